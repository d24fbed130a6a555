<?php
declare(strict_types=1);

namespace Storewright\Store\Abilities;

use Storewright\Kernel\AbilitySchema;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Store\Customers\CustomerAccess;
use Storewright\Store\Orders\Rest\OrderPermission;

/**
 * Has assistants read orders, products and customers, and change statuses, stock and prices in two steps, by WordPress's Abilities
 * API: docs/abilities.md.
 */
final class AbilitiesModule extends BackOfficeModule {

	private const CATEGORY = 'storewright-store';

	/**
	 * WordPress asks for abilities where somebody wants them, and not at all before 6.9.
	 */
	public function register(): void {
		add_action( 'wp_abilities_api_categories_init', self::add_category( ... ), 10, 0 );
		add_action( 'wp_abilities_api_init', $this->add_abilities( ... ), 10, 0 );
		( new ChangeRecorder( $this->context ) )->register();
	}

	private static function add_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			[
				'label'       => __( 'Store', 'storewright' ),
				'description' => __( 'Orders, products and customers of the store.', 'storewright' ),
			]
		);
	}

	private function add_abilities(): void {
		$reads = [
			'orders'    => [
				__( 'Read orders', 'storewright' ),
				__( 'Lists orders of the store, newest first.', 'storewright' ),
				static fn(): bool => current_user_can( OrderPermission::READ ),
			],
			'products'  => [
				__( 'Read products', 'storewright' ),
				__( 'Lists products of the store.', 'storewright' ),
				static fn(): bool => current_user_can( 'edit_products' ),
			],
			'customers' => [
				__( 'Read customers', 'storewright' ),
				__( 'Lists customers with an account.', 'storewright' ),
				static fn(): bool => CustomerAccess::may_view(),
			],
		];
		foreach ( $reads as $what => [ $label, $description, $permission ] ) {
			$list = new ReadList( $what );
			self::add( "storewright/read-$what", $label, $description, $permission, $list->execute( ... ), $list->schemas(), true );
		}
		$changes = new Changes( $this->context );
		self::add(
			'storewright/preview-change',
			__( 'Preview a change', 'storewright' ),
			__( 'Says what would become of an order’s status, or of a product’s stock or price. Nothing is changed.', 'storewright' ),
			Changes::is_allowed( ... ),
			$changes->preview( ... ),
			[
				'input_schema'  => ChangeSchema::request(),
				'output_schema' => ChangeSchema::preview(),
			],
			true
		);
		self::add(
			'storewright/confirm-change',
			__( 'Confirm a change', 'storewright' ),
			__( 'Makes a change as the preview answered it. Where it was changed meanwhile, nothing is.', 'storewright' ),
			Changes::is_allowed( ... ),
			$changes->confirm( ... ),
			[
				'input_schema'  => ChangeSchema::preview(),
				'output_schema' => ChangeSchema::done(),
			],
			false
		);
	}

	/**
	 * @param lowercase-string&non-falsy-string   $name
	 * @param string                              $label
	 * @param string                              $description
	 * @param callable(mixed=): bool              $permission
	 * @param callable(mixed=): mixed             $execute
	 * @param array<string, array<string, mixed>> $schemas
	 * @param bool                                $is_reading
	 */
	private static function add(
		string $name,
		string $label,
		string $description,
		callable $permission,
		callable $execute,
		array $schemas,
		bool $is_reading
	): void {
		wp_register_ability(
			$name,
			[
				'label'               => $label,
				'description'         => $description,
				'category'            => self::CATEGORY,
				'permission_callback' => $permission,
				'execute_callback'    => $execute,
				'meta'                => [
					'annotations'  => [
						'readonly'    => $is_reading,
						'destructive' => ! $is_reading,
						'idempotent'  => $is_reading,
					],
					'show_in_rest' => true,
					// For the default server of WordPress's MCP adapter, where the owner has installed it.
					'mcp'          => [ 'public' => true ],
				],
			] + array_map( AbilitySchema::portable( ... ), $schemas )
		);
	}
}
