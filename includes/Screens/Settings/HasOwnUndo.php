<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

/**
 * A section that says itself how what it does is undone, or for which that makes no sense: the page offers nothing more.
 */
interface HasOwnUndo {}
