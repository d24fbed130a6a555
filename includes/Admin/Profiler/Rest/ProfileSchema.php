<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler\Rest;

use Storewright\Admin\Profiler\Answers;
use Storewright\Admin\Profiler\Profile;
use Storewright\Kernel\Context;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * What the owner told of the business, on the wire: null for what was not answered.
 */
final class ProfileSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'onboarding_profile';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$slugs = Field::text( '', pattern: '^[a-z0-9][a-z0-9_:-]*$', maxLength: 100 );
		return [
			'completed'               => Field::boolean( __( 'Whether the profiler was finished.', 'storewright' ) ),
			'skipped'                 => Field::boolean( __( 'Whether it was skipped.', 'storewright' ) ),
			'industry'                => self::may_be_null(
				Field::list( __( 'What the store sells.', 'storewright' ), Field::choice( '', Answers::INDUSTRIES ) )
			),
			'business_extensions'     => self::may_be_null(
				Field::list( __( 'Slugs of the plugins that the owner chose.', 'storewright' ), $slugs, maxItems: 50 )
			),
			'is_agree_marketing'      => self::may_be_null( Field::boolean( __( 'Whether the owner wants news by email.', 'storewright' ) ) ),
			'store_email'             => self::may_be_null( Field::email( __( 'The owner’s email address.', 'storewright' ) ) ),
			'is_store_country_set'    => Field::boolean( __( 'Whether the owner said where the store is.', 'storewright' ) ),
			'is_plugins_page_skipped' => self::may_be_null( Field::boolean( __( 'Whether the owner chose no plugins.', 'storewright' ) ) ),
			'business_choice'         => Field::choice( __( 'How far the business is; empty where not answered.', 'storewright' ), Answers::BUSINESS ),
			'selling_online_answer'   => [ 'enum' => [ ...Answers::SELLING, null ] ] + self::may_be_null(
				Field::text( __( 'Where the owner sells already.', 'storewright' ) )
			),
			'selling_platforms'       => self::may_be_null(
				Field::list( __( 'Names of the platforms that the owner sells on.', 'storewright' ), $slugs, maxItems: 50 )
			),
			'wccom_connected'         => Field::boolean( __( 'Whether the store is connected to a service.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, mixed>
	 */
	private static function may_be_null( array $field ): array {
		return [ 'type' => [ $field['type'], 'null' ] ] + $field;
	}

	/**
	 * The profile as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Context $context ): array {
		$stored  = ( new Profile( $context ) )->stored();
		$list    = static fn( string $name ): ?array => is_array( $stored[ $name ] ?? null )
			? array_values( array_filter( $stored[ $name ], is_string( ... ) ) )
			: null;
		$boolean = static fn( string $name ): ?bool => is_bool( $stored[ $name ] ?? null ) ? $stored[ $name ] : null;
		$choice  = static function ( string $name, array $choices ) use ( $stored ): ?string {
			$value = $stored[ $name ] ?? null;
			return is_string( $value ) && in_array( $value, $choices, true ) ? $value : null;
		};
		$email   = $stored['store_email'] ?? null;
		return [
			'completed'               => true === $boolean( 'completed' ),
			'skipped'                 => true === $boolean( 'skipped' ),
			'industry'                => isset( $stored['industry'] ) ? Answers::among( $stored['industry'], Answers::INDUSTRIES ) : null,
			'business_extensions'     => $list( 'business_extensions' ),
			'is_agree_marketing'      => $boolean( 'is_agree_marketing' ),
			'store_email'             => is_string( $email ) && false !== is_email( $email ) ? $email : null,
			'is_store_country_set'    => true === $boolean( 'is_store_country_set' ),
			'is_plugins_page_skipped' => $boolean( 'is_plugins_page_skipped' ),
			'business_choice'         => $choice( 'business_choice', Answers::BUSINESS ) ?? '',
			'selling_online_answer'   => $choice( 'selling_online_answer', Answers::SELLING ),
			'selling_platforms'       => $list( 'selling_platforms' ),
			'wccom_connected'         => true === $context->shop()->connection_service()?->is_connected(),
		];
	}
}
