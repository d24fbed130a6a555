<?php
declare(strict_types=1);

namespace Storewright\Store\Products\BulkEdit;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Rest\Dates;
use Storewright\Shop\CurrencyFormat;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Query\ProductQuery;

/**
 * Works out what becomes of products in a bulk edit, before anything is written. Prices and stock of a variable product are those of its
 * variations, each of which has a row of its own.
 */
final class EditPlan {

	private readonly PlanTexts $texts;

	public function __construct(
		Context $context,
		private readonly ProductQuery $query,
		private readonly CurrencyFormat $format
	) {
		$this->texts = new PlanTexts( $context, $format );
	}

	/**
	 * What becomes of products.
	 *
	 * @param ProductEdit $edit
	 * @param list<int>   $ids  Of products; a variation's counts as well.
	 * @return list<PlannedEdit> In the order of the ids, variations behind their product; those that nothing is to be said of are missing.
	 */
	public function of( ProductEdit $edit, array $ids ): array {
		$products = $this->query->several( $ids );
		$children = $this->query->several(
			array_merge(
				...array_values(
					array_map( static fn( Product $product ) => Product::VARIABLE === $product->type ? $product->children : [], $products )
				)
			)
		);
		$plan     = [];
		foreach ( $products as $product ) {
			$own    = new PlannedEdit( $product );
			$plan[] = $own;
			if ( ! current_user_can( 'edit_product', $product->id ) ) {
				$own->problems[] = __( 'You are not allowed to change this product.', 'storewright' );
				continue;
			}
			if ( 'trash' === $product->status ) {
				$own->problems[] = __( 'This product is in the trash.', 'storewright' );
				continue;
			}
			if ( ! $product->is_variation() ) {
				$this->plan_catalog( $edit, $own );
			}
			$rows = [];
			foreach ( Product::VARIABLE === $product->type ? $product->children : [] as $id ) {
				if ( isset( $children[ $id ] ) ) {
					$rows[] = new PlannedEdit( $children[ $id ] );
				}
			}
			array_map( fn( PlannedEdit $row ) => $this->plan_prices( $edit, $row ), [] === $rows ? [ $own ] : $rows );
			// The product of variations may count for all of them.
			array_map(
				fn( PlannedEdit $row ) => $this->plan_stock( $edit, $row ),
				[] === $rows || $product->stock->managed ? [ $own ] : $rows
			);
			array_push( $plan, ...$rows );
		}
		return array_values( array_filter( $plan, static fn( PlannedEdit $row ) => $row->changes() || [] !== $row->problems ) );
	}

	/**
	 * A text that is another one as soon as something of the plan is.
	 *
	 * @param list<PlannedEdit> $plan
	 */
	public static function digest( array $plan ): string {
		return md5(
			(string) wp_json_encode(
				array_map( static fn( PlannedEdit $row ) => [ $row->product->id, $row->values, $row->problems ], $plan )
			)
		);
	}

	private function plan_catalog( ProductEdit $edit, PlannedEdit $row ): void {
		$product = $row->product;
		if ( '' !== $edit->status ) {
			$row->change( 'status', PlanTexts::status( $product->status ), PlanTexts::status( $edit->status ), $edit->status );
		}
		if ( '' !== $edit->visibility ) {
			$row->change(
				'catalog_visibility',
				PlanTexts::visibility( $product->catalog_visibility ),
				PlanTexts::visibility( $edit->visibility ),
				$edit->visibility
			);
		}
		if ( '' !== $edit->categories_action ) {
			$new = match ( $edit->categories_action ) {
				'add'    => array_values( array_unique( [ ...$product->category_ids, ...$edit->categories ] ) ),
				'remove' => array_values( array_diff( $product->category_ids, $edit->categories ) ),
				default  => $edit->categories,
			};
			$row->change(
				'categories',
				PlanTexts::terms( $product->category_ids ),
				PlanTexts::terms( $new ),
				array_map( static fn( int $id ) => [ 'id' => $id ], $new )
			);
		}
	}

	private function plan_prices( ProductEdit $edit, PlannedEdit $row ): void {
		if ( null === $edit->regular && null === $edit->sale && null === $edit->sale_from ) {
			return;
		}
		$product = $row->product;
		if ( $product->is_priced_by_children() ) {
			$row->problems[] = Product::GROUPED === $product->type
				? __( 'A grouped product has no price of its own.', 'storewright' )
				: __( 'This product has no variations yet, so it has no price.', 'storewright' );
			return;
		}
		$regular = $product->prices->regular;
		if ( null !== $edit->regular ) {
			$new = $edit->regular->apply( $regular, $regular, $this->format->decimals );
			if ( null === $new ) {
				$row->problems[] = $this->impossible( $regular, __( 'The product has no price.', 'storewright' ) );
				return;
			}
			$this->price( $row, 'regular_price', $regular, $new );
			$regular = $new;
		}
		$sale = $product->prices->sale;
		if ( null !== $edit->sale ) {
			$new = $edit->sale->apply( $sale, $regular, $this->format->decimals );
			if ( null === $new ) {
				$row->problems[] = $this->impossible( $sale . $regular, __( 'The product has no sale price.', 'storewright' ) );
				return;
			}
			$this->price( $row, 'sale_price', $sale, $new );
			$sale = $new;
		}
		if ( '' !== $sale && ! $this->is_below( $sale, $regular ) && $row->changes() ) {
			$row->values     = [];
			$row->body       = [];
			$row->problems[] = sprintf(
				/* translators: 1: sale price, 2: regular price. */
				__( 'The sale price %1$s would not be below the regular price %2$s.', 'storewright' ),
				$this->texts->price( $sale ),
				$this->texts->price( $regular )
			);
			return;
		}
		$this->dates( $edit, $row );
	}

	private function dates( ProductEdit $edit, PlannedEdit $row ): void {
		foreach ( [
			'date_on_sale_from' => [ $row->product->prices->from, $edit->sale_from, 'T00:00:00' ],
			'date_on_sale_to'   => [ $row->product->prices->to, $edit->sale_to, 'T23:59:59' ],
		] as $field => [ $moment, $day, $time ] ) {
			if ( null !== $day ) {
				$old = substr( (string) Dates::site( $moment ), 0, 10 );
				$row->change( $field, $this->texts->day( $old ), $this->texts->day( $day ), '' === $day ? '' : $day . $time );
			}
		}
	}

	private function plan_stock( ProductEdit $edit, PlannedEdit $row ): void {
		$stock = $row->product->stock;
		if ( '' !== $edit->stock_action && null !== $edit->stock ) {
			if ( in_array( $row->product->type, [ Product::GROUPED, Product::EXTERNAL ], true ) ) {
				$row->problems[] = __( 'Stock of this product is not counted.', 'storewright' );
				return;
			}
			$old   = $stock->managed ? Money::of( $stock->quantity ) : null;
			$delta = 'decrease' === $edit->stock_action ? $edit->stock->negated() : $edit->stock;
			if ( null === $old && 'set' !== $edit->stock_action ) {
				$row->problems[] = __( 'Stock of this product is not counted.', 'storewright' );
			} elseif ( 'set' === $edit->stock_action ) {
				$row->change( 'stock_quantity', PlanTexts::quantity( $old ), PlanTexts::quantity( $edit->stock ), (string) $edit->stock );
				if ( isset( $row->body['stock_quantity'] ) && ! $stock->managed ) {
					$row->body['manage_stock'] = true;
				}
			} elseif ( null !== $old && ! $delta->isZero() ) {
				$row->stock_delta = (string) $delta;
				$row->show( 'stock_quantity', PlanTexts::quantity( $old ), PlanTexts::quantity( $old->plus( $delta ) ) );
			}
		}
		if ( '' !== $edit->stock_status ) {
			if ( $stock->managed || '' !== $edit->stock_action ) {
				$row->problems[] = __( 'The stock status follows the quantity of this product.', 'storewright' );
			} else {
				$row->change(
					'stock_status',
					PlanTexts::stock_status( $stock->status ),
					PlanTexts::stock_status( $edit->stock_status ),
					$edit->stock_status
				);
			}
		}
	}

	private function price( PlannedEdit $row, string $field, string $old, string $new ): void {
		$before = Money::parse( $old );
		if ( null === $before || '' === $new || ! $before->isEqualTo( Money::of( $new ) ) ) {
			$row->change( $field, $this->texts->price( $old ), $this->texts->price( $new ), $new );
		}
	}

	private function impossible( string $base, string $without ): string {
		return '' === $base ? $without : __( 'The price would be below zero, or has nothing to be worked out from.', 'storewright' );
	}

	private function is_below( string $amount, string $than ): bool {
		return true === Money::parse( $amount )?->isLessThan( Money::parse( $than ) ?? BigDecimal::zero() );
	}
}
