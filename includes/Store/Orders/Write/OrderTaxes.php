<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Store\Calculation\Rules;
use Storewright\Store\Calculation\TaxTable;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Tax\TaxAddress;
use Storewright\Store\Tax\TaxRateQuery;

/**
 * The taxes of an order's address.
 */
final class OrderTaxes {

	/**
	 * Who collects the parcel pays the tax of the shop's place.
	 */
	private const PICKUP = 'local_pickup';

	public function __construct( private readonly SettingsQuery $settings, private readonly TaxRateQuery $rates ) {}

	/**
	 * The rates by class.
	 */
	public function of( Order $order, Rules $rules ): TaxTable {
		return $rules->taxes ? $this->rates->table(
			$this->place( $order ),
			$rules->prices_include_tax ? $this->base() : null
		) : new TaxTable();
	}

	/**
	 * Where an order is taxed: by the setting the address of shipping, of billing or of the shop; the shop's where none is known.
	 */
	public function place( Order $order ): TaxAddress {
		$based_on = $this->settings->value( 'woocommerce_tax_based_on' );
		if ( 'base' === $based_on || self::is_picked_up( $order ) ) {
			return $this->base();
		}
		$address = 'billing' === $based_on || '' === $order->shipping->country ? $order->billing : $order->shipping;
		return '' === $address->country ? $this->base() : self::of_address( $address );
	}

	private static function is_picked_up( Order $order ): bool {
		$shipping = $order->shipping_items();
		return [] !== $shipping && [] === array_filter( $shipping, static fn( ShippingItem $item ) => self::PICKUP !== $item->method_id );
	}

	private static function of_address( OrderAddress $address ): TaxAddress {
		return new TaxAddress( $address->country, $address->state, $address->postcode, $address->city );
	}

	private function base(): TaxAddress {
		$store = $this->settings->store_address();
		return new TaxAddress( $store->country, $store->state, $store->postcode, $store->city );
	}
}
