# Le plateau ouvert : des parties que tout le monde peut suivre.

# The setting, in /server setup.
command-server-setup-links = liens
command-server-setup-links-about = Laisser suivre par lien les parties des salons ouverts, les classements et les tournois ?
wish-links = Liens pour suivre
house-said-links-on = 🔗 Avec le lien, n’importe qui peut suivre les parties des salons lisibles par tous, et voir classements et tournois.
house-said-links-off = 🔗 Parties, classements et tournois ne se voient qu’ici.
house-links-on = Ouvrir les liens
house-links-off = Fermer les liens
