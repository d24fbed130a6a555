<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Kernel\Errors\DomainError;

/**
 * It can't go into the trash.
 */
final class TrashRefused extends DomainError {}
