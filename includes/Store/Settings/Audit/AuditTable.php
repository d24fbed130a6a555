<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Audit;

use Storewright\Database\Table;

/**
 * The table of who changed which setting.
 */
final class AuditTable {

	public const NAME = 'storewright_settings_audit';

	/**
	 * Longest name of a group or setting that is kept, in characters.
	 */
	public const NAME_LENGTH = 191;

	/**
	 * The table as it is to be. What is too old is found by its date.
	 */
	public static function table(): Table {
		return new Table(
			self::NAME,
			'id bigint(20) unsigned NOT NULL auto_increment,
group_id varchar(191) NOT NULL,
setting varchar(191) NOT NULL,
user_id bigint(20) unsigned NOT NULL,
date_gmt datetime NOT NULL,
cause varchar(20) NOT NULL DEFAULT \'\',
old_value longtext NOT NULL,
new_value longtext NOT NULL,
PRIMARY KEY  (id),
KEY date_gmt (date_gmt)'
		);
	}
}
