<?php
declare(strict_types=1);

namespace Storewright\Store\Locale\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Locale\Country;

/**
 * A country with its states in REST answers.
 */
final class CountrySchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'data_country';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'code'   => self::text( __( 'ISO 3166-1 alpha-2 code.', 'storewright' ) ),
			'name'   => self::text( __( 'Name of the country.', 'storewright' ) ),
			'states' => [
				'description' => __(
					'States of the country; empty where addresses have none, or name theirs as free text.',
					'storewright'
				),
				'type'        => 'array',
				'context'     => [ 'view' ],
				'readonly'    => true,
				'items'       => [
					'type'       => 'object',
					'properties' => [
						'code' => [ 'type' => [ 'string', 'integer' ] ] + self::text(
							__( 'Code of the state; a number where it has digits alone.', 'storewright' )
						),
						'name' => self::text( __( 'Name of the state.', 'storewright' ) ),
					],
				],
			],
		];
	}

	/**
	 * The country as it is answered.
	 *
	 * @param Country                  $country
	 * @param array<array-key, string> $states Code => name.
	 * @return array{code: string, name: string, states: list<array{code: string|int, name: string}>}
	 */
	public static function item( Country $country, array $states ): array {
		$items = [];
		foreach ( $states as $code => $name ) {
			$items[] = [
				'code' => $code,
				'name' => $name,
			];
		}
		return [
			'code'   => $country->code,
			'name'   => $country->name,
			'states' => $items,
		];
	}

	/**
	 * A text that clients only read.
	 *
	 * @param string $description What it is.
	 * @return array<string, mixed>
	 */
	private static function text( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'string',
			'context'     => [ 'view' ],
			'readonly'    => true,
		];
	}
}
