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
		$may_be_null = static fn( array $field ): array => [ 'type' => [ $field['type'], 'null' ] ] + $field;
		$slugs       = Field::text( '', pattern: '^[a-z0-9][a-z0-9_:-]*$', maxLength: 100 );
		return [
			'completed'               => Field::boolean( __( 'Whether the profiler was finished.', 'storewright' ) ),
			'skipped'                 => Field::boolean( __( 'Whether it was skipped.', 'storewright' ) ),
			'industry'                => $may_be_null(
				Field::list( __( 'What the store sells.', 'storewright' ), Field::choice( '', Answers::INDUSTRIES ) )
			),
			'business_extensions'     => $may_be_null(
				Field::list( __( 'Slugs of the plugins that the owner chose.', 'storewright' ), $slugs, maxItems: 50 )
			),
			'is_agree_marketing'      => $may_be_null( Field::boolean( __( 'Whether the owner wants news by email.', 'storewright' ) ) ),
			'store_email'             => $may_be_null( Field::email( __( 'The owner’s email address.', 'storewright' ) ) ),
			'is_store_country_set'    => Field::boolean( __( 'Whether the owner said where the store is.', 'storewright' ) ),
			'is_plugins_page_skipped' => $may_be_null( Field::boolean( __( 'Whether the owner chose no plugins.', 'storewright' ) ) ),
			'business_choice'         => Field::choice( __( 'How far the business is; empty where not answered.', 'storewright' ), Answers::BUSINESS ),
			'selling_online_answer'   => [ 'enum' => [ ...Answers::SELLING, null ] ] + $may_be_null(
				Field::text( __( 'Where the owner sells already.', 'storewright' ) )
			),
			'selling_platforms'       => $may_be_null(
				Field::list( __( 'Names of the platforms that the owner sells on.', 'storewright' ), $slugs, maxItems: 50 )
			),
			'wccom_connected'         => Field::boolean( __( 'Whether the store is connected to a service.', 'storewright' ), readonly: true ),
		];
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
		$choice  = static fn( string $name, array $choices ): ?string => in_array( $stored[ $name ] ?? null, $choices, true )
			? $stored[ $name ]
			: null;
		$email   = $stored['store_email'] ?? null;
		return [
			'completed'               => true === $boolean( 'completed' ),
			'skipped'                 => true === $boolean( 'skipped' ),
			'industry'                => isset( $stored['industry'] ) ? Answers::among( $stored['industry'], Answers::INDUSTRIES ) : null,
			'business_extensions'     => $list( 'business_extensions' ),
			'is_agree_marketing'      => $boolean( 'is_agree_marketing' ),
			'store_email'             => is_string( $email ) && is_email( $email ) ? $email : null,
			'is_store_country_set'    => true === $boolean( 'is_store_country_set' ),
			'is_plugins_page_skipped' => $boolean( 'is_plugins_page_skipped' ),
			'business_choice'         => $choice( 'business_choice', Answers::BUSINESS ) ?? '',
			'selling_online_answer'   => $choice( 'selling_online_answer', Answers::SELLING ),
			'selling_platforms'       => $list( 'selling_platforms' ),
			'wccom_connected'         => true === $context->shop()->connection_service()?->is_connected(),
		];
	}
}
