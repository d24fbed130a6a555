<?php
/**
 * Plugin Name: Buy link
 * Description: Puts a link to the cart of a storefront on the pages of products. See docs/product-pages.md.
 *
 * @package BuyLink
 */

add_filter(
	'storewright_product_actions',
	fn( $html, $product ) => sprintf( '<p><a class="wp-element-button" href="https://shop.example/cart?add=%d">Add to cart</a></p>', $product->id ),
	10,
	2
);
