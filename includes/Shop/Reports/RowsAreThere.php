<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use RuntimeException;

/**
 * Rows of orders could not be added, as somebody else has added them since it was looked.
 *
 * @internal
 */
final class RowsAreThere extends RuntimeException {}
