<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Kernel\Money;
use Storewright\Store\Products\Inventory\Stock;
use Storewright\Store\Products\Inventory\StockSettings;
use Storewright\Store\Products\Model\Prices;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductRecord;

/**
 * Computes the fields of a product that follow from others: its price, stock status and terms of visibility.
 *
 * @internal
 */
final class DerivedFields {

	private const DEFAULTS = [
		'_tax_status'        => 'taxable',
		'_tax_class'         => '',
		'_manage_stock'      => 'no',
		'_backorders'        => 'no',
		'_stock_status'      => Stock::IN_STOCK,
		'_sold_individually' => 'no',
		'_virtual'           => 'no',
		'_downloadable'      => 'no',
		'_download_limit'    => '-1',
		'_download_expiry'   => '-1',
		'total_sales'        => '0',
	];

	public function __construct( private readonly StockSettings $settings ) {}

	/**
	 * Fills in what every product has and nothing was said of.
	 */
	public static function start( ProductRecord $record ): void {
		$record->meta += $record->is_variation() ? [ '_tax_class' => 'parent' ] + self::DEFAULTS : self::DEFAULTS;
	}

	/**
	 * Sets what follows from the record's other fields. Prices and stock that follow from variations come later.
	 *
	 * @param ProductRecord     $record
	 * @param ProductRecord|null $parent The variable product of a variation.
	 * @param DateTimeImmutable $now
	 */
	public function complete( ProductRecord $record, ?ProductRecord $parent, DateTimeImmutable $now ): void {
		if ( ! in_array( $record->type, [ Product::VARIABLE, Product::GROUPED ], true ) ) {
			$prices = self::prices( $record );
			if ( ! $prices->is_reduced() ) {
				$record->meta['_sale_price'] = '';
			}
			$record->meta['_price'] = self::prices( $record )->at( $now );
		}
		if ( Product::EXTERNAL === $record->type ) {
			$record->meta = [
				'_manage_stock' => 'no',
				'_stock_status' => Stock::IN_STOCK,
				'_backorders'   => 'no',
			] + $record->meta;
		}
		$this->stock( $record, $parent );
		self::visibility( $record, null, null );
		$record->meta = array_filter(
			$record->meta,
			static fn( string $value, string $key ) => '' !== $value || ! in_array(
				$key,
				[
					'_price',
					'_stock',
					'_low_stock_amount',
					'_sale_price',
					'_sale_price_dates_from',
					'_sale_price_dates_to',
					'_global_unique_id',
				],
				true
			),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * The prices in a record's meta data.
	 */
	public static function prices( ProductRecord $record ): Prices {
		$moment = static fn( string $key ): ?DateTimeImmutable => is_numeric( $record->meta( $key ) )
			? new DateTimeImmutable( '@' . (int) $record->meta( $key ) )
			: null;
		return new Prices(
			$record->meta( '_price' ),
			$record->meta( '_regular_price' ),
			$record->meta( '_sale_price' ),
			$moment( '_sale_price_dates_from' ),
			$moment( '_sale_price_dates_to' )
		);
	}

	/**
	 * Sets the terms of visibility: those of reviews stay, 'outofstock' follows from the status.
	 *
	 * @param ProductRecord $record
	 * @param string|null   $catalog  'visible', 'catalog', 'search' or 'hidden'; null to leave it.
	 * @param bool|null     $featured Null to leave it.
	 */
	public static function visibility( ProductRecord $record, ?string $catalog, ?bool $featured ): void {
		$terms = array_fill_keys( $record->visibility, true );
		if ( null !== $catalog ) {
			$terms['exclude-from-search']  = in_array( $catalog, [ 'catalog', 'hidden' ], true );
			$terms['exclude-from-catalog'] = in_array( $catalog, [ 'search', 'hidden' ], true );
		}
		if ( null !== $featured ) {
			$terms['featured'] = $featured;
		}
		$terms[ Stock::OUT_OF_STOCK ] = Stock::OUT_OF_STOCK === $record->meta( '_stock_status' );
		$record->visibility           = array_keys( array_filter( $terms ) );
		sort( $record->visibility );
	}

	private function stock( ProductRecord $record, ?ProductRecord $parent ): void {
		if ( ! $record->yes( '_manage_stock' ) ) {
			unset( $record->meta['_stock'], $record->meta['_low_stock_amount'] );
			$record->meta['_backorders'] = 'no';
			if ( null !== $parent && $parent->yes( '_manage_stock' ) ) {
				$record->meta['_stock_status'] = $parent->meta( '_stock_status' );
			}
			return;
		}
		$quantity               = Money::parse( $record->meta( '_stock' ) ) ?? BigDecimal::zero();
		$record->meta['_stock'] = (string) $quantity;
		if ( $this->settings->counts() ) {
			$record->meta['_stock_status'] = $this->settings->status( $quantity, $record->meta( '_backorders' ) );
		}
	}
}
