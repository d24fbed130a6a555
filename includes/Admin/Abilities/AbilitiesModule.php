<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Kernel\AbilitySchema;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Rest\ErrorMapper;
use Throwable;
use WP_Error;

/**
 * Has assistants read and change the setup, the site's visibility, settings and shipping, by WordPress's Abilities API: docs/abilities.md.
 */
final class AbilitiesModule extends BackOfficeModule {

	private const CATEGORY = 'storewright-setup';

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
				'label'       => __( 'Store setup', 'storewright' ),
				'description' => __( 'Setup, visibility, settings and shipping of the store.', 'storewright' ),
			]
		);
	}

	private function add_abilities(): void {
		$api        = new Api( $this->context );
		$settings   = new SettingsList( $api );
		$setup      = new SetupChange( $this->context, $api );
		$shipping   = new ShippingChange( $this->context, $api );
		$visibility = new VisibilityChange( $this->context );
		$this->add_read(
			'storewright/read-setup',
			__( 'Read the setup list', 'storewright' ),
			__( 'Lists the setup tasks, and says which are done.', 'storewright' ),
			[],
			static fn(): array => $setup->current()
		);
		$this->add_read(
			'storewright/read-visibility',
			__( 'Read the site’s visibility', 'storewright' ),
			__( 'Says whether visitors see the site.', 'storewright' ),
			[],
			static fn(): array => $visibility->current()
		);
		$this->add_read(
			'storewright/read-settings',
			__( 'Read settings', 'storewright' ),
			__( 'Lists the groups of settings, or the settings of one.', 'storewright' ),
			$settings->properties(),
			$settings->read( ... )
		);
		$this->add_read(
			'storewright/read-shipping',
			__( 'Read shipping zones', 'storewright' ),
			__( 'Lists the shipping zones with their locations and methods.', 'storewright' ),
			[],
			static fn(): array => $shipping->current()
		);
		foreach ( [ $setup, $visibility, new SettingsChange( $api ), $shipping ] as $change ) {
			$steps   = new TwoSteps( $this->context, $change );
			$schemas = $steps->schemas();
			$texts   = $change->texts();
			self::add( "storewright/preview-{$change->name()}", $texts['preview'], $steps->preview( ... ), $schemas['request'], $schemas['preview'], true );
			self::add( "storewright/confirm-{$change->name()}", $texts['confirm'], $steps->confirm( ... ), $schemas['preview'], $schemas['done'], false );
		}
	}

	/**
	 * @param lowercase-string&non-falsy-string           $name
	 * @param string                                      $label
	 * @param string                                      $description
	 * @param array<string, array<string, mixed>>         $properties What it takes.
	 * @param callable(array<mixed>): array<string, mixed> $read
	 */
	private function add_read( string $name, string $label, string $description, array $properties, callable $read ): void {
		$answer = function ( mixed $input = null ) use ( $read ): array|WP_Error {
			try {
				return $read( is_array( $input ) ? $input : [] );
			} catch ( Throwable $error ) {
				return ( new ErrorMapper( $this->context->log ) )->map( $error );
			}
		};
		$takes  = [
			'type'                 => 'object',
			'default'              => [],
			'properties'           => $properties,
			'additionalProperties' => false,
		];
		self::add( $name, [ $label, $description ], $answer, $takes, [ 'type' => 'object' ], true );
	}

	/**
	 * @param lowercase-string&non-falsy-string $name
	 * @param array{string, string}             $texts      Label and description.
	 * @param callable(mixed=): mixed           $execute
	 * @param array<string, mixed>              $input
	 * @param array<string, mixed>              $output
	 * @param bool                              $is_reading
	 */
	private static function add( string $name, array $texts, callable $execute, array $input, array $output, bool $is_reading ): void {
		wp_register_ability(
			$name,
			[
				'label'               => $texts[0],
				'description'         => $texts[1],
				'category'            => self::CATEGORY,
				'input_schema'        => AbilitySchema::portable( $input ),
				'output_schema'       => AbilitySchema::portable( $output ),
				'permission_callback' => static fn(): bool => current_user_can( Capabilities::MANAGE ),
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
			]
		);
	}
}
