<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Kernel\SecretMask;

/**
 * `storewright/read-settings`: the groups of settings, or the settings of one. Secrets are left out.
 *
 * @internal
 */
final class SettingsList {

	/**
	 * Most choices that are answered of a setting, so that lists of pages and countries stay out.
	 */
	private const MOST_CHOICES = 60;

	public function __construct( private readonly Api $api ) {}

	/**
	 * What it takes.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function properties(): array {
		return [
			'group' => [
				'type'        => 'string',
				'description' => __( 'Id of a group, such as general. Left out, the groups are answered.', 'storewright' ),
				'pattern'     => '^[\w-]*$',
				'default'     => '',
			],
		];
	}

	/**
	 * Answers groups or settings.
	 *
	 * @param array<mixed> $input
	 * @return array<string, mixed>
	 */
	public function read( array $input ): array {
		$group = Input::text( $input, 'group' );
		if ( '' === $group ) {
			return [
				'groups' => array_map(
					static fn( mixed $one ): array => [
						'id'    => Input::text( $one, 'id' ),
						'label' => Input::text( $one, 'label' ),
					],
					array_values( $this->api->read( '/wc/v3/settings' ) )
				),
			];
		}
		$settings = array_filter(
			$this->api->read( "/wc/v3/settings/$group" ),
			static fn( mixed $setting ): bool => is_array( $setting )
				&& 'password' !== Input::text( $setting, 'type' )
				&& ! SecretMask::is_mask( $setting['value'] ?? null )
		);
		return [ 'settings' => array_map( self::setting( ... ), array_values( $settings ) ) ];
	}

	/**
	 * @param array<mixed> $setting
	 * @return array<string, mixed>
	 */
	private static function setting( array $setting ): array {
		$choices = Input::array( $setting, 'options' );
		return [
			'id'      => Input::text( $setting, 'id' ),
			'label'   => Input::text( $setting, 'label' ),
			'type'    => Input::text( $setting, 'type' ),
			'value'   => Input::value( $setting, 'value' ),
			'default' => Input::value( $setting, 'default' ),
		] + ( [] === $choices || count( $choices ) > self::MOST_CHOICES ? [] : [ 'options' => $choices ] );
	}
}
