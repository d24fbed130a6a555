<?php
declare(strict_types=1);

namespace Storewright\Kernel\Background;

/**
 * A job that several workers may run at the same time: it shares its work out itself, and does not go by the cursor.
 */
interface ConcurrentJob extends Job {
}
