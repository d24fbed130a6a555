<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Storewright\Database\Connection;

/**
 * Finds orders of which reports say that somebody else has placed them than WooCommerce's tables do, or say more of whoever it was than is
 * left there. Some that it finds are right: OrderReports::is_of_another() looks at each.
 *
 * @internal
 */
final class ReassignedOrders {

	/**
	 * What is not like this is no e-mail address: WooCommerce reads it as none.
	 */
	private const ADDRESS = '%_@_%._%';

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Those of a range of ids, with one query by the primary keys of both sides. Texts are compared in digits: WooCommerce's tables need
	 * not have the collation of ours.
	 *
	 * @param int $from The lowest id that is compared.
	 * @param int $to   The highest one.
	 * @return list<int>
	 */
	public function of( int $from, int $to ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$stats  = $this->database->table( Tables::STATS );
		$erased = str_replace( '%', '%%', $this->database->quoted( AnonymizedOrders::email() ) );

		[ $orders, $country, $is_marked, $has_address ] = OrderUtil::custom_orders_table_usage_is_enabled()
			? $this->in_tables( $erased )
			: $this->in_posts( $erased );
		// Subqueries that count are asked of single orders: for EXISTS the database would read all of them first. On a network, an account
		// that was removed from the site is none.
		[ $members, $is_account ] = is_multisite()
			? [
				"LEFT JOIN {$wpdb->usermeta} k ON k.user_id = u.ID AND k.meta_key = '{$this->database->table( 'capabilities' )}'",
				'k.umeta_id IS NOT NULL',
			]
			: [ '', 'u.ID IS NOT NULL' ];
		return array_values(
			array_unique(
				array_map(
					intval( ... ),
					$this->database->column(
						"SELECT o.id FROM ( $orders ) o JOIN $stats s ON s.order_id = o.id
						LEFT JOIN {$this->database->table( Tables::CUSTOMERS )} c ON c.customer_id = s.customer_id
						LEFT JOIN {$wpdb->users} u ON u.ID = o.account $members
						WHERE ( $is_account AND ( c.user_id IS NULL OR c.user_id <> u.ID ) ) OR ( NOT ( $is_account ) AND (
							( o.email = '' AND s.customer_id <> 0 AND ( c.customer_id IS NULL OR c.user_id IS NOT NULL )
								AND NOT ( $is_marked ) )
							OR ( o.email = $erased AND s.customer_id <> 0 AND (
								HEX( s.storewright_country ) <> HEX( COALESCE( $country, '' ) )
								OR ( ( c.user_id IS NOT NULL OR c.email <> '' ) AND (
									SELECT 1 FROM $stats t WHERE t.customer_id = s.customer_id AND t.parent_id = 0 AND $has_address LIMIT 1
								) IS NULL )
							) )
							OR ( o.email NOT IN ( '', $erased ) AND ( s.customer_id <> 0 OR o.email LIKE %s ) AND (
								c.customer_id IS NULL OR c.user_id IS NOT NULL
								OR HEX( COALESCE( c.email, '' ) ) <> HEX( LOWER( SUBSTR( o.email, 1, 100 ) ) )
							) )
						) )",
						$from,
						$to,
						self::ADDRESS
					)
				)
			)
		);
	}

	/**
	 * @param string $erased The address of orders from which personal data was removed, as SQL.
	 * @return array{string, string, string, string} SQL: the orders with `id`, `account` and `email`; the country of an order, `o`; whether
	 *   personal data was removed from it; and whether an order, `t`, has an address of somebody.
	 */
	private function in_tables( string $erased ): array {
		$table = $this->database->table( 'wc_orders' );
		return [
			"SELECT id, customer_id AS account, COALESCE( billing_email, '' ) AS email FROM $table
			WHERE id BETWEEN %d AND %d AND type = 'shop_order'",
			"( SELECT MAX( a.country ) FROM {$this->database->table( 'wc_order_addresses' )} a
				WHERE a.order_id = o.id AND a.address_type = 'billing' )",
			"( SELECT COUNT(*) FROM {$this->database->table( 'wc_orders_meta' )} m
				WHERE m.order_id = o.id AND m.meta_key = '" . AnonymizedOrders::MARK . "' AND m.meta_value = 'yes' ) > 0",
			"( SELECT COUNT(*) FROM $table m WHERE m.id = t.order_id AND m.billing_email NOT IN ( '', $erased ) ) > 0",
		];
	}

	/**
	 * @param string $erased As above.
	 * @return array{string, string, string, string} As above.
	 */
	private function in_posts( string $erased ): array {
		$meta  = $this->database->table( 'postmeta' );
		$index = $this->database->is_sqlite() ? '' : 'FORCE INDEX ( PRIMARY )';
		$value = static fn( string $key ): string => "MAX( CASE WHEN m.meta_key = '$key' THEN m.meta_value END )";
		return [
			"SELECT p.ID AS id, CAST( {$value( '_customer_user' )} AS SIGNED ) AS account, COALESCE( {$value( '_billing_email' )}, '' ) AS email,
				{$value( '_billing_country' )} AS country, {$value( AnonymizedOrders::MARK )} AS marked
			FROM {$this->database->table( 'posts' )} p $index LEFT JOIN $meta m ON m.post_id = p.ID
				AND m.meta_key IN ( '_customer_user', '_billing_email', '_billing_country', '" . AnonymizedOrders::MARK . "' )
			WHERE p.ID BETWEEN %d AND %d AND p.post_type = 'shop_order' GROUP BY p.ID",
			'o.country',
			"( COALESCE( o.marked, '' ) = 'yes' )",
			"( SELECT COUNT(*) FROM $meta m WHERE m.post_id = t.order_id AND m.meta_key = '_billing_email'
				AND m.meta_value NOT IN ( '', $erased ) ) > 0",
		];
	}
}
