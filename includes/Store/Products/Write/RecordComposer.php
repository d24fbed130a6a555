<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Kernel\Context;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Products\Inventory\StockSettings;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\Query\ProductQuery;

/**
 * Puts together what is going to be stored of a product, and refuses what can't be: the same for a write and for a trial of one.
 *
 * @internal
 */
final class RecordComposer {

	private readonly ChangeApplier $applier;

	private readonly DerivedFields $derived;

	private readonly UniqueIdentifiers $uniqueness;

	public function __construct( private readonly Context $context, ProductQuery $query, AttributeQuery $attributes ) {
		$this->applier    = new ChangeApplier( $query, new AttributeWriter( $attributes ) );
		$this->derived    = new DerivedFields( new StockSettings( $context ) );
		$this->uniqueness = new UniqueIdentifiers( $context->database );
	}

	/**
	 * Looks up in advance who has some SKUs and global ids. For trials of many products.
	 *
	 * @param list<string> $skus
	 * @param list<string> $global_ids
	 */
	public function look_up( array $skus, array $global_ids ): void {
		$this->uniqueness->look_up( $skus, $global_ids );
	}

	/**
	 * The record after the changes.
	 *
	 * @param ProductRecord|null  $old       As it is stored, null for a new one.
	 * @param ProductRecord|null  $parent    The variable product of a variation.
	 * @param int                 $parent_id Its id, 0 for a product.
	 * @param ProductChanges|null $changes   Null to compute anew what follows from the rest.
	 * @throws \Storewright\Kernel\Errors\DomainError If something can't be as wished.
	 */
	public function compose( ?ProductRecord $old, ?ProductRecord $parent, int $parent_id, ?ProductChanges $changes ): ProductRecord {
		$new = null === $old ? ChangeApplier::blank( $parent_id ) : clone $old;
		// Also of one that is there: WordPress's own editor makes products without prices and stock.
		DerivedFields::start( $new );
		if ( null !== $changes ) {
			$this->applier->apply( $new, $changes, $parent );
		}
		if ( '' === ( $old?->meta( '_sku' ) ?? '' ) && $new->meta( '_sku' ) === $parent?->meta( '_sku' ) ) {
			// Of a variation without one of its own its product's is answered, and sent back.
			$new->meta['_sku'] = '';
		}
		$this->derived->complete( $new, $parent, $this->context->clock->now() );
		$this->uniqueness->check( $new, $old );
		return $new;
	}
}
