<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Database\Meta\MetaChange;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\Query\ProductQuery;
use Storewright\Store\Products\Tables;

/**
 * Products that are in the shop, as rows of a file name them. What lies in the trash is not there.
 */
final class ExistingProducts {

	/**
	 * Holds on a product which row of which import made it.
	 */
	public const MARK = '_storewright_import_row';

	/**
	 * @var array<string, int> By SKU in small letters.
	 */
	private array $by_sku = [];

	/**
	 * @var array<string, int> By the mark of the row that made it.
	 */
	private array $by_mark = [];

	/**
	 * @var array<int, Product>
	 */
	private array $by_id = [];

	public function __construct( private readonly Context $context, private readonly ProductQuery $query ) {}

	/**
	 * Reads all that some rows name, in a few queries.
	 *
	 * @param list<ImportRow> $rows
	 */
	public function read( array $rows, ImportOptions $options ): void {
		$skus  = [];
		$ids   = [];
		$marks = [];
		foreach ( $rows as $row ) {
			$marks[] = $options->mark( $row->number );
			$skus[]  = $row->text( 'sku' );
			$ids[]   = $row->id();
			foreach ( [ $row->text( 'parent' ), ...array_merge( ...array_map( $row->texts( ... ), ImportRow::LINKS ) ) ] as $reference ) {
				$ids[]  = self::number( $reference );
				$skus[] = $reference;
			}
		}
		$this->read_skus( $skus );
		$this->read_marks( $marks );
		foreach ( $this->query->several(
			[
				...array_values( array_unique( array_filter( $ids, static fn( int $id ) => $id > 0 ) ) ),
				...array_values( $this->by_sku ),
				...array_values( $this->by_mark ),
			]
		) as $id => $product ) {
			if ( 'trash' !== $product->status ) {
				$this->by_id[ $id ] = $product;
			}
		}
	}

	/**
	 * The product that a row is about: by SKU, else by id; null where there is none.
	 *
	 * @throws InvalidInput If the one with its id is called by another SKU: it may be any product.
	 */
	public function of( ImportRow $row ): ?Product {
		$sku   = mb_strtolower( $row->text( 'sku' ) );
		$named = '' === $sku ? null : $this->by_id[ $this->by_sku[ $sku ] ?? 0 ] ?? null;
		$same  = $named ?? $this->by_id[ $row->id() ] ?? null;
		if ( null === $same || null !== $named || '' === $sku || '' === $same->sku ) {
			return $same;
		}
		$reason = sprintf(
			/* translators: 1: id of a product, 2: its name, 3: its SKU. */
			__( 'In your store, product %1$d is “%2$s” with the SKU %3$s. Correct the ID, or don’t import the ID column.', 'storewright' ),
			$same->id,
			$same->name,
			$same->sku
		);
		throw new InvalidInput( 'storewright_import_other_product', $reason, [ 'id' => $reason ] );
	}

	/**
	 * The product that is named by its SKU, or by `id:` and its number; null where there is none.
	 */
	public function named( string $reference ): ?Product {
		$number = self::number( $reference );
		return $this->by_id[ $number > 0 ? $number : $this->by_sku[ mb_strtolower( $reference ) ] ?? 0 ] ?? null;
	}

	/**
	 * The product that a row made when it was sent before, null for none.
	 */
	public function made_by( string $mark ): ?Product {
		return $this->by_id[ $this->by_mark[ $mark ] ?? 0 ] ?? null;
	}

	/**
	 * Moves the mark of a row that makes a product from the meta data of clients to what is stored with its fields.
	 *
	 * @param list<MetaChange> $entries
	 * @param ProductRecord    $product
	 * @return list<MetaChange> The others.
	 */
	public static function move_mark( array $entries, ProductRecord $product ): array {
		$others = [];
		foreach ( $entries as $entry ) {
			$is_mark = self::MARK === $entry->key && null === $entry->id && is_string( $entry->value );
			if ( $is_mark && 1 === preg_match( '/^[A-Za-z0-9-]{8,60}:\d{1,10}$/D', $entry->value ) ) {
				$product->meta[ self::MARK ] = $entry->value;
			} else {
				$others[] = $entry;
			}
		}
		return $others;
	}

	/**
	 * The number of `id:12`, 0 where it is a SKU.
	 */
	private static function number( string $reference ): int {
		return 1 === preg_match( '/^id:\s*(\d{1,18})$/iD', $reference, $found ) ? (int) $found[1] : 0;
	}

	/**
	 * @param list<string> $skus
	 */
	private function read_skus( array $skus ): void {
		$skus = array_values( array_unique( array_filter( $skus, static fn( string $sku ) => '' !== $sku ) ) );
		if ( [] === $skus ) {
			return;
		}
		$database = $this->context->database;
		$rows     = $database->rows(
			"SELECT l.product_id, l.sku FROM {$database->table( Tables::LOOKUP )} l
			JOIN {$database->table( 'posts' )} p ON p.ID = l.product_id
			WHERE l.sku IN ( " . implode( ', ', array_fill( 0, count( $skus ), '%s' ) ) . " ) AND p.post_status <> 'trash'
				ORDER BY l.product_id DESC",
			...$skus
		);
		foreach ( $rows as $row ) {
			$this->by_sku[ mb_strtolower( (string) $row['sku'] ) ] = (int) $row['product_id'];
		}
	}

	/**
	 * @param list<string> $marks
	 */
	private function read_marks( array $marks ): void {
		if ( [] === $marks ) {
			return;
		}
		$database = $this->context->database;
		$rows     = $database->rows(
			"SELECT m.post_id, m.meta_value AS mark FROM {$database->table( 'postmeta' )} m
			JOIN {$database->table( 'posts' )} p ON p.ID = m.post_id
			WHERE m.meta_key = %s AND p.post_status <> 'trash'
				AND m.meta_value IN ( " . implode( ', ', array_fill( 0, count( $marks ), '%s' ) ) . ' )',
			self::MARK,
			...$marks
		);
		foreach ( $rows as $row ) {
			$this->by_mark[ (string) $row['mark'] ] = (int) $row['post_id'];
		}
	}
}
