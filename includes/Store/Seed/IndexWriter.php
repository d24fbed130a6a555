<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Turns orders into rows of our own tables: the words that they are found by, and how many there are.
 */
final class IndexWriter {

	private const SEARCH = 'storewright_order_search (token, listed, created, order_id)';

	private const INDEX = 'storewright_order_index (order_id, created, updated)';

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
	 * @param BulkInsert $bulk Where the rows go.
	 * @param SeedIds $shop Ids of what the orders name.
	 */
	public function __construct( private readonly BulkInsert $bulk, private readonly SeedIds $shop ) {}

	/**
	 * Adds an order.
	 *
	 * @param int    $id      The order's id.
	 * @param SeedOrder   $sale    The order.
	 * @param string $changed When it was last changed, as stored.
	 */
	public function write( int $id, SeedOrder $sale, string $changed ): void {
		$person  = $sale->person;
		$created = gmdate( 'Y-m-d H:i:s', $sale->moment );
		$listed  = in_array( $sale->status, [ 'trash', 'wc-checkout-draft' ], true ) ? 0 : 1;
		$tokens  = [ (string) $id, ...$this->of_person( $person ) ];
		foreach ( $sale->lines as $line ) {
			array_push( $tokens, ...$this->words( $line->article->name ) );
			$variation = $this->shop->variation_id( $line->article );
			$tokens[]  = '#' . ( $variation > 0 ? $variation : $this->shop->product_id( $line->article ) );
		}
		if ( $sale->fee > 0 ) {
			array_push( $tokens, 'gift', 'wrap' );
		}
		if ( $sale->offer > -1 ) {
			array_push( $tokens, ...$this->words( SeedCoupons::ALL[ $sale->offer ][0] ) );
		}
		$rows = [];
		foreach ( array_unique( $tokens ) as $token ) {
			$rows[] = '(' . $this->bulk->text( $token ) . ",$listed,'$created',$id)";
		}
		$this->bulk->add( self::SEARCH, implode( ',', $rows ) );
		$this->count(
			$id,
			$created,
			$changed,
			'shop_order',
			$sale->status,
			'checkout',
			0 === $this->shop->user_id( $sale->buyer ) ? 1 : 0,
			$sale->lines
		);
	}

	/**
	 * Adds a refund.
	 *
	 * @param int        $id     The refund's id.
	 * @param SeedOrder       $sale   The order.
	 * @param SeedRefund $refund The refund.
	 */
	public function write_refund( int $id, SeedOrder $sale, SeedRefund $refund ): void {
		$created = gmdate( 'Y-m-d H:i:s', $refund->moment );
		$this->count(
			$id,
			$created,
			$created,
			'shop_order_refund',
			'wc-completed',
			'',
			1,
			null === $refund->line ? [] : [ $sale->lines[ $refund->line ] ]
		);
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
		return array_map(
			fn( array $some ) => $this->bulk->upsert(
				'storewright_order_counts (kind, product_id, period, type, status, created_via, guest, shard, orders)',
				implode( ',', $some ),
				'orders = orders + VALUES( orders )'
			),
			array_chunk( $rows, 500 )
		);
	}

	/**
	 * @param list<SeedOrderLine> $lines
	 */
	private function count(
		int $id,
		string $created,
		string $changed,
		string $type,
		string $status,
		string $via,
		int $guest,
		array $lines
	): void {
		$this->bulk->add( self::INDEX, "($id,'$created','$changed')" );
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
	 * The words of an address, as orders are found by them: names, street, place, telephone, e-mail address and its domains.
	 *
	 * @return list<string>
	 */
	private function of_person( SeedCustomer $person ): array {
		$tokens = [ strtolower( str_replace( ' ', '', $person->postcode ) ), $person->email ];
		foreach ( [
			$person->first_name,
			$person->last_name,
			$person->company,
			$person->street,
			$person->city,
			$person->postcode,
			$person->state,
		] as $text ) {
			array_push( $tokens, ...$this->words( $text ) );
		}
		[ $name, $domain ] = explode( '@', $person->email, 2 ) + [ '', '' ];
		array_push( $tokens, ...$this->words( $name ) );
		while ( str_contains( $domain, '.' ) ) {
			[ $label, $rest ] = explode( '.', $domain, 2 );
			array_push( $tokens, $domain, $label );
			$domain = $rest;
		}
		array_push( $tokens, ...self::phone( $person->phone ) );
		return array_values( array_filter( $tokens, static fn( string $token ) => '' !== $token ) );
	}

	/**
	 * The words of a telephone number: all of its digits, and those from each group on where they are four or more.
	 *
	 * @param string $phone Groups of digits with dashes between them.
	 * @return list<string>
	 */
	private static function phone( string $phone ): array {
		$groups = explode( '-', $phone );
		$tokens = [ implode( '', $groups ) ];
		while ( [] !== $groups ) {
			$part = ltrim( implode( '', $groups ), '0' );
			if ( strlen( $part ) > 3 ) {
				$tokens[] = $part;
			}
			array_shift( $groups );
		}
		return $tokens;
	}

	/**
	 * @return list<string>
	 */
	private function words( string $text ): array {
		if ( ! isset( $this->words[ $text ] ) ) {
			$words                = preg_split( '/[^a-z0-9_]+/', strtolower( remove_accents( $text ) ), -1, PREG_SPLIT_NO_EMPTY );
			$this->words[ $text ] = false === $words ? [] : $words;
		}
		return $this->words[ $text ];
	}
}
