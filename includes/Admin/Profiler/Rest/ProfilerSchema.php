<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler\Rest;

use Storewright\Admin\Profiler\Answers;
use Storewright\Admin\Profiler\LocationGuess;
use Storewright\Admin\Profiler\Profile;
use Storewright\Admin\Profiler\Step;
use Storewright\Admin\Profiler\StoreFacts;
use Storewright\Admin\Profiler\WaitingPlugins;
use Storewright\Kernel\Context;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * What the profiler's screen starts with, on the wire.
 */
final class ProfilerSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'store_profiler';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'completed_steps' => Field::list(
				__( 'The steps that are done; none where it begins anew.', 'storewright' ),
				Field::choice( '', Step::names() ),
				readonly: true
			),
			'answers'         => Field::object(
				__( 'What was answered, and is not applied yet.', 'storewright' ),
				[
					'business_choice'       => Field::choice( __( 'How far the business is.', 'storewright' ), Answers::BUSINESS, required: true ),
					'selling_online_answer' => Field::choice(
						__( 'Where the owner sells already.', 'storewright' ),
						[ '', ...Answers::SELLING ],
						required: true
					),
					'industry'              => Field::choice(
						__( 'What the store sells.', 'storewright' ),
						[ '', ...Answers::INDUSTRIES ],
						required: true
					),
					'store_name'            => [ 'type' => [ 'string', 'null' ] ]
						+ Field::text( __( 'Name that the store is to have.', 'storewright' ), required: true ),
					'country'               => [ 'type' => [ 'string', 'null' ] ]
						+ Field::text( __( 'Country that it is to be in.', 'storewright' ), required: true ),
					'plugins'               => Field::list(
						__( 'Slugs of plugins to install.', 'storewright' ),
						Field::text( '' ),
						required: true
					),
				],
				readonly: true
			),
			'waiting'         => Field::list(
				__( 'Slugs of plugins that were confirmed, and are still to be installed.', 'storewright' ),
				Field::text( '' ),
				readonly: true
			),
			'store'           => Field::object(
				__( 'What is set already.', 'storewright' ),
				[
					'name'           => Field::text( __( 'The store’s name.', 'storewright' ), required: true ),
					'may_rename'     => Field::boolean( __( 'Whether the user may change it.', 'storewright' ), required: true ),
					'country'        => Field::text( __( 'Its country, with the state after a colon.', 'storewright' ), required: true ),
					'is_country_set' => Field::boolean( __( 'Whether somebody has set the country.', 'storewright' ), required: true ),
				],
				readonly: true
			),
			'location'        => Field::object(
				__( 'Where the store may be, by time zone and language.', 'storewright' ),
				[
					'country_short' => Field::text( __( 'Code of the country, empty for unknown.', 'storewright' ), required: true ),
					'region'        => Field::text( __( 'Name of the region, empty for unknown.', 'storewright' ), required: true ),
					'city'          => Field::text( __( 'Name of the city, empty for unknown.', 'storewright' ), required: true ),
				],
				readonly: true
			),
		];
	}

	/**
	 * The state as the properties above.
	 *
	 * @param Context $context
	 * @param string  $browser_zone Time zone of the browser, '' for unknown.
	 * @return array<string, mixed>
	 */
	public static function item( Context $context, string $browser_zone ): array {
		$profile = new Profile( $context );
		$facts   = new StoreFacts( $context );
		$steps   = array_keys( $profile->completed_steps() );
		$among   = static fn( string $name, array $choices ): string => in_array( $profile->text( $name ), $choices, true )
			? $profile->text( $name )
			: '';
		return [
			'completed_steps' => in_array( Step::Finish->value, $steps, true ) ? [] : $steps,
			'answers'         => [
				'business_choice'       => $among( 'business_choice', Answers::BUSINESS ),
				'selling_online_answer' => $among( 'selling_online_answer', Answers::SELLING ),
				'industry'              => Answers::among( $profile->stored()['industry'] ?? [], Answers::INDUSTRIES )[0] ?? '',
			] + $profile->kept( $facts->current() ),
			'waiting'         => ( new WaitingPlugins( $context ) )->all(),
			'store'           => [
				'name'           => StoreFacts::name(),
				'may_rename'     => StoreFacts::may_rename(),
				'country'        => $facts->country(),
				'is_country_set' => $facts->is_country_set(),
			],
			'location'        => LocationGuess::of( $browser_zone ),
		];
	}
}
