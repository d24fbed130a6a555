<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use Storewright\Database\Table;

/**
 * WooCommerce's table of consumer keys, and two of ours that hold nothing older than some minutes.
 */
final class Tables {

	public const KEYS = 'woocommerce_api_keys';

	public const NONCES = 'storewright_key_nonces';

	public const FAILURES = 'storewright_key_failures';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table(
				self::KEYS,
				'key_id bigint(20) unsigned NOT NULL auto_increment,
user_id bigint(20) unsigned NOT NULL,
description varchar(200) NULL,
permissions varchar(10) NOT NULL,
consumer_key char(64) NOT NULL,
consumer_secret char(43) NOT NULL,
nonces longtext NULL,
truncated_key char(7) NOT NULL,
last_access datetime NULL DEFAULT NULL,
PRIMARY KEY  (key_id),
KEY consumer_key (consumer_key),
KEY consumer_secret (consumer_secret)'
			),
			new Table(
				self::NONCES,
				'nonce char(64) NOT NULL,
expires bigint(20) unsigned NOT NULL,
PRIMARY KEY  (nonce),
KEY expires (expires)'
			),
			new Table(
				self::FAILURES,
				'bucket char(64) NOT NULL,
since bigint(20) unsigned NOT NULL,
failures int(10) unsigned NOT NULL,
PRIMARY KEY  (bucket),
KEY since (since)'
			),
		];
	}
}
