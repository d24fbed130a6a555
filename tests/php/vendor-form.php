<?php
/**
 * A page of the site's own, on which a vendor makes a product or connects a payment provider, or a tax service adds a rate. Argument: the
 * product's status, “payments”, or “tax”. Prints as JSON the product's id, 0 for none.
 *
 * @package Storewright
 */

declare(strict_types=1);

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';

( static function ( string $what ): void {
	wp();
	$product = 0;
	if ( 'payments' === $what ) {
		update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes' ] );
	} elseif ( 'tax' === $what ) {
		$rate = [
			'tax_rate_country' => 'AT',
			'tax_rate'         => '20',
			'tax_rate_name'    => 'VAT',
		];
		WC_Tax::_delete_tax_rate( WC_Tax::_insert_tax_rate( $rate ) );
	} else {
		$made = new WC_Product_Simple();
		$made->set_name( 'Mug' );
		$made->set_status( $what );
		$product = $made->save();
	}
	echo wp_json_encode( [ 'product' => $product ] );
} )( $argv[1] );
