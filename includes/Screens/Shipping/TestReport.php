<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Brick\Math\BigNumber;
use Storewright\Kernel\Context;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Settings\SettingsUrl;
use Storewright\Store\Shipping\Address;
use Storewright\Store\Shipping\Destinations;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Parcel;
use Storewright\Store\Shipping\Rate;
use Storewright\Store\Shipping\RateQuery;
use Storewright\Store\Shipping\UnreachableZones;
use Storewright\Store\Shipping\Zone;
use Storewright\Store\Shipping\ZoneMatcher;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneVerdict;

/**
 * The answer of the tester: what the zone matcher and the rates of the store say, in words.
 */
final class TestReport {

	/**
	 * Most zones that are named because they were asked before.
	 */
	private const SHOWN = 20;

	private readonly CountryQuery $countries;

	private readonly ZoneMatcher $matcher;

	private readonly Places $places;

	private readonly RateQuery $rates;

	public function __construct( private readonly Context $context, private readonly ZoneQuery $query ) {
		$this->countries = new CountryQuery();
		$this->matcher   = new ZoneMatcher( $context->database, $this->countries );
		$this->places    = new Places();
		$this->rates     = new RateQuery( $context, $query );
	}

	/**
	 * Prints the zone, its methods, and why.
	 */
	public function render( Parcel $parcel ): void {
		$address = $parcel->destination;
		echo '<div role="status" class="storewright-test">';
		printf(
			'<section class="storewright-settings__card"><h3>%s</h3>',
			/* translators: %s: address. */
			esc_html( sprintf( __( 'Result for %s', 'storewright' ), trim( "{$this->places->address( $address->country, $address->state )} {$address->postcode}" ) ) )
		);
		if ( ! ( new Destinations( $this->context->options ) )->ships_to( $address->country ) ) {
			printf(
				'<p><strong>%s</strong></p><p><a href="%s">%s</a></p></section></div>',
				/* translators: %s: name of a country. */
				esc_html( sprintf( __( 'The store does not ship to %s.', 'storewright' ), $this->places->address( $address->country, '' ) ) ),
				esc_url( SettingsUrl::of( 'general' ) ),
				esc_html__( 'Change the shipping locations', 'storewright' )
			);
			return;
		}
		$zone = $this->render_zone( $address );
		echo '</section>';
		$this->render_methods( $zone, $parcel );
		echo '</div>';
	}

	/**
	 * Prints what is wrong whatever the address: zones that none has, and zones without methods. Nothing where nothing is.
	 */
	public function render_warnings(): void {
		$warnings = [];
		foreach ( ( new UnreachableZones( $this->query, $this->countries, $this->matcher ) )->all() as $id => $by ) {
			$warnings[] = sprintf(
				/* translators: 1: name of a shipping zone, 2: name of another one. */
				__( '“%1$s” never applies: “%2$s” comes first and covers it.', 'storewright' ),
				$this->query->zone( $id )->name ?? '',
				$by->name
			);
		}
		foreach ( $this->query->zones( false ) as $zone ) {
			if ( [] === array_filter( $this->query->methods( $zone->id ), static fn( MethodInstance $method ) => $method->enabled ) ) {
				/* translators: %s: name of a shipping zone. */
				$warnings[] = sprintf( __( '“%s” has no enabled shipping method.', 'storewright' ), $zone->name );
			}
		}
		if ( [] === $warnings ) {
			return;
		}
		printf( '<section class="storewright-settings__card"><h3>%s</h3><ul>', esc_html__( 'Zones to look at', 'storewright' ) );
		foreach ( $warnings as $warning ) {
			echo '<li>';
			ZonesSection::render_warning( $warning );
			echo '</li>';
		}
		echo '</ul></section>';
	}

	/**
	 * @return Zone The address's zone.
	 */
	private function render_zone( Address $address ): Zone {
		$passed  = [];
		$matched = null;
		foreach ( $this->matcher->verdicts( $address ) as $verdict ) {
			if ( $verdict->covers() ) {
				$matched = $verdict;
				break;
			}
			$passed[] = $verdict;
		}
		$zone = null === $matched ? Zone::rest_of_the_world() : $matched->zone;
		$why  = null === $matched ? __( 'No other zone covers the address.', 'storewright' ) : $this->why( $matched, $address );
		printf(
			'<p><strong>%s <a href="%s">%s</a></strong></p><p>%s</p>',
			esc_html__( 'Zone:', 'storewright' ),
			esc_url( ZoneSection::address( (string) $zone->id ) ),
			esc_html( $zone->name ),
			esc_html( $why )
		);
		if ( [] !== $passed ) {
			printf( '<h4>%s</h4><ul class="ul-disc">', esc_html__( 'Zones that come before it and do not cover the address', 'storewright' ) );
			foreach ( array_slice( $passed, 0, self::SHOWN ) as $verdict ) {
				printf( '<li>%s</li>', esc_html( $this->why_not( $verdict, $address ) ) );
			}
			$more = count( $passed ) - self::SHOWN;
			if ( $more > 0 ) {
				/* translators: %s: number of shipping zones. */
				printf( '<li>%s</li>', esc_html( sprintf( _n( 'and %s more zone', 'and %s more zones', $more, 'storewright' ), number_format_i18n( $more ) ) ) );
			}
			echo '</ul>';
		}
		return $zone;
	}

	private function why( ZoneVerdict $verdict, Address $address ): string {
		$place = null === $verdict->place
			? __( 'The zone covers all places.', 'storewright' )
			/* translators: %s: name of a region. */
			: sprintf( __( 'Its region “%s” covers the address.', 'storewright' ), $this->places->name( $verdict->place ) );
		return null === $verdict->postcode
			? $place
			/* translators: 1: a sentence on the region, 2: postcode or rule for postcodes, 3: postcode. */
			: sprintf( __( '%1$s Its postcode rule “%2$s” covers “%3$s”.', 'storewright' ), $place, $verdict->postcode, $address->postcode );
	}

	private function why_not( ZoneVerdict $verdict, Address $address ): string {
		if ( ! $verdict->has_place ) {
			return sprintf(
				/* translators: 1: name of a shipping zone, 2: country and state. */
				__( '“%1$s”: none of its regions covers %2$s.', 'storewright' ),
				$verdict->zone->name,
				$this->places->address( $address->country, $address->state )
			);
		}
		return '' === $address->postcode
			/* translators: %s: name of a shipping zone. */
			? sprintf( __( '“%s”: it is limited to postcodes, and the address has none.', 'storewright' ), $verdict->zone->name )
			/* translators: 1: name of a shipping zone, 2: postcode. */
			: sprintf( __( '“%1$s”: none of its postcodes covers “%2$s”.', 'storewright' ), $verdict->zone->name, $address->postcode );
	}

	private function render_methods( Zone $zone, Parcel $parcel ): void {
		$methods = $this->query->methods( $zone->id );
		$offered = $this->rates->rates( $parcel );
		if ( [] === $offered ) {
			printf(
				'<div class="notice notice-warning inline"><p>%s</p></div>',
				esc_html__( 'The customer is offered no shipping method, so this cart can’t be shipped to the address.', 'storewright' )
			);
		}
		$heads = [ __( 'Shipping method', 'storewright' ), __( 'Cost', 'storewright' ), __( 'Why', 'storewright' ) ];
		if ( [] === $methods && [] === $offered ) {
			return;
		}
		echo '<div class="storewright-settings__card storewright-settings__table"><table class="widefat striped"><thead><tr>';
		foreach ( $heads as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		$by_id = array_column( $offered, null, 'id' );
		foreach ( $methods as $method ) {
			$id = "{$method->method_id}:{$method->instance_id}";
			self::render_row(
				$heads,
				$method->title(),
				$this->cost( $by_id[ $id ] ?? null ),
				$this->reason( $method, $by_id[ $id ] ?? null, $parcel )
			);
			unset( $by_id[ $id ] );
		}
		foreach ( $by_id as $rate ) {
			self::render_row( $heads, $rate->title, $this->cost( $rate ), __( 'Added by a plugin.', 'storewright' ) );
		}
		echo '</tbody></table></div>';
	}

	/**
	 * @param array{string, string, string} $heads
	 */
	private static function render_row( array $heads, string $title, string $cost, string $reason ): void {
		printf(
			'<tr><th scope="row">%s</th><td data-label="%s">%s</td><td data-label="%s">%s</td></tr>',
			esc_html( $title ),
			esc_attr( $heads[1] ),
			esc_html( $cost ),
			esc_attr( $heads[2] ),
			esc_html( $reason )
		);
	}

	private function cost( ?Rate $rate ): string {
		return null === $rate ? __( 'Not offered', 'storewright' ) : $this->money( $rate->cost );
	}

	private function reason( MethodInstance $method, ?Rate $rate, Parcel $parcel ): string {
		if ( null !== $rate ) {
			return $rate->taxable ? __( 'Offered. Tax is added to the cost.', 'storewright' ) : __( 'Offered. No tax is added to the cost.', 'storewright' );
		}
		if ( ! $method->enabled ) {
			return __( 'The method is disabled in the zone.', 'storewright' );
		}
		if ( null === $this->rates->rate( $method, $parcel ) ) {
			return $method->type->reason( $method, $parcel, fn( BigNumber $amount ): string => $this->money( (string) $amount ) );
		}
		return $this->context->options->bool_yes( 'woocommerce_shipping_hide_rates_when_free' )
			? __( 'Hidden because free shipping is available.', 'storewright' )
			: __( 'A plugin has removed it.', 'storewright' );
	}

	private function money( string $amount ): string {
		return $this->context->shop()->settings()->currency_format()->text( $amount );
	}
}
