<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes;

use Storewright\Database\Table;

/**
 * WooCommerce's table of attributes.
 */
final class AttributesTable {

	/**
	 * The table as it is to be.
	 */
	public static function table(): Table {
		return new Table(
			AttributeQuery::TABLE,
			"attribute_id bigint(20) unsigned NOT NULL auto_increment,
attribute_name varchar(200) NOT NULL,
attribute_label varchar(200) NULL,
attribute_type varchar(20) NOT NULL,
attribute_orderby varchar(20) NOT NULL,
attribute_public int(1) NOT NULL DEFAULT '1',
PRIMARY KEY  (attribute_id),
KEY attribute_name (attribute_name(20))"
		);
	}
}
