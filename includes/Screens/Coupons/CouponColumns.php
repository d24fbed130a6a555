<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Storewright\Kernel\Context;
use Storewright\Store\Coupons\Coupon;

/**
 * Columns of the list of coupons.
 *
 * @internal
 */
final class CouponColumns {

	/**
	 * How many products a row names.
	 */
	private const NAMED = 3;

	private readonly CouponText $texts;

	public function __construct( Context $context ) {
		$this->texts = new CouponText( $context );
	}

	/**
	 * The columns, in their order.
	 *
	 * @param mixed $columns WordPress's, by name.
	 */
	public function columns( mixed $columns ): mixed {
		$theirs = is_array( $columns ) ? $columns : [];
		return [
			'cb'                      => $theirs['cb'] ?? '',
			'title'                   => __( 'Code', 'storewright' ),
			'storewright_type'        => __( 'Coupon type', 'storewright' ),
			'storewright_amount'      => __( 'Amount', 'storewright' ),
			'storewright_description' => __( 'Description', 'storewright' ),
			'storewright_products'    => __( 'Products', 'storewright' ),
			'storewright_usage'       => __( 'Usage / limit', 'storewright' ),
			'storewright_expires'     => __( 'Expiry date', 'storewright' ),
			'storewright_state'       => __( 'Status', 'storewright' ),
		] + array_diff_key( $theirs, [ 'date' => true ] );
	}

	/**
	 * The columns that the list can be sorted by.
	 *
	 * @param mixed $columns WordPress's.
	 */
	public function sortable( mixed $columns ): mixed {
		return [
			'storewright_amount'  => [ 'amount', false, __( 'Amount', 'storewright' ), __( 'Table ordered by amount.', 'storewright' ) ],
			'storewright_usage'   => [ 'usage', true, __( 'Usage', 'storewright' ), __( 'Table ordered by usage.', 'storewright' ) ],
			'storewright_expires' => [ 'expires', false, __( 'Expiry date', 'storewright' ), __( 'Table ordered by expiry date.', 'storewright' ) ],
		] + ( is_array( $columns ) ? $columns : [] );
	}

	/**
	 * Prints a cell.
	 *
	 * @param mixed       $column
	 * @param Coupon|null $coupon
	 */
	public function render( mixed $column, ?Coupon $coupon ): void {
		if ( null === $coupon ) {
			return;
		}
		$text = match ( $column ) {
			'storewright_type'        => CouponText::types()[ $coupon->type ] ?? $coupon->type,
			'storewright_amount'      => $this->texts->amount( $coupon ),
			'storewright_description' => wp_strip_all_tags( $coupon->description ),
			'storewright_products'    => self::products( $coupon ),
			'storewright_usage'       => CouponText::usage( $coupon ),
			'storewright_expires'     => null === $coupon->expires ? '' : CouponText::day( $coupon->expires ),
			'storewright_state'       => null,
			default                   => false,
		};
		if ( null === $text ) {
			[ $state, $name ] = $this->texts->state( $coupon );
			printf( '<span class="storewright-coupon-state is-%s">%s</span>', esc_attr( $state ), esc_html( $name ) );
		} elseif ( '' === $text ) {
			printf( '<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>', esc_html__( 'None', 'storewright' ) );
		} elseif ( is_string( $text ) ) {
			printf( '<span class="storewright-break">%s</span>', esc_html( $text ) );
		}
	}

	/**
	 * What the coupon is for, and what it is not for.
	 */
	private static function products( Coupon $coupon ): string {
		$texts = [];
		foreach ( [
			/* translators: %s: names of products or categories. */
			[ __( 'Only %s', 'storewright' ), $coupon->product_ids, $coupon->category_ids ],
			/* translators: %s: names of products or categories. */
			[ __( 'Not %s', 'storewright' ), $coupon->excluded_product_ids, $coupon->excluded_category_ids ],
		] as [ $text, $products, $categories ] ) {
			$names = [ ...self::names( $products, false ), ...self::names( $categories, true ) ];
			$more  = count( $products ) + count( $categories ) - count( $names );
			if ( 0 < $more ) {
				/* translators: %s: number of products and categories. */
				$names[] = sprintf( _n( '%s more', '%s more', $more, 'storewright' ), number_format_i18n( $more ) );
			}
			if ( [] !== $names ) {
				$texts[] = sprintf( $text, implode( ', ', $names ) );
			}
		}
		return implode( '; ', $texts );
	}

	/**
	 * @param list<int> $ids
	 * @return list<string>
	 */
	private static function names( array $ids, bool $of_terms ): array {
		$names = [];
		foreach ( array_slice( $ids, 0, self::NAMED ) as $id ) {
			$names[] = CouponTargets::name( $id, $of_terms );
		}
		return $names;
	}
}
