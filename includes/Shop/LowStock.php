<?php
declare(strict_types=1);

namespace Storewright\Shop;

use Storewright\Database\Connection;
use Storewright\Kernel\Options;

/**
 * Finds published products and variations of which few are left, in the tables that both shops share.
 *
 * A product says itself what is few, a variation else goes by its product, and the rest by the shop's setting. Products whose stock is
 * not counted are none of them, nor variations of a product that is not published.
 */
final class LowStock {

	private const MANAGED = 'woocommerce_manage_stock';
	private const AMOUNT  = 'woocommerce_notify_low_stock_amount';

	/**
	 * The options that are read.
	 */
	public const OPTIONS = [ self::MANAGED, self::AMOUNT ];

	/**
	 * The largest quantity that a product calls few, once it was read.
	 */
	private ?float $own = null;

	public function __construct( private readonly Connection $database, private readonly Options $options ) {}

	/**
	 * The products of which the fewest are left.
	 *
	 * @param int    $limit  At most so many.
	 * @param int    $offset So many are passed over.
	 * @param string $status Of the products, and of the products of variations.
	 * @return list<LowStockProduct>
	 */
	public function fewest( int $limit, int $offset = 0, string $status = 'publish' ): array {
		$least = $this->least_amount();
		$rows  = null === $least ? [] : $this->database->rows(
			"SELECT p.ID AS id, p.post_parent AS parent, COALESCE( NULLIF( p.post_title, '' ), parent.post_title ) AS name, l.sku,
			l.stock_quantity AS quantity, {$this->amount()} AS low_amount {$this->from()} ORDER BY l.stock_quantity, l.product_id
			LIMIT %d OFFSET %d",
			...[ $this->setting(), ...$this->bounds( $least, $status ), $limit, $offset ]
		);
		return array_map(
			static fn( array $row ) => new LowStockProduct(
				(int) $row['id'],
				(int) $row['parent'],
				(string) $row['name'],
				(string) $row['sku'],
				self::plain( (string) $row['quantity'] ),
				self::plain( (string) $row['low_amount'] )
			),
			$rows
		);
	}

	/**
	 * How many there are.
	 *
	 * @param string $status Of the products, and of the products of variations.
	 */
	public function count( string $status = 'publish' ): int {
		$least = $this->least_amount();
		return null === $least ? 0 : (int) $this->database->value( "SELECT COUNT(*) {$this->from()}", ...$this->bounds( $least, $status ) );
	}

	/**
	 * The largest quantity that is few for any product, so that the index of quantities is read up to there alone; null where the shop
	 * counts no stock.
	 */
	private function least_amount(): ?float {
		if ( ! $this->options->bool_yes( self::MANAGED, true ) ) {
			return null;
		}
		$this->own ??= (float) $this->database->value(
			"SELECT MAX( CAST( meta_value AS SIGNED ) ) FROM {$this->database->table( 'postmeta' )}
			WHERE meta_key = '_low_stock_amount' AND meta_value <> ''"
		);
		return max( $this->setting(), $this->own );
	}

	private function setting(): float {
		$amount = $this->options->string( self::AMOUNT, '2' );
		return is_numeric( $amount ) ? (float) $amount : 2.0;
	}

	/**
	 * @return list<float|string>
	 */
	private function bounds( float $least, string $status ): array {
		return [ $least, $status, $status, $this->setting() ];
	}

	private function amount(): string {
		return "CASE WHEN own.meta_value <> '' THEN CAST( own.meta_value AS SIGNED ) WHEN inherited.meta_value <> ''
			THEN CAST( inherited.meta_value AS SIGNED ) ELSE %f END";
	}

	private function from(): string {
		$posts = $this->database->table( 'posts' );
		$meta  = $this->database->table( 'postmeta' );
		return "FROM {$this->database->table( 'wc_product_meta_lookup' )} l JOIN $posts p ON p.ID = l.product_id
			LEFT JOIN $posts parent ON p.post_type = 'product_variation' AND parent.ID = p.post_parent
			LEFT JOIN $meta own ON own.post_id = p.ID AND own.meta_key = '_low_stock_amount'
			LEFT JOIN $meta inherited ON inherited.post_id = parent.ID AND inherited.meta_key = '_low_stock_amount'
			WHERE l.stock_quantity <= %f AND p.post_status = %s
			AND ( p.post_type = 'product' OR ( p.post_type = 'product_variation' AND parent.post_status = %s ) )
			AND l.stock_quantity <= {$this->amount()}";
	}

	/**
	 * A number without the zeros that the database keeps behind it.
	 */
	private static function plain( string $number ): string {
		return str_contains( $number, '.' ) ? rtrim( rtrim( $number, '0' ), '.' ) : $number;
	}
}
