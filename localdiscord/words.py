"""The error messages shown to users, in their language."""

_LANGUAGES = ("en", "fr", "es")
_WORDS = {  # in the order of the languages
    "no-response": (
        "The application did not respond",
        "L’application ne répond plus",
        "La aplicación no ha respondido",
    ),
    "failed": ("This interaction failed", "Échec de l’interaction", "Esta interacción ha fallado"),
    "modal-failed": (
        "Something went wrong. Try again.",
        "Une erreur est survenue. Réessaie.",
        "Algo salió mal. Inténtalo de nuevo.",
    ),
    "options-failed": (
        "Loading options failed",
        "Échec du chargement des options",
        "No se pudieron cargar las opciones",
    ),
    "unknown-command": ("This command is unknown", "Cette commande est inconnue", "Este comando es desconocido"),
    "outdated-command": (
        "This command is outdated, please try again in a few minutes",
        "Cette commande est obsolète, réessaie dans quelques minutes",
        "Este comando está desactualizado, inténtalo de nuevo en unos minutos",
    ),
    "option-required": (
        "This option is required: {name}",
        "Cette option est obligatoire : {name}",
        "Esta opción es obligatoria: {name}",
    ),
    "option-unknown": ("There is no option {name}", "Il n’y a pas d’option {name}", "No hay ninguna opción {name}"),
    "option-invalid": (
        "Your input for {name} is not valid",
        "La valeur saisie pour {name} n’est pas valide",
        "El valor de {name} no es válido",
    ),
    "file-too-large": (
        "Your file is too large: 10 MB at most",
        "Ton fichier est trop lourd : 10 Mo au plus",
        "Tu archivo es demasiado grande: 10 MB como máximo",
    ),
    "not-allowed": (
        "You do not have permission to do that here",
        "Tu n’as pas la permission de faire cela ici",
        "No tienes permiso para hacer eso aquí",
    ),
    "no-such-message": ("This message is gone", "Ce message n’existe plus", "Este mensaje ya no existe"),
    "no-such-component": (
        "This message has no such component",
        "Ce message n’a pas ce composant",
        "Este mensaje no tiene ese componente",
    ),
    "disabled": ("This component is disabled", "Ce composant est désactivé", "Este componente está desactivado"),
    "selection-invalid": ("Make a valid selection", "Fais un choix valide", "Haz una selección válida"),
    "field-required": (
        "This field is required: {name}",
        "Ce champ est obligatoire : {name}",
        "Este campo es obligatorio: {name}",
    ),
    "field-length": (
        "{name} must be between {low} and {high} characters long",
        "{name} doit compter entre {low} et {high} caractères",
        "{name} debe tener entre {low} y {high} caracteres",
    ),
    "no-such-modal": (
        "This form is no longer open",
        "Ce formulaire n’est plus ouvert",
        "Este formulario ya no está abierto",
    ),
    "archived": ("This thread is archived", "Ce fil est archivé", "Este hilo está archivado"),
    "empty": (
        "Cannot send an empty message",
        "Impossible d’envoyer un message vide",
        "No se puede enviar un mensaje vacío",
    ),
    "too-long": (
        "Your message is too long: {high} characters at most",
        "Ton message est trop long : {high} caractères au plus",
        "Tu mensaje es demasiado largo: {high} caracteres como máximo",
    ),
    "no-shared-server": (
        "You share no server with {name}",
        "Tu n’as aucun serveur en commun avec {name}",
        "No compartes ningún servidor con {name}",
    ),
    "group-full": (
        "A group has at most {most} people",
        "Un groupe compte au plus {most} personnes",
        "Un grupo tiene como máximo {most} personas",
    ),
    "gone": ("This channel is gone", "Ce salon n’existe plus", "Este canal ya no existe"),
    "still-thinking": (
        "The application is still thinking",
        "L’application réfléchit encore",
        "La aplicación sigue pensando",
    ),
}


def localized(key: str, locale: str, **filled: str | int) -> str:
    """The sentence in the language of the locale, English if there is none."""
    language = locale.partition("-")[0]
    return _WORDS[key][_LANGUAGES.index(language) if language in _LANGUAGES else 0].format(**filled)
