"""The plain page that stands here until there is a client for browsers."""

from html import escape


def plain_page(base: str, code: str | None) -> str:
    """Say what this is, and what can be done with it today."""
    base = escape(base)
    table, join = "", "pinxit play"
    if code:
        code = escape(code)
        table = f"<p>This is the table <strong>{code}</strong>.</p>"
        join = f"pinxit play --join {base}/t/{code}"
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pinxit</title>
<style>
  body {{ font: 1.1rem/1.6 Georgia, serif; max-width: 34rem; margin: 4rem auto; padding: 0 1rem;
    background: #f6efe2; color: #33261d }}
  code {{ background: #e9dcc4; padding: 0 .3em; border-radius: .2em }}
</style>
<h1>Pinxit</h1>
<p>The open table for Dixit. The server is running.</p>
{table}
<p>The client for browsers is being built. Until then, play from a terminal with
<code>{join}</code>, or write a client: the protocol is published at
<a href="{base}/api/schema.json"><code>/api/schema.json</code></a>.</p>
</html>
"""
