<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * A report that is not about orders, so that their statuses don't matter.
 */
interface CountsAnyStatus {}
