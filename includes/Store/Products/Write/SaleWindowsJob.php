<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use DateTimeImmutable;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Store\Products\Model\Prices;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Tables;

/**
 * Brings prices that are kept for sorting and searching into step when sales begin and end. What one product costs is asked of
 * the clock, so nobody pays a wrong price in between.
 */
final class SaleWindowsJob implements Job {

	/**
	 * How long sorting and searching may lag behind, in seconds.
	 */
	private const LAG = 300;

	private const PART = 50;

	/**
	 * The job's name.
	 */
	public static function name(): string {
		return 'sale_windows';
	}

	/**
	 * Has the job run when a sale of a product is going to begin or end.
	 *
	 * @param Prices            $prices
	 * @param DateTimeImmutable $now
	 */
	public static function plan( Prices $prices, DateTimeImmutable $now ): void {
		if ( $prices->has_window() && ( $prices->from > $now || $prices->to >= $now ) ) {
			Queue::enqueue( self::name(), self::LAG );
		}
	}

	/**
	 * Brings what is out of step into step, and comes back while there are sales to begin or end.
	 *
	 * @param Context     $context The site.
	 * @param string|null $cursor  The last product that was looked at: each has one turn, as some can't be brought into step.
	 * @param float       $until   Unix time by which to come back.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$repository = ( new ProductServices( $context ) )->repository();
		$last       = (int) $cursor;
		do {
			$ids  = $this->out_of_step( $context, $last );
			$more = self::PART === count( $ids );
			$last = max( [ $last, ...$ids ] );
			array_map( $repository->refresh( ... ), $ids );
		} while ( $more && microtime( true ) < $until );
		if ( $more ) {
			return (string) $last;
		}
		if ( $this->is_one_to_come( $context ) ) {
			Queue::enqueue( self::name(), self::LAG );
		}
		return null;
	}

	/**
	 * @param Context $context
	 * @param int     $last    Only products behind this one.
	 * @return list<int> The first ones, by id.
	 */
	private function out_of_step( Context $context, int $last ): array {
		$database = $context->database;
		$now      = $context->clock->now()->getTimestamp();
		$meta     = $database->table( 'postmeta' );
		$begin    = "SELECT DISTINCT l.product_id FROM $meta f
			JOIN {$database->table( Tables::LOOKUP )} l ON l.product_id = f.post_id AND l.onsale = 0
			JOIN $meta s ON s.post_id = f.post_id AND s.meta_key = '_sale_price' AND s.meta_value <> ''
			JOIN $meta r ON r.post_id = f.post_id AND r.meta_key = '_regular_price' AND r.meta_value <> ''
				AND r.meta_value + 0 > s.meta_value + 0
			LEFT JOIN $meta t ON t.post_id = f.post_id AND t.meta_key = '_sale_price_dates_to'
			WHERE f.meta_key = '_sale_price_dates_from' AND f.meta_value <> '' AND f.meta_value + 0 <= %d
				AND ( t.meta_value IS NULL OR t.meta_value = '' OR t.meta_value + 0 >= %d ) AND l.product_id > %d
			ORDER BY l.product_id LIMIT " . self::PART;
		$end      = "SELECT DISTINCT l.product_id FROM {$database->table( Tables::LOOKUP )} l
			JOIN $meta t ON t.post_id = l.product_id AND t.meta_key = '_sale_price_dates_to'
			WHERE l.onsale = 1 AND t.meta_value <> '' AND t.meta_value + 0 < %d AND l.product_id > %d
			ORDER BY l.product_id LIMIT " . self::PART;
		$ids      = array_unique(
			array_map( intval( ... ), [ ...$database->column( $begin, $now, $now, $last ), ...$database->column( $end, $now, $last ) ] )
		);
		sort( $ids );
		return array_slice( $ids, 0, self::PART );
	}

	private function is_one_to_come( Context $context ): bool {
		return null !== $context->database->value(
			"SELECT meta_id FROM {$context->database->table( 'postmeta' )}
			WHERE meta_key IN ( '_sale_price_dates_from', '_sale_price_dates_to' ) AND meta_value + 0 > %d LIMIT 1",
			$context->clock->now()->getTimestamp()
		);
	}
}
