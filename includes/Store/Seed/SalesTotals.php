<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use Storewright\Kernel\Context;
use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Shop\Reports\DayDrift;

/**
 * Sums over orders that are kept elsewhere: how often a product was sold, a coupon used, when a customer came last, what a day brought.
 *
 * They are computed from what is stored, so doing it twice ends the same.
 */
final class SalesTotals {

	/**
	 * @param Context  $context The site.
	 * @param Progress $state   What is seeded.
	 */
	public function __construct( private readonly Context $context, private readonly Progress $state ) {}

	/**
	 * Brings them up to date.
	 */
	public function bring_up_to_date(): void {
		$this->products();
		$this->coupons();
		$this->customers();
		$drift = new DayDrift( $this->context->database, $this->context->shop()->report_tables() );
		$days  = $drift->days();
		if ( null !== $days ) {
			$drift->repair( ...$days );
			$drift->repair_items( ...$days );
		}
		$check = new CustomerCheck( $this->context );
		for ( $last = $check->step( 0 ); null !== $last; ) {
			$last = $check->step( $last );
		}
		$check->complete();
	}

	private function products(): void {
		$database = $this->context->database;
		$last     = $this->state->first_product + ( new SeedCatalog( $this->state->seed, $this->state->products ) )->posts - 1;
		$sold     = $database->rows(
			"SELECT l.product_id AS id, SUM(l.product_qty) AS sold FROM {$database->table( 'wc_order_product_lookup' )} l
			INNER JOIN {$database->table( 'wc_order_operational_data' )} o ON o.order_id = l.order_id AND o.recorded_sales = 1
			WHERE l.product_id BETWEEN %d AND %d GROUP BY l.product_id",
			$this->state->first_product,
			$last
		);
		$database->transaction(
			static function () use ( $database, $sold ): void {
				foreach ( $sold as $row ) {
					$database->update(
						'wc_product_meta_lookup',
						[ 'total_sales' => (int) $row['sold'] ],
						[ 'product_id' => (int) $row['id'] ]
					);
					$database->update(
						'postmeta',
						[ 'meta_value' => (string) $row['sold'] ], // phpcs:ignore WordPress.DB.SlowDBQuery -- Found by its post.
						[
							'post_id'  => (int) $row['id'],
							'meta_key' => 'total_sales', // phpcs:ignore WordPress.DB.SlowDBQuery -- Found by its post.
						]
					);
				}
			}
		);
	}

	private function coupons(): void {
		$database = $this->context->database;
		$used     = $database->rows(
			"SELECT l.coupon_id AS id, COUNT(*) AS used FROM {$database->table( 'wc_order_coupon_lookup' )} l
			INNER JOIN {$database->table( 'wc_order_operational_data' )} o ON o.order_id = l.order_id
				AND o.coupon_usages_are_counted = 1 GROUP BY l.coupon_id"
		);
		foreach ( $used as $row ) {
			update_post_meta( (int) $row['id'], 'usage_count', (string) $row['used'] );
		}
	}

	private function customers(): void {
		$database = $this->context->database;
		[ , $id ] = $this->state->customer_blocks[0];
		$database->execute(
			"UPDATE {$database->table( 'wc_customer_lookup' )} SET date_last_active = ( SELECT MAX(s.date_created_gmt)
			FROM {$database->table( 'wc_order_stats' )} s
				WHERE s.customer_id = {$database->table( 'wc_customer_lookup' )}.customer_id AND s.parent_id = 0 )
			WHERE customer_id >= %d AND customer_id IN ( SELECT customer_id FROM {$database->table( 'wc_order_stats' )} )",
			$id
		);
	}
}
