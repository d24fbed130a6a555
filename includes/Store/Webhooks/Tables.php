<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Database\Table;

/**
 * WooCommerce's table of webhooks, and ours of what is to be and was delivered.
 */
final class Tables {

	public const WEBHOOKS = 'wc_webhooks';

	public const DELIVERIES = 'storewright_webhook_deliveries';

	/**
	 * Fields that WooCommerce's table has no column for, a row per webhook where it differs from the default: the payload, how long
	 * its last attempt took, and the worker that delivers to it now (lease) until which Unix time.
	 */
	public const STATE = 'storewright_webhook_state';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table(
				self::WEBHOOKS,
				"webhook_id bigint(20) unsigned NOT NULL auto_increment,
status varchar(200) NOT NULL,
name text NOT NULL,
user_id bigint(20) unsigned NOT NULL,
delivery_url text NOT NULL,
secret text NOT NULL,
topic varchar(200) NOT NULL,
date_created datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
date_created_gmt datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
date_modified datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
date_modified_gmt datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
api_version smallint(4) NOT NULL,
failure_count smallint(10) NOT NULL DEFAULT '0',
pending_delivery tinyint(1) NOT NULL DEFAULT '0',
PRIMARY KEY  (webhook_id),
KEY user_id (user_id)"
			),
			new Table(
				self::DELIVERIES,
				"id bigint(20) unsigned NOT NULL auto_increment,
webhook_id bigint(20) unsigned NOT NULL,
topic varchar(200) NOT NULL,
resource_id bigint(20) unsigned NOT NULL,
status varchar(20) NOT NULL,
attempts smallint(4) NOT NULL DEFAULT '0',
created_gmt datetime NOT NULL,
due_gmt datetime NOT NULL,
duration_ms int(10) unsigned NOT NULL DEFAULT '0',
request_url text NULL,
request_headers text NULL,
request_body longtext NULL,
response_code smallint(4) NOT NULL DEFAULT '0',
response_message varchar(200) NOT NULL DEFAULT '',
response_headers text NULL,
response_body text NULL,
PRIMARY KEY  (id),
KEY status_due (status,due_gmt),
KEY webhook_id (webhook_id),
KEY waiting (webhook_id,status,due_gmt),
KEY created_gmt (created_gmt),
KEY resource_id (resource_id)"
			),
			new Table(
				self::STATE,
				"webhook_id bigint(20) unsigned NOT NULL,
payload varchar(10) NOT NULL DEFAULT 'full',
latency_ms int(10) unsigned NOT NULL DEFAULT '0',
lease char(16) NOT NULL DEFAULT '',
leased_until bigint(20) unsigned NOT NULL DEFAULT '0',
PRIMARY KEY  (webhook_id)"
			),
		];
	}
}
