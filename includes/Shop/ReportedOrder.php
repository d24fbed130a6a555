<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * What a report tells of an order that is not in its tables.
 */
final class ReportedOrder {

	/**
	 * @param string $number      What the shop calls the order.
	 * @param string $source_type How its customer came, such as `organic` or `utm`, '' where nobody noted it.
	 * @param string $source      From where, '' where nobody noted it.
	 */
	public function __construct(
		public readonly string $number,
		public readonly string $source_type,
		public readonly string $source
	) {}

	/**
	 * The keys of the order's meta data that say how its customer came, and from where.
	 */
	public const META = [ '_wc_order_attribution_source_type', '_wc_order_attribution_utm_source' ];

	/**
	 * Orders of rows of meta data.
	 *
	 * @param list<int>                       $ids     Of orders.
	 * @param list<array<string, string|null>> $rows   order_id, name and value of META.
	 * @param array<int, string>              $numbers What the shop calls orders, by id; the others are called by their ids.
	 * @return array<int, self> By id.
	 */
	public static function of_meta( array $ids, array $rows, array $numbers = [] ): array {
		$meta = [];
		foreach ( $rows as $row ) {
			$meta[ (int) $row['order_id'] ][ (string) $row['name'] ] = (string) $row['value'];
		}
		$orders = [];
		foreach ( $ids as $id ) {
			$found         = $meta[ $id ] ?? [];
			$orders[ $id ] = new self( $numbers[ $id ] ?? (string) $id, $found[ self::META[0] ] ?? '', $found[ self::META[1] ] ?? '' );
		}
		return $orders;
	}
}
