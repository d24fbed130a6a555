<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Index;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;
use Storewright\Store\Products\Query\ProductSearch;
use Storewright\Store\Products\Tables;

/**
 * Notes the words of products that are there already. Products may be made and changed meanwhile.
 *
 * @internal
 */
final class IndexProducts implements Job {

	private const AT_ONCE = 200;

	public static function name(): string {
		return 'index_products';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$after = (int) $cursor;
		while ( microtime( true ) < $until ) {
			$last = $context->database->transaction( static fn() => self::after( $context, $after ) );
			if ( null === $last ) {
				( new SearchReadiness( $context ) )->ready();
				return null;
			}
			$after = $last;
		}
		return (string) $after;
	}

	/**
	 * @return int|null The last product that is done now, null where there was none.
	 */
	private static function after( Context $context, int $id ): ?int {
		$database = $context->database;
		$posts    = $database->table( 'posts' );
		$ids      = array_map(
			intval( ... ),
			$database->column(
				"SELECT ID FROM $posts WHERE ID > %d AND post_type IN ( 'product', 'product_variation' ) ORDER BY ID LIMIT %d",
				$id,
				self::AT_ONCE
			)
		);
		if ( [] === $ids ) {
			return null;
		}
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		// Whoever changes one of them waits, and then writes its words anew.
		$locking = $database->is_sqlite() ? '' : ' FOR UPDATE';
		$rows    = $database->rows(
			"SELECT ID, post_title, post_excerpt, post_content FROM $posts WHERE ID IN ( $places )$locking",
			...$ids
		);
		$skus    = [];
		foreach ( $database->rows(
			"SELECT product_id, sku FROM {$database->table( Tables::LOOKUP )} WHERE product_id IN ( $places )",
			...$ids
		) as $row ) {
			$skus[ (int) $row['product_id'] ] = (string) $row['sku'];
		}
		$words = [];
		foreach ( $rows as $row ) {
			$words[ (int) $row['ID'] ] = SearchWords::of(
				(string) $row['post_title'],
				"{$row['post_excerpt']} {$row['post_content']}",
				$skus[ (int) $row['ID'] ] ?? ''
			);
		}
		( new ProductSearch( $database ) )->write( $words );
		return max( $ids );
	}
}
