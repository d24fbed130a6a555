<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

use Storewright\Database\Table;

/**
 * The table of what was imported.
 */
final class Tables {

	/**
	 * Which object here is which one of another shop, and what it said there.
	 */
	public const MAP = 'storewright_imports';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table(
				self::MAP,
				"source varchar(60) NOT NULL,
kind varchar(20) NOT NULL,
source_id bigint(20) unsigned NOT NULL,
local_id bigint(20) unsigned NOT NULL,
digest char(32) NOT NULL DEFAULT '',
PRIMARY KEY  (source,kind,source_id)"
			),
		];
	}
}
