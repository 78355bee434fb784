"""The error messages shown to users, in their language."""

_WORDS: dict[str, dict[str, str]] = {
    "no-response": {
        "en": "The application did not respond",
        "fr": "L’application ne répond plus",
    },
    "failed": {"en": "This interaction failed", "fr": "Échec de l’interaction"},
    "modal-failed": {
        "en": "Something went wrong. Try again.",
        "fr": "Une erreur est survenue. Réessaie.",
    },
    "options-failed": {"en": "Loading options failed", "fr": "Échec du chargement des options"},
    "unknown-command": {"en": "This command is unknown", "fr": "Cette commande est inconnue"},
    "outdated-command": {
        "en": "This command is outdated, please try again in a few minutes",
        "fr": "Cette commande est obsolète, réessaie dans quelques minutes",
    },
    "option-required": {"en": "This option is required: {name}", "fr": "Cette option est obligatoire : {name}"},
    "option-unknown": {"en": "There is no option {name}", "fr": "Il n’y a pas d’option {name}"},
    "option-invalid": {
        "en": "Your input for {name} is not valid",
        "fr": "La valeur saisie pour {name} n’est pas valide",
    },
    "file-too-large": {
        "en": "Your file is too large: 10 MB at most",
        "fr": "Ton fichier est trop lourd : 10 Mo au plus",
    },
    "not-allowed": {
        "en": "You do not have permission to do that here",
        "fr": "Tu n’as pas la permission de faire cela ici",
    },
    "no-such-message": {"en": "This message is gone", "fr": "Ce message n’existe plus"},
    "no-such-component": {
        "en": "This message has no such component",
        "fr": "Ce message n’a pas ce composant",
    },
    "disabled": {"en": "This component is disabled", "fr": "Ce composant est désactivé"},
    "selection-invalid": {"en": "Make a valid selection", "fr": "Fais un choix valide"},
    "field-required": {"en": "This field is required: {name}", "fr": "Ce champ est obligatoire : {name}"},
    "field-length": {
        "en": "{name} must be between {low} and {high} characters long",
        "fr": "{name} doit compter entre {low} et {high} caractères",
    },
    "no-such-modal": {"en": "This form is no longer open", "fr": "Ce formulaire n’est plus ouvert"},
    "archived": {
        "en": "This thread is archived",
        "fr": "Ce fil est archivé",
    },
    "empty": {"en": "Cannot send an empty message", "fr": "Impossible d’envoyer un message vide"},
    "too-long": {
        "en": "Your message is too long: {high} characters at most",
        "fr": "Ton message est trop long : {high} caractères au plus",
    },
    "gone": {"en": "This channel is gone", "fr": "Ce salon n’existe plus"},
    "still-thinking": {
        "en": "The application is still thinking",
        "fr": "L’application réfléchit encore",
    },
}


def said(key: str, locale: str, **filled: str | int) -> str:
    """The sentence in the language of the locale, English if there is none."""
    language = "fr" if locale.startswith("fr") else "en"
    return _WORDS[key][language].format(**filled)
