<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Database\Connection;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * Which term lies below which, as the database has it at this moment: WordPress's cache may be older than a lock.
 */
final class TermTree {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Refuses a parent that does not exist, and one that would close a circle.
	 *
	 * @param string $taxonomy Such as `product_cat`.
	 * @param int    $id       Id of the term that is to lie below it; 0 for a new one.
	 * @param int    $parent   Id of the parent; 0 for none.
	 * @throws InvalidInput `woocommerce_rest_term_invalid` that names `parent`.
	 */
	public function assert_parent( string $taxonomy, int $id, int $parent ): void {
		$seen = [];
		while ( 0 !== $parent && ! isset( $seen[ $parent ] ) ) {
			if ( $parent === $id ) {
				throw self::refused( __( 'A term can’t be its own parent.', 'storewright' ) );
			}
			$seen[ $parent ] = true;
			$above           = $this->parent( $taxonomy, $parent );
			if ( null === $above && 1 === count( $seen ) ) {
				throw self::refused( __( 'This parent term does not exist.', 'storewright' ), 'missing_parent' );
			}
			$parent = (int) $above;
		}
	}

	/**
	 * A term with all above it.
	 *
	 * @param string $taxonomy Such as `product_cat`.
	 * @param int    $id       Id of the term.
	 * @return list<int> From the term itself upwards.
	 */
	public function path( string $taxonomy, int $id ): array {
		$path = [];
		while ( 0 !== $id && ! in_array( $id, $path, true ) ) {
			$path[] = $id;
			$id     = (int) $this->parent( $taxonomy, $id );
		}
		return $path;
	}

	/**
	 * The parent of every term.
	 *
	 * @param string $taxonomy Such as `product_cat`.
	 * @return array<int, int> Term id => id of the parent, 0 where there is none.
	 */
	public function parents( string $taxonomy ): array {
		$parents = [];
		foreach ( $this->database->rows(
			"SELECT term_id, parent FROM {$this->database->table( 'term_taxonomy' )} WHERE taxonomy = %s ORDER BY term_id",
			$taxonomy
		) as $row ) {
			$parents[ (int) $row['term_id'] ] = (int) $row['parent'];
		}
		return $parents;
	}

	private function parent( string $taxonomy, int $id ): ?string {
		return $this->database->value(
			"SELECT parent FROM {$this->database->table( 'term_taxonomy' )} WHERE term_id = %d AND taxonomy = %s",
			$id,
			$taxonomy
		);
	}

	private static function refused( string $reason, string $code = 'woocommerce_rest_term_invalid' ): InvalidInput {
		return new InvalidInput( $code, $reason, [ 'parent' => $reason ] );
	}
}
