<?php
/**
 * Completes a WooCommerce that was just activated: the questions of its own setup are skipped, so that pages open where they are asked
 * for. WooCommerce is loaded; running it again changes nothing.
 *
 * @package Storewright
 */

delete_transient( '_wc_activation_redirect' );
update_option( 'woocommerce_onboarding_profile', array( 'skipped' => true ) );

// As WooCommerce does on a new shop that is set up in the browser: orders are in tables of their own.
update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
