<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

use DateTimeImmutable;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Store\Orders\Model\Order;

/**
 * The steps of a history, each by the REST API as clients do; dates, which it does not take, by what the importer writes with,
 * or by WooCommerce.
 */
final class Steps {

	/**
	 * How often each step is made, of the sum of all.
	 */
	private const STEPS = [
		'order'      => 36,
		'status'     => 14,
		'refund'     => 15,
		'lines'      => 10,
		'facts'      => 6,
		'date'       => 5,
		'trash'      => 4,
		'untrash'    => 2,
		'delete'     => 3,
		'unrefund'   => 2,
		'background' => 2,
		'zone'       => 1,
	];

	public const ZONES = [
		'America/New_York',
		'Europe/Berlin',
		'Pacific/Auckland',
		'Asia/Kolkata',
		'America/St_Johns',
		'Australia/Lord_Howe',
		'UTC',
	];

	/**
	 * Moments in whose days clocks change somewhere.
	 */
	private const CLOCK_CHANGES = [ '2025-10-26 00:30', '2025-11-02 05:30', '2026-03-08 06:30', '2026-03-29 00:45', '2025-12-31 23:30', '2026-04-04 14:30' ];

	private const STATUSES = [ 'pending', 'processing', 'processing', 'completed', 'completed', 'on-hold', 'cancelled', 'failed', 'refunded' ];

	private Random $random;

	/**
	 * @var array{lines: list<array<string, int>>, coupons: list<string>, users: list<int>}
	 */
	private array $goods;

	/**
	 * @param int  $seed   Of the history.
	 * @param int  $writer Which of the writers this is.
	 * @param bool $zones  Whether the time zone changes.
	 */
	public function __construct( private readonly int $seed, private readonly int $writer, private readonly bool $zones ) {
		$this->goods = get_option( 'histories_goods' );
	}

	/**
	 * Makes a step.
	 *
	 * @return array{did: string, status: int|string} What it was, and the HTTP status that was answered, with the code of an error.
	 */
	public function run( int $step ): array {
		// As a new request: others may have changed everything.
		wp_cache_flush();
		Requests::begin( $this->writer, $step );
		$this->random = new Random( $this->seed, $this->writer, $step );
		$dice         = $this->random->below( array_sum( self::STEPS ) );
		foreach ( self::STEPS as $name => $weight ) {
			$dice -= $weight;
			if ( $dice < 0 ) {
				break;
			}
		}
		[ $status, $data ] = $this->$name();
		Requests::end( $this->writer );
		return [
			'did'    => $name,
			'status' => $status >= 400 ? "$status {$data['code']}" : $status,
		];
	}

	private function order(): array {
		$body = [
			'status'         => $this->random->one( self::STATUSES ),
			'billing'        => $this->billing(),
			'customer_id'    => $this->random->percent( 40 ) ? $this->random->one( $this->goods['users'] ) : 0,
			'payment_method' => $this->random->one( [ 'bacs', 'cod', 'cheque', '' ] ),
			'currency'       => $this->random->percent( 15 ) ? 'EUR' : 'USD',
			'line_items'     => array_map( fn() => $this->line(), range( 0, $this->random->below( 4 ) ) ),
		];
		if ( $this->random->percent( 50 ) ) {
			$body['shipping_lines'] = [
				[
					'method_id' => 'flat_rate',
					'total'     => $this->random->amount( 20 ),
				],
			];
		}
		if ( $this->random->percent( 15 ) ) {
			$body['fee_lines'] = [
				[
					'name'  => 'Wrapping',
					'total' => $this->random->amount( 5 ),
				],
			];
		}
		if ( $this->random->percent( 30 ) ) {
			$body['coupon_lines'] = [ [ 'code' => $this->random->one( $this->goods['coupons'] ) ] ];
		}
		$answer = Shop::ask( 'POST', '/wc/v3/orders', $body );
		return 201 === $answer[0] && $this->random->percent( 75 ) ? $this->move( $answer[1]['id'] ) : $answer;
	}

	private function status(): array {
		return $this->of_order( fn( int $id ) => Shop::ask( 'PUT', "/wc/v3/orders/$id", [ 'status' => $this->random->one( self::STATUSES ) ] ) );
	}

	private function refund(): array {
		return $this->of_order(
			function ( int $id ): array {
				[ $status, $order ] = Shop::ask( 'GET', "/wc/v3/orders/$id" );
				if ( 200 !== $status ) {
					return [ $status, $order ];
				}
				$left = (float) $order['total'];
				foreach ( $order['refunds'] as $refund ) {
					$left += (float) $refund['total'];
				}
				$all  = number_format( max( 0, $left ), 2, '.', '' );
				$body = [ 'api_refund' => false ];
				$kind = $this->random->below( 4 );
				if ( 0 === $kind ) {
					$body['amount'] = $all;
				} elseif ( 1 === $kind || [] === $order['line_items'] ) {
					$body['amount'] = $this->random->amount( 8 );
				} else {
					$line                 = $this->random->one( $order['line_items'] );
					$part                 = [
						'id'           => $line['id'],
						'quantity'     => 1,
						'refund_total' => (float) $line['total'] / max( 1, $line['quantity'] ),
					];
					$part['refund_total'] = round( $part['refund_total'], 2 );
					$body['line_items']   = [ $part ];
					$body['amount']       = 2 === $kind ? (string) $part['refund_total'] : $all;
				}
				return Shop::ask( 'POST', "/wc/v3/orders/$id/refunds", $body );
			}
		);
	}

	private function unrefund(): array {
		return $this->of_order(
			static fn( int $id, int $parent ) => Shop::ask( 'DELETE', "/wc/v3/orders/$parent/refunds/$id?force=true" ),
			Order::REFUND
		);
	}

	private function lines(): array {
		return $this->of_order(
			function ( int $id ): array {
				[ $status, $order ] = Shop::ask( 'GET', "/wc/v3/orders/$id" );
				if ( 200 !== $status || [] === $order['line_items'] || $this->random->percent( 25 ) ) {
					return Shop::ask( 'PUT', "/wc/v3/orders/$id", [ 'line_items' => [ $this->line() ] ] );
				}
				$line = [ 'id' => $this->random->one( $order['line_items'] )['id'] ];
				$line = $this->random->percent( 25 ) ? $line + [ 'product_id' => null ] : $line + [ 'quantity' => 1 + $this->random->below( 5 ) ];
				return Shop::ask( 'PUT', "/wc/v3/orders/$id", [ 'line_items' => [ $line ] ] );
			}
		);
	}

	private function facts(): array {
		return $this->of_order(
			fn( int $id ) => Shop::ask(
				'PUT',
				"/wc/v3/orders/$id",
				$this->random->one(
					[
						[ 'billing' => $this->billing() ],
						[ 'customer_id' => $this->random->one( $this->goods['users'] ) ],
						[ 'payment_method' => $this->random->one( [ 'bacs', 'cod' ] ) ],
						[ 'currency' => $this->random->one( [ 'USD', 'EUR' ] ) ],
					]
				)
			)
		);
	}

	private function date(): array {
		return $this->of_order( $this->move( ... ) );
	}

	private function trash(): array {
		return $this->of_order( static fn( int $id ) => Shop::ask( 'DELETE', "/wc/v3/orders/$id" ) );
	}

	private function untrash(): array {
		return $this->of_order( fn( int $id ) => $this->write( static fn() => self::writes()->untrash( $id ) ) );
	}

	private function delete(): array {
		return $this->of_order( static fn( int $id ) => Shop::ask( 'DELETE', "/wc/v3/orders/$id?force=true" ) );
	}

	private function background(): array {
		$job = $this->random->one( [ 'rebuild_reports', 'rebuild_reports', 'check_reports', 'prepare_reports' ] );
		if ( 'rebuild_reports' === $job ) {
			Requests::let_run_begin( $this->writer );
		}
		do_action( 'storewright_run_job', $job ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
		return [ 200, [] ];
	}

	private function zone(): array {
		if ( ! $this->zones ) {
			return $this->background();
		}
		return Shop::ask( 'POST', '/wp/v2/settings', [ 'timezone' => $this->random->one( self::ZONES ) ] );
	}

	/**
	 * Moves an order's dates.
	 */
	private function move( int $id ): array {
		$base    = new DateTimeImmutable( $this->random->one( self::CLOCK_CHANGES ) . ' UTC' );
		$created = $base->modify( ( $this->random->below( 4000 ) - 2000 ) . ' minutes' );
		$paid    = $created->modify( $this->random->below( 3000 ) . ' minutes' );
		$is_paid = $this->random->percent( 60 );
		return $this->write(
			static fn() => self::writes()->move( $id, $created, $is_paid ? $paid : null )
		);
	}

	private function write( callable $work ): array {
		try {
			$work();
			return [ 200, [] ];
		} catch ( DomainError $error ) {
			return [ $error->status, [ 'code' => $error->error_code ] ];
		}
	}

	private static function writes(): OwnWrites|WooCommerceWrites {
		return class_exists( 'WooCommerce', false ) ? new WooCommerceWrites() : new OwnWrites();
	}

	/**
	 * Does something with an order that any writer has made.
	 *
	 * @param callable(int, int): array $work Is given its id and that of a refund's order.
	 * @param string                    $type
	 * @return array{int, mixed}
	 */
	private function of_order( callable $work, string $type = Order::TYPE ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT id, parent_order_id FROM {$wpdb->prefix}wc_orders WHERE type = %s ORDER BY id", $type ), ARRAY_N );
		if ( [] === $rows ) {
			return Order::TYPE === $type ? $this->order() : [ 200, [] ];
		}
		return $work( ...array_map( intval( ... ), $this->random->one( $rows ) ) );
	}

	/**
	 * @return array<string, string>
	 */
	private function billing(): array {
		[ $country, $state ] = $this->random->one( [ [ 'US', 'NY' ], [ 'US', 'CA' ], [ 'DE', '' ], [ 'FR', '' ], [ '', '' ] ] );
		return [
			'first_name' => 'Buyer',
			'email'      => $this->random->one( Shop::EMAILS ),
			'country'    => $country,
			'state'      => $state,
		];
	}

	/**
	 * @return array<string, int>
	 */
	private function line(): array {
		return $this->random->one( $this->goods['lines'] ) + [ 'quantity' => 1 + $this->random->below( 4 ) ];
	}
}
