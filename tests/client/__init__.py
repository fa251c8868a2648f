"""What can be said of the browser client without a browser."""
