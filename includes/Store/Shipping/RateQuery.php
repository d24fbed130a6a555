<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Brick\Math\RoundingMode;
use Storewright\Kernel\Context;
use Storewright\Store\Shipping\Methods\FreeShipping;
use Storewright\Store\Shipping\Methods\LocalPickup;

/**
 * Tells how a parcel can be sent, and for how much.
 */
final class RateQuery {

	private const DECIMALS = 'woocommerce_price_num_decimals';

	private const HIDE_WHEN_FREE = 'woocommerce_shipping_hide_rates_when_free';

	public function __construct( private readonly Context $context, private readonly ZoneQuery $zones ) {}

	/**
	 * The rates of the methods that the destination's zone offers for the parcel, in the zone's order.
	 *
	 * @return list<Rate> None where nothing has to be sent, or the shop does not ship there.
	 */
	public function rates( Parcel $parcel ): array {
		$options = $this->context->options;
		if ( [] === $parcel->sent() || ! ( new Destinations( $options ) )->ships_to( $parcel->destination->country ) ) {
			return [];
		}
		$rates = [];
		foreach ( $this->zones->methods( $this->zones->zone_for( $parcel->destination )->id ) as $method ) {
			$rate = $method->enabled ? $this->rate( $method, $parcel ) : null;
			if ( null !== $rate ) {
				$rates[] = $rate;
			}
		}
		if ( $options->bool_yes( self::HIDE_WHEN_FREE ) ) {
			$rates = self::without_those_that_cost( $rates );
		}

		/**
		 * The ways in which a parcel can be sent.
		 *
		 * @param list<Rate> $rates  What the methods of the destination's zone offer.
		 * @param Parcel     $parcel What is to be sent, and where to.
		 */
		$filtered = apply_filters( 'storewright_shipping_rates', $rates, $parcel );
		return is_array( $filtered ) ? array_values(
			array_filter( $filtered, static fn( mixed $rate ) => $rate instanceof Rate )
		) : $rates;
	}

	/**
	 * Returns the rate of one method for a parcel, whether or not it is enabled.
	 *
	 * @return Rate|null Null where the method does not take the parcel.
	 */
	public function rate( MethodInstance $method, Parcel $parcel ): ?Rate {
		$cost = $method->type->cost( $method, $parcel );
		return null === $cost ? null : new Rate(
			$method->method_id,
			$method->instance_id,
			$method->title(),
			(string) $cost->toScale( max( 0, (int) $this->context->options->string( self::DECIMALS, '2' ) ), RoundingMode::HALF_UP ),
			'taxable' === ( $method->settings['tax_status'] ?? 'none' )
		);
	}

	/**
	 * Free shipping and picking up, where there is free shipping; else all.
	 *
	 * @param list<Rate> $rates
	 * @return list<Rate>
	 */
	private static function without_those_that_cost( array $rates ): array {
		if ( ! in_array( FreeShipping::ID, array_column( $rates, 'method_id' ), true ) ) {
			return $rates;
		}
		return array_values(
			array_filter( $rates, static fn( Rate $rate ) => in_array( $rate->method_id, [ FreeShipping::ID, LocalPickup::ID ], true ) )
		);
	}
}
