<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Database\Meta\MetaChange;
use Storewright\Database\Meta\ObjectMeta;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;
use Storewright\Store\Images\ImageSet;
use Storewright\Store\Products\Import\ExistingProducts;
use Storewright\Store\Products\Index\AttributeLookup;
use Storewright\Store\Products\Index\ProductLookup;
use Storewright\Store\Products\Inventory\StockRows;
use Storewright\Store\Products\Inventory\StockStatus;
use Storewright\Store\Products\Model\MetaKeys;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\ProductNotFound;
use Storewright\Store\Products\Query\ProductQuery;
use Storewright\Store\Products\Query\ProductRecords;
use Storewright\Store\Products\StockHistory\StockCause;
use Storewright\Store\Products\StockHistory\StockHistory;
use Storewright\Store\Products\Tables;
use Throwable;

/**
 * Writes products and variations: one request at a time for a product with its variations, and as a whole or not at all.
 *
 * Hooks fire after the commit.
 */
final class ProductRepository {

	/**
	 * How many seconds a request whose own change is stored waits for the lock of a parent.
	 */
	private const SYNC_TIMEOUT = 1;

	/**
	 * How many saves are under way in this request: what WordPress says of posts in between is no news.
	 */
	private static int $saving = 0;

	/**
	 * @var list<int> Products written in the transaction that is open.
	 */
	private array $touched = [];

	public function __construct(
		private readonly Context $context,
		private readonly ProductQuery $query,
		private readonly ProductRecords $records,
		private readonly RecordComposer $composer,
		private readonly ParentProductSync $parent_sync,
		private readonly ProductEvents $events,
		private readonly ProductLookup $lookup,
		private readonly AttributeLookup $attribute_lookup
	) {}

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
		// Nothing can be grouped with an id that nobody knew.
		$this->after( $product, $wished > 0 );
		$this->events->created( $product );
		return $product;
	}

	/**
	 * Changes a product or variation. What the changes do not name stays as it is.
	 *
	 * @param int                            $id
	 * @param ProductChanges                 $changes
	 * @param (callable(Product): void)|null $check   Called with the product as nobody else can change it any more, before anything
	 *                                                is written: what it throws ends the update.
	 * @throws NotFound If there is none.
	 */
	public function update( int $id, ProductChanges $changes, ?callable $check = null ): Product {
		$old = $this->found( $id );
		$this->locked(
			$this->root( $old ),
			$changes,
			fn() => $this->write( $id, $changes, $old->is_variation() ? $old->parent_id : 0, 0, $check )
		);
		$product = $this->found( $id );
		$this->after( $product, true );
		$this->events->updated( $product, $old );
		return $product;
	}

	/**
	 * Computes anew what follows from a product's fields, the time and its children.
	 */
	public function refresh( int $id ): void {
		$product = $this->query->find( $id );
		if ( null !== $product ) {
			$this->locked(
				$this->root( $product ),
				new ProductChanges(),
				fn() => $this->write( $id, null, $product->is_variation() ? $product->parent_id : 0, 0 )
			);
		}
	}

	/**
	 * Writes a product's row in the lookup table from nothing, what others keep counting in it included.
	 */
	public function look_up_anew( int $id ): void {
		$product = $this->query->find( $id );
		if ( null !== $product ) {
			$anew = function () use ( $id, $product ): int {
				// First of all: who counts in the row waits from here on, and what they counted before is read below.
				$this->context->database->delete( Tables::LOOKUP, [ 'product_id' => $id ] );
				return $this->write( $id, null, $product->is_variation() ? $product->parent_id : 0, 0 );
			};
			$this->locked( $this->root( $product ), new ProductChanges(), $anew );
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
	 * Brings the parent of a variation, or the groups of a product, into step with it, when it is stored: in the background where
	 * that fails or somebody else is writing them.
	 *
	 * @param Product $product
	 */
	public function sync_relatives( Product $product ): void {
		foreach ( $product->is_variation() ? [ $product->parent_id ] : $this->parent_sync->groups_of( $product->id ) as $id ) {
			try {
				$this->sync( $id );
			} catch ( Throwable $error ) {
				if ( ! $error instanceof Conflict ) {
					$this->context->log->error( "Product $id was not brought into step with its children: {$error->getMessage()}" );
				}
				SyncParentProducts::later( $this->context, $id );
			}
		}
	}

	/**
	 * Brings a variable or grouped product into step with its children.
	 *
	 * @throws Conflict If somebody else is writing it.
	 */
	public function sync( int $id ): void {
		$this->locked( $id, new ProductChanges(), fn() => $this->parent_sync->sync( $id ), self::SYNC_TIMEOUT );
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function locked( int $root, ProductChanges $changes, callable $work, int $seconds = 10 ): mixed {
		$database = $this->context->database;
		$guarded  = function () use ( $database, $work ): mixed {
			++self::$saving;
			$this->touched = [];
			// Products of one category share the row of its count: it is written after the commit, and nobody waits for it.
			$deferred = wp_defer_term_counting();
			wp_defer_term_counting( true );
			try {
				return $database->transaction( $work );
			} catch ( Throwable $error ) {
				// What was cached of them is undone.
				array_map( clean_post_cache( ... ), $this->touched );
				throw $error;
			} finally {
				wp_defer_term_counting( $deferred );
				--self::$saving;
			}
		};
		$unique   = new UniqueIdentifiers( $database );
		$checked  = static fn() => $unique->alone( $changes->meta, $guarded );
		$alone    = 0 === $root ? $checked : static fn() => $database->lock( "product_$root", $checked, $seconds );
		try {
			return ( $changes->images ?? new ImageSet( [] ) )->kept_by( $alone );
		} catch ( InvalidInput $refusal ) {
			// Looked for once nobody waits for the locks any more.
			throw $unique->with_suggestion( $refusal, (string) ( $changes->meta['_sku'] ?? '' ) );
		}
	}

	/**
	 * @param int|null                       $id
	 * @param ProductChanges|null            $changes   Null to compute anew what follows from the rest.
	 * @param int                            $parent_id
	 * @param int                            $wished
	 * @param (callable(Product): void)|null $check
	 */
	private function write( ?int $id, ?ProductChanges $changes, int $parent_id, int $wished, ?callable $check = null ): int {
		$old = null === $id ? null : $this->stored( $id );
		if ( null !== $check && null !== $id ) {
			$check( $this->found( $id ) );
		}
		$parent = 0 === $parent_id ? null : $this->stored( $parent_id );
		$new    = $this->composer->compose( $old, $parent, $parent_id, $changes );
		$writer = new RecordWriter( $this->context->database );

		$entries = $changes->meta_data ?? [];
		if ( null === $old ) {
			$entries = ExistingProducts::move_mark( $entries, $new );
			$writer->insert( $new, $wished );
		} elseif ( null === $changes ) {
			$writer->derived( $old, $new );
		} else {
			$writer->update( $old, $new );
		}
		( new StockHistory( $this->context ) )->record( $new->id, self::counted( $old ), self::counted( $new ), StockCause::current() );
		$this->touched = [ $new->id, ...( 0 === $parent_id ? [] : [ $parent_id ] ) ];
		if ( null !== $changes ) {
			$keys = [ ...array_keys( $new->meta ), ...array_map( static fn( MetaChange $entry ) => $entry->key, $entries ) ];
			( new ObjectMeta( 'post' ) )->apply( $new->id, $entries, MetaKeys::internal( $keys ) );
			$changes->images?->describe();
		}
		$this->look_up( $new, null === $old );
		return $new->id;
	}

	/**
	 * Writes the lookup tables, and what follows for the product's parent and children.
	 */
	private function look_up( ProductRecord $record, bool $is_new ): void {
		$on_sale = DerivedFields::prices( $record )->on_sale( $this->context->clock->now() );
		$this->lookup->write(
			$record,
			$record->meta( '_price' ),
			$record->meta( '_price' ),
			$on_sale,
			$is_new
		);
		if ( Product::VARIABLE === $record->type && $record->yes( '_manage_stock' ) ) {
			( new StockStatus( $this->context ) )->hand_down( $record->id, $record->meta( '_stock_status' ) );
		}
		if ( in_array( $record->type, [ Product::VARIATION, Product::VARIABLE, Product::GROUPED ], true ) ) {
			$this->parent_sync->sync( $record->is_variation() ? (int) $record->column( 'post_parent' ) : $record->id );
		}
		$this->attribute_lookup->write( $this->found( $record->id ), $is_new );
	}

	/**
	 * A record as the database holds it, its stock locked: orders take from it without the product's lock.
	 */
	private function stored( int $id ): ProductRecord {
		$rows   = ( new StockRows( $this->context->database ) )->lock( [ $id ] );
		$record = $this->records->fresh( $id ) ?? throw ProductNotFound::product();
		foreach ( $rows[ $id ] ?? [] as $key => $row ) {
			$record->meta[ $key ] = $row['value'];
		}
		return $record;
	}

	/**
	 * How many of a product are counted, null where none are.
	 */
	private static function counted( ?ProductRecord $record ): ?string {
		return true === $record?->yes( '_manage_stock' ) ? $record->meta( '_stock' ) : null;
	}

	private function remove( Product $product, bool $for_good ): void {
		$for_good ? wp_delete_post( $product->id, true ) : wp_trash_post( $product->id );
		if ( $product->is_variation() ) {
			$this->parent_sync->sync( $product->parent_id );
		}
	}

	private function after( Product $product, bool $may_be_grouped ): void {
		Events::attempt(
			function () use ( $product, $may_be_grouped ): void {
				if ( $may_be_grouped && ! $product->is_variation() ) {
					$this->sync_relatives( $product );
				}
				SaleWindowsJob::plan( $product->prices, $this->context->clock->now() );
			}
		);
	}

	private function root( Product $product ): int {
		return $product->is_variation() ? $product->parent_id : $product->id;
	}

	private function found( int $id ): Product {
		return $this->query->find( $id ) ?? throw ProductNotFound::product();
	}
}
