<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Database\Connection;

/**
 * What terms are sorted by, as SQL.
 */
final class TermOrder {

	/**
	 * The columns behind `ORDER BY`, of a query in which `t` are the terms.
	 *
	 * @param Connection   $database
	 * @param string       $order_by  One of Attribute::ORDERS.
	 * @param 'ASC'|'DESC' $direction Of what they are sorted by; those that are alike are in the order of their names.
	 */
	public static function sql( Connection $database, string $order_by, string $direction = 'ASC' ): string {
		// A term that was never put into an order has none: it counts as 0, as over REST.
		$place = "COALESCE( ( SELECT MIN( o.meta_value + 0 ) FROM {$database->table( 'termmeta' )} o
			WHERE o.term_id = t.term_id AND o.meta_key = 'order' ), 0 )";
		return match ( $order_by ) {
			'id'       => "t.term_id $direction",
			'name'     => "t.name $direction, t.term_id",
			'name_num' => "t.name + 0 $direction, t.name, t.term_id",
			default    => "$place $direction, t.name, t.term_id",
		};
	}
}
