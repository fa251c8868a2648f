"""The memory without a disk keeps the contract."""

import pytest

from pinxit.adapters import MemoryStore, open_store
from pinxit.table.ports import Store
from tests.adapters.store_contract import WholeStoreContract


class TestMemoryStore(WholeStoreContract):
    @pytest.fixture
    def store(self) -> Store:
        return MemoryStore()


@pytest.mark.asyncio
async def test_it_is_opened_by_its_url() -> None:
    assert isinstance(await open_store("memory:"), MemoryStore)
