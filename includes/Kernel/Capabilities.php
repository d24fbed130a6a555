<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Kernel\Maintenance\Tool;

/**
 * WooCommerce's capabilities and the role of a shop manager.
 */
final class Capabilities implements ConditionalModule, HasTools, Installs, Uninstalls {

	public const MANAGE = 'manage_woocommerce';

	public const VIEW_REPORTS = 'view_woocommerce_reports';

	private const SHOP_MANAGER = 'shop_manager';

	/**
	 * Kinds of things that have capabilities of their own, as WordPress's post types have.
	 */
	private const TYPES = [ 'product', 'shop_order', 'shop_coupon' ];

	/**
	 * WordPress's rights to bring in files and to take them out: shop managers of earlier versions lack them.
	 */
	private const FILES = [ 'import', 'export' ];

	/**
	 * Capabilities of a shop manager besides running the shop: an editor's work, without plugins, themes and settings of the site.
	 */
	private const EDITORIAL = [
		'read',
		'edit_posts',
		'edit_others_posts',
		'edit_published_posts',
		'edit_private_posts',
		'publish_posts',
		'read_private_posts',
		'delete_posts',
		'delete_others_posts',
		'delete_published_posts',
		'delete_private_posts',
		'edit_pages',
		'edit_others_pages',
		'edit_published_pages',
		'edit_private_pages',
		'publish_pages',
		'read_private_pages',
		'delete_pages',
		'delete_others_pages',
		'delete_published_pages',
		'delete_private_pages',
		'manage_categories',
		'moderate_comments',
		'upload_files',
		'list_users',
		...self::FILES,
	];

	public function __construct() {}

	/**
	 * Roles are stored: nothing runs after they were made.
	 */
	public static function is_needed( Context $context ): bool {
		return false;
	}

	/**
	 * Hooks nothing.
	 */
	public function register(): void {}

	/**
	 * Gives the shop's capabilities to administrators and makes the role of a shop manager.
	 */
	public function install(): void {
		$shop = array_fill_keys( self::of_the_shop(), true );
		if ( null === get_role( self::SHOP_MANAGER ) ) {
			add_role( self::SHOP_MANAGER, __( 'Shop manager', 'storewright' ), array_fill_keys( self::EDITORIAL, true ) + $shop );
		}
		foreach ( [ 'administrator', self::SHOP_MANAGER ] as $name ) {
			$role = get_role( $name );
			foreach ( [ ...array_keys( $shop ), ...( self::SHOP_MANAGER === $name ? self::FILES : [] ) ] as $capability ) {
				if ( null !== $role && ! $role->has_cap( $capability ) ) {
					$role->add_cap( $capability );
				}
			}
		}
		// Who asks for this very page may do on it what they may do from now on.
		wp_get_current_user()->get_role_caps();
	}

	/**
	 * The maintenance tools.
	 *
	 * @return list<Tool>
	 */
	public function tools(): array {
		return [
			Tool::immediate(
				'reset_roles',
				__( 'Capabilities', 'storewright' ),
				__( 'Reset capabilities', 'storewright' ),
				__( 'Gives administrators and shop managers their default store capabilities.', 'storewright' ),
				function (): string {
					$this->uninstall();
					$this->install();
					return __( 'The default capabilities were restored.', 'storewright' );
				}
			),
		];
	}

	/**
	 * Takes the capabilities and the role away. Its users keep their accounts.
	 */
	public function uninstall(): void {
		remove_role( self::SHOP_MANAGER );
		foreach ( self::of_the_shop() as $capability ) {
			get_role( 'administrator' )?->remove_cap( $capability );
		}
	}

	/**
	 * Everything that one may do in the shop.
	 *
	 * @return list<string>
	 */
	private static function of_the_shop(): array {
		$capabilities = [ self::MANAGE, self::VIEW_REPORTS, 'create_customers' ];
		foreach ( self::TYPES as $type ) {
			foreach ( [ 'edit', 'read', 'delete' ] as $action ) {
				$capabilities[] = "{$action}_{$type}";
			}
			foreach ( [
				'edit',
				'edit_others',
				'edit_private',
				'edit_published',
				'publish',
				'read_private',
				'delete',
				'delete_others',
				'delete_private',
				'delete_published',
			] as $action ) {
				$capabilities[] = "{$action}_{$type}s";
			}
			foreach ( [ 'manage', 'edit', 'delete', 'assign' ] as $action ) {
				$capabilities[] = "{$action}_{$type}_terms";
			}
		}
		return $capabilities;
	}
}
