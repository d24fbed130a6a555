<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

/**
 * The columns of the tables of DayTotals.
 *
 * @internal
 */
final class DayTables {

	/**
	 * Of DayTotals::TABLE.
	 */
	public const DAYS = "date_type varchar(9) NOT NULL,
day date NOT NULL,
status varchar(20) NOT NULL,
currency varchar(10) NOT NULL DEFAULT '',
is_refund tinyint(1) NOT NULL DEFAULT 0,
returning_customer tinyint(1) NOT NULL DEFAULT 0,
shard tinyint(3) unsigned NOT NULL DEFAULT 0,
orders bigint(20) NOT NULL DEFAULT 0,
items bigint(20) NOT NULL DEFAULT 0,
total decimal(26,8) NOT NULL DEFAULT 0,
tax decimal(26,8) NOT NULL DEFAULT 0,
shipping decimal(26,8) NOT NULL DEFAULT 0,
net decimal(26,8) NOT NULL DEFAULT 0,
coupons decimal(26,8) NOT NULL DEFAULT 0,
refunds decimal(26,8) NOT NULL DEFAULT 0,
PRIMARY KEY  (date_type,day,status,currency,is_refund,returning_customer,shard)";

	/**
	 * Of DayTotals::PARTS.
	 */
	public const PARTS = "kind varchar(20) NOT NULL,
date_type varchar(9) NOT NULL,
day date NOT NULL,
value varchar(100) NOT NULL DEFAULT '',
status varchar(20) NOT NULL,
currency varchar(10) NOT NULL DEFAULT '',
is_refund tinyint(1) NOT NULL DEFAULT 0,
shard tinyint(3) unsigned NOT NULL DEFAULT 0,
orders bigint(20) NOT NULL DEFAULT 0,
items bigint(20) NOT NULL DEFAULT 0,
total decimal(26,8) NOT NULL DEFAULT 0,
tax decimal(26,8) NOT NULL DEFAULT 0,
shipping decimal(26,8) NOT NULL DEFAULT 0,
net decimal(26,8) NOT NULL DEFAULT 0,
coupons decimal(26,8) NOT NULL DEFAULT 0,
refunds decimal(26,8) NOT NULL DEFAULT 0,
PRIMARY KEY  (kind,date_type,day,value,status,currency,is_refund,shard),
KEY unfolded (shard,day)";
}
