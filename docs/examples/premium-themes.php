<?php
/**
 * Plugin Name: Premium themes
 * Description: Offers themes of a marketplace in Storewright's setup list. See docs/add-a-partner.md.
 *
 * @package PremiumThemes
 */

add_filter( 'storewright_marketplace_cart_url', fn() => 'https://market.example/cart?add={ids}' );

add_filter(
	'storewright_paid_themes',
	fn( $themes ) => [
		...$themes,
		[
			'id'      => 7,
			'title'   => 'Meadow',
			'price'   => '79.00',
			'excerpt' => 'Green all over, for shops that sell what grows.',
		],
		[
			'id'      => 12,
			'title'   => 'Harbour',
			'price'   => '49.50',
			'excerpt' => 'Blue and white, for shops by the sea.',
		],
	]
);
