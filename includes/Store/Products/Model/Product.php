<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Model;

use DateTimeImmutable;
use Storewright\Store\Products\Inventory\Stock;

/**
 * A product or variation as it holds for buyers: what a variation lacks it has from its parent.
 *
 * Amounts and measures are decimal texts, '' where there is none. Times are UTC.
 */
final class Product {

	public const SIMPLE = 'simple';

	public const VARIABLE = 'variable';

	public const GROUPED = 'grouped';

	public const EXTERNAL = 'external';

	public const VARIATION = 'variation';

	/**
	 * @param int                      $parent_id          The variable product of a variation, else 0 as a rule.
	 * @param string                   $type               One of the constants, or an extension's type.
	 * @param string                   $tax_status         'taxable', 'shipping' or 'none'.
	 * @param string                   $tax_class          Slug, '' for the standard one.
	 * @param int                      $shipping_class_id  Id of the term, 0 for none.
	 * @param list<int>                $category_ids       A variation's are its parent's, so are tags and brands.
	 * @param list<int>                $tag_ids
	 * @param list<int>                $brand_ids
	 * @param string                   $catalog_visibility 'visible', 'catalog', 'search' or 'hidden'.
	 * @param list<ProductAttribute>   $attributes         A variation's are its parent's.
	 * @param array<string, string>    $selection          Attribute key => stored value: of a variation, '' for any; else the default.
	 * @param list<int>                $upsell_ids
	 * @param list<int>                $cross_sell_ids
	 * @param list<int>                $children           Variations of a variable product, products of a grouped one.
	 * @param bool                     $children_on_sale   Whether one of the published children is on sale.
	 * @param string                   $highest_price      Of the published children, '' where there are none.
	 * @param list<int>                $gallery_ids        Attachments beside the first one.
	 * @param list<Download>           $downloads
	 * @param int                      $download_limit     How often each may be downloaded, -1 for ever.
	 * @param int                      $download_expiry    Days, -1 for ever.
	 * @param string                   $average_rating     Such as '4.50'.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $parent_id,
		public readonly string $type,
		public readonly string $name,
		public readonly string $slug,
		public readonly string $status,
		public readonly string $description,
		public readonly string $short_description,
		public readonly ?DateTimeImmutable $created,
		public readonly ?DateTimeImmutable $modified,
		public readonly int $menu_order,
		public readonly string $password,
		public readonly bool $reviews_allowed,
		public readonly string $sku,
		public readonly string $global_unique_id,
		public readonly Prices $prices,
		public readonly Stock $stock,
		public readonly string $tax_status,
		public readonly string $tax_class,
		public readonly bool $virtual,
		public readonly bool $downloadable,
		public readonly string $weight,
		public readonly string $length,
		public readonly string $width,
		public readonly string $height,
		public readonly int $shipping_class_id,
		public readonly array $category_ids,
		public readonly array $tag_ids,
		public readonly array $brand_ids,
		public readonly bool $featured,
		public readonly string $catalog_visibility,
		public readonly array $attributes,
		public readonly array $selection,
		public readonly array $upsell_ids,
		public readonly array $cross_sell_ids,
		public readonly array $children,
		public readonly bool $children_on_sale,
		public readonly string $highest_price,
		public readonly int $image_id,
		public readonly array $gallery_ids,
		public readonly array $downloads,
		public readonly int $download_limit,
		public readonly int $download_expiry,
		public readonly string $external_url,
		public readonly string $button_text,
		public readonly bool $sold_individually,
		public readonly string $purchase_note,
		public readonly int $total_sales,
		public readonly int $rating_count,
		public readonly string $average_rating
	) {}

	/**
	 * Whether it is a variation of a variable product.
	 */
	public function is_variation(): bool {
		return self::VARIATION === $this->type;
	}

	/**
	 * Whether its price follows from those of its children.
	 */
	public function is_priced_by_children(): bool {
		return in_array( $this->type, [ self::VARIABLE, self::GROUPED ], true );
	}

	/**
	 * Whether it, or one of its children, is on sale at a moment.
	 */
	public function on_sale( DateTimeImmutable $now ): bool {
		return $this->is_priced_by_children() ? $this->children_on_sale : $this->prices->on_sale( $now );
	}

	/**
	 * Returns the price at a moment: the lowest price of a variable or grouped one, '' where it has none.
	 */
	public function price( DateTimeImmutable $now ): string {
		return $this->is_priced_by_children() ? $this->prices->stored : $this->prices->at( $now );
	}

	/**
	 * Whether it has to be sent to the buyer.
	 */
	public function needs_shipping(): bool {
		return ! $this->virtual;
	}
}
