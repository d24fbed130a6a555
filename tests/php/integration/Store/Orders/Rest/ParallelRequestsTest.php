<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several clients who work on one order at the same moment.
 */
#[Group( 'mariadb' )]
final class ParallelRequestsTest extends ParallelTestCase {

	private const ORDERS = '/wc/v3/orders';

	private int $order = 0;

	protected function close_database(): void {
		if ( $this->order > 0 ) {
			( new OrderServices( $this->context() ) )->repository()->delete( $this->order );
		}
		foreach ( [ 'storewright_order_counts', 'wc_customer_lookup' ] as $table ) {
			$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( $table )}" );
		}
		parent::close_database();
	}

	public function test_changes_of_different_fields_are_all_kept(): void {
		$path    = $this->order( '10.00' );
		$changes = [
			[ 'customer_note' => 'Ring twice.' ],
			[ 'billing' => [ 'city' => 'Albany' ] ],
			[ 'billing' => [ 'company' => 'Kay Ltd.' ] ],
			[ 'payment_method' => 'bacs' ],
			[
				'fee_lines' => [
					[
						'name'  => 'Wrap',
						'total' => '2',
					],
				],
			],
			[
				'meta_data' => [
					[
						'key'   => 'till',
						'value' => '4',
					],
				],
			],
		];
		$answers = $this->rest_at_once( array_map( static fn( array $change ) => [ 'PUT', $path, $change ], $changes ) );
		self::assertSame( array_fill( 0, count( $changes ), 200 ), array_column( $answers, 'status' ) );

		$order = ( new OrderQuery( $this->context() ) )->find( $this->order );
		self::assertNotNull( $order );
		self::assertSame(
			[ 'Ring twice.', 'Albany', 'Kay Ltd.', 'bacs', '12', 'till' ],
			[
				$order->customer_note,
				$order->billing->city,
				$order->billing->company,
				$order->payment_method,
				$order->total,
				$order->meta[0]->key ?? '',
			]
		);
	}

	public function test_refunds_at_once_give_back_no_more_than_was_paid(): void {
		$path     = $this->order( '10.00' ) . '/refunds';
		$requests = array_map(
			static fn( string $amount ) => [
				'POST',
				$path,
				[
					'amount'     => $amount,
					'api_refund' => false,
				],
			],
			[ '4.00', '4.00', '4.00', '4.00' ]
		);
		$statuses = array_column( $this->rest_at_once( $requests ), 'status' );
		sort( $statuses );
		self::assertSame( [ 201, 201, 400, 400 ], $statuses );
		$refunds = ( new OrderQuery( $this->context() ) )->refunds_of( [ $this->order ] )[ $this->order ];
		self::assertSame( [ '-4', '-4' ], array_map( static fn( $refund ) => $refund->total, $refunds ) );

		// The rest at once by three: one gets it, and the order is refunded.
		$rest     = [
			'POST',
			$path,
			[
				'amount'     => '2.00',
				'api_refund' => false,
			],
		];
		$statuses = array_column( $this->rest_at_once( [ $rest, $rest, $rest ] ), 'status' );
		sort( $statuses );
		self::assertSame( [ 201, 400, 400 ], $statuses );
		self::assertSame( 'refunded', ( new OrderQuery( $this->context() ) )->find( $this->order )?->status );
	}

	/**
	 * An order of a fee.
	 *
	 * @return string Its path.
	 */
	private function order( string $total ): string {
		$this->as_shop_manager();
		$response    = $this->rest(
			'POST',
			self::ORDERS,
			[
				'status'    => 'processing',
				'fee_lines' => [
					[
						'name'  => 'Work',
						'total' => $total,
					],
				],
			]
		);
		$id          = $this->item( $response )['id'] ?? 0;
		$this->order = is_int( $id ) ? $id : 0;
		$this->assertRestStatus( $response, 201 );
		return self::ORDERS . "/{$this->order}";
	}
}
