<?php
declare(strict_types=1);

namespace Storewright\Store\Locale\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Locale\Continent;
use Storewright\Store\Locale\LocaleInfo;

/**
 * A continent with its countries in REST answers.
 */
final class ContinentSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'data_continent';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'code'      => [
				'description' => __( 'Two-letter code of the continent.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
			'name'      => [
				'description' => __( 'Name of the continent.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
			'countries' => [
				'description' => __( 'Countries of the continent.', 'storewright' ),
				'type'        => 'array',
				'context'     => [ 'view' ],
				'readonly'    => true,
				'items'       => [
					'type'       => 'object',
					'properties' => CountrySchema::properties() + self::locale_properties(),
				],
			],
		];
	}

	/**
	 * The continent as it is answered.
	 *
	 * @param Continent                  $continent
	 * @param list<array<string, mixed>> $countries See country().
	 * @return array{code: string, name: string, countries: list<array<string, mixed>>}
	 */
	public static function item( Continent $continent, array $countries ): array {
		return [
			'code'      => $continent->code,
			'name'      => $continent->name,
			'countries' => $countries,
		];
	}

	/**
	 * Returns the additional fields of a continent's countries.
	 *
	 * @param LocaleInfo|null $info Null where nothing is known: the fields are left out.
	 * @return array<string, string|int>
	 */
	public static function locale( ?LocaleInfo $info ): array {
		return null === $info ? [] : [
			'currency_code'  => $info->currency,
			'currency_pos'   => $info->position,
			'decimal_sep'    => $info->decimal_separator,
			'dimension_unit' => $info->dimension_unit,
			'num_decimals'   => $info->decimals,
			'thousand_sep'   => $info->thousand_separator,
			'weight_unit'    => $info->weight_unit,
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function locale_properties(): array {
		$descriptions = [
			'currency_code'  => __( 'ISO 4217 code of the currency.', 'storewright' ),
			'currency_pos'   => __( 'Place of the currency symbol.', 'storewright' ),
			'decimal_sep'    => __( 'Separator before the decimals of a price.', 'storewright' ),
			'dimension_unit' => __( 'Unit of lengths.', 'storewright' ),
			'num_decimals'   => __( 'Number of decimals of a price.', 'storewright' ),
			'thousand_sep'   => __( 'Separator of thousands in a price.', 'storewright' ),
			'weight_unit'    => __( 'Unit of weights.', 'storewright' ),
		];
		$properties   = [];
		foreach ( $descriptions as $name => $description ) {
			$properties[ $name ] = [
				'description' => $description,
				'type'        => 'num_decimals' === $name ? 'integer' : 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
				'optional'    => true,
			];
		}
		$properties['currency_pos']['enum'] = [ 'left', 'right', 'left_space', 'right_space' ];
		return $properties;
	}
}
