#!/bin/sh
# Makes the words by which the parts of several.yaml know each other, in a folder; keeps those that are
# there. Begun as root, each file is for that part alone which reads it.
set -eu
folder=${1:?"say into which folder, such as: sh secrets.sh secrets"}
mkdir -p "$folder"
chmod 700 "$folder"
if [ -e "$folder/database" ]; then
    echo "$folder: they are there already, and stay as they are."
    exit 0
fi
word() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
postgres=$(word)
valkey=$(word)
printf '%s' "$postgres" > "$folder/postgres"
printf 'requirepass %s\nsave ""\nappendonly no\ndir /data\n' "$valkey" > "$folder/valkey"
printf 'redis://:%s@bus:6379' "$valkey" > "$folder/bus"
printf 'postgresql://pinxit:%s@db/pinxit' "$postgres" > "$folder/database"
if [ "$(id -u)" = 0 ]; then
    chown 8484 "$folder/database" "$folder/bus"
    chown 999 "$folder/postgres" "$folder/valkey"
    chmod 400 "$folder"/*
else
    # Whoever is in a container is somebody else: they may read the files, and nobody comes to the folder.
    chmod 444 "$folder"/*
fi
