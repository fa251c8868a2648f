"""One contract for every memory of tables, which each adapter's tests inherit; and the others."""

import pytest

pytest.register_assert_rewrite("tests.adapters.store_contract")
