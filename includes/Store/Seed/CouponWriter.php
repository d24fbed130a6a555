<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use Storewright\Kernel\Context;

/**
 * Writes coupons that nobody has used, and one that very many customers have.
 */
final class CouponWriter {

	/**
	 * Code of the one that many have used: each customer may once.
	 */
	public const POPULAR = 'popular';

	private const POSTS = 'posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type)';

	private const META = 'postmeta (post_id, meta_key, meta_value)';

	private const WORDS = [ 'spring', 'summer', 'autumn', 'winter', 'friend', 'birthday', 'newsletter', 'loyal', 'flash', 'comeback' ];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Adds coupons where there are none of the same code.
	 *
	 * @param int $count How many that nobody has used.
	 * @param int $uses  How many uses the popular one has; 0 for no such coupon.
	 */
	public function write( int $count, int $uses ): void {
		$database = $this->context->database;
		$posts    = $database->table( 'posts' );
		$codes    = array_map(
			static fn( int $number ) => sprintf( '%s-%06d', self::WORDS[ $number % count( self::WORDS ) ], $number + 1 ),
			0 === $count ? [] : range( 0, $count - 1 )
		);
		$codes    = $uses > 0 ? [ ...$codes, self::POPULAR ] : $codes;
		$there    = $database->column( "SELECT post_title FROM $posts WHERE post_type = 'shop_coupon'" );
		$missing  = array_values( array_diff( $codes, $there ) );
		if ( [] === $missing ) {
			return;
		}
		$database->transaction(
			function () use ( $database, $posts, $missing, $uses ): void {
				$bulk  = new BulkInsert( $database, $database->execute( ... ) );
				$first = 1 + (int) $database->value( "SELECT MAX( ID ) FROM $posts" );
				$now   = $this->context->clock->now()->format( 'Y-m-d H:i:s' );
				foreach ( $missing as $place => $code ) {
					$id = $first + $place;
					$bulk->add( self::POSTS, "($id,1,'$now','$now','','$code','Made up','publish','closed','closed','$code','','','$now','$now','','shop_coupon')" );
					$this->meta( $bulk, $id, self::POPULAR === $code ? $uses : 0 );
				}
				$bulk->flush();
			}
		);
	}

	private function meta( BulkInsert $bulk, int $id, int $uses ): void {
		$fields = [
			'discount_type'          => 'percent',
			'coupon_amount'          => '5',
			'individual_use'         => 'no',
			'usage_count'            => (string) $uses,
			'usage_limit'            => '0',
			'usage_limit_per_user'   => '1',
			'limit_usage_to_x_items' => '0',
			'free_shipping'          => 'no',
			'exclude_sale_items'     => 'no',
		];
		$bulk->add(
			self::META,
			implode(
				',',
				array_map( static fn( string $key, string $value ) => "($id,'$key','$value')", array_keys( $fields ), $fields )
			)
		);
		for ( $use = 1; $use <= $uses; $use++ ) {
			$bulk->add( self::META, "($id,'_used_by','customer-$use@example.com')" );
		}
	}
}
