"""What is in deploy/: read by every `make test`, and really run by `make deploy-check`."""
