"""What a host does to let a program sit down."""

import httpx2
import msgspec

from pinxit.client import Place
from pinxit.protocol.http import Admission
from pinxit.protocol.operations import ADMIT_COMPUTER


async def admission_of(host: Place) -> str:
    """Make a code for one program, as the host's page does."""
    async with httpx2.AsyncClient(trust_env=False) as http:
        answer = await http.post(
            host.server + ADMIT_COMPUTER.at(code=host.code),
            headers={"authorization": f"Bearer {host.token}"},
        )
    assert answer.status_code == httpx2.codes.CREATED, answer.text
    return msgspec.json.decode(answer.content, type=Admission).admission
