<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * Brings the codes and the uses of coupons that were there before into our indexes. Coupons may be made and used meanwhile.
 *
 * @internal
 */
final class IndexCoupons implements Job {

	private const CODES = 'codes';

	private const USES = 'uses';

	private const AT_ONCE = 500;

	/**
	 * Uses from which on a coupon is brought in; the others are by their next use.
	 */
	private const MANY_USES = 500;

	public static function name(): string {
		return 'index_coupons';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$cursor ??= self::CODES . ' 0';
		while ( null !== $cursor && microtime( true ) < $until ) {
			[ $stage, $after ] = explode( ' ', $cursor, 2 ) + [ '', '' ];

			$cursor = self::CODES === $stage ? self::codes( $context, (int) $after ) : self::uses( $context, (int) $after );
		}
		return $cursor;
	}

	private static function codes( Context $context, int $after ): string {
		$codes = ( new CouponServices( $context ) )->codes();
		$last  = $codes->note_next( $after, self::AT_ONCE );
		if ( null !== $last ) {
			return self::CODES . " $last";
		}
		$codes->complete();
		return self::USES . ' 0';
	}

	private static function uses( Context $context, int $after ): ?string {
		$database = $context->database;
		$index    = ( new CouponServices( $context ) )->meta_index();
		$next     = $database->value(
			"SELECT MIN( m.post_id ) FROM {$database->table( 'postmeta' )} m
			JOIN {$database->table( 'posts' )} p ON p.ID = m.post_id AND p.post_type = 'shop_coupon'
			WHERE m.meta_key = 'usage_count' AND m.post_id > %d AND CAST( m.meta_value AS SIGNED ) >= %d",
			$after,
			self::MANY_USES
		);
		if ( null === $next ) {
			return null;
		}
		$complete = $database->transaction( static fn() => $index->fill( (int) $next, true ) );
		return self::USES . ' ' . ( $complete ? (int) $next : (int) $next - 1 );
	}
}
