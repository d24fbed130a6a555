<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * A report of how things are now: requests ask for no time, and lists are sorted ascending if nothing is said.
 */
interface OfAllTime extends CountsAnyStatus, HasSource {}
