<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Database\Table;
use Storewright\Shop\Reports\ReportColumns;

/**
 * WooCommerce's table of customers, the one of orders that says what they may download, and our own that accounts are listed and
 * searched by.
 */
final class Tables {

	public const LOOKUP = 'wc_customer_lookup';

	/**
	 * Accounts by role, sorted by name or time: see Index\AccountIndex.
	 */
	public const ACCOUNTS = 'storewright_accounts';

	/**
	 * How many accounts there are of each role.
	 */
	public const ACCOUNT_COUNTS = 'storewright_account_counts';

	/**
	 * The ends of each word of an account: see Index\AccountWords.
	 */
	public const WORDS = 'storewright_account_word_ends';

	/**
	 * Which account has which word.
	 */
	public const ACCOUNT_WORDS = 'storewright_account_words';

	public const DOWNLOADS = 'woocommerce_downloadable_product_permissions';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table( self::LOOKUP, ReportColumns::CUSTOMERS ),
			new Table(
				self::ACCOUNTS,
				"role varchar(60) NOT NULL DEFAULT '',
user_id bigint(20) unsigned NOT NULL,
name varchar(100) NOT NULL DEFAULT '',
registered datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
PRIMARY KEY  (role,user_id),
KEY role_name (role,name,user_id),
KEY role_registered (role,registered,user_id),
KEY user_id (user_id)"
			),
			new Table(
				self::ACCOUNT_COUNTS,
				"role varchar(60) NOT NULL DEFAULT '',
shard tinyint(3) unsigned NOT NULL DEFAULT 0,
accounts bigint(20) NOT NULL DEFAULT 0,
PRIMARY KEY  (role,shard)"
			),
			new Table(
				self::WORDS,
				'word_end varchar(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
word_id bigint(20) unsigned NOT NULL,
PRIMARY KEY  (word_end,word_id),
KEY word_id (word_id)'
			),
			new Table(
				self::ACCOUNT_WORDS,
				'word_id bigint(20) unsigned NOT NULL,
user_id bigint(20) unsigned NOT NULL,
PRIMARY KEY  (word_id,user_id),
KEY user_id (user_id)'
			),
		];
	}
}
