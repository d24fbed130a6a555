<?php
declare(strict_types=1);

namespace Storewright\Companion\CatchUp;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * Has WooCommerce count the products of categories, tags and types, and what customers have spent: it keeps these figures, and does not
 * look who else has written.
 */
final class CountProducts implements Job {

	/**
	 * The first stage: what WooCommerce has calculated of customers' orders is deleted.
	 */
	private const CUSTOMERS = 'customers';

	/**
	 * The stages that follow: taxonomies, and whether WooCommerce counts products of their terms in its own way as well. Of kinds of
	 * products, and how these are shown, Storewright does not keep the usual counts.
	 */
	private const TAXONOMIES = [
		'product_type'       => false,
		'product_visibility' => false,
		'product_cat'        => true,
		'product_tag'        => true,
	];

	/**
	 * What WooCommerce has calculated of a customer's orders; the prefix of the site’s tables follows.
	 */
	private const FIGURES_OF_CUSTOMERS = [ 'wc_order_count', 'wc_money_spent', 'wc_last_order' ];

	private const FIGURES_AT_ONCE = 1000;

	private const TERMS_AT_ONCE = 50;

	public static function name(): string {
		return 'count_products_for_woocommerce';
	}

	/**
	 * Does a part. As WooCommerce's own tool, which does all in one go.
	 *
	 * @param Context     $context
	 * @param string|null $cursor  The stage, and the last term of it that is done: `product_cat 15`.
	 * @param float       $until   Unix seconds by which to come back.
	 * @return string|null Where to go on from, null when all is done.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		[ $stage, $from ] = explode( ' ', $cursor ?? self::CUSTOMERS . ' 0', 2 ) + [ '', '0' ];
		do {
			$last  = self::CUSTOMERS === $stage ? $this->forget_figures( $context ) : $this->count( $context, $stage, (int) $from );
			$from  = (string) $last;
			$stage = null === $last ? self::stage_after( $stage ) : $stage;
		} while ( null !== $stage && microtime( true ) < $until );
		if ( null === $stage ) {
			delete_transient( 'wc_term_counts' );
			return null;
		}
		return "$stage $from";
	}

	private static function stage_after( string $stage ): ?string {
		$stages = [ self::CUSTOMERS, ...array_keys( self::TAXONOMIES ) ];
		return $stages[ 1 + (int) array_search( $stage, $stages, true ) ] ?? null;
	}

	/**
	 * Deletes some of the figures of customers.
	 *
	 * @return int|null Null where none are left.
	 */
	private function forget_figures( Context $context ): ?int {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$site  = rtrim( $wpdb->get_blog_prefix(), '_' );
		$names = array_map( static fn( string $figure ) => "{$figure}_$site", self::FIGURES_OF_CUSTOMERS );
		$rows  = $context->database->rows(
			"SELECT umeta_id, user_id FROM {$wpdb->usermeta} WHERE meta_key IN ( %s, %s, %s ) LIMIT %d",
			...[ ...$names, self::FIGURES_AT_ONCE ]
		);
		if ( [] === $rows ) {
			return null;
		}
		$ids = array_map( intval( ... ), array_column( $rows, 'umeta_id' ) );
		$context->database->execute(
			"DELETE FROM {$wpdb->usermeta} WHERE umeta_id IN ( " . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )',
			...$ids
		);
		wp_cache_delete_multiple( array_values( array_unique( array_map( intval( ... ), array_column( $rows, 'user_id' ) ) ) ), 'user_meta' );
		return 0;
	}

	/**
	 * Counts products of the next terms of a taxonomy.
	 *
	 * @return int|null The last term that is counted now, null where there were none.
	 */
	private function count( Context $context, string $taxonomy, int $after ): ?int {
		$terms  = $context->database->rows(
			"SELECT term_id, term_taxonomy_id, parent FROM {$context->database->table( 'term_taxonomy' )}
			WHERE taxonomy = %s AND term_id > %d ORDER BY term_id LIMIT %d",
			$taxonomy,
			$after,
			self::TERMS_AT_ONCE
		);
		$object = get_taxonomy( $taxonomy );
		if ( [] === $terms || false === $object ) {
			return null;
		}
		if ( self::TAXONOMIES[ $taxonomy ] ?? false ) {
			_wc_term_recount( array_map( intval( ... ), array_column( $terms, 'parent', 'term_id' ) ), $object, true, false );
		} else {
			wp_update_term_count_now( array_map( intval( ... ), array_column( $terms, 'term_taxonomy_id' ) ), $taxonomy );
		}
		return (int) $terms[ count( $terms ) - 1 ]['term_id'];
	}
}
