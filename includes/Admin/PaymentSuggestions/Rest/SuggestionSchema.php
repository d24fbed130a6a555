<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Rest;

use Storewright\Admin\PaymentSuggestions\Origins;
use Storewright\Admin\PaymentSuggestions\PaymentSuggestion;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A suggested way to pay as the client gets it.
 *
 * @phpstan-type GatewayFacts array{state: array{test_mode: bool, needs_setup: bool, dev_mode: bool},
 *   onboarding: array{recommended_payment_methods: list<string>}}
 */
final class SuggestionSchema implements Schema {

	/**
	 * The parts of the list.
	 */
	public const CATEGORIES = [ 'main', 'local', 'additional', 'other', 'offline' ];

	public static function title(): string {
		return 'payment_gateway_suggestion';
	}

	public static function properties(): array {
		$text   = static fn( string $description ) => Field::text( $description );
		$flag   = static fn( string $description ) => Field::boolean( $description );
		$texts  = static fn( string $description ) => Field::list( $description, [ 'type' => 'string' ] );
		$fields = [
			'id'                      => $text( __( 'The payment method in the shop.', 'storewright' ) ),
			'title'                   => $text( __( 'Its name.', 'storewright' ) ),
			'content'                 => $text( __( 'What it does.', 'storewright' ) ),
			'plugins'                 => $texts( __( 'Slugs of the plugins that bring it.', 'storewright' ) ),
			'missing_plugins'         => $texts( __( 'Those of them that are not active.', 'storewright' ) ),
			'image'                   => $text( __( 'Its picture on this site, empty for none.', 'storewright' ) ),
			'image_72x72'             => $text( __( 'The same at 72 by 72 pixels, empty for none.', 'storewright' ) ),
			'recommendation_priority' => [ 'type' => [ 'integer', 'null' ] ] + $text(
				__( 'The lower, the more it is recommended; null for not at all.', 'storewright' )
			),
			'is_visible'              => $flag( __( 'Whether to show it.', 'storewright' ) ),
			'category'                => Field::choice(
				__( 'The part of the list that it belongs to in the store’s country.', 'storewright' ),
				self::CATEGORIES
			),
			'category_other'          => $texts( __( 'Countries in which it is one of the others.', 'storewright' ) ),
			'category_additional'     => $texts( __( 'Countries in which it is of use beside another one.', 'storewright' ) ),
			'is_offline'              => $flag( __( 'Whether it needs no provider.', 'storewright' ) ),
			'is_local_partner'        => $flag( __( 'Whether it is at home in the countries that it serves.', 'storewright' ) ),
			'external_link'           => $text( __( 'Where it is set up, if that is not on this site.', 'storewright' ) ),
			'transaction_processors'  => Field::object(
				__( 'Name of what customers pay with => its picture on this site, or nothing.', 'storewright' ),
				[],
				additionalProperties: [ 'type' => 'string' ]
			),
			'postInstallScripts'      => Field::objects(
				__( 'Scripts that its setup loads once its plugins are there.', 'storewright' ),
				[
					'handle' => Field::text( '', required: true ),
					'src'    => Field::text( '', required: true ),
				]
			),
			'state'                   => Field::object(
				__( 'How far it is in the shop.', 'storewright' ),
				[
					'test_mode'   => Field::boolean( '', required: true ),
					'needs_setup' => Field::boolean( '', required: true ),
					'dev_mode'    => Field::boolean( '', required: true ),
				]
			),
			'onboarding'              => Field::object(
				__( 'What its provider says of setting it up.', 'storewright' ),
				[ 'recommended_payment_methods' => Field::list( '', [ 'type' => 'string' ], required: true ) ]
			),
		];
		return array_map(
			static fn( array $field ): array => [
				'context'  => [ 'view', 'edit' ],
				'readonly' => true,
			] + $field,
			$fields
		);
	}

	/**
	 * A suggestion as the properties above.
	 *
	 * @param PaymentSuggestion $suggestion
	 * @param string            $country    The store's.
	 * @param GatewayFacts      $facts      What the shop knows of it.
	 * @return array<string, mixed>
	 */
	public static function item( PaymentSuggestion $suggestion, string $country, array $facts ): array {
		return [
			'id'                      => $suggestion->id,
			'title'                   => $suggestion->title,
			'content'                 => $suggestion->content,
			'plugins'                 => $suggestion->plugins,
			'missing_plugins'         => SitePlugins::inactive( $suggestion->plugins ),
			'image'                   => $suggestion->image,
			'image_72x72'             => $suggestion->image_72x72,
			'recommendation_priority' => $suggestion->recommendation_priority,
			'is_visible'              => true,
			'category'                => $suggestion->category( $country ),
			'category_other'          => $suggestion->category_other,
			'category_additional'     => $suggestion->category_additional,
			'is_offline'              => $suggestion->is_offline,
			'is_local_partner'        => $suggestion->is_local_partner,
			'external_link'           => $suggestion->external_link,
			'transaction_processors'  => (object) $suggestion->transaction_processors,
			'postInstallScripts'      => array_values(
				array_filter( $suggestion->scripts, static fn( array $script ): bool => Origins::may_run( $script['src'] ) )
			),
			...$facts,
		];
	}
}
