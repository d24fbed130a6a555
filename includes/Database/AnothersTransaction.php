<?php
declare(strict_types=1);

namespace Storewright\Database;

use RuntimeException;

/**
 * A transaction of another plugin's is open: one of ours would commit it.
 *
 * @internal
 */
final class AnothersTransaction extends RuntimeException {}
