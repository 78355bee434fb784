"""The error messages shown to users, in their language."""

_WORDS = {  # in English and in French
    "no-response": ("The application did not respond", "L’application ne répond plus"),
    "failed": ("This interaction failed", "Échec de l’interaction"),
    "modal-failed": ("Something went wrong. Try again.", "Une erreur est survenue. Réessaie."),
    "options-failed": ("Loading options failed", "Échec du chargement des options"),
    "unknown-command": ("This command is unknown", "Cette commande est inconnue"),
    "outdated-command": (
        "This command is outdated, please try again in a few minutes",
        "Cette commande est obsolète, réessaie dans quelques minutes",
    ),
    "option-required": ("This option is required: {name}", "Cette option est obligatoire : {name}"),
    "option-unknown": ("There is no option {name}", "Il n’y a pas d’option {name}"),
    "option-invalid": ("Your input for {name} is not valid", "La valeur saisie pour {name} n’est pas valide"),
    "file-too-large": ("Your file is too large: 10 MB at most", "Ton fichier est trop lourd : 10 Mo au plus"),
    "not-allowed": ("You do not have permission to do that here", "Tu n’as pas la permission de faire cela ici"),
    "no-such-message": ("This message is gone", "Ce message n’existe plus"),
    "no-such-component": ("This message has no such component", "Ce message n’a pas ce composant"),
    "disabled": ("This component is disabled", "Ce composant est désactivé"),
    "selection-invalid": ("Make a valid selection", "Fais un choix valide"),
    "field-required": ("This field is required: {name}", "Ce champ est obligatoire : {name}"),
    "field-length": (
        "{name} must be between {low} and {high} characters long",
        "{name} doit compter entre {low} et {high} caractères",
    ),
    "no-such-modal": ("This form is no longer open", "Ce formulaire n’est plus ouvert"),
    "archived": ("This thread is archived", "Ce fil est archivé"),
    "empty": ("Cannot send an empty message", "Impossible d’envoyer un message vide"),
    "too-long": (
        "Your message is too long: {high} characters at most",
        "Ton message est trop long : {high} caractères au plus",
    ),
    "no-shared-server": ("You share no server with {name}", "Tu n’as aucun serveur en commun avec {name}"),
    "group-full": ("A group has at most {most} people", "Un groupe compte au plus {most} personnes"),
    "gone": ("This channel is gone", "Ce salon n’existe plus"),
    "still-thinking": ("The application is still thinking", "L’application réfléchit encore"),
}


def localized(key: str, locale: str, **filled: str | int) -> str:
    """The sentence in the language of the locale, English if there is none."""
    english, french = _WORDS[key]
    return (french if locale.startswith("fr") else english).format(**filled)
