<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\ReportTables;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Shop\CurrencyFormat;
use Storewright\Shop\ReportedOrder;

/**
 * What reports tell of orders beside their figures. A refund has its order's number, total, products and coupons.
 */
final class OrderInfo {

	/**
	 * For each row the id of its order.
	 *
	 * @var list<int>
	 */
	private readonly array $orders;

	private readonly ReportTables $tables;

	/**
	 * What the shop says of orders and refunds, once it was asked.
	 *
	 * @var array<int, ReportedOrder>
	 */
	private array $reported = [];

	/**
	 * How money is shown, by currency.
	 *
	 * @var array<string, CurrencyFormat>
	 */
	private array $formats = [];

	/**
	 * @param Context                               $context
	 * @param list<array<string, bool|int|float|string|null>> $rows    order_id, parent_id and customer_id are read.
	 */
	public function __construct( private readonly Context $context, private readonly array $rows ) {
		$this->tables = new ReportTables( $context );
		$this->orders = array_map( static fn( array $row ) => (int) ( 0 === $row['parent_id'] ? $row['order_id'] : $row['parent_id'] ), $rows );
	}

	/**
	 * The orders' numbers.
	 *
	 * @return list<array{order_number: int|string}> For each row.
	 */
	public function numbers(): array {
		$reported = $this->reported( $this->orders );
		return array_map(
			static fn( int $id ) => [
				'order_number' => ctype_digit( $reported[ $id ]->number ) ? (int) $reported[ $id ]->number : $reported[ $id ]->number,
			],
			$this->orders
		);
	}

	/**
	 * The orders' numbers, and their currencies; '' for the shop's.
	 *
	 * @return list<array{order_number: int|string, currency: string}> For each row.
	 */
	public function numbers_and_currencies(): array {
		$codes = $this->by_order( 'SELECT s.order_id, s.storewright_currency AS currency FROM {stats} s', 's.order_id', '' );
		return array_map(
			static fn( array $number, int $id ): array => $number + [ 'currency' => (string) ( $codes[ $id ][0]['currency'] ?? '' ) ],
			$this->numbers(),
			$this->orders
		);
	}

	/**
	 * The orders' numbers, and their totals as people read them: what was ordered and, after refunds, what is left.
	 *
	 * @return list<array{order_number: int|string, total_formatted: string}> For each row.
	 */
	public function numbers_and_totals(): array {
		$totals = [];
		foreach ( $this->by_order(
			'SELECT s.order_id, s.storewright_currency AS currency, s.total_sales AS total, COUNT( f.order_id ) AS refunds,
			SUM( f.total_sales ) AS refunded FROM {stats} s
			LEFT JOIN {stats} f ON f.parent_id = s.order_id',
			's.order_id',
			'GROUP BY s.order_id, s.storewright_currency, s.total_sales'
		) as $id => [ $row ] ) {
			$totals[ $id ] = $this->total( $row );
		}
		return array_map(
			static fn( array $number, int $id ) => $number + [ 'total_formatted' => $totals[ $id ] ?? '' ],
			$this->numbers(),
			$this->orders
		);
	}

	/**
	 * Products, coupons, customer, and where the customer came from. Ids and quantities are text, as WooCommerce answers them.
	 *
	 * @return list<array<string, mixed>> For each row.
	 */
	public function extended(): array {
		$products  = $this->by_order(
			'SELECT p.order_id, CASE WHEN p.variation_id > 0 THEN p.variation_id ELSE p.product_id END AS id, o.post_title AS name,
			p.product_qty AS quantity FROM {products} p
			LEFT JOIN {posts} o ON o.ID = CASE WHEN p.variation_id > 0 THEN p.variation_id ELSE p.product_id END',
			'p.order_id',
			'ORDER BY p.order_item_id'
		);
		$coupons   = $this->by_order(
			'SELECT c.order_id, c.coupon_id AS id, o.post_title AS code FROM {coupons} c LEFT JOIN {posts} o ON o.ID = c.coupon_id',
			'c.order_id',
			'ORDER BY c.coupon_id'
		);
		$customers = $this->customers();
		$reported  = $this->reported( array_map( self::id( ... ), $this->rows ) );
		return array_map(
			static fn( array $row, int $order ) => [
				'products'    => array_map( self::without_order( ... ), $products[ $order ] ?? [] ),
				'coupons'     => array_map( self::without_order( ... ), $coupons[ $order ] ?? [] ),
				'customer'    => $customers[ (int) $row['customer_id'] ] ?? (object) [],
				'attribution' => [
					'origin' => OrderOrigin::text( $reported[ self::id( $row ) ]->source_type, $reported[ self::id( $row ) ]->source ),
				],
			],
			$this->rows,
			$this->orders
		);
	}

	/**
	 * Numbers, and what extended() tells as people read it, for an export of very many orders.
	 *
	 * @param PostTitles $titles Those that are known from rows before.
	 * @return list<array{order_number: string, customer: string, products: string, coupons: string, origin: string}> For each row.
	 */
	public function texts( PostTitles $titles ): array {
		$reported  = $this->reported( [ ...$this->orders, ...array_map( self::id( ... ), $this->rows ) ] );
		$products  = $this->lists(
			$titles,
			'SELECT p.order_id, CASE WHEN p.variation_id > 0 THEN p.variation_id ELSE p.product_id END AS id, p.product_qty AS quantity
			FROM {products} p',
			'p.order_id',
			'p.order_item_id'
		);
		$coupons   = $this->lists( $titles, 'SELECT c.order_id, c.coupon_id AS id FROM {coupons} c', 'c.order_id', 'c.coupon_id' );
		$customers = $this->customer_names();
		$origins   = [];
		$texts     = [];
		foreach ( $this->rows as $index => $row ) {
			$order = $this->orders[ $index ];
			$own   = $reported[ self::id( $row ) ];

			$origins[ $own->source_type ][ $own->source ] ??= OrderOrigin::text( $own->source_type, $own->source );

			$texts[] = [
				'order_number' => $reported[ $order ]->number,
				'customer'     => $customers[ (int) $row['customer_id'] ] ?? '',
				'products'     => $products[ $order ] ?? '',
				'coupons'      => $coupons[ $order ] ?? '',
				'origin'       => $origins[ $own->source_type ][ $own->source ],
			];
		}
		return $texts;
	}

	/**
	 * What the orders have of something, one after the other.
	 *
	 * @param PostTitles $titles
	 * @param string     $sql    Up to WHERE; it selects order_id, id and, where there may be several of one, quantity.
	 * @param string     $column Of the order's id.
	 * @param string     $by     What they are sorted by.
	 * @return array<int, string> By order; none of those that have nothing.
	 */
	private function lists( PostTitles $titles, string $sql, string $column, string $by ): array {
		$in    = Condition::in_ids( $column, array_values( array_unique( $this->orders ) ) );
		$rows  = $this->context->database->rows( $this->tables->name( "$sql WHERE {$in->sql} ORDER BY $column, $by" ) );
		$known = $titles->of( $this->context, array_map( intval( ... ), array_column( $rows, 'id' ) ) );
		$lists = [];
		foreach ( $rows as $row ) {
			$order = (int) $row['order_id'];
			$text  = ( isset( $row['quantity'] ) ? "{$row['quantity']} × " : '' ) . $known[ (int) $row['id'] ];

			$lists[ $order ] = isset( $lists[ $order ] ) ? "{$lists[ $order ]}, $text" : $text;
		}
		return $lists;
	}

	/**
	 * @return array<int, string> First and last names by id in reports.
	 */
	private function customer_names(): array {
		$numbers = array_map( static fn( array $row ) => (int) $row['customer_id'], $this->rows );
		$in      = Condition::in_ids( 'customer_id', array_values( array_unique( $numbers ) ) );
		$names   = [];
		foreach ( $this->context->database->rows(
			$this->tables->name( "SELECT customer_id, first_name, last_name FROM {customers} WHERE {$in->sql}" )
		) as $row ) {
			$names[ (int) $row['customer_id'] ] = trim( "{$row['first_name']} {$row['last_name']}" );
		}
		return $names;
	}

	/**
	 * @param list<int> $ids Of orders and refunds.
	 * @return array<int, ReportedOrder> By id.
	 */
	private function reported( array $ids ): array {
		$missing = array_values( array_diff( array_unique( $ids ), array_keys( $this->reported ) ) );
		if ( [] !== $missing ) {
			$this->reported += $this->context->shop()->orders()->reported( $missing );
		}
		return $this->reported;
	}

	/**
	 * @param array<string, bool|int|float|string|null> $row
	 */
	private static function id( array $row ): int {
		return (int) $row['order_id'];
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, string> Without nulls: what is gone has no name.
	 */
	private static function without_order( array $row ): array {
		unset( $row['order_id'] );
		return array_map( strval( ... ), $row );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private function total( array $row ): string {
		$code   = (string) $row['currency'];
		$format = $this->formats[ $code ] ??= $this->context->shop()->settings()->currency_format( '' === $code ? null : $code );
		$total  = Money::of( $row['total'] );
		$text   = $format->text( (string) $total );
		$left   = $total->plus( Money::of( $row['refunded'] ) );
		return 0 === (int) $row['refunds'] ? $text : "$text {$format->text( Money::text( $left, $format->decimals ) )}";
	}

	/**
	 * @return array<int, array<string, int|string|null>> By id in reports.
	 */
	private function customers(): array {
		if ( [] === $this->rows ) {
			return [];
		}
		$numbers   = array_map( static fn( array $row ) => (int) $row['customer_id'], $this->rows );
		$in        = Condition::in( 'customer_id', array_values( array_unique( $numbers ) ) );
		$customers = [];
		foreach ( $this->context->database->rows(
			$this->tables->name(
				"SELECT customer_id, user_id, username, first_name, last_name, email, date_last_active, date_registered, country, postcode,
				city, state FROM {customers} WHERE {$in->sql}"
			),
			...$in->args
		) as $row ) {
			$customers[ (int) $row['customer_id'] ] = [ 'customer_id' => (int) $row['customer_id'] ] + $row;
		}
		return $customers;
	}

	/**
	 * Rows of the page's orders.
	 *
	 * @param string $sql    Up to WHERE; order_id is among what it selects.
	 * @param string $column Of the order's id.
	 * @param string $rest   What follows WHERE.
	 * @return array<int, non-empty-list<array<string, string|null>>> By order.
	 */
	private function by_order( string $sql, string $column, string $rest ): array {
		if ( [] === $this->orders ) {
			return [];
		}
		$in = Condition::in( $column, array_values( array_unique( $this->orders ) ) );
		$by = [];
		foreach ( $this->context->database->rows( $this->tables->name( "$sql WHERE {$in->sql} $rest" ), ...$in->args ) as $row ) {
			$by[ (int) $row['order_id'] ][] = $row;
		}
		return $by;
	}
}
