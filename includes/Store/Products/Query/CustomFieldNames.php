<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Query;

use Storewright\Kernel\Context;
use Storewright\Store\Products\PostTypes;

/**
 * Keys of meta data that products have, which forms suggest. Kept for a day, since WordPress's table has no index that tells; a key
 * that is new is there at once.
 *
 * @internal
 */
final class CustomFieldNames {

	/**
	 * The transient that holds them.
	 */
	public const CACHE = 'storewright_custom_field_names';

	/**
	 * Keys that are kept at most.
	 */
	private const MAX_COUNT = 5000;

	public function __construct( private readonly Context $context ) {}

	/**
	 * All of them, but those of internal use, which begin with an underscore.
	 *
	 * @return list<string> By alphabet.
	 */
	public function all(): array {
		$kept = get_transient( self::CACHE );
		if ( is_array( $kept ) ) {
			return array_values( array_filter( $kept, is_string( ... ) ) );
		}
		$database = $this->context->database;
		$names    = $database->column(
			"SELECT DISTINCT m.meta_key FROM {$database->table( 'postmeta' )} m
			JOIN {$database->table( 'posts' )} p ON p.ID = m.post_id AND p.post_type = 'product'
			WHERE m.meta_key NOT LIKE %s ORDER BY m.meta_key LIMIT %d",
			'\\_%',
			self::MAX_COUNT
		);
		set_transient( self::CACHE, $names, DAY_IN_SECONDS );
		return $names;
	}

	/**
	 * Forgets the list where a product gets a key that is not in it.
	 *
	 * @param int    $meta_id Not used.
	 * @param int    $post_id
	 * @param string $key
	 */
	public function follow( int $meta_id, int $post_id, string $key ): void {
		if ( str_starts_with( $key, '_' ) || PostTypes::PRODUCT !== get_post_type( $post_id ) ) {
			return;
		}
		$kept = get_transient( self::CACHE );
		if ( is_array( $kept ) && ! in_array( $key, $kept, true ) ) {
			$this->forget();
		}
	}

	/**
	 * Forgets the list.
	 */
	public function forget(): void {
		delete_transient( self::CACHE );
	}
}
