<?php
/**
 * Asks every invariant of the shop's tables and prints as JSON what breaks them: name of the invariant => rows, ten at most.
 *
 * Runs in WP-CLI. Arguments: a file with what the clients know, as JSON: `made` (ids of orders that were answered as made and not
 * deleted), `gone` (ids of those that were answered as deleted), `refunds` (ids of refunds that were answered as made).
 *
 * @package Storewright
 *
 * @var list<string> $args
 */

global $wpdb;
$storewright_p = $wpdb->prefix;
// phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
$storewright_known = json_decode( (string) file_get_contents( $args[0] ), true );

// What requests leave to the background when they are disturbed.
// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
do_action( 'storewright_run_job', 'sync_parent_products' );

$storewright_none   = static fn( array $ids ): string => array() === $ids ? '0' : implode( ',', array_map( 'intval', $ids ) );
$storewright_listed = "o.type = 'shop_order' AND o.status NOT IN ( 'wc-checkout-draft', 'auto-draft' )";
$storewright_qty    = "CAST( ( SELECT m.meta_value FROM {$storewright_p}woocommerce_order_itemmeta m
	WHERE m.order_item_id = i.order_item_id AND m.meta_key = '_qty' ) AS SIGNED )";
$storewright_item   = static fn( string $key ): string => "( SELECT m.meta_value FROM {$storewright_p}woocommerce_order_itemmeta m
	WHERE m.order_item_id = i.order_item_id AND m.meta_key = '$key' )";
$storewright_meta   = static fn( string $key ): string => "( SELECT MIN( m.meta_value ) FROM {$storewright_p}postmeta m
	WHERE m.post_id = p.ID AND m.meta_key = '$key' )";
$storewright_period = static fn( string $column, int $length ): string => "SUBSTR( o.$column, 1, $length )";
$storewright_counts = static fn( int $kind, string $period, string $by ): string => "SELECT * FROM (
	SELECT period, type, status, $by SUM( n ) AS difference FROM (
		SELECT $period AS period, o.type, o.status, " . str_replace( array( 'created_via', 'guest' ), array( "COALESCE( d.created_via, '' ) AS created_via", 'CASE WHEN COALESCE( o.customer_id, 0 ) = 0 THEN 1 ELSE 0 END AS guest' ), $by ) . " 1 AS n
		FROM {$storewright_p}wc_orders o LEFT JOIN {$storewright_p}wc_order_operational_data d ON d.order_id = o.id
		UNION ALL SELECT period, type, status, $by -orders FROM {$storewright_p}storewright_order_counts WHERE kind = $kind
	) a GROUP BY period, type, status" . ( '' === $by ? '' : ', created_via, guest' ) . ' ) b WHERE difference <> 0';

$storewright_sums = static fn( string $table, string $kind, string $value ): string => "SELECT value, status FROM (
	SELECT COALESCE( $value, '' ) AS value, s.status, 1 AS n, s.total_sales AS total FROM {$storewright_p}wc_order_stats s
	JOIN {$storewright_p}wc_orders o ON o.id = CASE WHEN s.parent_id = 0 THEN s.order_id ELSE s.parent_id END
	LEFT JOIN {$storewright_p}wc_order_addresses a ON a.order_id = o.id AND a.address_type = 'billing'
	UNION ALL SELECT " . ( '' === $kind ? "''" : 'value' ) . ", status, -orders, -total FROM {$storewright_p}$table
	WHERE date_type = 'created'" . ( '' === $kind ? '' : " AND kind = '$kind'" ) . '
) t GROUP BY value, status HAVING SUM( n ) <> 0 OR ABS( SUM( total ) ) > 0.001';

$storewright_invariants = array(
	'an order that was answered as made is there'      => 'SELECT a.id FROM ( SELECT 0 AS id' . implode(
		'',
		array_map( static fn( int $id ): string => " UNION ALL SELECT $id", $storewright_known['made'] )
	) . " ) a LEFT JOIN {$storewright_p}wc_orders o ON o.id = a.id WHERE a.id > 0 AND o.id IS NULL",
	'a refund that was answered as made is there'      => 'SELECT a.id FROM ( SELECT 0 AS id' . implode(
		'',
		array_map( static fn( int $id ): string => " UNION ALL SELECT $id", $storewright_known['refunds'] )
	) . " ) a LEFT JOIN {$storewright_p}wc_orders o ON o.id = a.id WHERE a.id > 0 AND o.id IS NULL",
	'an order that was answered as deleted is gone'    => "SELECT id FROM {$storewright_p}wc_orders
	WHERE id IN ( {$storewright_none( $storewright_known['gone'] )} )",
	'an order has its operational data'                => "SELECT o.id FROM {$storewright_p}wc_orders o
	LEFT JOIN {$storewright_p}wc_order_operational_data d ON d.order_id = o.id WHERE d.order_id IS NULL",
	'an order has its billing address'                 => "SELECT o.id FROM {$storewright_p}wc_orders o
	LEFT JOIN {$storewright_p}wc_order_addresses a ON a.order_id = o.id AND a.address_type = 'billing' WHERE o.type = 'shop_order'
		AND a.order_id IS NULL",
	'an order has its place in wp_posts'               => "SELECT o.id FROM {$storewright_p}wc_orders o
	LEFT JOIN {$storewright_p}posts p ON p.ID = o.id AND p.post_type = 'shop_order_placehold' WHERE p.ID IS NULL",
	'a place in wp_posts has its order'                => "SELECT p.ID FROM {$storewright_p}posts p
	LEFT JOIN {$storewright_p}wc_orders o ON o.id = p.ID WHERE p.post_type = 'shop_order_placehold' AND o.id IS NULL",
	'an order has its items'                           => "SELECT o.id FROM {$storewright_p}wc_orders o
	LEFT JOIN {$storewright_p}woocommerce_order_items i ON i.order_id = o.id AND i.order_item_type = 'line_item'
		WHERE o.type = 'shop_order' AND i.order_id IS NULL",
	'an item has all of its fields'                    => "SELECT i.order_id, i.order_item_id
	FROM {$storewright_p}woocommerce_order_items i WHERE i.order_item_type = 'line_item' AND 5 <> (
		SELECT COUNT( DISTINCT m.meta_key ) FROM {$storewright_p}woocommerce_order_itemmeta m
		WHERE m.order_item_id = i.order_item_id
		AND m.meta_key IN ( '_product_id', '_variation_id', '_qty', '_line_total', '_line_tax_data' ) )",
	'a field of an item is there once'                 => "SELECT order_item_id, meta_key
	FROM {$storewright_p}woocommerce_order_itemmeta GROUP BY order_item_id, meta_key HAVING COUNT(*) > 1",
	'an item has its order'                            => "SELECT i.order_item_id FROM {$storewright_p}woocommerce_order_items i
	LEFT JOIN {$storewright_p}wc_orders o ON o.id = i.order_id WHERE o.id IS NULL",
	'a field has its item'                             => "SELECT m.meta_id FROM {$storewright_p}woocommerce_order_itemmeta m
	LEFT JOIN {$storewright_p}woocommerce_order_items i ON i.order_item_id = m.order_item_id WHERE i.order_item_id IS NULL",
	'a refund has its order'                           => "SELECT r.id FROM {$storewright_p}wc_orders r
	LEFT JOIN {$storewright_p}wc_orders o ON o.id = r.parent_order_id WHERE r.type = 'shop_order_refund' AND o.id IS NULL",
	// An order may be lowered below what was refunded before. What counts is the total at the moment of each refund.
	'no more is refunded than is left at that moment'  => 'SELECT m.order_id AS id, m.at, m.refunded_by_then, m.total_then
	FROM ( SELECT l.order_id, l.at, l.refunded, SUM( l.refunded ) OVER ( PARTITION BY l.order_id
	ORDER BY l.at ROWS UNBOUNDED PRECEDING ) AS refunded_by_then,
		( SELECT t.total FROM chaos_money t WHERE t.order_id = l.order_id AND t.total IS NOT NULL AND t.at <= l.at
		ORDER BY t.at DESC LIMIT 1 ) AS total_then FROM chaos_money l ) m WHERE m.refunded > 0 AND m.refunded_by_then > m.total_then',
	'each refund was seen by the database'             => "SELECT o.id FROM {$storewright_p}wc_orders o
	LEFT JOIN {$storewright_p}wc_orders r ON r.parent_order_id = o.id AND r.type = 'shop_order_refund' WHERE o.type = 'shop_order'
		GROUP BY o.id HAVING COALESCE( SUM( -r.total_amount ), 0 ) <> ( SELECT SUM( m.refunded ) FROM chaos_money m
		WHERE m.order_id = o.id )",
	'what became refunded was refunded wholly'         => "SELECT s.order_id, s.at FROM chaos_statuses s
	WHERE s.status = 'wc-refunded' AND ( SELECT t.total FROM chaos_money t WHERE t.order_id = s.order_id AND t.total IS NOT NULL
		AND t.at <= s.at ORDER BY t.at DESC LIMIT 1 ) > ( SELECT SUM( m.refunded ) FROM chaos_money m WHERE m.order_id = s.order_id )",
	'each change of status has its note'               => "SELECT o.id, ( SELECT COUNT(*) FROM chaos_statuses s
	WHERE s.order_id = o.id ) AS changes, ( SELECT COUNT(*) FROM {$storewright_p}comments c WHERE c.comment_post_ID = o.id
	AND c.comment_content LIKE 'Order status changed from%' ) AS notes FROM {$storewright_p}wc_orders o
		WHERE o.type = 'shop_order' HAVING changes <> notes",
	'a note has its order'                             => "SELECT c.comment_ID FROM {$storewright_p}comments c
	LEFT JOIN {$storewright_p}wc_orders o ON o.id = c.comment_post_ID WHERE c.comment_type = 'order_note' AND o.id IS NULL",
	'the total is the sum of the items'                => "SELECT o.id, o.total_amount, SUM( CAST( {$storewright_item( '_line_total' )} AS DECIMAL( 26, 8 ) ) ) AS items FROM {$storewright_p}wc_orders o JOIN {$storewright_p}woocommerce_order_items i ON i.order_id = o.id AND i.order_item_type = 'line_item' WHERE o.type = 'shop_order' GROUP BY o.id, o.total_amount HAVING ABS( o.total_amount - items ) > 0.011",
	'stock is what was there without what orders hold' => "SELECT p.ID, {$storewright_meta( '_stock' )} AS stock
	FROM {$storewright_p}posts p WHERE {$storewright_meta( '_manage_stock' )} = 'yes'
		AND CAST( {$storewright_meta( '_stock' )} AS SIGNED ) <> CASE WHEN p.post_title = 'Scarce' THEN 40 ELSE 1000000 END
			- COALESCE( ( SELECT SUM( CAST( {$storewright_item( '_reduced_stock' )} AS SIGNED ) )
			FROM {$storewright_p}woocommerce_order_items i WHERE i.order_item_type = 'line_item'
			AND p.ID = CASE WHEN {$storewright_item( '_variation_id' )} > 0
				THEN {$storewright_item( '_variation_id' )} ELSE {$storewright_item( '_product_id' )} END ), 0 )",
	'the lookup has the stock of the product'          => "SELECT l.product_id FROM {$storewright_p}wc_product_meta_lookup l
	JOIN {$storewright_p}posts p ON p.ID = l.product_id WHERE {$storewright_meta( '_manage_stock' )} = 'yes'
		AND ( l.stock_quantity <> {$storewright_meta( '_stock' )} OR l.stock_status <> {$storewright_meta( '_stock_status' )} )",
	'a coupon was used as often as orders use it'      => "SELECT p.ID, {$storewright_meta( 'usage_count' )} AS noted
	FROM {$storewright_p}posts p WHERE p.post_type = 'shop_coupon' AND CAST( {$storewright_meta( 'usage_count' )} AS SIGNED ) <> (
		SELECT COUNT(*) FROM {$storewright_p}woocommerce_order_items i
		JOIN {$storewright_p}wc_order_operational_data d ON d.order_id = i.order_id WHERE i.order_item_type = 'coupon'
			AND i.order_item_name = p.post_title AND d.coupon_usages_are_counted = 1 )",
	'each use of a coupon is in the table of uses'     => "SELECT p.ID FROM {$storewright_p}posts p
	WHERE p.post_type = 'shop_coupon' AND CAST( {$storewright_meta( 'usage_count' )} AS SIGNED ) <> ( SELECT COUNT(*)
		FROM {$storewright_p}storewright_coupon_uses u WHERE u.coupon_id = p.ID )",
	'a coupon’s users are as many as its uses'         => "SELECT p.ID FROM {$storewright_p}posts p
	WHERE p.post_type = 'shop_coupon' AND CAST( {$storewright_meta( 'usage_count' )} AS SIGNED ) <> ( SELECT COUNT(*)
		FROM {$storewright_p}postmeta m WHERE m.post_id = p.ID AND m.meta_key = '_used_by' )",
	'a coupon is not used more often than allowed'     => "SELECT p.ID FROM {$storewright_p}posts p WHERE p.post_title = 'limited'
	AND CAST( {$storewright_meta( 'usage_count' )} AS SIGNED ) > 200",
	'sales are what orders have sold'                  => "SELECT p.ID, {$storewright_meta( 'total_sales' )} AS noted
	FROM {$storewright_p}posts p WHERE p.post_type = 'product'
		AND COALESCE( CAST( {$storewright_meta( 'total_sales' )} AS SIGNED ), 0 ) <> COALESCE( ( SELECT SUM( $storewright_qty )
			FROM {$storewright_p}woocommerce_order_items i JOIN {$storewright_p}wc_orders o ON o.id = i.order_id
			AND o.type = 'shop_order' JOIN {$storewright_p}wc_order_operational_data d ON d.order_id = o.id AND d.recorded_sales = 1
				WHERE i.order_item_type = 'line_item' AND {$storewright_item( '_product_id' )} = p.ID ), 0 )",
	'the lookup has the sales of the product'          => "SELECT p.ID FROM {$storewright_p}posts p
	JOIN {$storewright_p}wc_product_meta_lookup l ON l.product_id = p.ID WHERE p.post_type = 'product'
		AND l.total_sales <> COALESCE( CAST( {$storewright_meta( 'total_sales' )} AS SIGNED ), 0 )",
	'reports know each order'                          => "SELECT o.id FROM {$storewright_p}wc_orders o
	LEFT JOIN {$storewright_p}wc_order_stats s ON s.order_id = o.id WHERE $storewright_listed
	AND ( s.order_id IS NULL OR ABS( s.total_sales - o.total_amount ) > 0.001
			OR s.status <> CASE WHEN o.status = 'trash' THEN 'wc-trash' ELSE o.status END )",
	'reports know nothing else'                        => "SELECT s.order_id FROM {$storewright_p}wc_order_stats s
	LEFT JOIN {$storewright_p}wc_orders o ON o.id = s.order_id WHERE o.id IS NULL",
	'reports know each item'                           => "SELECT i.order_item_id FROM {$storewright_p}woocommerce_order_items i
	LEFT JOIN {$storewright_p}wc_order_product_lookup l ON l.order_item_id = i.order_item_id
		AND l.order_id = i.order_id WHERE i.order_item_type = 'line_item' AND ( l.order_id IS NULL OR l.product_qty <> $storewright_qty )",
	'reports know no other item'                       => "SELECT l.order_item_id FROM {$storewright_p}wc_order_product_lookup l
	LEFT JOIN {$storewright_p}woocommerce_order_items i ON i.order_item_id = l.order_item_id WHERE i.order_item_id IS NULL",
	'reports know each coupon'                         => "SELECT i.order_id FROM {$storewright_p}woocommerce_order_items i
	LEFT JOIN {$storewright_p}wc_order_coupon_lookup l ON l.order_id = i.order_id WHERE i.order_item_type = 'coupon'
		AND l.order_id IS NULL",
	'reports know the customer'                        => "SELECT s.order_id FROM {$storewright_p}wc_order_stats s
	LEFT JOIN {$storewright_p}wc_customer_lookup c ON c.customer_id = s.customer_id WHERE s.parent_id = 0 AND c.customer_id IS NULL",
	'sums by day are those of the orders'              => $storewright_sums( 'storewright_report_days', '', "''" ),
	'sums by payment method are those of the orders'   => $storewright_sums( 'storewright_report_parts', 'payment_method', 'o.payment_method' ),
	'sums by country are those of the orders'          => $storewright_sums( 'storewright_report_parts', 'country', 'a.country' ),
	'sums by month are those of the orders'            => $storewright_sums( 'storewright_report_parts', 'month_country', 'a.country' ),
	'orders made a month are counted'                  => $storewright_counts(
		0,
		$storewright_period( 'date_created_gmt', 7 ),
		'created_via, guest,'
	),
	'orders made a day are counted'                    => $storewright_counts(
		1,
		$storewright_period( 'date_created_gmt', 10 ),
		'created_via, guest,'
	),
	'orders changed a month are counted'               => $storewright_counts( 2, $storewright_period( 'date_updated_gmt', 7 ), '' ),
	'orders changed a day are counted'                 => $storewright_counts( 3, $storewright_period( 'date_updated_gmt', 10 ), '' ),
	'orders with a product are counted'                => "SELECT * FROM ( SELECT product_id, type, status, SUM( n ) AS difference FROM (
		SELECT DISTINCT o.id, CAST( {$storewright_item( '_product_id' )} AS UNSIGNED ) AS product_id, o.type, o.status, 1 AS n
			FROM {$storewright_p}wc_orders o JOIN {$storewright_p}woocommerce_order_items i ON i.order_id = o.id
			AND i.order_item_type = 'line_item'
		UNION ALL SELECT 0, product_id, type, status, -orders FROM {$storewright_p}storewright_order_counts WHERE kind = 4 ) a
		GROUP BY product_id, type, status ) b WHERE difference <> 0",
	'an order is found by its number'                  => "SELECT o.id FROM {$storewright_p}wc_orders o
	LEFT JOIN {$storewright_p}storewright_order_search w ON w.token = CAST( o.id AS CHAR ) AND w.order_id = o.id
	WHERE o.type = 'shop_order' AND w.order_id IS NULL",
	'an order is found by its customer'                => "SELECT o.id FROM {$storewright_p}wc_orders o
	LEFT JOIN {$storewright_p}storewright_order_search w ON w.token = o.billing_email AND w.order_id = o.id
	WHERE o.type = 'shop_order' AND o.billing_email <> '' AND w.order_id IS NULL",
	'nothing else is found'                            => "SELECT DISTINCT w.order_id
	FROM {$storewright_p}storewright_order_search w LEFT JOIN {$storewright_p}wc_orders o ON o.id = w.order_id WHERE o.id IS NULL",
);
foreach ( array(
	'wc_orders_meta',
	'wc_order_addresses',
	'wc_order_operational_data',
	'wc_order_tax_lookup',
	'wc_order_coupon_lookup',
	'wc_order_product_lookup',
	'storewright_coupon_uses',
) as $storewright_table ) {
	$storewright_invariants[ "a row of $storewright_table has its order" ] = "SELECT DISTINCT t.order_id
		FROM {$storewright_p}$storewright_table t LEFT JOIN {$storewright_p}wc_orders o ON o.id = t.order_id WHERE o.id IS NULL";
}

$storewright_broken = array();
foreach ( $storewright_invariants as $storewright_name => $storewright_sql ) {
	$wpdb->last_error = '';
	$storewright_rows = $wpdb->get_results( "$storewright_sql LIMIT 10", ARRAY_A ); // phpcs:ignore WordPress.DB -- Made here, of numbers.
	if ( '' !== $wpdb->last_error ) {
		throw new RuntimeException( esc_html( "$storewright_name: {$wpdb->last_error}" ) );
	}
	if ( array() !== $storewright_rows ) {
		$storewright_broken[ $storewright_name ] = $storewright_rows;
	}
}
echo wp_json_encode(
	array(
		'asked'  => count( $storewright_invariants ),
		// phpcs:ignore WordPress.DB.PreparedSQL -- Prefix.
		'orders' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$storewright_p}wc_orders" ),
		'broken' => $storewright_broken,
	)
);
