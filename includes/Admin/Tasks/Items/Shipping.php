<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\AddressPreloads;
use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;
use Storewright\Shop\ShippingRate;

/**
 * Cost of shipping an order.
 */
final class Shipping extends BuiltInTask {

	/**
	 * How many rates the result names.
	 */
	private const SHOWN_RATES = 2;

	public function id(): string {
		return 'shipping';
	}

	public function title(): string {
		return __( 'Set your shipping rates', 'storewright' );
	}

	public function content(): string {
		return __( 'Choose where you ship to and what your customers pay for it.', 'storewright' );
	}

	public function header(): TaskHeader {
		return new TaskHeader( __( 'Get your products shipped', 'storewright' ), $this->content(), $this->action_label() );
	}

	public function action_label(): string {
		return __( 'Start shipping', 'storewright' );
	}

	public function position(): int {
		return 60;
	}

	public function time(): string {
		return __( '3 minutes', 'storewright' );
	}

	public function level(): int {
		return 2;
	}

	/**
	 * Done once a customer could be offered a rate; or where the owner went through it and wants none.
	 */
	public function is_complete( bool $actioned ): bool {
		return $actioned || $this->context->shop()->shipping()->has_enabled_methods();
	}

	/**
	 * A store that ships nothing has no use for it.
	 */
	public function is_dismissable(): bool {
		return true;
	}

	public function is_snoozeable(): bool {
		return true;
	}

	/**
	 * The list of places only where the address is yet to be asked for: it is large.
	 */
	public function preloads(): array {
		$preloads = new AddressPreloads( $this->context );
		$address  = $this->context->shop()->settings()->address();
		return [ ...$preloads->stored(), '' === $address->address_1 ? $preloads->places() : $preloads->country_name() ];
	}

	/**
	 * The first rates, such as "Germany: 4.90 €".
	 */
	public function result(): string {
		$rates = $this->context->shop()->shipping()->rates( self::SHOWN_RATES + 1 );
		$texts = array_map( $this->text( ... ), array_slice( $rates, 0, self::SHOWN_RATES ) );
		return [] === $rates
			? __( 'No shipping rates', 'storewright' )
			: implode( ', ', $texts ) . ( count( $rates ) > self::SHOWN_RATES ? ', …' : '' );

	}

	private function text( ShippingRate $rate ): string {
		$cost = match ( $rate->cost ) {
			''      => $rate->method,
			'0'     => __( 'Free shipping', 'storewright' ),
			default => $this->context->shop()->settings()->currency_format()->text( $rate->cost ),
		};
		/* translators: 1: shipping zone. 2: cost or name of the shipping method. */
		return sprintf( __( '%1$s: %2$s', 'storewright' ), $rate->zone, $cost );
	}
}
