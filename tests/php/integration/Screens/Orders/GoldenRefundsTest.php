<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use Brick\Math\BigDecimal;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\GoldenOrders;
use Storewright\Tests\Support\Store\OrderPageTestCase;

/**
 * The page of an order with the orders of a real shop.
 *
 * @phpstan-type GoldenLine array{quantity: int, total: string, total_tax: string, taxes: list<array{id: int, total: string}>,
 *   meta_data: list<array{key: string, value: string}>}
 * @phpstan-type GoldenRefund array{date_created_gmt: string, amount: string, reason: string, line_items: list<GoldenLine>}
 */
#[Group( 'mariadb' )]
final class GoldenRefundsTest extends OrderPageTestCase {

	public function test_the_refunds_of_the_golden_shop_are_made_to_the_cent(): void {
		/** @var array<int, list<GoldenRefund>> $golden */
		$golden = json_decode( (string) file_get_contents( dirname( STOREWRIGHT_FILE ) . '/tests/fixtures/golden/refunds.json' ), true );
		$made   = 0;
		foreach ( GoldenOrders::all() as $order ) {
			if ( ! isset( $golden[ $order->id ] ) || 'trash' === $order->status ) {
				continue;
			}
			$status        = $order->status;
			$order->status = 'completed';
			$id            = ( new OrderServices( $this->context() ) )->repository()->import( $order )->id;
			$refunds       = $golden[ $id ];
			usort( $refunds, static fn( array $one, array $other ) => $one['date_created_gmt'] <=> $other['date_created_gmt'] );
			foreach ( $refunds as $refund ) {
				[ $next, $html ] = $this->send( $id, self::form( $refund ) );
				self::assertStringContainsString( 'done=refund', (string) $next, "#$id: $html" );
				++$made;
			}
			$stored = array_reverse( $this->items( $this->rest( 'GET', self::ORDERS . "/$id/refunds" ) ) );
			self::assertSame( array_map( self::facts( ... ), $refunds ), array_map( self::facts( ... ), $stored ), "#$id" );
			self::assertSame( $status, $this->stored( $id )['status'], "#$id" );
		}
		self::assertSame( 69, $made );
	}

	/**
	 * What the owner types for a refund.
	 *
	 * @param GoldenRefund $refund
	 * @return array<string, mixed>
	 */
	private static function form( array $refund ): array {
		$lines = [];
		foreach ( $refund['line_items'] as $line ) {
			$item           = array_column( $line['meta_data'], 'value', 'key' )['_refunded_item_id'] ?? '0';
			$lines[ $item ] = [
				'quantity' => (string) abs( $line['quantity'] ),
				'total'    => ltrim( $line['total'], '-' ),
				'tax'      => array_map( static fn( string $total ) => ltrim( $total, '-' ), array_column( $line['taxes'], 'total', 'id' ) ),
			];
		}
		return [
			'do'            => 'refund',
			'refund_reason' => $refund['reason'],
			'refund_amount' => [] === $lines ? $refund['amount'] : '',
			'refund'        => $lines,
		];
	}

	/**
	 * What has to be the same.
	 *
	 * @param array<string, mixed> $refund
	 * @return array<mixed>
	 */
	private static function facts( array $refund ): array {
		/** @var GoldenRefund $refund */
		return [
			$refund['amount'],
			$refund['reason'],
			array_map(
				static fn( array $line ) => [
					$line['quantity'],
					$line['total'],
					$line['total_tax'],
					array_map(
						static fn( array $tax ) => [ $tax['id'], (string) BigDecimal::of( $tax['total'] )->stripTrailingZeros() ],
						$line['taxes']
					),
				],
				$refund['line_items']
			),
		];
	}
}
