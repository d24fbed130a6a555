<?php
declare(strict_types=1);

namespace Storewright\Store\Terms\Rest;

use Storewright\Rest\Field;
use Storewright\Store\Images\ImageField;
use Storewright\Store\Terms\TaxonomyConfig;
use Storewright\Store\Terms\TermChanges;
use Storewright\Store\Terms\TermQuery;
use WP_Term;

/**
 * Fields that the resources of terms share.
 */
final class TermFields {

	/**
	 * The properties of terms of a kind.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of( TaxonomyConfig $config ): array {
		$all = [
			'id'          => Field::integer( __( 'Id of the term.', 'storewright' ), readonly: true ),
			'name'        => Field::text( __( 'Name that people read.', 'storewright' ) ),
			'slug'        => Field::text( __( 'The term in addresses; made from the name where it is not given.', 'storewright' ) ),
			'parent'      => Field::integer( __( 'Id of the term above, 0 for none.', 'storewright' ) ),
			'description' => Field::text( __( 'Description, in which markup is possible.', 'storewright' ) ),
			'display'     => Field::choice( __( 'What the term’s page shows.', 'storewright' ), TermChanges::DISPLAYS, default: 'default' ),
			'image'       => Field::object(
				__( 'Image of the term. Send null to take it away.', 'storewright' ),
				ImageField::properties(),
				type: [ 'null', 'object' ]
			),
			'menu_order'  => Field::integer( __( 'Place among the others in an order that the owner makes.', 'storewright' ) ),
			'count'       => Field::integer( __( 'Number of published products that have the term.', 'storewright' ), readonly: true ),
		];
		return array_diff_key(
			$all,
			$config->nested ? [] : [ 'parent' => 0 ],
			$config->ordered ? [] : [ 'menu_order' => 0 ],
			$config->illustrated ? [] : [
				'display' => 0,
				'image'   => 0,
			]
		);
	}

	/**
	 * A term as it is answered.
	 *
	 * @param TaxonomyConfig $config What the taxonomy's terms have.
	 * @param WP_Term  $term The term, its meta data cached where there are several.
	 * @return array<string, mixed>
	 */
	public static function item( TaxonomyConfig $config, WP_Term $term ): array {
		$item = [
			'id'          => $term->term_id,
			'name'        => $term->name,
			'slug'        => $term->slug,
			'parent'      => $term->parent,
			'description' => $term->description,
		];
		if ( $config->illustrated ) {
			$display         = get_term_meta( $term->term_id, 'display_type', true );
			$item['display'] = is_string( $display ) && in_array( $display, TermChanges::DISPLAYS, true ) ? $display : 'default';
			$item['image']   = ImageField::item( TermQuery::number( $term->term_id, 'thumbnail_id' ) );
		}
		return $item + [
			'menu_order' => $config->ordered ? TermQuery::number( $term->term_id, 'order' ) : 0,
			'count'      => $term->count,
		];
	}
}
