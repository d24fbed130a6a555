<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Database\Connection;
use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Events;
use WP_Error;
use WP_Term;

/**
 * The order that the owner puts terms into: each among those with the same parent. It is kept where WooCommerce keeps it, in the meta
 * data `order` of each term (`menu_order` over REST).
 */
final class TermPlaces {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The terms that lie below the same one, in their order.
	 *
	 * @param string $taxonomy
	 * @param int    $parent   0 for those at the top.
	 * @return list<int> Ids.
	 */
	public function of( string $taxonomy, int $parent ): array {
		return array_keys( $this->numbers( $taxonomy, $parent ) );
	}

	/**
	 * Puts a term right before or behind another one.
	 *
	 * @param TaxonomyConfig $config
	 * @param int            $id
	 * @param int            $other  The other one, with the same parent.
	 * @param bool           $behind
	 * @throws \Storewright\Kernel\Errors\NotFound If the term is gone.
	 * @throws Conflict                            If the other one is gone, or lies elsewhere.
	 */
	public function put( TaxonomyConfig $config, int $id, int $other, bool $behind ): void {
		$this->rearrange(
			$config,
			$id,
			static function ( array $others ) use ( $id, $other, $behind ): array {
				$place = array_search( $other, $others, true );
				if ( false === $place ) {
					throw new Conflict(
						'storewright_terms_changed',
						__( 'Someone else changed the order in the meantime, so nothing was moved. This is the order now.', 'storewright' )
					);
				}
				array_splice( $others, $place + ( $behind ? 1 : 0 ), 0, [ $id ] );
				return $others;
			}
		);
	}

	/**
	 * Has a term and its neighbor change places. Nothing happens at the end.
	 *
	 * @param TaxonomyConfig $config
	 * @param int            $id
	 * @param int            $by     -1 for up, 1 for down.
	 * @throws \Storewright\Kernel\Errors\NotFound If the term is gone.
	 */
	public function move( TaxonomyConfig $config, int $id, int $by ): void {
		$this->rearrange(
			$config,
			$id,
			static function ( array $others, int $place ) use ( $id, $by ): array {
				array_splice( $others, max( 0, $place + $by ), 0, [ $id ] );
				return $others;
			}
		);
	}

	/**
	 * @param TaxonomyConfig                            $config
	 * @param int                                       $id
	 * @param callable( list<int>, int ): list<int> $sort   Is given the others and the term's place; answers all in their new order.
	 * @throws \Storewright\Kernel\Errors\NotFound If the term is gone.
	 * @throws Conflict                            If $sort says so.
	 * @throws StorageFailed                       If it can't be written: then nothing is.
	 */
	private function rearrange( TaxonomyConfig $config, int $id, callable $sort ): void {
		$write   = fn(): array => $this->write( $config, $id, $sort );
		$changed = $this->database->lock(
			"terms_$config->taxonomy",
			fn(): array => DeadlockRetry::run( fn(): array => $this->database->transaction( $write ) )
		);
		foreach ( $changed as $changed_id ) {
			$term = get_term( $changed_id, $config->taxonomy );
			if ( $term instanceof WP_Term ) {
				/** This action is documented in includes/Store/Terms/TermRepository.php */
				Events::dispatch( 'storewright_product_term_updated', $term );
			}
		}
	}

	/**
	 * Writes as few numbers as it takes: those that share one are all told apart.
	 *
	 * @param TaxonomyConfig                            $config
	 * @param int                                       $id
	 * @param callable( list<int>, int ): list<int> $sort
	 * @return list<int> Ids of the terms whose number is another one.
	 */
	private function write( TaxonomyConfig $config, int $id, callable $sort ): array {
		$term    = ( new TermQuery() )->find( $config->taxonomy, $id ) ?? throw TermRepository::missing();
		$held    = $this->numbers( $config->taxonomy, $term->parent );
		$ids     = array_keys( $held );
		$place   = (int) array_search( $id, $ids, true );
		$numbers = array_values( $held );
		if ( count( array_unique( $numbers ) ) < count( $numbers ) ) {
			$numbers = range( 1, count( $numbers ) );
		}
		$changed = [];
		foreach ( $sort( array_values( array_diff( $ids, [ $id ] ) ), $place ) as $at => $one ) {
			if ( $held[ $one ] !== $numbers[ $at ] ) {
				$written = update_term_meta( $one, 'order', $numbers[ $at ] );
				if ( false === $written || $written instanceof WP_Error ) {
					throw new StorageFailed(
						'storewright_database_failed',
						__( 'The change could not be saved. Please try again.', 'storewright' )
					);
				}
				$changed[] = $one;
			}
		}
		return $changed;
	}

	/**
	 * @return array<int, int> Id => number, in their order.
	 */
	private function numbers( string $taxonomy, int $parent ): array {
		$numbers = [];
		$sql     = "SELECT t.term_id FROM {$this->database->table( 'terms' )} t
			JOIN {$this->database->table( 'term_taxonomy' )} x ON x.term_id = t.term_id
			WHERE x.taxonomy = %s AND x.parent = %d ORDER BY " . TermOrder::sql( $this->database, 'menu_order' );
		$ids     = array_map( intval( ... ), $this->database->column( $sql, $taxonomy, $parent ) );
		// What is cached may be older than what another request has written.
		wp_cache_delete_multiple( $ids, 'term_meta' );
		update_meta_cache( 'term', $ids );
		foreach ( $ids as $id ) {
			$numbers[ $id ] = TermQuery::number( $id, 'order' );
		}
		return $numbers;
	}
}
