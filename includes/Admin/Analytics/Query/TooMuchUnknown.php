<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use RuntimeException;

/**
 * Too many days are not known yet for somebody to wait for them.
 *
 * @internal
 */
final class TooMuchUnknown extends RuntimeException {}
