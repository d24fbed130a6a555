<?php
/**
 * Plugin Name: A calculator
 * Description: Brings another version of a library that Storewright uses, and loads it first.
 *
 * @package Storewright
 */

namespace Brick\Math;

defined( 'ABSPATH' ) || exit;

/**
 * Has none of the methods of the version that Storewright needs.
 */
final class BigDecimal {

	/**
	 * A method that the libraries do not have.
	 */
	public static function version() {
		return 'another version';
	}
}

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'calculator/v1',
			'version',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => static function () {
					return array( 'version' => BigDecimal::version() );
				},
			)
		);
	}
);
