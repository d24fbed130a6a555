<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Rest\Params;
use Storewright\Store\Products\Index\SearchWords;
use Storewright\Store\Products\Query\ProductSearch;

/**
 * Search filter of lists of products and variations: every word has to be found somewhere.
 */
final class SearchFilters {

	private const WORDS = 10;

	/**
	 * Adds the searches of a request.
	 *
	 * @param Conditions         $conditions
	 * @param Params             $params
	 * @param ProductSearch|null $index      Null where the few products that are asked for are looked through themselves.
	 */
	public static function add( Conditions $conditions, Params $params, ?ProductSearch $index ): void {
		foreach ( self::words( $params->string( 'search' ) ) as $word ) {
			self::has(
				$conditions,
				$word,
				SearchWords::NAME | SearchWords::TEXT,
				'p.post_title LIKE %s OR p.post_excerpt LIKE %s OR p.post_content LIKE %s',
				$index
			);
		}
		$sku = trim( $params->string( 'search_sku' ) ?? '' );
		if ( '' !== $sku ) {
			self::has( $conditions, $sku, SearchWords::SKU, 'l.sku LIKE %s', $index );
		}
		foreach ( self::words( $params->string( 'search_name_or_sku' ) ) as $word ) {
			self::has(
				$conditions,
				$word,
				SearchWords::NAME | SearchWords::SKU,
				"p.post_title LIKE %s OR COALESCE( l.sku, '' ) LIKE %s",
				$index
			);
		}
	}

	private static function has( Conditions $conditions, string $text, int $fields, string $sql, ?ProductSearch $index ): void {
		if ( null !== $index ) {
			[ $condition, $values ] = $index->condition( $text, $fields );
			$conditions->add( $condition, ...$values );
			return;
		}
		$conditions->add( $sql, ...array_fill( 0, substr_count( $sql, '%s' ), '%' . addcslashes( $text, '_%\\' ) . '%' ) );
	}

	/**
	 * @return list<string> Ten at most: nobody searches for more.
	 */
	private static function words( ?string $text ): array {
		$words = preg_split( '/[\s,]+/u', wp_check_invalid_utf8( $text ?? '' ), -1, PREG_SPLIT_NO_EMPTY );
		return array_slice( false === $words ? [] : $words, 0, self::WORDS );
	}
}
