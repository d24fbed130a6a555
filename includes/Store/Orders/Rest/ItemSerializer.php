<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Brick\Math\RoundingMode;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Money;
use Storewright\Rest\MetaData;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Products\Model\Product;

/**
 * The items of orders and refunds as they are answered.
 */
final class ItemSerializer {

	private const PRICE_DIGITS = 12;

	/**
	 * @param SerializerOptions       $options
	 * @param array<int, Product>         $products Products, variations and their parents by id, as far as they still exist.
	 * @param array<int, list<MetaEntry>> $fields   Fields of items that are answered as meta data, too, by item.
	 */
	public function __construct(
		private readonly SerializerOptions $options,
		private readonly array $products,
		private readonly array $fields = []
	) {}

	/**
	 * A line of an order or a refund.
	 *
	 * @return array<string, mixed>
	 */
	public function line( LineItem $item ): array {
		$product = $this->product( $item );
		$parent  = null !== $product && $product->is_variation() ? $this->products[ $product->parent_id ] ?? null : null;
		$image   = null === $product ? 0 : ( 0 === $product->image_id && null !== $parent ? $parent->image_id : $product->image_id );
		$src     = 0 === $image ? false : wp_get_attachment_image_url( $image, 'full' );
		// As WooCommerce has it: 0 where the product is gone or a variation, else ''.
		$none = null === $product || $product->is_variation() ? 0 : '';
		return [
			'id'          => $item->id,
			'name'        => $item->name,
			'parent_name' => $parent?->name,
		] + $this->sold( $item ) + [
			'image' => [
				'id'  => false === $src ? $none : $image,
				'src' => false === $src ? '' : $src,
			],
		];
	}

	/**
	 * Tax of one rate.
	 *
	 * @return array<string, mixed>
	 */
	public function tax( TaxItem $item ): array {
		return [
			'id'                 => $item->id,
			'rate_code'          => $item->name,
			'rate_id'            => $item->rate_id,
			'label'              => $item->label,
			'compound'           => $item->compound,
			'tax_total'          => $this->amount( $item->tax_total ),
			'shipping_tax_total' => $this->amount( $item->shipping_tax_total ),
			'rate_percent'       => Money::of( $item->rate_percent )->toFloat(),
			'meta_data'          => MetaData::items( $item->meta ),
		];
	}

	/**
	 * A way of shipping.
	 *
	 * @return array<string, mixed>
	 */
	public function shipping( ShippingItem $item ): array {
		return [
			'id'           => $item->id,
			'method_title' => $item->name,
			'method_id'    => $item->method_id,
			'instance_id'  => $item->instance_id,
			'total'        => $this->amount( $item->total ),
			'total_tax'    => $this->amount( $item->total_tax ),
			'taxes'        => self::without_subtotal( $this->rates( $item->taxes ) ),
			'tax_status'   => $item->tax_status,
			'meta_data'    => array_map( fn( MetaEntry $entry ) => $this->displayed( $entry, null ), $this->shown( $item->meta ) ),
		];
	}

	/**
	 * A fee.
	 *
	 * @return array<string, mixed>
	 */
	public function fee( FeeItem $item ): array {
		return [
			'id'         => $item->id,
			'name'       => $item->name,
			'tax_class'  => $item->tax_class,
			'tax_status' => $item->tax_status,
			'amount'     => $item->amount,
			'total'      => $this->amount( $item->total ),
			'total_tax'  => $this->amount( $item->total_tax ),
			'taxes'      => self::without_subtotal( $this->rates( $item->taxes ) ),
			'meta_data'  => array_map( fn( MetaEntry $entry ) => $this->displayed( $entry, null ), $this->shown( $item->meta ) ),
		];
	}

	/**
	 * A coupon.
	 *
	 * @return array<string, mixed>
	 */
	public function coupon( CouponItem $item ): array {
		return [
			'id'             => $item->id,
			'code'           => $item->name,
			'discount'       => self::plain( $item->discount ),
			'discount_tax'   => self::plain( $item->discount_tax ),
			'discount_type'  => $item->discount_type,
			'nominal_amount' => Money::of( $item->nominal_amount )->toFloat(),
			'free_shipping'  => $item->free_shipping,
			'meta_data'      => array_map(
				fn( MetaEntry $entry ) => $this->displayed( $entry, null ),
				$this->shown( [ ...$this->fields[ $item->id ] ?? [], ...$item->meta ] )
			),
		];
	}

	/**
	 * An amount with as many digits as are wanted.
	 */
	public function amount( string $amount ): string {
		return Money::text( $amount, $this->options->decimals );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function sold( LineItem $item ): array {
		$price = 0 === $item->quantity ? Money::of( 0 ) : Money::of( $item->total )->dividedBy(
			(string) $item->quantity,
			self::PRICE_DIGITS,
			RoundingMode::HALF_UP
		);
		return [
			'product_id'       => $item->product_id,
			'variation_id'     => $item->variation_id,
			'quantity'         => $item->quantity,
			'tax_class'        => $item->tax_class,
			'subtotal'         => $this->amount( $item->subtotal ),
			'subtotal_tax'     => $this->amount( $item->subtotal_tax ),
			'total'            => $this->amount( $item->total ),
			'total_tax'        => $this->amount( $item->total_tax ),
			'taxes'            => $this->taxes( $item ),
			'meta_data'        => array_map(
				fn( MetaEntry $entry ) => $this->displayed( $entry, $item ),
				$this->shown( [ ...$item->meta, ...$this->fields[ $item->id ] ?? [] ] )
			),
			'sku'              => $this->product( $item )?->sku,
			'global_unique_id' => $this->product( $item )?->global_unique_id,
			'price'            => $price->toFloat(),
		];
	}

	/**
	 * @return list<array{id: int, total: string, subtotal: string}>
	 */
	private function taxes( LineItem $item ): array {
		$taxes = [];
		foreach ( array_keys( $item->taxes + $item->subtotal_taxes ) as $rate ) {
			$total    = $item->taxes[ $rate ] ?? '';
			$subtotal = $item->subtotal_taxes[ $rate ] ?? '';
			$taxes[]  = [
				'id'       => $rate,
				'total'    => '' === $total ? '' : $this->amount( $total ),
				'subtotal' => '' === $subtotal ? '' : $this->amount( $subtotal ),
			];
		}
		return $taxes;
	}

	/**
	 * @param array<int, string> $taxes
	 * @return list<array{id: int, total: string}>
	 */
	private function rates( array $taxes ): array {
		$rates = [];
		foreach ( $taxes as $rate => $total ) {
			$rates[] = [
				'id'    => $rate,
				'total' => '' === $total ? '' : $this->amount( $total ),
			];
		}
		return $rates;
	}

	/**
	 * @param list<array{id: int, total: string}> $rates
	 * @return list<array{id: int, total: string, subtotal: string}>
	 */
	private static function without_subtotal( array $rates ): array {
		return array_map( static fn( array $rate ) => $rate + [ 'subtotal' => '' ], $rates );
	}

	/**
	 * An amount as it is stored, without zeros that say nothing.
	 */
	private static function plain( string $amount ): string {
		return (string) Money::of( $amount )->stripTrailingZeros()->toScale(
			max( 0, Money::of( $amount )->stripTrailingZeros()->getScale() )
		);
	}

	/**
	 * @param list<MetaEntry> $entries
	 * @return list<MetaEntry>
	 */
	private function shown( array $entries ): array {
		return ! $this->options->display_meta ? $entries : array_values(
			array_filter( $entries, static fn( MetaEntry $entry ) => ! str_starts_with( $entry->key, '_' ) )
		);
	}

	/**
	 * An entry with key and value as people read them: the name of an attribute and of its option.
	 *
	 * @return array<string, mixed>
	 */
	private function displayed( MetaEntry $entry, ?LineItem $item ): array {
		$text = is_scalar( $entry->value ) ? (string) $entry->value : (string) wp_json_encode( $entry->value );
		$key  = $entry->key;
		foreach ( null === $item ? [] : $this->product( $item )->attributes ?? [] as $attribute ) {
			if ( $attribute->key === $entry->key ) {
				$key  = $attribute->name;
				$text = $attribute->option( $text );
			}
		}
		return [
			'id'            => $entry->id,
			'key'           => $entry->key,
			'value'         => $entry->value,
			'display_key'   => $key,
			'display_value' => $text,
		];
	}

	private function product( LineItem $item ): ?Product {
		return $this->products[ $item->stock_product_id() ] ?? $this->products[ $item->product_id ] ?? null;
	}
}
