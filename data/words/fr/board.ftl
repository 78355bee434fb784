# Le plateau ouvert : des parties que tout le monde peut suivre.

# The setting, in /server setup.
command-server-setup-links = liens
command-server-setup-links-about = Laisser suivre par lien les parties des salons que tout le monde peut lire ?
wish-links = Liens pour suivre
house-said-links-on = 🔗 Avec le lien, tout le monde peut suivre les parties des salons lisibles par tous.
house-said-links-off = 🔗 Les parties ne se suivent qu’ici.
house-links-on = Ouvrir les liens
house-links-off = Fermer les liens
