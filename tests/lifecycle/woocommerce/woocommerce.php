<?php
/**
 * Plugin Name: WooCommerce
 * Description: Stands for the real one: what matters here is that it's there.
 *
 * @package Storewright
 */

/**
 * The class by which WooCommerce is recognised.
 */
final class WooCommerce {}

define( 'WC_VERSION', '9.8.9' );
