<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Shop\AsksShippingOnce;
use Storewright\Shop\Shipping;
use Storewright\Shop\ShippingRate;

/**
 * WooCommerce's shipping zones.
 */
final class WooCommerceShipping implements Shipping {

	use AsksShippingOnce;

	public function __construct( private readonly Context $context ) {}

	protected function ask(): bool {
		$methods = $this->context->database->table( 'woocommerce_shipping_zone_methods' );
		return null !== $this->context->database->value( "SELECT instance_id FROM $methods WHERE is_enabled = 1 LIMIT 1" );
	}

	public function rates( int $limit ): array {
		$methods = $this->context->database->table( 'woocommerce_shipping_zone_methods' );
		$zones   = $this->context->database->table( 'woocommerce_shipping_zones' );
		$rows    = $this->context->database->rows(
			"SELECT m.method_id, m.instance_id, z.zone_name FROM $methods m LEFT JOIN $zones z ON z.zone_id = m.zone_id
			WHERE m.is_enabled = 1
			ORDER BY ( z.zone_id IS NULL ), z.zone_order, z.zone_id, m.method_order, m.instance_id LIMIT %d",
			$limit
		);
		$options = array_map( static fn( array $row ): string => "woocommerce_{$row['method_id']}_{$row['instance_id']}_settings", $rows );
		wp_prime_option_caches( $options );
		$rates = [];
		foreach ( $rows as $at => $row ) {
			$settings = $this->context->options->array( $options[ $at ] );
			$cost     = 'free_shipping' === $row['method_id'] ? '0' : ( $settings['cost'] ?? '' );
			$title    = $settings['title'] ?? '';
			$rates[]  = new ShippingRate(
				$row['zone_name'] ?? __( 'Rest of the world', 'storewright' ),
				is_string( $title ) ? $title : '',
				is_string( $cost ) ? (string) Money::parse( $cost ) : ''
			);
		}
		return $rates;
	}
}
