<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Database\Meta\ObjectMeta;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Products\Images\ImageSet;
use Storewright\Store\Products\Stocks\StockRows;
use Storewright\Store\Products\Stocks\StockStatus;
use Storewright\Store\Products\Writing\AttributeLookup;
use Storewright\Store\Products\Writing\DerivedFields;
use Storewright\Store\Products\Writing\FamilySync;
use Storewright\Store\Products\Writing\Lookup;
use Storewright\Store\Products\Writing\ProductChanges;
use Storewright\Store\Products\Writing\ProductEvents;
use Storewright\Store\Products\Writing\RecordComposer;
use Storewright\Store\Products\Writing\RecordWriter;
use Storewright\Store\Products\Writing\Uniqueness;
use Throwable;

/**
 * Writes products and variations: one request at a time for a product with its variations, and as a whole or not at all.
 *
 * Hooks fire after the commit.
 */
final class ProductRepository {

	/**
	 * How many saves are under way in this request: what WordPress says of posts in between is no news.
	 */
	private static int $saving = 0;

	/**
	 * @var list<int> Products written in the transaction that is open.
	 */
	private array $touched = [];

	private readonly ProductQuery $query;

	private readonly ProductRecords $records;

	private readonly FamilySync $family;

	private readonly ProductEvents $events;

	public function __construct( private readonly Context $context ) {
		$this->query   = new ProductQuery( $context );
		$this->records = new ProductRecords();
		$this->family  = new FamilySync( $context, $this->records );
		$this->events  = new ProductEvents( $context, $this->query );
	}

	/**
	 * Whether this request is saving a product right now.
	 */
	public static function is_saving(): bool {
		return self::$saving > 0;
	}

	/**
	 * Makes a product, or a variation of one.
	 *
	 * @param ProductChanges $changes
	 * @param int            $parent  The variable product of a variation, 0 for a product.
	 * @param int            $wished  The id that it is to have where that is free, 0 for the next one.
	 * @throws \Storewright\Kernel\Errors\DomainError If something can't be as wished.
	 */
	public function create( ProductChanges $changes, int $parent = 0, int $wished = 0 ): Product {
		$id      = $this->locked( $parent, $changes, fn() => $this->write( null, $changes, $parent, $wished ) );
		$product = $this->found( $id );
		$this->after( $product );
		$this->events->created( $product );
		return $product;
	}

	/**
	 * Changes a product or variation. What the changes do not name stays as it is.
	 *
	 * @throws NotFound If there is none.
	 */
	public function update( int $id, ProductChanges $changes ): Product {
		$old = $this->found( $id );
		$this->locked( $this->root( $old ), $changes, fn() => $this->write( $id, $changes, $old->is_variation() ? $old->parent_id : 0, 0 ) );
		$product = $this->found( $id );
		$this->after( $product );
		$this->events->updated( $product, $old );
		return $product;
	}

	/**
	 * Computes anew what follows from a product's fields, the time and its children.
	 */
	public function refresh( int $id ): void {
		$product = $this->query->find( $id );
		if ( null !== $product ) {
			$this->locked( $this->root( $product ), new ProductChanges(), fn() => $this->write( $id, null, $product->is_variation() ? $product->parent_id : 0, 0 ) );
		}
	}

	/**
	 * Puts a product, with its variations, or a variation into the trash.
	 *
	 * @throws NotFound If there is none.
	 */
	public function trash( int $id ): void {
		$product = $this->found( $id );
		$this->locked( $this->root( $product ), new ProductChanges(), fn() => $this->remove( $product, false ) );
		$this->events->trashed( $product );
	}

	/**
	 * Deletes a product, with its variations, or a variation for good.
	 *
	 * @throws NotFound If there is none.
	 */
	public function delete( int $id ): void {
		$product = $this->found( $id );
		$this->locked( $this->root( $product ), new ProductChanges(), fn() => $this->remove( $product, true ) );
		$this->events->deleted( $product );
	}

	/**
	 * Brings the parent of a variation, or the groups of a product, into step with it.
	 *
	 * @param Product $product
	 */
	public function sync_relatives( Product $product ): void {
		foreach ( $product->is_variation() ? [ $product->parent_id ] : $this->family->groups_of( $product->id ) as $id ) {
			$this->locked( $id, new ProductChanges(), fn() => $this->family->sync( $id ) );
		}
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function locked( int $root, ProductChanges $changes, callable $work ): mixed {
		$database = $this->context->database;
		$guarded  = function () use ( $database, $work ): mixed {
			++self::$saving;
			$this->touched = [];
			try {
				return $database->transaction( $work );
			} catch ( Throwable $error ) {
				// What was cached of them is undone.
				array_map( clean_post_cache( ... ), $this->touched );
				throw $error;
			} finally {
				--self::$saving;
			}
		};
		$unique   = '' !== ( $changes->meta['_sku'] ?? '' ) || '' !== ( $changes->meta['_global_unique_id'] ?? '' );
		$checked  = $unique ? static fn() => $database->lock( Uniqueness::LOCK, $guarded ) : $guarded;
		$alone    = 0 === $root ? $checked : static fn() => $database->lock( "product_$root", $checked );
		return ( $changes->images ?? new ImageSet( [] ) )->kept_by( $alone );
	}

	/**
	 * @param ProductChanges|null $changes Null to compute anew what follows from the rest.
	 */
	private function write( ?int $id, ?ProductChanges $changes, int $parent_id, int $wished ): int {
		$old    = null === $id ? null : $this->stored( $id );
		$parent = 0 === $parent_id ? null : $this->stored( $parent_id );
		$new    = ( new RecordComposer( $this->context, $this->query ) )->compose( $old, $parent, $parent_id, $changes );
		$writer = new RecordWriter( $this->context->database );
		if ( null === $old ) {
			$writer->insert( $new, $wished );
		} elseif ( null === $changes ) {
			$writer->derived( $old, $new );
		} else {
			$writer->update( $old, $new );
		}
		$this->touched = [ $new->id, ...( 0 === $parent_id ? [] : [ $parent_id ] ) ];
		if ( null !== $changes ) {
			( new ObjectMeta( 'post' ) )->apply( $new->id, $changes->meta_data, MetaKeys::internal( array_keys( $new->meta ) ) );
			$changes->images?->describe();
		}
		$this->look_up( $new );
		return $new->id;
	}

	/**
	 * Writes the lookup tables, and what follows for the product's own family.
	 */
	private function look_up( ProductRecord $record ): void {
		$on_sale = DerivedFields::prices( $record )->on_sale( $this->context->clock->now() );
		( new Lookup( $this->context->database ) )->write( $record, $record->meta( '_price' ), $record->meta( '_price' ), $on_sale );
		if ( Product::VARIABLE === $record->type && $record->yes( '_manage_stock' ) ) {
			( new StockStatus( $this->context ) )->hand_down( $record->id, $record->meta( '_stock_status' ) );
		}
		$this->family->sync( $record->is_variation() ? (int) $record->column( 'post_parent' ) : $record->id );
		( new AttributeLookup( $this->context->database ) )->write( $this->found( $record->id ) );
	}

	/**
	 * A record as the database holds it, its stock locked: orders take from it without the product's lock.
	 */
	private function stored( int $id ): ProductRecord {
		$rows   = ( new StockRows( $this->context->database ) )->lock( [ $id ] );
		$record = $this->records->fresh( $id ) ?? throw Missing::product();
		foreach ( $rows[ $id ] ?? [] as $key => $row ) {
			$record->meta[ $key ] = $row['value'];
		}
		return $record;
	}

	private function remove( Product $product, bool $for_good ): void {
		$for_good ? wp_delete_post( $product->id, true ) : wp_trash_post( $product->id );
		if ( $product->is_variation() ) {
			$this->family->sync( $product->parent_id );
		}
	}

	private function after( Product $product ): void {
		if ( ! $product->is_variation() ) {
			$this->sync_relatives( $product );
		}
		SaleWindowsJob::plan( $product->prices, $this->context->clock->now() );
	}

	private function root( Product $product ): int {
		return $product->is_variation() ? $product->parent_id : $product->id;
	}

	private function found( int $id ): Product {
		return $this->query->find( $id ) ?? throw Missing::product();
	}
}
