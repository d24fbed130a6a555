<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Index;

use Storewright\Database\Connection;
use Storewright\Kernel\Money;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\Query\ProductSearch;
use Storewright\Store\Products\Tables;

/**
 * Keeps the row of a product in the lookup table, and the words that it is searched by, in step.
 *
 * @internal
 */
final class ProductLookup {

	/**
	 * Columns that others count: set when the row is created, and left alone from then on.
	 */
	private const COUNTED = [ 'rating_count', 'average_rating', 'total_sales' ];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Writes the row.
	 *
	 * @param ProductRecord $record
	 * @param string        $lowest  Lowest price, '' for none.
	 * @param string        $highest Highest price, '' for none.
	 * @param bool          $on_sale
	 * @param bool          $is_new  Whether nothing is stored of it yet.
	 */
	public function write( ProductRecord $record, string $lowest, string $highest, bool $on_sale, bool $is_new = false ): void {
		$ratings = array_sum(
			array_map( static fn( mixed $count ) => is_numeric( $count ) ? (int) $count : 0, $record->list( '_wc_rating_count' ) )
		);
		$values  = [
			'product_id'       => $record->id,
			'sku'              => mb_substr( $record->meta( '_sku' ), 0, 100 ),
			'global_unique_id' => mb_substr( $record->meta( '_global_unique_id' ), 0, 100 ),
			'virtual'          => (int) $record->yes( '_virtual' ),
			'downloadable'     => (int) $record->yes( '_downloadable' ),
			'min_price'        => self::price( $lowest ),
			'max_price'        => self::price( $highest ),
			'onsale'           => (int) $on_sale,
			'stock_quantity'   => $record->yes( '_manage_stock' ) ? Money::parse( $record->meta( '_stock' ) )?->__toString() : null,
			'stock_status'     => $record->meta( '_stock_status' ),
			'rating_count'     => (int) $ratings,
			'average_rating'   => number_format( min( 5, max( 0, (float) $record->meta( '_wc_average_rating' ) ) ), 2, '.', '' ),
			'total_sales'      => (int) $record->meta( 'total_sales' ),
			'tax_status'       => $record->meta( '_tax_status' ),
			'tax_class'        => $record->meta( '_tax_class' ),
		];
		$places  = [];
		$args    = [];
		$updates = [];
		foreach ( $values as $column => $value ) {
			$places[ $column ] = null === $value ? 'NULL' : ( is_int( $value ) ? '%d' : '%s' );
			if ( null !== $value ) {
				$args[] = $value;
			}
			if ( 'product_id' !== $column && ! in_array( $column, self::COUNTED, true ) ) {
				$updates[] = "`$column` = VALUES( `$column` )";
			}
		}
		$columns = '`' . implode( '`, `', array_keys( $places ) ) . '`';
		$this->database->execute(
			"INSERT INTO {$this->database->table( Tables::LOOKUP )} ( $columns ) VALUES ( "
				. implode( ', ', $places )
				. ' ) ON DUPLICATE KEY UPDATE '
				. implode( ', ', $updates ),
			...$args
		);
		$text = "{$record->column( 'post_excerpt' )} {$record->column( 'post_content' )}";
		( new ProductSearch( $this->database ) )->write(
			[ $record->id => SearchWords::of( $record->column( 'post_title' ), $text, $values['sku'] ) ],
			$is_new
		);
	}

	/**
	 * Removes a product's rows.
	 *
	 * @param int $id Id of the product or variation.
	 */
	public function remove( int $id ): void {
		$this->database->delete( Tables::LOOKUP, [ 'product_id' => $id ] );
		( new ProductSearch( $this->database ) )->remove( $id );
		if ( null !== $this->database->value(
			"SELECT 1 FROM {$this->database->table( Tables::ATTRIBUTES )} WHERE product_id = %d LIMIT 1",
			$id
		) ) {
			$this->database->delete( Tables::ATTRIBUTES, [ 'product_id' => $id ] );
		}
	}

	private static function price( string $price ): ?string {
		$amount = '' === $price ? null : Money::parse( $price );
		return null === $amount ? null : Money::text( $amount, 4 );
	}
}
