<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use RuntimeException;

/**
 * An order is stored, and WooCommerce can't read it.
 *
 * @internal
 */
final class UnreadableOrder extends RuntimeException {}
