<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Providers;

use Storewright\Admin\PaymentSuggestions\PaymentSuggestion;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * The lists of the payments settings, as WooCommerce's interface has them.
 */
final class ProviderSchema implements Schema {

	/**
	 * What the ids of suggestions among the providers begin with.
	 */
	public const SUGGESTED = '_wc_pes_';

	private const PLUGIN_STATES = [ 'not_installed', 'installed', 'active' ];

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'payments_settings_providers';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$provider = self::provider();
		return [
			'providers'               => Field::objects(
				__( 'Payment providers of the store, in the owner’s order.', 'storewright' ),
				$provider,
				readonly: true
			),
			'offline_payment_methods' => Field::objects(
				__( 'Payment methods that need no provider.', 'storewright' ),
				$provider,
				readonly: true
			),
			'suggestions'             => Field::objects(
				__( 'Providers that the store could use.', 'storewright' ),
				self::suggestion(),
				readonly: true
			),
			'suggestion_categories'   => Field::objects(
				__( 'The parts of the list of suggestions.', 'storewright' ),
				[
					'id'          => self::text(),
					'_priority'   => Field::integer( '', readonly: true ),
					'title'       => self::text(),
					'description' => self::text(),
				],
				readonly: true
			),
		];
	}

	/**
	 * The entry that stands for all payment methods without a provider.
	 *
	 * @param int $place Its place among the providers.
	 * @return array<string, mixed>
	 */
	public static function offline_group( int $place ): array {
		return [
			'id'          => ProviderList::OFFLINE_GROUP,
			'_order'      => $place,
			'_type'       => 'offline_pms_group',
			'title'       => __( 'Take offline payments', 'storewright' ),
			'description' => __( 'Accept payments that need no provider: bank transfers, checks and cash.', 'storewright' ),
			'supports'    => [],
			'plugin'      => self::unknown_plugin(),
			'image'       => '',
			'icon'        => '',
			'links'       => [],
			'management'  => [ '_links' => [ 'settings' => [ 'href' => PaymentsUrl::of( '/offline' ) ] ] ],
			'tags'        => [],
			'logos'       => [],
			'plugins'     => [],
		];
	}

	/**
	 * The plugin of a way to pay of which nobody says which one brings it.
	 *
	 * @return array{_type: string, slug: string, file: string, status: string}
	 */
	public static function unknown_plugin(): array {
		return [
			'_type'  => 'unknown',
			'slug'   => '',
			'file'   => '',
			'status' => 'active',
		];
	}

	/**
	 * Where a provider is set up, if that is not on this site.
	 *
	 * @param PaymentSuggestion $suggestion
	 * @return list<array{_type: string, url: string}>
	 */
	public static function links( PaymentSuggestion $suggestion ): array {
		return '' === $suggestion->external_link ? [] : [
			[
				'_type' => 'about',
				'url'   => $suggestion->external_link,
			],
		];
	}

	/**
	 * What customers pay with, by the names of logos: lower-case letters and digits.
	 *
	 * @param PaymentSuggestion|null $suggestion
	 * @return list<string>
	 */
	public static function logos( ?PaymentSuggestion $suggestion ): array {
		return array_map(
			static fn( int|string $name ) => (string) preg_replace( '/[^a-z0-9]/', '', strtolower( (string) $name ) ),
			array_keys( $suggestion->transaction_processors ?? [] )
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function provider(): array {
		$flag = Field::boolean( '', readonly: true );
		return [
			'id'             => self::text(),
			'_order'         => Field::integer( '', readonly: true ),
			'_type'          => self::text(),
			'title'          => self::text(),
			'description'    => self::text(),
			'supports'       => Field::list( '', [ 'type' => 'string' ], readonly: true ),
			'plugin'         => Field::object(
				'',
				[
					'_type'  => Field::choice( '', [ 'wporg', 'mu_plugin', 'theme', 'unknown' ], readonly: true ),
					'slug'   => self::text(),
					'file'   => self::text(),
					'status' => Field::choice( '', self::PLUGIN_STATES, readonly: true ),
				],
				readonly: true
			),
			'image'          => self::text(),
			'icon'           => self::text(),
			'links'          => self::list_of_links(),
			'state'          => self::part(
				[
					'enabled'           => $flag,
					'account_connected' => $flag,
					'needs_setup'       => $flag,
					'test_mode'         => $flag,
					'dev_mode'          => $flag,
				]
			),
			'management'     => self::part( [ '_links' => Field::object( '', [ 'settings' => self::href() ], readonly: true ) ] ),
			'onboarding'     => self::part( self::onboarding() ),
			'tags'           => Field::list( '', self::text(), readonly: true ),
			'logos'          => Field::list( __( 'Names of what customers pay with.', 'storewright' ), self::text(), readonly: true ),
			'plugins'        => Field::list( __( 'Slugs of the plugins that bring it.', 'storewright' ), self::text(), readonly: true ),
			'_suggestion_id' => [ 'optional' => true ] + self::text(),
			'_incentive'     => self::incentive(),
			'_links'         => Field::object(
				'',
				[
					'attach' => self::href(),
					'hide'   => self::href(),
				],
				readonly: true,
				optional: true
			),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function onboarding(): array {
		$flag = Field::boolean( '', readonly: true );
		return [
			'type'                        => self::text(),
			'state'                       => Field::object( '', [], additionalProperties: [ 'type' => 'boolean' ] ),
			'_links'                      => Field::object(
				'',
				[
					'preload' => self::href(),
					'onboard' => self::href(),
				],
				readonly: true
			),
			'recommended_payment_methods' => Field::objects(
				'',
				[
					'id'          => self::text(),
					'_order'      => Field::integer( '', readonly: true ),
					'enabled'     => $flag,
					'required'    => $flag,
					'title'       => self::text(),
					'description' => self::text(),
					'icon'        => self::text(),
				],
				readonly: true
			),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function suggestion(): array {
		return [
			'id'          => self::text(),
			'_priority'   => Field::integer( '', readonly: true ),
			'_type'       => self::text(),
			'title'       => self::text(),
			'description' => self::text(),
			'plugin'      => Field::object(
				'',
				[
					'_type'  => Field::choice( '', [ 'wporg' ], readonly: true ),
					'slug'   => self::text(),
					'file'   => self::text(),
					'status' => Field::choice( '', self::PLUGIN_STATES, readonly: true ),
				],
				readonly: true
			),
			'image'       => self::text(),
			'icon'        => self::text(),
			'links'       => self::list_of_links(),
			'_incentive'  => self::incentive(),
			'tags'        => Field::list( '', self::text(), readonly: true ),
			'logos'       => Field::list( __( 'Names of what customers pay with.', 'storewright' ), self::text(), readonly: true ),
			'plugins'     => Field::list( __( 'Slugs of the plugins that bring it.', 'storewright' ), self::text(), readonly: true ),
			'category'    => self::text(),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function incentive(): array {
		return Field::object(
			__( 'What the provider gives to who sets it up now.', 'storewright' ),
			[
				'id'                => self::text(),
				'promo_id'          => self::text(),
				'title'             => self::text(),
				'description'       => self::text(),
				'short_description' => self::text(),
				'cta_label'         => self::text(),
				'tc_url'            => self::text(),
				'badge'             => self::text(),
				'_dismissals'       => Field::objects(
					'',
					[
						'context'   => self::text(),
						'timestamp' => Field::integer( '', readonly: true ),
					],
					readonly: true
				),
				'_links'            => Field::object(
					'',
					[
						'dismiss' => self::href(),
						'onboard' => self::href(),
					],
					readonly: true
				),
			],
			readonly: true,
			optional: true
		);
	}

	/**
	 * A part that some providers lack.
	 *
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	private static function part( array $properties ): array {
		return Field::object( '', $properties, optional: true );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function list_of_links(): array {
		return Field::objects(
			'',
			[
				'_type' => self::text(),
				'url'   => self::text(),
			],
			readonly: true
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function href(): array {
		return Field::object( '', [ 'href' => self::text() ], readonly: true, optional: true );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function text(): array {
		return Field::text( '', readonly: true );
	}
}
