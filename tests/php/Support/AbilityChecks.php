<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

/**
 * Setup, visibility, settings and shipping as abilities of WordPress, on the shop of Storewright and on WooCommerce's.
 */
trait AbilityChecks {

	public function test_settings_are_changed_once_they_were_previewed(): void {
		update_option( 'woocommerce_store_city', 'Basel' );
		$wished  = [
			'settings' => [
				[
					'group' => 'general',
					'id'    => 'woocommerce_store_city',
					'value' => 'Bern',
				],
				[
					'group' => 'products',
					'id'    => 'woocommerce_weight_unit',
					'value' => 'oz',
				],
			],
		];
		$held    = get_option( 'woocommerce_weight_unit' );
		$preview = $this->preview( 'settings', $wished );
		self::assertSame( [ 'Basel', 'Bern' ], [ $preview['changes'][0]['before'], $preview['changes'][0]['after'] ] );
		self::assertSame( [ 'Basel', $held ], [ get_option( 'woocommerce_store_city' ), get_option( 'woocommerce_weight_unit' ) ], 'A preview changes nothing.' );
		$this->assertRestStatus( $this->confirm( 'settings', $preview ), 200 );
		self::assertSame( [ 'Bern', 'oz' ], [ get_option( 'woocommerce_store_city' ), get_option( 'woocommerce_weight_unit' ) ] );
		$this->assertRestError( $this->ask( 'preview', 'settings', $wished ), 'storewright_nothing_to_change', 400 );
		$this->assertRestError( $this->confirm( 'settings', $preview ), 'storewright_changed_since_preview', 409 );
	}

	public function test_a_list_that_was_never_stored_is_set(): void {
		update_option( 'woocommerce_specific_allowed_countries', '' );
		$list    = [
			'group' => 'general',
			'id'    => 'woocommerce_specific_allowed_countries',
			'value' => [ 'DE', 'AT' ],
		];
		$preview = $this->preview( 'settings', [ 'settings' => [ $list ] ] );
		$this->assertRestStatus( $this->confirm( 'settings', $preview ), 200 );
		self::assertSame( [ 'DE', 'AT' ], get_option( 'woocommerce_specific_allowed_countries' ) );
	}

	public function test_a_preview_of_settings_names_what_is_wrong(): void {
		$setting = [
			'group' => 'general',
			'id'    => 'woocommerce_currency',
			'value' => 'luck',
		];
		$refused = $this->ask( 'preview', 'settings', [ 'settings' => [ $setting ] ] );
		$this->assertRestError( $refused, 'storewright_rest_batch_refused', 400 );
		self::assertStringContainsString( 'woocommerce_currency', (string) $refused->as_error()?->get_error_message() );
		$this->assertRestStatus( $this->ask( 'preview', 'settings', [ 'settings' => [ [ 'id' => 'none' ] + $setting ] ] ), 404 );
	}

	/**
	 * @param string               $what
	 * @param array<string, mixed> $wished
	 * @param string               $option What somebody else changes.
	 * @param string               $other  Into what.
	 */
	#[DataProvider( 'changes_meanwhile' )]
	public function test_what_was_changed_meanwhile_is_refused_and_left_alone(
		string $what,
		array $wished,
		string $option,
		string $other
	): void {
		$preview = $this->preview( $what, $wished );
		update_option( $option, $other );
		$refused = $this->confirm( $what, $preview );
		$this->assertRestError( $refused, 'storewright_changed_since_preview', 409 );
		self::assertContains( $other, $refused->as_error()?->get_error_data()['conflicts'] );
		self::assertSame( $other, get_option( $option ) );
	}

	/**
	 * @return array<string, array{string, array<string, mixed>, string, string}>
	 */
	public static function changes_meanwhile(): array {
		$setting = [
			'group' => 'general',
			'id'    => 'woocommerce_store_city',
			'value' => 'Bern',
		];
		return [
			'a setting'  => [ 'settings', [ 'settings' => [ $setting ] ], 'woocommerce_store_city', 'Zug' ],
			'visibility' => [ 'visibility', [ 'visibility' => 'store_coming_soon' ], 'woocommerce_store_pages_only', 'yes' ],
		];
	}

	public function test_the_site_is_closed_and_opened(): void {
		update_option( 'woocommerce_coming_soon', 'no' );
		update_option( 'woocommerce_store_pages_only', 'no' );
		$preview = $this->preview(
			'visibility',
			[
				'visibility'   => 'store_coming_soon',
				'private_link' => true,
			]
		);
		self::assertSame( 'no', get_option( 'woocommerce_coming_soon' ) );
		$this->assertRestStatus( $this->confirm( 'visibility', $preview ), 200 );
		$options = [ 'woocommerce_coming_soon', 'woocommerce_store_pages_only', 'woocommerce_private_link' ];
		self::assertSame( [ 'yes', 'yes', 'yes' ], array_map( get_option( ... ), $options ) );
		self::assertNotSame( '', get_option( 'woocommerce_share_key', '' ) );
		$this->assertRestStatus( $this->confirm( 'visibility', $this->preview( 'visibility', [ 'visibility' => 'live' ] ) ), 200 );
		self::assertSame( 'live', $this->item( $this->ask( 'read', 'visibility' ) )['visibility'] );
	}

	public function test_a_preview_is_confirmed_once_also_where_the_change_was_taken_back(): void {
		update_option( 'woocommerce_coming_soon', 'no' );
		$preview = $this->preview( 'visibility', [ 'visibility' => 'coming_soon' ] );
		$this->assertRestStatus( $this->confirm( 'visibility', $preview ), 200 );
		update_option( 'woocommerce_coming_soon', 'no' );

		$this->assertRestError( $this->confirm( 'visibility', $preview ), 'storewright_preview_used', 409 );
		self::assertSame( 'no', get_option( 'woocommerce_coming_soon' ) );
	}

	public function test_a_preview_whose_change_failed_can_be_confirmed_still(): void {
		update_option( 'woocommerce_coming_soon', 'no' );
		$preview = $this->preview( 'visibility', [ 'visibility' => 'coming_soon' ] );
		update_option( 'woocommerce_coming_soon', 'yes' );
		$this->assertRestStatus( $this->confirm( 'visibility', $preview ), 409 );
		update_option( 'woocommerce_coming_soon', 'no' );

		$this->assertRestStatus( $this->confirm( 'visibility', $preview ), 200 );
	}

	public function test_a_zone_and_its_methods_are_made_and_changed(): void {
		$places  = [
			[
				'code' => 'FR',
				'type' => 'country',
			],
		];
		$zone    = [
			'change'    => 'add_zone',
			'name'      => 'Alps',
			'locations' => $places,
		];
		$preview = $this->preview( 'shipping', $zone );
		self::assertSame( [], array_filter( $this->zones(), static fn( array $one ): bool => 'Alps' === $one['name'] ) );
		$this->assertRestStatus( $this->confirm( 'shipping', $preview ), 200 );
		$made = array_values( array_filter( $this->zones(), static fn( array $one ): bool => 'Alps' === $one['name'] ) )[0];
		self::assertSame( $places, $made['locations'] );
		$this->assertRestError( $this->ask( 'preview', 'shipping', $zone ), 'storewright_rest_zone_exists', 409 );

		$add   = [
			'change'   => 'add_method',
			'zone'     => $made['id'],
			'method'   => 'flat_rate',
			'settings' => [ 'cost' => '4.90' ],
		];
		$first = $this->preview( 'shipping', $add );
		$this->assertRestStatus( $this->confirm( 'shipping', $first ), 200 );
		// It would be there twice.
		$this->assertRestError( $this->confirm( 'shipping', $first ), 'storewright_changed_since_preview', 409 );
		[ $method ] = $this->methods( (int) $made['id'] );
		self::assertSame( [ 'flat_rate', '4.90' ], [ $method['method_id'], $method['settings']['cost'] ] );

		$change  = [
			'change'   => 'method_settings',
			'zone'     => $made['id'],
			'instance' => $method['instance_id'],
			'settings' => [ 'cost' => '5.50' ],
		];
		$preview = $this->preview( 'shipping', $change );
		$this->assertRestStatus( $this->confirm( 'shipping', $preview ), 200 );
		self::assertSame( '5.50', $this->methods( (int) $made['id'] )[0]['settings']['cost'] );
		$refused = $this->ask( 'preview', 'shipping', [ 'settings' => [ 'tax_status' => 'luck' ] ] + $change );
		$this->assertRestError( $refused, 'rest_invalid_param', 400 );
		self::assertStringContainsString( '“luck”', (string) $refused->as_error()?->get_error_message() );
		// What only the method itself can say is said before anything is confirmed.
		foreach ( [ 'abc', '5 +' ] as $cost ) {
			$refused = $this->ask( 'preview', 'shipping', [ 'settings' => [ 'cost' => $cost ] ] + $change );
			$this->assertRestError( $refused, 'rest_setting_value_invalid', 400 );
			self::assertStringContainsString( "Cost: “{$cost}” can’t be used. ", (string) $refused->as_error()?->get_error_message() );
		}
		self::assertSame( '5.50', $this->methods( (int) $made['id'] )[0]['settings']['cost'] );
		$preview = $this->preview( 'shipping', [ 'settings' => [ 'cost' => ' 5 + 2 * [qty] ' ] ] + $change );
		self::assertSame( [ '5.50', '5 + 2 * [qty]' ], [ $preview['changes'][0]['before'], $preview['changes'][0]['after'] ] );
		$this->assertRestStatus( $this->confirm( 'shipping', $preview ), 200 );
		self::assertSame( '5 + 2 * [qty]', $this->methods( (int) $made['id'] )[0]['settings']['cost'] );
	}

	public function test_a_task_is_taken_off_the_setup_list_and_put_back(): void {
		$off     = [
			'task'   => 'tax',
			'action' => 'dismiss',
		];
		$preview = $this->preview( 'setup', $off );
		self::assertFalse( $this->is_dismissed( 'tax' ) );
		$this->assertRestStatus( $this->confirm( 'setup', $preview ), 200 );
		self::assertTrue( $this->is_dismissed( 'tax' ) );
		$this->assertRestError( $this->confirm( 'setup', $preview ), 'storewright_changed_since_preview', 409 );
		$this->assertRestStatus( $this->confirm( 'setup', $this->preview( 'setup', [ 'action' => 'restore' ] + $off ) ), 200 );
		self::assertFalse( $this->is_dismissed( 'tax' ) );
		$this->assertRestError( $this->ask( 'preview', 'setup', [ 'task' => 'luck' ] + $off ), 'woocommerce_rest_invalid_task', 404 );
	}

	public function test_only_the_same_user_confirms_what_was_shown(): void {
		$preview = $this->preview( 'visibility', [ 'visibility' => 'coming_soon' ] );
		$this->assertRestError( $this->confirm( 'visibility', [ 'expires' => $preview['expires'] + 900 ] + $preview ), 'storewright_change_not_previewed', 400 );
		$this->assertRestError( $this->confirm( 'visibility', [ 'request' => [ 'visibility' => 'store_coming_soon' ] ] + $preview ), 'storewright_change_not_previewed', 400 );
		$this->assertRestError( $this->confirm( 'settings', [ 'request' => [ 'settings' => [ $this->city() ] ] ] + $preview ), 'storewright_change_not_previewed', 400 );
		$this->as_shop_manager();
		$this->assertRestError( $this->confirm( 'visibility', $preview ), 'storewright_change_not_previewed', 400 );
		$this->as_subscriber();
		foreach ( [ 'setup', 'visibility', 'settings', 'shipping' ] as $what ) {
			$this->assertRestStatus( $this->ask( 'read', $what ), 403 );
		}
		$this->assertRestStatus( $this->confirm( 'visibility', $preview ), 403 );
		self::assertNotSame( 'yes', get_option( 'woocommerce_coming_soon' ) );
	}

	public function test_schemas_of_all_abilities_are_of_json_schema(): void {
		$names = array_filter( array_keys( wp_get_abilities() ), static fn( string $name ): bool => str_starts_with( $name, 'storewright/' ) );
		self::assertContains( 'storewright/preview-shipping', $names );
		foreach ( $names as $name ) {
			$ability = wp_get_ability( $name );
			self::assertNotNull( $ability );
			foreach ( [ $ability->get_input_schema(), $ability->get_output_schema() ] as $schema ) {
				self::assertSame( [], self::not_of_json_schema( json_decode( (string) wp_json_encode( $schema ), false ) ), $name );
			}
		}
		$this->assertRestError( $this->ask( 'preview', 'settings', [ 'settings' => [ [ 'group' => 'general' ] ] ] ), 'ability_invalid_input', 400 );
	}

	/**
	 * @param mixed $part Of a schema, objects as objects.
	 * @return list<string> Keywords with what only WordPress reads.
	 */
	private static function not_of_json_schema( mixed $part ): array {
		$wrong = [];
		foreach ( is_array( $part ) || is_object( $part ) ? (array) $part : [] as $keyword => $value ) {
			$is_wrong = match ( $keyword ) {
				'required'   => is_bool( $value ),
				'properties' => is_array( $value ),
				'format'     => 'date-time' === $value,
				default      => false,
			};
			array_push( $wrong, ...( $is_wrong ? [ $keyword ] : [] ), ...self::not_of_json_schema( $value ) );
		}
		return $wrong;
	}

	/**
	 * @return array{group: string, id: string, value: string}
	 */
	private function city(): array {
		return [
			'group' => 'general',
			'id'    => 'woocommerce_store_city',
			'value' => 'Bern',
		];
	}

	/**
	 * @param string               $step  `read` or `preview`.
	 * @param string               $what
	 * @param array<string, mixed> $input
	 */
	private function ask( string $step, string $what, array $input = [] ): WP_REST_Response {
		$path = "/wp-abilities/v1/abilities/storewright/$step-$what/run";
		// In an address, as clients send it.
		return $this->rest( 'GET', [] === $input ? $path : $path . '?' . http_build_query( [ 'input' => self::in_address( $input ) ] ) );
	}

	private static function in_address( mixed $value ): mixed {
		return is_array( $value ) ? array_map( self::in_address( ... ), $value ) : ( is_bool( $value ) ? ( $value ? 'true' : 'false' ) : $value );
	}

	/**
	 * @param string               $what
	 * @param array<string, mixed> $input
	 * @return array{request: array<mixed>, changes: list<array<mixed>>, expires: int, confirmation: string}
	 */
	private function preview( string $what, array $input ): array {
		$response = $this->ask( 'preview', $what, $input );
		$this->assertRestStatus( $response, 200 );
		/** @var array{request: array<mixed>, changes: list<array<mixed>>, expires: int, confirmation: string} $preview */
		$preview = $this->item( $response );
		return $preview;
	}

	/**
	 * @param string       $what
	 * @param array<mixed> $preview
	 */
	private function confirm( string $what, array $preview ): WP_REST_Response {
		return $this->rest( 'POST', "/wp-abilities/v1/abilities/storewright/confirm-$what/run", [ 'input' => $preview ] );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function zones(): array {
		return $this->item( $this->ask( 'read', 'shipping' ) )['zones'];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function methods( int $zone ): array {
		return array_column( $this->zones(), 'methods', 'id' )[ $zone ];
	}

	private function is_dismissed( string $task ): bool {
		$lists = $this->item( $this->ask( 'read', 'setup' ) )['lists'];
		return array_column( array_merge( ...array_column( $lists, 'tasks' ) ), 'dismissed', 'id' )[ $task ];
	}
}
