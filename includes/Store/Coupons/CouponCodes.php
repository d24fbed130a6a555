<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

/**
 * Which coupon has which code, by index: the titles of posts have none.
 *
 * Kept in step by hooks of posts. What was written while Storewright was not there is brought in by the background job IndexCoupons;
 * until then nobody relies on the table.
 *
 * @internal
 */
final class CouponCodes {

	/**
	 * The option that says in which form the table is complete; autoloaded.
	 */
	public const OPTION = 'storewright_coupon_codes_indexed';

	private const FORM = '1';

	private readonly string $table;

	private readonly string $posts;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( Tables::CODES );
		$this->posts = $context->database->table( 'posts' );
	}

	/**
	 * Whether the table has every coupon.
	 */
	public function is_complete(): bool {
		return self::FORM === $this->context->options->string( self::OPTION );
	}

	/**
	 * Ids of posts that may have a code; who asks compares their titles. Only where the table is complete.
	 *
	 * @param string $code Normalized.
	 * @return list<int>
	 */
	public function candidates( string $code ): array {
		$ids = $this->context->database->column( "SELECT coupon_id FROM {$this->table} WHERE code = %s", self::cut( $code ) );
		if ( [] === $ids ) {
			// A plugin that makes coupons on a page of the shop does so without our hooks. Their slugs are in an index.
			$ids = $this->context->database->column(
				"SELECT ID FROM {$this->posts} WHERE post_name = %s AND post_type = 'shop_coupon'",
				sanitize_title( $code )
			);
		}
		return array_map( intval( ... ), $ids );
	}

	/**
	 * Notes codes.
	 *
	 * @param array<int, string> $titles Id of the coupon => title of its post.
	 */
	public function note( array $titles ): void {
		$args = [];
		foreach ( $titles as $id => $title ) {
			array_push( $args, $id, self::cut( Coupon::normalised( $title ) ) );
		}
		if ( [] !== $args ) {
			$this->context->database->execute(
				"INSERT INTO {$this->table} (coupon_id, code) VALUES " . implode(
					', ',
					array_fill( 0, count( $titles ), '(%d, %s)' )
				) . ' ON DUPLICATE KEY UPDATE code = VALUES( code )',
				...$args
			);
		}
	}

	/**
	 * Notes the codes of the next coupons that are there.
	 *
	 * @param int $after The last one that is done.
	 * @param int $most  How many at most.
	 * @return int|null The last one that is done now, null where there were none.
	 */
	public function note_next( int $after, int $most ): ?int {
		$titles = [];
		foreach ( $this->context->database->rows(
			"SELECT ID, post_title FROM {$this->posts} WHERE post_type = 'shop_coupon' AND ID > %d ORDER BY ID LIMIT %d",
			$after,
			$most
		) as $row ) {
			$titles[ (int) $row['ID'] ] = (string) $row['post_title'];
		}
		$this->note( $titles );
		return [] === $titles ? null : max( array_keys( $titles ) );
	}

	/**
	 * Forgets a coupon that is gone.
	 */
	public function forget( int $id ): void {
		$this->context->database->delete( Tables::CODES, [ 'coupon_id' => $id ] );
	}

	/**
	 * Says that the table has every coupon, unless it is to be completed anew by now.
	 */
	public function complete(): void {
		$this->context->options->set( self::OPTION, self::FORM, true );
		// In this order: whoever has it completed asks for that first and takes this back then.
		if ( Queue::is_to_restart( $this->context->options, IndexCoupons::name() ) ) {
			$this->context->options->delete( self::OPTION );
		}
	}

	/**
	 * Has the table completed in the background from the first coupon on: others may have written.
	 */
	public function complete_later(): void {
		if ( null === $this->context->database->value( "SELECT ID FROM {$this->posts} WHERE post_type = 'shop_coupon' LIMIT 1" ) ) {
			$this->complete();
			return;
		}
		Queue::restart( $this->context->options, IndexCoupons::name() );
		$this->context->options->delete( self::OPTION );
	}

	private static function cut( string $code ): string {
		return mb_substr( $code, 0, 191 );
	}
}
