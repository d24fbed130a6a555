<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Choices;

use InvalidArgumentException;

/**
 * The things that filters of reports take, by kind. Whoever is sorted by id is: there may be hundreds of thousands of customers, of
 * which the first that match are enough.
 */
final class Sources {

	/**
	 * Countries are in no table.
	 */
	public const COUNTRY = 'country';

	public const KINDS = [
		'product',
		'variation',
		'category',
		'coupon',
		'customer',
		'customer_name',
		'username',
		'email',
		'tax_rate',
		'attribute',
		'order',
		'ip_address',
		self::COUNTRY,
	];

	private const NAME = "TRIM( CONCAT( o.first_name, ' ', o.last_name ) )";

	/**
	 * Where things of a kind are read.
	 *
	 * @param string $kind One of the kinds, but countries.
	 */
	public static function of( string $kind ): Source {
		return match ( $kind ) {
			'product'       => self::posts(
				"p.post_type = 'product'",
				", CASE WHEN EXISTS ( SELECT 1 FROM {posts} v WHERE v.post_parent = p.ID AND v.post_type = 'product_variation' ) THEN 1 ELSE 0 END
					AS has_variations"
			),
			'variation'     => self::posts( "p.post_type = 'product_variation'" ),
			'category'      => self::categories(),
			'coupon'        => new Source(
				"p.ID AS id, p.post_title AS name, '' AS hint",
				"{posts} p WHERE p.post_type = 'shop_coupon' AND p.post_status NOT IN ( 'trash', 'auto-draft' )",
				'p.ID',
				[ 'p.post_title' ],
				'p.post_title, p.ID',
				self::named( ... )
			),
			'customer'      => self::customers(
				self::NAME . ' AS name, o.email AS hint',
				'1 = 1',
				[ self::NAME, 'o.username', 'o.email' ]
			),
			'customer_name' => self::customers( self::NAME . ' AS name, o.email AS hint', self::NAME . " <> ''", [ self::NAME ] ),
			'username'      => self::customers( "o.username AS name, '' AS hint", "o.username <> ''", [ 'o.username' ] ),
			'email'         => self::customers( "o.email AS name, '' AS hint", "o.email <> ''", [ 'o.email' ] ),
			'attribute'     => self::attributes(),
			'order'         => new Source(
				'q.order_id AS id',
				'( SELECT DISTINCT order_id FROM {permissions} WHERE order_id > 0 ) q WHERE 1 = 1',
				'q.order_id',
				[ 'CAST( q.order_id AS CHAR )' ],
				'q.order_id DESC',
				static fn( array $row ) => self::choice( $row['id'], "#{$row['id']}" )
			),
			'ip_address'    => new Source(
				'd.address AS id',
				'( SELECT DISTINCT user_ip_address AS address FROM {downloads} ) d WHERE d.address IS NOT NULL',
				'd.address',
				[ 'd.address' ],
				'd.address',
				static fn( array $row ) => self::choice( $row['id'], (string) $row['id'] )
			),
			'tax_rate'      => self::tax_rates(),
			default         => throw new InvalidArgumentException( "There is no kind '$kind' of choices." ),
		};
	}

	private static function posts( string $condition, string $more = '' ): Source {
		return new Source(
			"p.ID AS id, p.post_title AS name, COALESCE( k.sku, '' ) AS hint$more",
			"{posts} p LEFT JOIN {skus} k ON k.product_id = p.ID WHERE $condition AND p.post_status NOT IN ( 'trash', 'auto-draft' )",
			'p.ID',
			[ 'p.post_title', 'k.sku' ],
			'p.post_title, p.ID',
			static fn( array $row ) => self::named( $row ) + (
				isset( $row['has_variations'] ) ? [ 'has_variations' => '1' === $row['has_variations'] ] : []
			)
		);
	}

	private static function categories(): Source {
		return new Source(
			"t.term_id AS id, t.name AS name, COALESCE( u.name, '' ) AS hint",
			"{terms} t JOIN {term_tree} x ON x.term_id = t.term_id LEFT JOIN {terms} u ON u.term_id = x.parent WHERE x.taxonomy = 'product_cat'",
			't.term_id',
			[ 't.name' ],
			't.name, t.term_id',
			self::named( ... )
		);
	}

	/**
	 * @param string       $columns
	 * @param string       $condition
	 * @param list<string> $searched
	 */
	private static function customers( string $columns, string $condition, array $searched ): Source {
		return new Source(
			"o.customer_id AS id, $columns",
			"{customers} o WHERE $condition",
			'o.customer_id',
			$searched,
			'o.customer_id',
			self::named( ... )
		);
	}

	private static function attributes(): Source {
		return new Source(
			'a.attribute_id AS attribute, a.attribute_label AS attribute_name, t.term_id AS id, t.name AS name',
			"{terms} t JOIN {term_tree} x ON x.term_id = t.term_id JOIN {attributes} a ON x.taxonomy = CONCAT( 'pa_', a.attribute_name ) WHERE 1 = 1",
			't.term_id',
			[ 't.name', 'a.attribute_label' ],
			'a.attribute_label, t.name, t.term_id',
			static fn( array $row ) => self::choice(
				"{$row['attribute']}-{$row['id']}",
				/* translators: 1: name of an attribute, such as Color. 2: its value, such as Red. */
				sprintf( __( '%1$s: %2$s', 'storewright' ), (string) $row['attribute_name'], (string) $row['name'] )
			)
		);
	}

	private static function tax_rates(): Source {
		return new Source(
			'r.tax_rate_id AS id, r.tax_rate_country AS country, r.tax_rate_state AS state, r.tax_rate_name AS name,
				r.tax_rate_priority AS priority, r.tax_rate AS rate',
			'{rates} r WHERE 1 = 1',
			'r.tax_rate_id',
			[ 'r.tax_rate_name', 'r.tax_rate_country', 'r.tax_rate_state' ],
			'r.tax_rate_country, r.tax_rate_state, r.tax_rate_name, r.tax_rate_id',
			static fn( array $row ) => self::named(
				[
					'id'   => $row['id'],
					'name' => implode( '-', array_diff( [ $row['country'], $row['state'], $row['name'], $row['priority'] ], [ '', null ] ) ),
					'hint' => (float) $row['rate'] . '%',
				]
			)
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array{value: string, label: string}
	 */
	private static function named( array $row ): array {
		$name = (string) $row['name'];
		$hint = (string) $row['hint'];
		if ( '' === $name || '' === $hint ) {
			return self::choice( $row['id'], $name . $hint );
		}
		/* translators: 1: name of a product, category or customer. 2: its SKU, parent category or email address. */
		return self::choice( $row['id'], sprintf( __( '%1$s (%2$s)', 'storewright' ), $name, $hint ) );
	}

	/**
	 * What has no name is called by its number.
	 *
	 * @param string|null $id
	 * @param string      $label
	 * @return array{value: string, label: string}
	 */
	private static function choice( ?string $id, string $label ): array {
		return [
			'value' => (string) $id,
			'label' => '' === $label ? "#$id" : $label,
		];
	}
}
