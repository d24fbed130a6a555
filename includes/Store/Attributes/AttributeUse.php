<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes;

use Storewright\Database\Connection;
use Storewright\Store\Terms\TermOrder;

/**
 * What attributes are used for: their terms, and the products that have them.
 */
final class AttributeUse {

	/**
	 * Attributes whose first terms one query reads.
	 */
	private const AT_ONCE = 50;

	private readonly string $tree;

	public function __construct( private readonly Connection $database ) {
		$this->tree = $database->table( 'term_taxonomy' );
	}

	/**
	 * How many terms each attribute has. One query.
	 *
	 * @return array<string, int> By taxonomy; those without terms are missing.
	 */
	public function term_counts(): array {
		$rows   = $this->database->rows(
			"SELECT taxonomy, COUNT(*) AS terms FROM {$this->tree} WHERE taxonomy LIKE %s GROUP BY taxonomy",
			addcslashes( Attribute::PREFIX, '_%\\' ) . '%'
		);
		$counts = [];
		foreach ( $rows as $row ) {
			$counts[ (string) $row['taxonomy'] ] = (int) $row['terms'];
		}
		return $counts;
	}

	/**
	 * The names of the first terms of attributes, each in the order that its attribute has. One query for 50 attributes.
	 *
	 * @param list<Attribute> $attributes
	 * @param int             $limit      At most so many of each.
	 * @return array<string, list<string>> Plain text by taxonomy; attributes without terms are missing.
	 */
	public function first_terms( array $attributes, int $limit ): array {
		$names = [];
		foreach ( array_chunk( $attributes, self::AT_ONCE ) as $some ) {
			foreach ( $this->database->rows( $this->first_terms_sql( $some, $limit ), ...array_column( $some, 'taxonomy' ) ) as $row ) {
				// WordPress stores names as HTML.
				$names[ (string) $row['taxonomy'] ][] = html_entity_decode( (string) $row['name'], ENT_QUOTES );
			}
		}
		return $names;
	}

	/**
	 * How many products have a term of an attribute, whatever their status.
	 *
	 * @param Attribute $attribute
	 */
	public function products( Attribute $attribute ): int {
		return (int) $this->database->value(
			"SELECT COUNT( DISTINCT r.object_id ) FROM {$this->database->table( 'term_relationships' )} r
			JOIN {$this->tree} x ON x.term_taxonomy_id = r.term_taxonomy_id
			JOIN {$this->database->table( 'posts' )} p ON p.ID = r.object_id
			WHERE x.taxonomy = %s AND p.post_type = 'product'",
			$attribute->taxonomy
		);
	}

	/**
	 * @param list<Attribute> $attributes
	 */
	private function first_terms_sql( array $attributes, int $limit ): string {
		$parts = [];
		foreach ( $attributes as $number => $attribute ) {
			$order   = TermOrder::sql( $this->database, $attribute->order_by );
			$parts[] = "SELECT * FROM ( SELECT x.taxonomy AS taxonomy, t.name AS name FROM {$this->database->table( 'terms' )} t
				JOIN {$this->tree} x ON x.term_id = t.term_id WHERE x.taxonomy = %s ORDER BY $order LIMIT $limit ) AS of_$number";
		}
		return implode( ' UNION ALL ', $parts );
	}
}
