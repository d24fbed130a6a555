<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\HasMonthSums;
use Storewright\Admin\Analytics\Declaration\HasNamedRows;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\MonthSums;
use Storewright\Admin\Analytics\Declaration\Sort;
use Storewright\Admin\Analytics\Query\NamedRows;
use Storewright\Kernel\Context;

/**
 * The coupons that were used.
 */
final class CouponsReport implements HasMonthSums, HasNamedRows {

	private const JOINS = ' LEFT JOIN {posts} o ON o.ID = c.coupon_id';

	public function name(): string {
		return 'coupons';
	}

	public function from(): string {
		return CouponsStats::FROM . self::JOINS;
	}

	public function month_sums(): MonthSums {
		return new MonthSums( 'coupon', CouponsStats::FROM, 'c', [ 'coupon_id' => 'id' ], self::JOINS );
	}

	public function date( DateType $type ): string {
		return 'c.date_created';
	}

	public function columns(): array {
		return [ new Column( 'coupon_id', 'integer', 'c.coupon_id', __( 'Id of the coupon.', 'storewright' ) ) ];
	}

	public function measures(): array {
		return array_values( array_filter( ( new CouponsStats() )->measures(), static fn( Measure $one ) => 'coupons_count' !== $one->name ) );
	}

	public function filters(): array {
		return ( new CouponsStats() )->filters();
	}

	public function orderby(): array {
		return [
			'coupon_id' => Sort::by( 'coupon_id' ),
			'code'      => Sort::text( 'MIN( o.post_title )' ),
		] + Sort::by_each( 'amount', 'orders_count' );
	}

	public function arguments(): array {
		return [];
	}

	public function extended( Context $context, array $rows ): array {
		return array_map( self::info( ... ), array_map( static fn( array $row ) => (int) $row['coupon_id'], $rows ) );
	}

	/**
	 * @return array<string, string>
	 */
	private static function info( int $id ): array {
		$coupon  = get_post( $id );
		$meta    = static function ( string $key ) use ( $id ): string {
			$value = get_post_meta( $id, $key, true );
			return is_scalar( $value ) ? (string) $value : '';
		};
		$expires = (int) $meta( 'date_expires' );
		$local   = static fn( string $time ): string => str_replace( ' ', 'T', $time );
		return [
			'code'             => null === $coupon ? '' : $coupon->post_title,
			'date_created'     => null === $coupon ? '' : $local( $coupon->post_date ),
			'date_created_gmt' => null === $coupon ? '' : $local( $coupon->post_date_gmt ),
			'date_expires'     => 0 === $expires ? '' : (string) wp_date( 'Y-m-d\TH:i:s', $expires ),
			'date_expires_gmt' => 0 === $expires ? '' : gmdate( 'Y-m-d\TH:i:s', $expires ),
			'discount_type'    => $meta( 'discount_type' ),
		];
	}

	public function named_by(): string {
		return 'coupons';
	}

	public function named_column(): string {
		return 'coupon_id';
	}

	public function named_within(): array {
		return [];
	}

	public function named( Context $context, array $ids ): array {
		return array_map( static fn( int $id ) => [ 'coupon_id' => (string) $id ], NamedRows::posts( $ids, 'shop_coupon' ) );
	}
}
