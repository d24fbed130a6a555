<?php
declare(strict_types=1);

namespace Storewright\Store\Tax\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxClass;

/**
 * A tax rate in REST answers.
 */
final class TaxRateSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'tax';
	}

	/**
	 * The resource's properties. Which classes there are, the controller adds.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'        => Field::integer( __( 'Id of the tax rate.', 'storewright' ), readonly: true ),
			'country'   => Field::text( __( 'Code of the country; empty for every country.', 'storewright' ) ),
			'state'     => Field::text( __( 'Code of the state; empty for the whole country.', 'storewright' ) ),
			'postcode'  => Field::text(
				__( 'The last of the postcodes. Several can be sent with semicolons in between; better use postcodes.', 'storewright' )
			),
			'city'      => Field::text(
				__( 'The last of the cities. Several can be sent with semicolons in between; better use cities.', 'storewright' )
			),
			'rate'      => Field::text( __( 'Percentage, such as 8.8750.', 'storewright' ) ),
			'name'      => Field::text( __( 'Shown to customers.', 'storewright' ) ),
			'priority'  => Field::integer(
				__( 'Order in which taxes are added; one rate of each priority applies.', 'storewright' ),
				default: 1
			),
			'compound'  => Field::boolean( __( 'Whether it is also taken of the taxes before it.', 'storewright' ), default: false ),
			'shipping'  => Field::boolean( __( 'Whether it is taken of shipping, too.', 'storewright' ), default: true ),
			'order'     => Field::integer( __( 'Place among the rates.', 'storewright' ) ),
			'class'     => Field::text( __( 'Tax class.', 'storewright' ), default: TaxClass::STANDARD ),
			'postcodes' => Field::list(
				__(
					'Postcodes that the rate is limited to: whole ones, beginnings such as 90*, ranges such as 90000...90099.',
					'storewright'
				),
				Field::text( '' )
			),
			'cities'    => Field::list( __( 'Cities that the rate is limited to.', 'storewright' ), Field::text( '' ) ),
		];
	}

	/**
	 * The rate as it is answered.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Rate $rate ): array {
		return [
			'id'        => $rate->id,
			'country'   => $rate->country,
			'state'     => $rate->state,
			'postcode'  => [] === $rate->postcodes ? '' : $rate->postcodes[ array_key_last( $rate->postcodes ) ],
			'city'      => [] === $rate->cities ? '' : $rate->cities[ array_key_last( $rate->cities ) ],
			'rate'      => $rate->percent,
			'name'      => $rate->name,
			'priority'  => $rate->priority,
			'compound'  => $rate->compound,
			'shipping'  => $rate->shipping,
			'order'     => $rate->order,
			'class'     => TaxClass::named( $rate->tax_class ),
			'postcodes' => $rate->postcodes,
			'cities'    => $rate->cities,
		];
	}
}
