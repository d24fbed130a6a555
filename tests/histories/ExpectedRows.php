<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

/**
 * The rows that reports should have of the orders, as docs/analytics.md says, made by none of the code that writes them.
 *
 * Amounts are Orders::ONE-ths. Rows are kept by their keys.
 */
final class ExpectedRows {

	/**
	 * Statuses that do not count, from which no customer becomes a returning one.
	 */
	public const UNCOUNTED = [ 'wc-pending', 'wc-cancelled', 'wc-failed', 'wc-trash', 'wc-auto-draft' ];

	/**
	 * @var array<int, array<string, mixed>>
	 */
	public array $stats = [];

	/**
	 * @var array<string, array<string, int>>
	 */
	public array $products = [];

	/**
	 * @var array<string, array<string, int>>
	 */
	public array $taxes = [];

	/**
	 * @var array<string, array<string, int>>
	 */
	public array $coupons = [];

	/**
	 * @param list<array<string, mixed>> $all Orders::all().
	 */
	public function __construct( array $all ) {
		$refunds = [];
		foreach ( $all as $order ) {
			if ( $order['parent'] > 0 ) {
				$refunds[ $order['parent'] ][] = $order;
			}
		}
		foreach ( $all as $order ) {
			if ( 0 === $order['parent'] && ! $order['is_draft'] ) {
				$this->add_order( $order, $refunds[ $order['id'] ] ?? [] );
			}
		}
		$this->note_returning();
	}

	private function add_order( array $order, array $refunds ): void {
		$this->add( $order, $order );
		usort( $refunds, static fn( $one, $other ) => [ $one['created_gmt'], $one['id'] ] <=> [ $other['created_gmt'], $other['id'] ] );
		$left    = $order['total'];
		$is_open = $left > 0;
		$family  = [ $order ];
		foreach ( $refunds as $refund ) {
			$this->add( $refund, $order );
			$left    += $refund['total'];
			$family[] = $refund;
			if ( $is_open && $left <= 0 ) {
				$is_open = false;
				$this->take_the_rest( $refund, $order, $family );
			}
		}
	}

	/**
	 * Rows of an order or a refund by itself.
	 *
	 * @param array<string, mixed> $one
	 * @param array<string, mixed> $order The same, or the order of the refund.
	 */
	private function add( array $one, array $order ): void {
		$id                 = $one['id'];
		$is_refund          = $one['parent'] > 0;
		$pieces             = array_sum( array_column( $one['items'], 'pieces' ) );
		$this->stats[ $id ] = [
			'parent'    => $one['parent'],
			'created'   => $one['created'],
			'paid'      => $is_refund ? $one['created'] : $one['paid'],
			'completed' => $is_refund ? $one['created'] : $one['completed'],
			'status'    => $order['status'],
			'currency'  => $one['currency'],
			'method'    => $order['method'],
			'country'   => $order['country'],
			'state'     => '' === $order['country'] ? '' : "{$order['country']}:{$order['state']}",
			'user'      => $order['user'],
			'email'     => $order['email'],
			'items'     => $pieces,
			'total'     => $one['total'],
			'tax'       => $one['tax'],
			'shipping'  => $one['shipping'],
			'net'       => $one['total'] - $one['tax'] - $one['shipping'],
			'coupons'   => array_sum( $one['coupons'] ),
		];
		foreach ( $one['items'] as $item ) {
			$share                                    = static fn( int $amount ): int => 0 === $pieces
				? 0
				: 100 * (int) round( $amount * $item['pieces'] / $pieces / 100 );
			$this->products[ "{$item['id']} $id" ] = [
				'product'      => $item['product'],
				'variation'    => $item['variation'],
				'pieces'       => $item['pieces'],
				'net'          => $item['net'],
				'tax'          => $item['tax'],
				'shipping'     => $share( $one['shipping'] ),
				'shipping_tax' => $share( $one['shipping_tax'] ),
				'coupons'      => $is_refund ? 0 : $item['subtotal'] - $item['net'],
			];
		}
		foreach ( $one['taxes'] as $rate => $tax ) {
			$this->taxes[ "$rate $id" ] = $tax;
		}
		foreach ( $one['coupons'] as $coupon => $amount ) {
			$this->coupons[ "$coupon $id" ] = [ 'amount' => $amount ];
		}
	}

	/**
	 * With the refund of which nothing is left, order and refunds come to nothing in everything but their coupons.
	 *
	 * @param array<string, mixed>       $refund
	 * @param array<string, mixed>       $order
	 * @param list<array<string, mixed>> $family The order and its refunds up to this one.
	 */
	private function take_the_rest( array $refund, array $order, array $family ): void {
		$id    = $refund['id'];
		$ids   = array_column( $family, 'id' );
		$stats = &$this->stats[ $id ];
		foreach ( [ 'items', 'tax', 'shipping' ] as $column ) {
			$stats[ $column ] -= array_sum( array_map( fn( int $one ) => $this->stats[ $one ][ $column ], $ids ) );
		}
		$stats['net'] = $stats['total'] - $stats['tax'] - $stats['shipping'];

		$sums = [];
		foreach ( $family as $one ) {
			foreach ( $one['items'] as $item ) {
				$of = $one['id'] === $order['id'] ? $item['id'] : self::item_of( $item, $order );
				if ( null === $of && $one['id'] === $id ) {
					// The order has the item no longer.
					unset( $this->products[ "{$item['id']} $id" ] );
					continue;
				}
				$of                     ??= $item['id'];
				$row                      = $this->products[ "{$item['id']} {$one['id']}" ];
				$sums[ $of ]['product'] ??= $row['product'];
				$sums[ $of ]['variation'] ??= $row['variation'];
				foreach ( [ 'pieces', 'net', 'tax', 'shipping', 'shipping_tax' ] as $column ) {
					$sums[ $of ][ $column ] = ( $sums[ $of ][ $column ] ?? 0 ) - $row[ $column ];
				}
			}
		}
		foreach ( $sums as $item => $row ) {
			if ( [] !== array_filter( array_diff_key( $row, array_flip( [ 'product', 'variation' ] ) ) ) ) {
				$this->products[ "$item $id" ] = $row + [ 'coupons' => 0 ];
			}
		}

		foreach ( array_keys( $this->taxes ) as $key ) {
			if ( str_ends_with( $key, " $id" ) ) {
				unset( $this->taxes[ $key ] );
			}
		}
		$rates = [];
		foreach ( array_slice( $family, 0, -1 ) as $one ) {
			foreach ( $one['taxes'] as $rate => $tax ) {
				$rates[ $rate ]['order']    = ( $rates[ $rate ]['order'] ?? 0 ) - $tax['order'];
				$rates[ $rate ]['shipping'] = ( $rates[ $rate ]['shipping'] ?? 0 ) - $tax['shipping'];
			}
		}
		foreach ( array_filter( $rates, static fn( array $tax ) => [] !== array_filter( $tax ) ) as $rate => $tax ) {
			$this->taxes[ "$rate $id" ] = $tax;
		}
	}

	/**
	 * Which item of the order a refund's takes back: the one it names, else the first of the same product; null where there
	 * is none any more.
	 */
	private static function item_of( array $item, array $order ): ?int {
		foreach ( [ 'id', 'product' ] as $by ) {
			foreach ( $order['items'] as $one ) {
				if ( 'id' === $by ? $one['id'] === $item['refunds'] : [ $one['product'], $one['variation'] ] === [ $item['product'], $item['variation'] ] ) {
					return $one['id'];
				}
			}
		}
		return null;
	}

	/**
	 * The first order that counts makes a new customer, each later one a returning one; refunds go with their order. Orders that do not
	 * count are in no report by kind of customer.
	 */
	private function note_returning(): void {
		$first = [];
		foreach ( $this->stats as $id => $row ) {
			if ( 0 === $row['parent'] && ! in_array( $row['status'], self::UNCOUNTED, true ) ) {
				$customer = $row['user'] > 0 ? $row['user'] : $row['email'];
				$place    = [ $row['created'], $id ];
				if ( ! isset( $first[ $customer ] ) || $place < $first[ $customer ] ) {
					$first[ $customer ] = $place;
				}
			}
		}
		$firsts = array_flip( array_column( $first, 1 ) );
		foreach ( $this->stats as $id => $row ) {
			$order                           = 0 === $row['parent'] ? $id : $row['parent'];
			$this->stats[ $id ]['returning'] = in_array( $row['status'], self::UNCOUNTED, true ) ? null : ( isset( $firsts[ $order ] ) ? 0 : 1 );
		}
	}
}
