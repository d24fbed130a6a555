<?php
/**
 * Fills the shop that the chaos run buys from, and prints as JSON what there is: products with their stock, coupons.
 *
 * Runs in WP-CLI.
 *
 * @package Storewright
 */

wp_set_current_user( 1 );

$storewright_post = static function ( string $path, array $body ): array {
	$request = new WP_REST_Request( 'POST', $path );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( $body ) );
	$response = rest_do_request( $request );
	if ( 201 !== $response->get_status() ) {
		throw new RuntimeException( esc_html( $path . ': ' . wp_json_encode( $response->get_data() ) ) );
	}
	return (array) $response->get_data();
};

// What happens to money and statuses, written by the database itself in the same transaction, for check.php.
global $wpdb;
foreach ( array(
	'CREATE TABLE chaos_money ( order_id bigint unsigned NOT NULL, refunded decimal(26,8) NOT NULL, total decimal(26,8) NULL, at datetime(6) NOT NULL, KEY ( order_id, at ) )',
	'CREATE TABLE chaos_statuses ( order_id bigint unsigned NOT NULL, status varchar(20) NOT NULL, at datetime(6) NOT NULL, KEY ( order_id ) )',
	"CREATE TRIGGER chaos_made AFTER INSERT ON {$wpdb->prefix}wc_orders FOR EACH ROW
		INSERT INTO chaos_money VALUES ( IF( NEW.type = 'shop_order', NEW.id, NEW.parent_order_id ),
			IF( NEW.type = 'shop_order', 0, -NEW.total_amount ), IF( NEW.type = 'shop_order', NEW.total_amount, NULL ), SYSDATE(6) )",
	"CREATE TRIGGER chaos_changed AFTER UPDATE ON {$wpdb->prefix}wc_orders FOR EACH ROW BEGIN
		IF NEW.type = 'shop_order' AND NEW.total_amount <> OLD.total_amount THEN INSERT INTO chaos_money
			VALUES ( NEW.id, 0, NEW.total_amount, SYSDATE(6) ); END IF;
		IF NEW.type = 'shop_order' AND NEW.status <> OLD.status THEN INSERT INTO chaos_statuses
			VALUES ( NEW.id, NEW.status, SYSDATE(6) ); END IF;
	END",
) as $storewright_sql ) {
	if ( false === $wpdb->query( $storewright_sql ) ) { // phpcs:ignore WordPress.DB -- Made here.
		throw new RuntimeException( esc_html( $wpdb->last_error ) );
	}
}

$storewright_stock    = 1_000_000;
$storewright_counted  = array(
	'manage_stock'   => true,
	'stock_quantity' => $storewright_stock,
);
$storewright_products = array();
foreach ( array( '5.00', '12.50', '0.99' ) as $storewright_price ) {
	// phpcs:disable WordPress.Arrays
	$storewright_product = $storewright_post(
		'/wc/v3/products',
		array(
			'name'          => "Item at $storewright_price",
			'regular_price' => $storewright_price,
		) + $storewright_counted
	);
	// phpcs:enable
	$storewright_products[] = array( 'product_id' => $storewright_product['id'] );
}
// phpcs:disable WordPress.Arrays
$storewright_scarce = $storewright_post(
	'/wc/v3/products',
	array(
		'name'           => 'Scarce',
		'regular_price'  => '3.00',
		'manage_stock'   => true,
		'stock_quantity' => 40,
	)
);
// phpcs:enable
$storewright_products[] = array( 'product_id' => $storewright_scarce['id'] );

// phpcs:disable WordPress.Arrays
$storewright_parent = $storewright_post(
	'/wc/v3/products',
	array(
		'name'       => 'Shirt',
		'type'       => 'variable',
		'attributes' => array(
			array(
				'name'      => 'Size',
				'options'   => array( 'S', 'M' ),
				'variation' => true,
			),
		),
	)
);
// phpcs:enable
foreach ( array( 'S', 'M' ) as $storewright_size ) {
	// phpcs:disable WordPress.Arrays
	$storewright_variation = $storewright_post(
		"/wc/v3/products/{$storewright_parent['id']}/variations",
		array(
			'regular_price' => '20.00',
			'attributes'    => array(
				array(
					'name'   => 'Size',
					'option' => $storewright_size,
				),
			),
		) + $storewright_counted
	);
	// phpcs:enable
	$storewright_products[] = array(
		'product_id'   => $storewright_parent['id'],
		'variation_id' => $storewright_variation['id'],
	);
}
$storewright_coupons = array( 'plain', 'limited' );
// phpcs:ignore WordPress.Arrays
$storewright_post( '/wc/v3/coupons', array( 'code'          => 'plain', 'discount_type' => 'percent', 'amount'        => '10.00' ) );
// phpcs:disable WordPress.Arrays
$storewright_post(
	'/wc/v3/coupons',
	array(
		'code'                 => 'limited',
		'discount_type'        => 'fixed_cart',
		'amount'               => '1.00',
		'usage_limit'          => 200,
		'usage_limit_per_user' => 20,
	)
);
// phpcs:enable
echo wp_json_encode(
	array(
		'products' => $storewright_products,
		'scarce'   => $storewright_scarce['id'],
		'coupons'  => $storewright_coupons,
	)
);
