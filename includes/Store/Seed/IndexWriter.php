<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Turns orders into rows of our own tables: the words that they are found by, and how many there are.
 */
final class IndexWriter {

	private const SEARCH = 'storewright_order_search (token, listed, created, order_id)';

	private const SHARDS = 8;

	/**
	 * Kinds of counts: of the month and day in which an order was made or last changed, and of the products in it.
	 */
	private const MONTH = 0;

	private const DAY = 1;

	private const CHANGED_MONTH = 2;

	private const CHANGED_DAY = 3;

	private const PRODUCT = 4;

	/**
	 * Values of a row, without the number of orders => that number.
	 *
	 * @var array<string, int>
	 */
	private array $counts = [];

	/**
	 * @var array<string, list<string>> Name or company => its words.
	 */
	private array $words = [];

	/**
	 * @param Bulk $bulk Where the rows go.
	 * @param Shop $shop Ids of what the orders name.
	 */
	public function __construct( private readonly Bulk $bulk, private readonly Shop $shop ) {}

	/**
	 * Adds an order.
	 *
	 * @param int    $id      The order's id.
	 * @param Sale   $sale    The order.
	 * @param string $changed When it was last changed, as stored.
	 */
	public function write( int $id, Sale $sale, string $changed ): void {
		$person  = $sale->person;
		$created = gmdate( 'Y-m-d H:i:s', $sale->moment );
		$listed  = 'trash' === $sale->status ? 0 : 1;
		$tokens  = [ (string) $id, $person->email, ...$this->words( $person->first_name ), ...$this->words( $person->last_name ), ...$this->words( $person->company ), str_replace( '-', '', $person->phone ) ];
		$rows    = [];
		foreach ( array_unique( $tokens ) as $token ) {
			$rows[] = '(' . $this->bulk->text( $token ) . ",$listed,'$created',$id)";
		}
		$this->bulk->add( self::SEARCH, implode( ',', $rows ) );
		$this->count( $id, $created, $changed, 'shop_order', $sale->status, 'checkout', 0 === $this->shop->user_id( $sale->buyer ) ? 1 : 0, $sale->lines );
	}

	/**
	 * Adds a refund.
	 *
	 * @param int        $id     The refund's id.
	 * @param Sale       $sale   The order.
	 * @param SaleRefund $refund The refund.
	 */
	public function write_refund( int $id, Sale $sale, SaleRefund $refund ): void {
		$created = gmdate( 'Y-m-d', $refund->moment );
		$this->count( $id, $created, $created, 'shop_order_refund', 'wc-completed', '', 1, null === $refund->line ? [] : [ $sale->lines[ $refund->line ] ] );
	}

	/**
	 * Ends a batch.
	 *
	 * @return list<string> Statements that add its orders to the counts.
	 */
	public function end(): array {
		$rows = [];
		// In the order in which others write them, so that nobody waits for each other.
		ksort( $this->counts );
		foreach ( $this->counts as $row => $orders ) {
			$rows[] = "($row,$orders)";
		}
		$this->counts = [];
		return array_map( fn( array $some ) => $this->bulk->upsert( 'storewright_order_counts (kind, product_id, period, type, status, created_via, guest, shard, orders)', implode( ',', $some ), 'orders = orders + VALUES( orders )' ), array_chunk( $rows, 500 ) );
	}

	/**
	 * @param list<SaleLine> $lines
	 */
	private function count( int $id, string $created, string $changed, string $type, string $status, string $via, int $guest, array $lines ): void {
		$shard = $id % self::SHARDS;
		$month = substr( $created, 0, 7 );
		$keys  = [
			self::MONTH . ",0,'$month','$type','$status','$via',$guest,$shard",
			self::DAY . ",0,'" . substr( $created, 0, 10 ) . "','$type','$status','$via',$guest,$shard",
			self::CHANGED_MONTH . ",0,'" . substr( $changed, 0, 7 ) . "','$type','$status','',0,$shard",
			self::CHANGED_DAY . ",0,'" . substr( $changed, 0, 10 ) . "','$type','$status','',0,$shard",
		];
		foreach ( 'wc-checkout-draft' === $status ? [] : $lines as $line ) {
			$keys[] = self::PRODUCT . ',' . $this->shop->product_id( $line->article ) . ",'$month','$type','$status','',0,0";
		}
		foreach ( array_unique( $keys ) as $key ) {
			$this->counts[ $key ] = ( $this->counts[ $key ] ?? 0 ) + 1;
		}
	}

	/**
	 * @return list<string>
	 */
	private function words( string $text ): array {
		return $this->words[ $text ] ??= '' === $text ? [] : explode( ' ', strtolower( remove_accents( $text ) ) );
	}
}
