<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Model;

use Storewright\Database\Meta\MetaKey;

/**
 * WooCommerce's meta keys that are fields of a product, and WordPress's own: clients do not see them as meta data.
 */
final class MetaKeys {

	private const INTERNAL = [
		'_sku',
		'_global_unique_id',
		'_price',
		'_regular_price',
		'_sale_price',
		'_sale_price_dates_from',
		'_sale_price_dates_to',
		'total_sales',
		'_tax_status',
		'_tax_class',
		'_manage_stock',
		'_stock',
		'_stock_status',
		'_backorders',
		'_low_stock_amount',
		'_sold_individually',
		'_weight',
		'_length',
		'_width',
		'_height',
		'_upsell_ids',
		'_crosssell_ids',
		'_children',
		'_purchase_note',
		'_default_attributes',
		'_product_attributes',
		'_variation_description',
		'_virtual',
		'_downloadable',
		'_download_limit',
		'_download_expiry',
		'_downloadable_files',
		'_product_url',
		'_button_text',
		'_thumbnail_id',
		'_product_image_gallery',
		'_product_version',
		'_visibility',
		'_featured',
		'_wc_average_rating',
		'_wc_rating_count',
		'_wc_review_count',
		'_edit_lock',
		'_edit_last',
		'_wp_old_slug',
		'_wp_old_date',
		'_wp_trash_meta_status',
		'_wp_trash_meta_time',
		'_wp_desired_post_slug',
	];

	/**
	 * The keys that are no meta data of clients and extensions.
	 *
	 * @param list<string> $present Keys that are there or wished: those in which variations keep their options are found among them.
	 * @return list<string>
	 */
	public static function internal( array $present = [] ): array {
		return [
			...self::INTERNAL,
			...array_values( array_filter( $present, self::is_option( ... ) ) ),
		];
	}

	/**
	 * Whether a key is one in which a variation keeps its option of an attribute.
	 */
	public static function is_option( string $key ): bool {
		return str_starts_with( MetaKey::plain( $key ), 'attribute_' );
	}
}
