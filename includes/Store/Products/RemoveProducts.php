<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Database\Connection;

/**
 * Removes all products and variations with what belongs to them: their data, their reviews, and which terms they have.
 *
 * The object cache forgets these alone, not all that it holds: sites of a network share it.
 */
final class RemoveProducts {

	private const TYPES = [ 'product', 'product_variation' ];

	/**
	 * Keys that one call of the cache is given.
	 */
	private const AT_ONCE = 1000;

	private readonly string $products;

	private readonly string $comments;

	public function __construct( private readonly Connection $database ) {
		$types          = "'" . implode( "', '", self::TYPES ) . "'";
		$this->products = "SELECT ID FROM {$database->table( 'posts' )} WHERE post_type IN ( $types )";
		$this->comments = "SELECT comment_ID FROM {$database->table( 'comments' )} WHERE comment_post_ID IN ( $this->products )";
	}

	/**
	 * Removes them.
	 */
	public function run(): void {
		$products   = array_map( intval( ... ), $this->database->column( $this->products ) );
		$comments   = array_map( intval( ... ), $this->database->column( $this->comments ) );
		$taxonomies = $this->database->column(
			"SELECT DISTINCT t.taxonomy FROM {$this->database->table( 'term_taxonomy' )} t
			JOIN {$this->database->table( 'term_relationships' )} r ON r.term_taxonomy_id = t.term_taxonomy_id
			WHERE r.object_id IN ( $this->products )"
		);
		$this->delete();
		self::forget( $comments, [ 'comment', 'comment_meta' ] );
		self::forget(
			$products,
			[ 'posts', 'post_meta', ...array_map( static fn( string $taxonomy ): string => "{$taxonomy}_relationships", $taxonomies ) ]
		);
		self::forget( array_map( static fn( int $id ): string => "comments-$id", [ 0, ...$products ] ), [ 'counts' ] );
		self::forget( array_map( _count_posts_cache_key( ... ), self::TYPES ), [ 'counts' ] );
		wp_cache_set_posts_last_changed();
		wp_cache_set_comments_last_changed();
		wp_cache_set_terms_last_changed();
	}

	private function delete(): void {
		$database = $this->database;
		$database->execute( "DELETE FROM {$database->table( 'commentmeta' )} WHERE comment_id IN ( $this->comments )" );
		$database->execute( "DELETE FROM {$database->table( 'comments' )} WHERE comment_post_ID IN ( $this->products )" );
		$database->execute( "DELETE FROM {$database->table( 'term_relationships' )} WHERE object_id IN ( $this->products )" );
		$database->execute( "DELETE FROM {$database->table( 'postmeta' )} WHERE post_id IN ( $this->products )" );
		$database->execute( "DELETE FROM {$database->table( 'posts' )} WHERE post_type IN ( '" . implode( "', '", self::TYPES ) . "' )" );
	}

	/**
	 * @param list<int>|list<string> $keys
	 * @param list<string>           $groups
	 */
	private static function forget( array $keys, array $groups ): void {
		foreach ( array_chunk( $keys, self::AT_ONCE ) as $some ) {
			foreach ( $groups as $group ) {
				wp_cache_delete_multiple( $some, $group );
			}
		}
	}
}
