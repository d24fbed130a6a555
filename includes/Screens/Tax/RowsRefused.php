<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

use RuntimeException;

/**
 * A line can't be written; the lines say why.
 *
 * @internal Has a transaction undone.
 */
final class RowsRefused extends RuntimeException {
}
