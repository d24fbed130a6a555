<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Database\Connection;
use Storewright\Kernel\Maintenance\IdWalk;
use Storewright\Kernel\Maintenance\Tool;

/**
 * The maintenance tool that mends which coupon has which code, and where the rows of its uses are.
 *
 * @internal
 */
final class CouponIndexTool {

	private const AT_ONCE = 100;

	public function __construct(
		private readonly Connection $database,
		private readonly CouponCodes $codes,
		private readonly CouponMetaIndex $index
	) {}

	/**
	 * The tool.
	 */
	public function tool(): Tool {
		$walk = new IdWalk( $this->after( ... ), $this->mend( ... ) );
		return Tool::in_parts(
			'regenerate_coupon_index',
			__( 'Index of coupons', 'storewright' ),
			__( 'Repair', 'storewright' ),
			__( 'Goes through all coupons and repairs the tables by which their codes and uses are found.', 'storewright' ),
			$walk->step( ... ),
			fn(): int => (int) $this->database->value(
				"SELECT COUNT(*) FROM {$this->database->table( 'posts' )} WHERE post_type = %s",
				PostType::NAME
			)
		);
	}

	/**
	 * The next coupons, and what the tables still know of those that are gone.
	 *
	 * @return list<int>
	 */
	private function after( int $id ): array {
		$database = $this->database;
		$ids      = [];
		foreach ( [
			"SELECT ID FROM {$database->table( 'posts' )} WHERE post_type = 'shop_coupon' AND ID > %d ORDER BY ID LIMIT %d",
			"SELECT coupon_id FROM {$database->table( Tables::CODES )} WHERE coupon_id > %d ORDER BY coupon_id LIMIT %d",
			"SELECT coupon_id FROM {$database->table( Tables::INDEXED )} WHERE coupon_id > %d ORDER BY coupon_id LIMIT %d",
		] as $sql ) {
			array_push( $ids, ...array_map( intval( ... ), $database->column( $sql, $id, self::AT_ONCE ) ) );
		}
		$ids = array_values( array_unique( $ids ) );
		sort( $ids );
		return array_slice( $ids, 0, self::AT_ONCE );
	}

	/**
	 * @param non-empty-list<int> $ids
	 */
	private function mend( array $ids ): void {
		$database = $this->database;
		$titles   = [];
		foreach ( $database->rows(
			"SELECT ID, post_title FROM {$database->table( 'posts' )} WHERE post_type = 'shop_coupon' AND ID IN ( "
				. implode( ', ', $ids )
				. ' )'
		) as $row ) {
			$titles[ (int) $row['ID'] ] = (string) $row['post_title'];
		}
		$this->codes->note( $titles );
		foreach ( $ids as $id ) {
			if ( ! isset( $titles[ $id ] ) ) {
				$this->codes->forget( $id );
			}
			$this->index->refill( $id, isset( $titles[ $id ] ) );
		}
	}
}
