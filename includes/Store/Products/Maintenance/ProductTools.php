<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Maintenance;

use Storewright\Kernel\Context;
use Storewright\Kernel\Maintenance\IdWalk;
use Storewright\Kernel\Maintenance\Tool;
use Storewright\Store\Products\Index\ProductLookup;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\Tables;
use Storewright\Store\Products\Write\ProductRepository;

/**
 * The maintenance tools of products.
 *
 * @internal
 */
final class ProductTools {

	private const AT_ONCE = 20;

	private const POSTS = "post_type IN ( 'product', 'product_variation' ) AND post_status <> 'auto-draft'";

	public function __construct(
		private readonly Context $context,
		private readonly ProductRepository $products,
		private readonly ProductLookup $lookup
	) {}

	/**
	 * The tools.
	 *
	 * @return list<Tool>
	 */
	public function all(): array {
		$lookup  = new IdWalk(
			fn( int $after ) => $this->products_after( $after, Tables::LOOKUP ),
			fn( array $ids ) => $this->each( $ids, $this->products->look_up_anew( ... ) )
		);
		$terms   = new IdWalk(
			fn( int $after ) => $this->products_after( $after, Tables::ATTRIBUTES ),
			fn( array $ids ) => $this->each( $ids, $this->products->refresh( ... ) )
		);
		$orphans = new IdWalk( $this->orphans_after( ... ), self::delete( ... ) );
		return [
			Tool::in_parts(
				'regenerate_product_lookup_tables',
				__( 'Product lookup table', 'storewright' ),
				__( 'Regenerate', 'storewright' ),
				__( 'Rebuilds the table used to sort and filter products by price, stock, rating and sales.', 'storewright' ),
				$lookup->step( ... ),
				fn(): int => $this->total( Tables::LOOKUP )
			),
			Tool::in_parts(
				'regenerate_product_attributes_lookup_table',
				__( 'Product attribute lookup table', 'storewright' ),
				__( 'Regenerate', 'storewright' ),
				__( 'Rebuilds the table used to filter products by attribute.', 'storewright' ),
				$terms->step( ... ),
				fn(): int => $this->total( Tables::ATTRIBUTES )
			),
			Tool::in_parts(
				'delete_orphaned_variations',
				__( 'Orphaned variations', 'storewright' ),
				__( 'Delete orphaned variations', 'storewright' ),
				__( 'Deletes variations whose product no longer exists.', 'storewright' ),
				$orphans->step( ... ),
				fn(): int => (int) $this->context->database->value( "SELECT COUNT(*) FROM {$this->orphans()}" )
			),
		];
	}

	/**
	 * The next products and variations, and what a table still knows of those that are gone.
	 *
	 * @return list<int>
	 */
	private function products_after( int $id, string $table ): array {
		$database = $this->context->database;
		$posts    = $database->column(
			"SELECT ID FROM {$database->table( 'posts' )} WHERE " . self::POSTS . ' AND ID > %d ORDER BY ID LIMIT %d',
			$id,
			self::AT_ONCE
		);
		$rows     = $database->column(
			"SELECT DISTINCT product_id FROM {$database->table( $table )} WHERE product_id > %d ORDER BY product_id LIMIT %d",
			$id,
			self::AT_ONCE
		);
		$ids      = array_unique( array_map( intval( ... ), [ ...$posts, ...$rows ] ) );
		sort( $ids );
		return array_slice( $ids, 0, self::AT_ONCE );
	}

	private function total( string $table ): int {
		$database = $this->context->database;
		return (int) $database->value( "SELECT COUNT(*) FROM {$database->table( 'posts' )} WHERE " . self::POSTS )
			+ (int) $database->value(
				"SELECT COUNT( DISTINCT l.product_id ) FROM {$database->table( $table )} l
				LEFT JOIN {$database->table( 'posts' )} p ON p.ID = l.product_id WHERE p.ID IS NULL"
			);
	}

	/**
	 * Does the work for products, and removes the rows of those that are gone.
	 *
	 * @param list<int>           $ids
	 * @param callable(int): void $work
	 */
	private function each( array $ids, callable $work ): void {
		foreach ( $ids as $id ) {
			$is_product = in_array( get_post_type( $id ), [ PostTypes::PRODUCT, PostTypes::VARIATION ], true );
			$is_product ? $work( $id ) : $this->lookup->remove( $id );
		}
	}

	/**
	 * @param list<int> $ids
	 */
	private static function delete( array $ids ): void {
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
	}

	/**
	 * @return list<int>
	 */
	private function orphans_after( int $id ): array {
		return array_map(
			intval( ... ),
			$this->context->database->column(
				"SELECT v.ID FROM {$this->orphans()} AND v.ID > %d ORDER BY v.ID LIMIT %d",
				$id,
				self::AT_ONCE
			)
		);
	}

	private function orphans(): string {
		$posts = $this->context->database->table( 'posts' );
		return "$posts v LEFT JOIN $posts p ON p.ID = v.post_parent AND p.post_type = 'product'
			WHERE v.post_type = 'product_variation' AND p.ID IS NULL";
	}
}
