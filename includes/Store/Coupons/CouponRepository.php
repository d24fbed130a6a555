<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Database\Meta\MetaChange;
use Storewright\Database\Meta\ObjectMeta;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Events;
use WP_Error;

/**
 * Writes coupons: each code and each coupon by one request at a time, so that no two have one code.
 */
final class CouponRepository {

	public function __construct( private readonly Context $context, private readonly CouponQuery $query ) {}

	/**
	 * Adds a coupon.
	 *
	 * @param Coupon           $coupon Its id, times and usage are of no account.
	 * @param list<MetaChange> $meta   What clients keep with it.
	 * @return Coupon As it is stored.
	 * @throws InvalidInput If another coupon has the code.
	 */
	public function create( Coupon $coupon, array $meta = [] ): Coupon {
		$stored = $this->with_code(
			$coupon->code,
			function () use ( $coupon, $meta ): Coupon {
				$this->refuse_taken( $coupon->code, 0 );
				$id = $this->saved( wp_insert_post( self::post( $coupon ), true ) );
				add_post_meta( $id, StoredCoupon::USAGE_COUNT, '0', true );
				return $this->with_meta( $id, $coupon, $meta );
			}
		);

		/**
		 * A coupon was made.
		 *
		 * @param Coupon $stored The coupon.
		 */
		Events::dispatch( 'storewright_coupon_created', $stored );
		return $stored;
	}

	/**
	 * Changes a coupon.
	 *
	 * @param int                      $id
	 * @param callable(Coupon): Coupon $change From what is stored to what is to be; usage is of no account.
	 * @param list<MetaChange>         $meta   Changes of what clients keep with it.
	 * @return Coupon As it is stored.
	 * @throws NotFound     If there is no such coupon.
	 * @throws InvalidInput If another coupon has the code.
	 */
	public function update( int $id, callable $change, array $meta = [] ): Coupon {
		$was_trashed = false;

		$stored = $this->alone(
			$id,
			function () use ( $id, $change, $meta, &$was_trashed ): Coupon {
				$existing    = $this->existing( $id );
				$was_trashed = 'trash' === $existing->status;
				$coupon      = $change( $existing );
				return $this->with_code(
					$coupon->code,
					function () use ( $id, $coupon, $meta ): Coupon {
						$this->refuse_taken( $coupon->code, $id );
						$this->saved( wp_update_post( [ 'ID' => $id ] + self::post( $coupon ), true ) );
						return $this->with_meta( $id, $coupon, $meta );
					}
				);
			}
		);

		/**
		 * A coupon was changed.
		 *
		 * @param Coupon $stored The coupon as it is now.
		 */
		Events::dispatch( 'storewright_coupon_updated', $stored );
		if ( $was_trashed && 'trash' !== $stored->status ) {
			self::announce_untrashed( $stored );
		}
		return $stored;
	}

	/**
	 * Tells the shop that a coupon was taken out of the trash, by whoever.
	 */
	public static function announce_untrashed( Coupon $coupon ): void {
		/**
		 * A coupon was taken out of the trash.
		 *
		 * @param Coupon $coupon The coupon as it is now.
		 */
		Events::dispatch( 'storewright_coupon_untrashed', $coupon );
	}

	/**
	 * Removes a coupon.
	 *
	 * @param int  $id
	 * @param bool $for_good Else it goes to the trash.
	 * @return Coupon As it was.
	 * @throws NotFound If there is no such coupon.
	 */
	public function delete( int $id, bool $for_good ): Coupon {
		$database = $this->context->database;

		$remove = function () use ( $id, $for_good ): Coupon {
			$coupon = $this->existing( $id );
			$done   = $for_good ? wp_delete_post( $id, true ) : wp_trash_post( $id );
			if ( false === $done || null === $done ) {
				throw new StorageFailed( 'woocommerce_rest_cannot_delete', __( 'The coupon could not be deleted.', 'storewright' ) );
			}
			return $coupon;
		};
		$coupon = $this->alone( $id, static fn() => $database->transaction( $remove ) );
		self::announce_deleted( $coupon, $for_good );
		return $coupon;
	}

	/**
	 * Tells the shop that a coupon was deleted or put into the trash, by whoever.
	 *
	 * @param Coupon $coupon   The coupon as it was.
	 * @param bool   $for_good Whether it is gone.
	 */
	public static function announce_deleted( Coupon $coupon, bool $for_good ): void {
		/**
		 * A coupon was deleted or put into the trash.
		 *
		 * @param Coupon $coupon   The coupon as it was.
		 * @param bool   $for_good Whether it is gone.
		 */
		Events::dispatch( 'storewright_coupon_deleted', $coupon, $for_good );
	}

	/**
	 * There is no such coupon.
	 */
	public static function missing(): NotFound {
		return new NotFound( 'woocommerce_rest_shop_coupon_invalid_id', __( 'This coupon does not exist.', 'storewright' ) );
	}

	/**
	 * Does the work in a transaction while nobody else gives the code to a coupon.
	 *
	 * @template T
	 * @param string        $code
	 * @param callable(): T $work
	 * @return T
	 */
	private function with_code( string $code, callable $work ): mixed {
		return $this->context->database->lock(
			'coupon_code_' . md5( Coupon::normalised( $code ) ),
			fn() => $this->context->database->transaction( $work )
		);
	}

	/**
	 * Does the work while nobody else writes the coupon. Comes before with_code(), so that no two wait for each other.
	 *
	 * @template T
	 * @param int           $id
	 * @param callable(): T $work
	 * @return T
	 */
	public function alone( int $id, callable $work ): mixed {
		return $this->context->database->lock( "coupon_$id", $work );
	}

	private function existing( int $id ): Coupon {
		return $this->query->full( [ $id ] )[0] ?? throw self::missing();
	}

	/**
	 * @throws InvalidInput If another coupon has the code.
	 */
	private function refuse_taken( string $code, int $id ): void {
		if ( [] !== array_diff( $this->query->ids_of( $code ), [ $id ] ) ) {
			throw new InvalidInput(
				'woocommerce_rest_coupon_code_already_exists',
				__( 'There is a coupon with this code already.', 'storewright' ),
				[],
				[ 'resource_id' => $this->query->ids_of( $code )[0] ?? 0 ]
			);
		}
	}

	/**
	 * @return array{post_type: string, post_title: string, post_excerpt: string, post_status: string}
	 */
	private static function post( Coupon $coupon ): array {
		return [
			'post_type'    => PostType::NAME,
			// WordPress takes backslashes off what it is given.
			'post_title'   => addslashes( $coupon->code ),
			'post_excerpt' => addslashes( $coupon->description ),
			'post_status'  => $coupon->status,
		];
	}

	/**
	 * @throws StorageFailed If WordPress refused the post.
	 */
	private function saved( int|WP_Error $id ): int {
		if ( is_int( $id ) && $id > 0 ) {
			return $id;
		}
		throw new StorageFailed( 'woocommerce_rest_cannot_create', __( 'The coupon could not be saved.', 'storewright' ) );
	}

	/**
	 * @param list<MetaChange> $meta
	 */
	private function with_meta( int $id, Coupon $coupon, array $meta ): Coupon {
		foreach ( StoredCoupon::meta( $coupon ) as $key => $value ) {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
		delete_post_meta( $id, 'expiry_date' );
		( new ObjectMeta( 'post' ) )->apply( $id, $meta, StoredCoupon::KEYS );
		return $this->existing( $id );
	}
}
