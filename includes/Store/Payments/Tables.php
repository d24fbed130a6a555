<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Database\Table;

/**
 * WooCommerce's tables of means of payment that customers have saved: extensions keep them there.
 */
final class Tables {

	public const TOKENS = 'woocommerce_payment_tokens';

	public const TOKEN_META = 'woocommerce_payment_tokenmeta';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table(
				self::TOKENS,
				"token_id bigint(20) unsigned NOT NULL auto_increment,
gateway_id varchar(200) NOT NULL,
token text NOT NULL,
user_id bigint(20) unsigned NOT NULL DEFAULT '0',
type varchar(200) NOT NULL,
is_default tinyint(1) NOT NULL DEFAULT '0',
PRIMARY KEY  (token_id),
KEY user_id (user_id)"
			),
			new Table(
				self::TOKEN_META,
				'meta_id bigint(20) unsigned NOT NULL auto_increment,
payment_token_id bigint(20) unsigned NOT NULL,
meta_key varchar(255) NULL,
meta_value longtext NULL,
PRIMARY KEY  (meta_id),
KEY payment_token_id (payment_token_id),
KEY meta_key (meta_key(32))'
			),
		];
	}
}
