<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Abilities;

use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Kernel\AbilitySchema;
use Storewright\Kernel\BackOfficeModule;

/**
 * Has assistants read reports and the orders behind their figures, by WordPress's Abilities API: docs/abilities.md.
 */
final class AbilitiesModule extends BackOfficeModule {

	private const CATEGORY = 'storewright-reports';

	/**
	 * WordPress asks for abilities where somebody wants them, and not at all before 6.9.
	 */
	public function register(): void {
		add_action( 'wp_abilities_api_categories_init', self::add_category( ... ), 10, 0 );
		add_action( 'wp_abilities_api_init', $this->add_abilities( ... ), 10, 0 );
	}

	private static function add_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			[
				'label'       => __( 'Store reports', 'storewright' ),
				'description' => __( 'Figures of the store, and the orders that they are made of.', 'storewright' ),
			]
		);
	}

	private function add_abilities(): void {
		$catalog = new Catalog( $this->context->log );
		foreach ( [ new ReadReport( $this->context, $catalog ), new ExplainNumber( $this->context, $catalog ) ] as $ability ) {
			wp_register_ability(
				$ability->name(),
				[
					'category'            => self::CATEGORY,
					'permission_callback' => ReportRequest::is_allowed( ... ),
					'execute_callback'    => $ability->execute( ... ),
					'meta'                => [
						'annotations'  => [
							'readonly'    => true,
							'destructive' => false,
							'idempotent'  => true,
						],
						'show_in_rest' => true,
						// For the default server of WordPress's MCP adapter, where the owner has installed it.
						'mcp'          => [ 'public' => true ],
					],
				] + $ability->texts() + array_map( AbilitySchema::portable( ... ), $ability->schemas() )
			);
		}
	}
}
