"""The wire: what is sent, to whom, and that it is neither too little nor too much."""
