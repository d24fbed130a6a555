<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Database\Connection;
use Storewright\Kernel\Errors\Conflict;

/**
 * Counts uses of coupons: each order's once, and never past a limit, however many requests come at once.
 *
 * May be called within a transaction: what is read there is read with a lock, so that it is what is committed.
 */
final class CouponUsage {

	private readonly string $uses;

	private readonly string $meta;

	public function __construct(
		private readonly Connection $database,
		private readonly CouponQuery $query,
		private readonly CouponMetaIndex $index
	) {
		$this->uses = $database->table( Tables::USES );
		$this->meta = $database->table( 'postmeta' );
	}

	/**
	 * Counts the use of a coupon by an order.
	 *
	 * @param int          $coupon_id
	 * @param int          $order_id
	 * @param string       $customer  User id, or e-mail address of a guest; '' where nobody is known.
	 * @param list<string> $known_as  What else the customer is known by, such as the user's e-mail address.
	 * @return bool False where the order's use was counted before, or there is no such coupon.
	 * @throws Conflict If the coupon was used as often as it may be: `woocommerce_coupon_usage_limit_reached`.
	 */
	public function count( int $coupon_id, int $order_id, string $customer, array $known_as = [] ): bool {
		$coupon   = $this->query->find( $coupon_id );
		$customer = mb_strtolower( $customer );
		if ( null === $coupon ) {
			return false;
		}
		$counted = $this->database->transaction(
			function () use ( $coupon, $order_id, $customer, $known_as ): bool {
				if ( ! $this->note( $coupon->id, $order_id, $customer ) ) {
					return false;
				}
				$this->add_one( $coupon );
				if ( '' !== $customer ) {
					$is_indexed = $this->index->fill( $coupon->id );
					$this->refuse_used_up(
						$coupon,
						array_values( array_unique( [ $customer, ...array_map( mb_strtolower( ... ), $known_as ) ] ) )
					);
					$row = $this->database->insert(
						'postmeta',
						[
							'post_id'    => $coupon->id,
							'meta_key'   => StoredCoupon::USED_BY, // phpcs:ignore WordPress.DB.SlowDBQuery -- Written, not searched.
							'meta_value' => $customer, // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
						]
					);
					if ( $is_indexed ) {
						$this->index->add_use( $coupon->id, $row, $customer );
					}
				}
				return true;
			}
		);
		$this->database->forget( 'post_meta', $coupon_id );
		return $counted;
	}

	/**
	 * Notes a use that the coupon's count has in it already, such as an imported order's, so that it can be taken back.
	 *
	 * @param int    $coupon_id
	 * @param int    $order_id
	 * @param string $customer  As for count().
	 * @return bool False where it was noted before.
	 */
	public function note( int $coupon_id, int $order_id, string $customer ): bool {
		return 1 === $this->database->execute(
			"INSERT IGNORE INTO {$this->uses} (order_id, coupon_id, used_by) VALUES (%d, %d, %s)",
			$order_id,
			$coupon_id,
			mb_substr( mb_strtolower( $customer ), 0, 320 )
		);
	}

	/**
	 * Takes the use of a coupon by an order back.
	 *
	 * @param int         $coupon_id
	 * @param int         $order_id
	 * @param string|null $counted_for The customer for whom the order says that it was counted: then it is taken back also where
	 *                                 it was never noted, because the shop's data comes from before. Null where nothing says so.
	 * @return bool False where no use was counted, or it was taken back before.
	 */
	public function release( int $coupon_id, int $order_id, ?string $counted_for = null ): bool {
		$released = $this->database->transaction(
			function () use ( $coupon_id, $order_id, $counted_for ): bool {
				$customer = $this->database->value(
					"SELECT used_by FROM {$this->uses} WHERE order_id = %d AND coupon_id = %d{$this->locking()}",
					$order_id,
					$coupon_id
				);
				if ( null === $customer && null === $counted_for ) {
					return false;
				}
				$customer ??= mb_strtolower( (string) $counted_for );
				$this->database->delete(
					Tables::USES,
					[
						'order_id'  => $order_id,
						'coupon_id' => $coupon_id,
					]
				);
				$row = $this->count_row( $coupon_id );
				if ( null !== $row ) {
					$this->database->execute(
						"UPDATE {$this->meta} SET meta_value = CAST( meta_value AS SIGNED ) - 1
						WHERE meta_id = %d AND CAST( meta_value AS SIGNED ) > 0",
						$row
					);
				}
				$this->index->remove_use( $coupon_id, $customer );
				return true;
			}
		);
		$this->database->forget( 'post_meta', $coupon_id );
		return $released;
	}

	/**
	 * @throws Conflict If the limit is reached.
	 */
	private function add_one( Coupon $coupon ): void {
		$row = $this->count_row( $coupon->id );
		if ( null === $row ) {
			add_post_meta( $coupon->id, StoredCoupon::USAGE_COUNT, '0', true );
			$row = $this->count_row( $coupon->id ) ?? 0;
		}
		$sql   = "UPDATE {$this->meta} SET meta_value = CAST( meta_value AS SIGNED ) + 1 WHERE meta_id = %d";
		$added = null === $coupon->usage_limit
			? $this->database->execute( $sql, $row )
			: $this->database->execute( "$sql AND CAST( meta_value AS SIGNED ) < %d", $row, $coupon->usage_limit );
		if ( 1 !== $added ) {
			throw new Conflict(
				'woocommerce_coupon_usage_limit_reached',
				/* translators: %s: code of a coupon. */
				sprintf( __( 'The coupon “%s” has reached its usage limit.', 'storewright' ), $coupon->code )
			);
		}
	}

	/**
	 * Whoever waits for the count's row comes here one after another.
	 *
	 * @param Coupon       $coupon
	 * @param list<string> $customer
	 * @throws Conflict If the customer's limit is reached.
	 */
	private function refuse_used_up( Coupon $coupon, array $customer ): void {
		if ( null === $coupon->usage_limit_per_user ) {
			return;
		}
		$used = $this->index->uses_by( $coupon->id, $customer, true );
		if ( $used >= $coupon->usage_limit_per_user ) {
			throw new Conflict(
				'woocommerce_coupon_usage_limit_reached',
				/* translators: %s: code of a coupon. */
				sprintf( __( 'You have reached the usage limit of the coupon “%s”.', 'storewright' ), $coupon->code )
			);
		}
	}

	private function count_row( int $coupon_id ): ?int {
		$row = $this->index->fields( [ $coupon_id ], [ StoredCoupon::USAGE_COUNT ], true )[0]['meta_id'] ?? null;
		return null === $row ? null : (int) $row;
	}

	/**
	 * Returns the clause that lets a query see what others committed since this transaction began; SQLite has one writer at a time.
	 */
	private function locking(): string {
		return $this->database->is_sqlite() ? '' : ' FOR UPDATE';
	}
}
