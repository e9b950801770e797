"""The rules of the games, one package each. They know the tools beside this folder, and not each other."""
