<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use RuntimeException;
use Storewright\Kernel\Context;

/**
 * Creates what the first order needs: tax rates and coupons. Existing ones are used.
 */
final class Prerequisites {

	private const RATES = 'woocommerce_tax_rates';

	/**
	 * Country, state, rate in millionths, name, class.
	 */
	private const OWN_RATES = [
		[ 'US', 'CA', 72_500, 'CA Tax', '' ],
		[ 'US', 'NY', 88_750, 'NY Tax', '' ],
		[ 'US', 'NY', 40_000, 'NY Tax', 'reduced-rate' ],
		[ 'US', 'TX', 62_500, 'TX Tax', '' ],
		[ 'GB', '', 200_000, 'VAT', '' ],
		[ 'DE', '', 190_000, 'MwSt.', '' ],
		[ 'DE', '', 70_000, 'MwSt.', 'reduced-rate' ],
		[ 'FR', '', 200_000, 'TVA', '' ],
		[ 'FR', '', 55_000, 'TVA', 'reduced-rate' ],
		[ 'NL', '', 210_000, 'BTW', '' ],
		[ 'NL', '', 90_000, 'BTW', 'reduced-rate' ],
		[ 'AT', '', 200_000, 'USt.', '' ],
	];

	public function __construct( private readonly Context $context ) {}

	/**
	 * The shop's tax rates: those that apply to whole countries or states and are not compound. Where there are none at all,
	 * ours are added.
	 */
	public function rates(): SeedTaxRates {
		$rates = $this->stored_rates();
		if ( [] === $rates && '0' === $this->context->database->value(
			"SELECT COUNT(*) FROM {$this->context->database->table( self::RATES )}"
		) ) {
			foreach ( self::OWN_RATES as $order => [ $country, $state, $millionths, $name, $class ] ) {
				$this->context->database->insert(
					self::RATES,
					[
						'tax_rate_country'  => $country,
						'tax_rate_state'    => $state,
						'tax_rate'          => sprintf( '%d.%04d', intdiv( $millionths, 10_000 ), $millionths % 10_000 ),
						'tax_rate_name'     => $name,
						'tax_rate_priority' => 1,
						'tax_rate_compound' => 0,
						'tax_rate_shipping' => 1,
						'tax_rate_order'    => $order,
						'tax_rate_class'    => $class,
					]
				);
			}
			$rates = $this->stored_rates();
		}
		return new SeedTaxRates( $rates );
	}

	/**
	 * Ids of the coupons of SeedCoupons::ALL, which are added where they are missing.
	 *
	 * @return list<int>
	 * @throws RuntimeException If one can't be added.
	 */
	public function coupons(): array {
		$posts = $this->context->database->table( 'posts' );
		$ids   = [];
		foreach ( SeedCoupons::ALL as [ $code, $kind, $amount ] ) {
			$id = (int) $this->context->database->value(
				"SELECT ID FROM $posts WHERE post_type = 'shop_coupon' AND post_title = %s ORDER BY ID LIMIT 1",
				$code
			);
			if ( 0 === $id ) {
				$id = wp_insert_post(
					[
						'post_type'   => 'shop_coupon',
						'post_title'  => $code,
						'post_status' => 'publish',
						'meta_input'  => [
							'discount_type'          => $kind,
							'coupon_amount'          => 'percent' === $kind ? (string) $amount : BulkInsert::money( $amount ),
							'individual_use'         => 'no',
							'usage_count'            => '0',
							'usage_limit'            => '0',
							'usage_limit_per_user'   => '0',
							'limit_usage_to_x_items' => '0',
							'free_shipping'          => 'no',
							'exclude_sale_items'     => 'no',
						],
					]
				);
				if ( 0 === $id ) {
					throw new RuntimeException( "The coupon $code could not be added." );
				}
			}
			$ids[] = $id;
		}
		return $ids;
	}

	/**
	 * @return list<SeedTaxRate>
	 */
	private function stored_rates(): array {
		$table     = $this->context->database->table( self::RATES );
		$locations = $this->context->database->table( 'woocommerce_tax_rate_locations' );
		$rows      = $this->context->database->rows(
			"SELECT * FROM $table WHERE tax_rate_compound = 0 AND tax_rate_id NOT IN ( SELECT tax_rate_id FROM $locations )
			ORDER BY tax_rate_id"
		);
		return array_map(
			static fn( array $row ) => new SeedTaxRate(
				(int) $row['tax_rate_id'],
				(string) $row['tax_rate_country'],
				(string) $row['tax_rate_state'],
				(int) round( 10_000 * (float) $row['tax_rate'] ),
				(string) $row['tax_rate_name'],
				(string) $row['tax_rate_class'],
				(int) $row['tax_rate_priority'],
				'1' === $row['tax_rate_shipping']
			),
			$rows
		);
	}
}
