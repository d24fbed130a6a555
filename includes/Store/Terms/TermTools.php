<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Database\Connection;
use Storewright\Kernel\Maintenance\IdWalk;
use Storewright\Kernel\Maintenance\Tool;

/**
 * The maintenance tools of what products are sorted by.
 *
 * @internal
 */
final class TermTools {

	private const AT_ONCE = 100;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The tools.
	 *
	 * @return list<Tool>
	 */
	public function all(): array {
		$walk = new IdWalk( $this->terms_after( ... ), $this->recount( ... ) );
		return [
			Tool::in_parts(
				'recount_terms',
				__( 'Term counts', 'storewright' ),
				__( 'Recount terms', 'storewright' ),
				__( 'Recounts the products of each category, tag, brand and attribute, and rebuilds the category tree.', 'storewright' ),
				$walk->step( ... ),
				fn(): int => (int) $this->database->value( "SELECT COUNT(*) FROM {$this->of_products()}", ...self::taxonomies() )
			),
		];
	}

	/**
	 * @return list<int>
	 */
	private function terms_after( int $id ): array {
		$ids = array_map(
			intval( ... ),
			$this->database->column(
				"SELECT term_taxonomy_id FROM {$this->of_products()} AND term_taxonomy_id > %d ORDER BY term_taxonomy_id LIMIT %d",
				...[ ...self::taxonomies(), $id, self::AT_ONCE ]
			)
		);
		if ( [] === $ids ) {
			( new CategoryLookup( $this->database ) )->sync();
		}
		return $ids;
	}

	/**
	 * @param list<int> $ids Of rows of term_taxonomy.
	 */
	private function recount( array $ids ): void {
		$rows = $this->database->rows(
			"SELECT term_taxonomy_id, taxonomy FROM {$this->database->table( 'term_taxonomy' )} WHERE term_taxonomy_id IN ( " . implode(
				', ',
				array_fill( 0, count( $ids ), '%d' )
			) . ' )',
			...$ids
		);
		$by   = [];
		foreach ( $rows as $row ) {
			$by[ (string) $row['taxonomy'] ][] = (int) $row['term_taxonomy_id'];
		}
		foreach ( $by as $taxonomy => $terms ) {
			wp_update_term_count_now( $terms, $taxonomy );
		}
	}

	private function of_products(): string {
		return "{$this->database->table( 'term_taxonomy' )} WHERE taxonomy IN ( " . implode(
			', ',
			array_fill( 0, count( self::taxonomies() ), '%s' )
		) . ' )';
	}

	/**
	 * @return non-empty-list<string>
	 */
	private static function taxonomies(): array {
		$names = array_values( array_filter( get_object_taxonomies( [ 'product', 'product_variation' ] ), is_string( ... ) ) );
		return [] === $names ? [ Taxonomies::CATEGORY ] : $names;
	}
}
