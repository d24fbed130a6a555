<?php
declare(strict_types=1);

namespace Storewright\Store\Products\BulkEdit;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Context;
use Storewright\Shop\CurrencyFormat;
use Storewright\Store\Products\Inventory\Stock;
use WP_Term;

/**
 * Values of products as people read them.
 */
final class PlanTexts {

	private const NOTHING = '—';

	public function __construct( private readonly Context $context, private readonly CurrencyFormat $format ) {}

	/**
	 * An amount of money, a dash for none.
	 *
	 * @param string $price Decimal text.
	 */
	public function price( string $price ): string {
		return '' === $price ? self::NOTHING : $this->format->text( $price );
	}

	/**
	 * A quantity, or that none is counted.
	 */
	public static function quantity( ?BigDecimal $quantity ): string {
		$short = $quantity?->stripTrailingZeros();
		return null === $short ? __( 'not counted', 'storewright' ) : (string) $short->toScale( max( 0, $short->getScale() ) );
	}

	/**
	 * A day, a dash for none.
	 *
	 * @param string $day Such as 2026-11-21.
	 */
	public function day( string $day ): string {
		$time = '' === $day ? false : strtotime( "$day 12:00:00 UTC" );
		return false === $time ? self::NOTHING : (string) wp_date(
			$this->context->options->string( 'date_format', 'Y-m-d' ),
			$time,
			new \DateTimeZone( 'UTC' )
		);
	}

	/**
	 * Names of terms.
	 *
	 * @param list<int> $ids
	 */
	public static function terms( array $ids ): string {
		$names = [];
		foreach ( $ids as $id ) {
			$term = get_term( $id );
			if ( $term instanceof WP_Term ) {
				$names[] = $term->name;
			}
		}
		return [] === $names ? self::NOTHING : implode( ', ', $names );
	}

	/**
	 * The status of a product.
	 */
	public static function status( string $status ): string {
		$label = get_post_status_object( $status )->label ?? null;
		return is_string( $label ) ? $label : $status;
	}

	/**
	 * Where a product is shown.
	 */
	public static function visibility( string $visibility ): string {
		return self::visibilities()[ $visibility ] ?? $visibility;
	}

	/**
	 * Whether a product can be had.
	 */
	public static function stock_status( string $status ): string {
		return self::stock_statuses()[ $status ] ?? $status;
	}

	/**
	 * The stock statuses.
	 *
	 * @return array<string, string>
	 */
	public static function stock_statuses(): array {
		return [
			Stock::IN_STOCK     => __( 'In stock', 'storewright' ),
			Stock::OUT_OF_STOCK => __( 'Out of stock', 'storewright' ),
			Stock::ON_BACKORDER => __( 'On backorder', 'storewright' ),
		];
	}

	/**
	 * Where products may be shown.
	 *
	 * @return array<string, string>
	 */
	public static function visibilities(): array {
		return [
			'visible' => __( 'Shop and search results', 'storewright' ),
			'catalog' => __( 'Shop only', 'storewright' ),
			'search'  => __( 'Search results only', 'storewright' ),
			'hidden'  => __( 'Hidden', 'storewright' ),
		];
	}

	/**
	 * The names of fields.
	 *
	 * @return array<string, string>
	 */
	public static function fields(): array {
		return [
			'name'               => __( 'Name', 'storewright' ),
			'sku'                => __( 'SKU', 'storewright' ),
			'regular_price'      => __( 'Regular price', 'storewright' ),
			'sale_price'         => __( 'Sale price', 'storewright' ),
			'date_on_sale_from'  => __( 'Sale starts', 'storewright' ),
			'date_on_sale_to'    => __( 'Sale ends', 'storewright' ),
			'stock_quantity'     => __( 'Stock', 'storewright' ),
			'stock_status'       => __( 'Stock status', 'storewright' ),
			'status'             => __( 'Status', 'storewright' ),
			'catalog_visibility' => __( 'Visibility', 'storewright' ),
			'categories'         => __( 'Categories', 'storewright' ),
		];
	}
}
