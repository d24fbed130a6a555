<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * A report of rows that indexes sort: those that are equal are sorted by id in the same direction, so that a page is read along the index.
 */
interface SortsByIndex {}
