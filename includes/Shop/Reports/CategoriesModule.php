<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Kernel\Context;
use Storewright\Kernel\Events;
use Storewright\Kernel\Module;
use Storewright\Kernel\SwitchedSite;

/**
 * Has reports of categories count orders anew once a product that was sold gets other categories, in whatever request: plugins let vendors
 * edit products on the site's own pages.
 */
final class CategoriesModule implements Module {

	/**
	 * Products that this request has made, until they get categories or an order comes: nobody has bought them, so that an import need not
	 * look for each.
	 *
	 * @var array<int, true>
	 */
	private array $new = [];

	public function __construct( private readonly Context $context ) {}

	public function register(): void {
		add_action( 'set_object_terms', $this->follow_categories( ... ), 10, 6 );
		add_action( 'save_post_product', $this->note_new( ... ), 10, 3 );
		foreach ( [ 'storewright_order_created', 'storewright_order_imported', 'storewright_order_updated' ] as $hook ) {
			add_action(
				$hook,
				function (): void {
					$this->new = [];
				},
				10,
				0
			);
		}
		add_action( 'deleted_term_relationships', $this->follow_lost_categories( ... ), 10, 3 );
	}

	private function note_new( mixed $product, mixed $post, mixed $is_update ): void {
		if ( true !== $is_update && is_int( $product ) ) {
			$this->new[ $product ] = true;
		}
	}

	/**
	 * @param mixed $product
	 * @param mixed $terms
	 * @param mixed $ids      Ids of relations that it has now.
	 * @param mixed $taxonomy
	 * @param mixed $appends  Whether they were added to those that it had.
	 * @param mixed $before   Ids of relations that it had.
	 */
	private function follow_categories( mixed $product, mixed $terms, mixed $ids, mixed $taxonomy, mixed $appends, mixed $before ): void {
		$now   = array_map( intval( ... ), array_filter( (array) $ids, is_numeric( ... ) ) );
		$until = array_map( intval( ... ), array_filter( (array) $before, is_numeric( ... ) ) );
		if ( 'product_cat' === $taxonomy && is_numeric( $product ) && isset( $this->new[ (int) $product ] ) ) {
			unset( $this->new[ (int) $product ] );
			return;
		}
		if ( [] !== array_diff( $now, $until ) || ( true !== $appends && [] !== array_diff( $until, $now ) ) ) {
			$this->follow_lost_categories( $product, $ids, $taxonomy );
		}
	}

	/**
	 * Reports of categories count the orders of a product anew that was sold. What fails is logged: the categories are stored.
	 *
	 * @param mixed $product
	 * @param mixed $ids
	 * @param mixed $taxonomy
	 */
	private function follow_lost_categories( mixed $product, mixed $ids, mixed $taxonomy ): void {
		// On another site of a network, which a plugin has switched to, Storewright need not even be there.
		if ( 'product_cat' !== $taxonomy || ! is_numeric( $product ) || SwitchedSite::is_another() ) {
			return;
		}
		Events::attempt(
			function () use ( $product ): void {
				$database = $this->context->database;
				$lookup   = $this->context->shop()->report_tables()->product_lookup;
				if ( null !== $database->value( "SELECT 1 FROM $lookup WHERE product_id = %d LIMIT 1", (int) $product ) ) {
					$days = new DayTotals( $database );
					$days->categories_changed();
					$days->flush();
				}
			}
		);
	}
}
