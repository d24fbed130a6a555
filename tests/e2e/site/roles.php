<?php
/**
 * Must-use plugin of the sites of the end-to-end tests: roles as plugins make them, with a part of the shop's rights.
 *
 * @package Storewright
 */

declare(strict_types=1);

add_action(
	'wp_roles_init',
	static function ( WP_Roles $roles ): void {
		// Who has the latter is let into wp-admin by WooCommerce as well.
		$entering      = [ 'read', 'view_admin_dashboard' ];
		$stored        = $roles->use_db;
		$roles->use_db = false;
		$roles->add_role( 'e2e_reporter', 'Reads reports', array_fill_keys( [ ...$entering, 'view_woocommerce_reports' ], true ) );
		$roles->add_role( 'e2e_cataloger', 'Keeps the products', array_fill_keys( [ ...$entering, 'edit_products' ], true ) );
		$roles->add_role(
			'e2e_storekeeper',
			'Keeps the stock',
			array_fill_keys(
				[ ...$entering, 'edit_products', 'edit_published_products', 'edit_others_products', 'read_private_products' ],
				true
			)
		);
		$roles->add_role( 'e2e_clerk', 'Runs the shop', array_fill_keys( [ 'read', 'manage_woocommerce' ], true ) );
		$roles->use_db = $stored;
	}
);
