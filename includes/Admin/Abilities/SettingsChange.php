<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\SecretMask;

/**
 * Settings of the shop: all that is asked for, or none. Their routes check, guard and record as for the settings pages.
 *
 * @internal
 */
final class SettingsChange implements Change {

	/**
	 * Most settings of one change.
	 */
	private const MOST = 20;

	public function __construct( private readonly Api $api ) {}

	public function name(): string {
		return 'settings';
	}

	public function texts(): array {
		return [
			'preview' => [
				__( 'Preview a change of settings', 'storewright' ),
				__( 'Says what settings of the store would become. Nothing is changed.', 'storewright' ),
			],
			'confirm' => [
				__( 'Confirm a change of settings', 'storewright' ),
				__( 'Changes settings as the preview answered it. Where one was changed meanwhile, none is.', 'storewright' ),
			],
		];
	}

	public function properties(): array {
		$text = [
			'type'     => 'string',
			'required' => true,
		];
		return [
			'settings' => [
				'type'        => 'array',
				'description' => __( 'Settings and what each is to be.', 'storewright' ),
				'required'    => true,
				'minItems'    => 1,
				'maxItems'    => self::MOST,
				'items'       => [
					'type'                 => 'object',
					'properties'           => [
						'group' => $text + [ 'description' => __( 'Id of the group, such as general.', 'storewright' ) ],
						'id'    => $text + [ 'description' => __( 'Id of the setting.', 'storewright' ) ],
						'value' => [
							'type'        => [ 'string', 'array' ],
							'items'       => [ 'type' => 'string' ],
							'description' => __( 'What it is to be: "yes" or "no" for a checkbox, a list where several can be chosen.', 'storewright' ),
							'required'    => true,
						],
					],
					'additionalProperties' => false,
				],
			],
		];
	}

	public function plan( array $request ): array {
		$settings = [];
		foreach ( Input::array( $request, 'settings' ) as $wished ) {
			$id = Input::text( $wished, 'group' ) . '/' . Input::text( $wished, 'id' );
			if ( isset( $settings[ $id ] ) ) {
				/* translators: %s: id of a setting. */
				throw new InvalidInput( 'rest_invalid_param', sprintf( __( '“%s” is listed twice.', 'storewright' ), $id ) );
			}
			$settings[ $id ] = $this->setting( $id );
		}
		// The routes check what they would save, and answer it.
		$held    = array_map( static fn( array $setting ): mixed => $setting['value'] ?? '', $settings );
		$checked = $this->save( $request, $held, true );
		$changes = [];
		foreach ( array_keys( $settings ) as $index => $id ) {
			$before = Input::value( $settings[ $id ], 'value' );
			$after  = Input::value( $checked[ $index ] ?? [], 'value' );
			// A list of nothing that was never stored is answered as a text of nothing.
			$before = '' === $before && is_array( $after ) ? [] : $before;
			$after  = '' === $after && is_array( $before ) ? [] : $after;
			if ( $before !== $after ) {
				$changes[] = [
					'id'     => $id,
					'name'   => Input::text( $settings[ $id ], 'label' ),
					'before' => $before,
					'after'  => $after,
				];
			}
		}
		return $changes;
	}

	public function make( array $request, array $differences ): void {
		// As the preview answered it: WooCommerce stores some values as they are sent.
		$this->save( $request, array_column( $differences, 'before', 'id' ), false, array_column( $differences, 'after', 'id' ) );
	}

	/**
	 * @param array<mixed>         $request
	 * @param array<string, mixed> $expected Group and id => what it holds, for those that are sent.
	 * @param bool                 $is_dry   Whether nothing is to be written.
	 * @param array<string, mixed> $values   Group and id => what it is to be, where that is another value than the wished one.
	 * @return array<mixed> What the settings hold then, in the order of the request.
	 */
	private function save( array $request, array $expected, bool $is_dry, array $values = [] ): array {
		$update = [];
		foreach ( Input::array( $request, 'settings' ) as $wished ) {
			[ $group, $id ] = [ Input::text( $wished, 'group' ), Input::text( $wished, 'id' ) ];
			if ( array_key_exists( "$group/$id", $expected ) ) {
				$update[] = [
					'group_id' => $group,
					'id'       => $id,
					'value'    => $values[ "$group/$id" ] ?? Input::value( $wished, 'value' ),
					'expected' => $expected[ "$group/$id" ],
				];
			}
		}
		$answer = $this->api->write(
			'POST',
			$this->api->guarded( '/settings/batch' ),
			[
				'update' => $update,
				'atomic' => true,
			] + ( $is_dry ? [ 'dry_run' => true ] : [] )
		);
		return Input::array( $answer, 'update' );
	}

	/**
	 * @param string $id Group and id.
	 * @return array<mixed>
	 * @throws Forbidden If its value is for nobody's eyes.
	 */
	private function setting( string $id ): array {
		$setting = $this->api->read( '/wc/v3/settings/' . implode( '/', array_map( rawurlencode( ... ), explode( '/', $id, 2 ) ) ) );
		if ( 'password' === Input::text( $setting, 'type' ) || SecretMask::is_mask( $setting['value'] ?? null ) ) {
			throw new Forbidden(
				'storewright_setting_secret',
				/* translators: %s: name of a setting. */
				sprintf( __( '“%s” is secret. Change it on its settings page.', 'storewright' ), Input::text( $setting, 'label' ) )
			);
		}
		return $setting;
	}
}
