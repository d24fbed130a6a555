<?php
declare(strict_types=1);

namespace Storewright\Store\Standalone;

use Storewright\Kernel\Money;
use Storewright\Shop\AsksShippingOnce;
use Storewright\Shop\Shipping;
use Storewright\Shop\ShippingRate;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\ZoneQuery;

/**
 * The Store's shipping for the dashboard.
 */
final class StoreShipping implements Shipping {

	use AsksShippingOnce;

	public function __construct( private readonly ZoneQuery $zones ) {}

	protected function ask(): bool {
		return $this->zones->has_enabled_methods();
	}

	public function rates( int $limit ): array {
		$zones = [];
		foreach ( $this->zones->zones() as $zone ) {
			$zones[ $zone->id ] = $zone->name;
		}
		return array_map(
			static fn( MethodInstance $method ): ShippingRate => new ShippingRate(
				$zones[ $method->zone_id ] ?? '',
				$method->title(),
				self::cost( $method )
			),
			$this->zones->enabled_methods( $limit )
		);
	}

	private static function cost( MethodInstance $method ): string {
		if ( 'free_shipping' === $method->method_id ) {
			return '0';
		}
		$cost = $method->settings['cost'] ?? null;
		return null === $cost ? '' : (string) Money::parse( '' === $cost ? '0' : $cost );
	}
}
