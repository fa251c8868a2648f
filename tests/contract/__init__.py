"""One contract for every adapter of a port; each adapter's tests inherit it."""

import pytest

pytest.register_assert_rewrite("tests.contract.store_contract")
