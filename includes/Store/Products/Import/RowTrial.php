<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Missing;
use Storewright\Store\Products\Product;
use Storewright\Store\Products\ProductQuery;
use Storewright\Store\Products\ProductRecords;
use Storewright\Store\Products\Rest\ProductSchema;
use Storewright\Store\Products\Rest\VariationSchema;
use Storewright\Store\Products\Writing\ChangesReader;
use Storewright\Store\Products\Writing\RecordComposer;
use WP_REST_Request;

/**
 * Goes all the way to storing a product, and stops there.
 */
final class RowTrial {

	private readonly RecordComposer $composer;

	private readonly ProductRecords $records;

	public function __construct( Context $context ) {
		$this->composer = new RecordComposer( $context, new ProductQuery( $context ) );
		$this->records  = new ProductRecords();
	}

	/**
	 * Puts together what a request would store.
	 *
	 * @param WP_REST_Request $request  Its arguments are checked.
	 * @param Product|null    $existing What it would change.
	 * @param int             $parent   The variable product of a variation; 0 where that is yet to come, and of products.
	 * @throws \Storewright\Kernel\Errors\DomainError If it can't be stored.
	 */
	public function of( WP_REST_Request $request, ?Product $existing, int $parent, bool $is_variation ): void {
		$fields = array_intersect_key( $request->get_params(), $is_variation ? VariationSchema::properties() : ProductSchema::properties() );
		unset( $fields['id'] );
		$changes = ( new ChangesReader() )->read( $fields, $is_variation );
		$old     = null === $existing ? null : $this->records->fresh( $existing->id ) ?? throw Missing::product();
		$above   = 0 === $parent ? null : $this->records->fresh( $parent ) ?? throw Missing::parent();
		$this->composer->compose( $old, $above, $parent, $changes );
	}
}
