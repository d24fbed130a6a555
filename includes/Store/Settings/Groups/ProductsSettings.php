<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\ProductPages\PlaceholderPicture;
use Storewright\Store\Products\Rest\CommonFields;
use Storewright\Store\Reviews\ReviewForm;
use Storewright\Store\Settings\Choices\Pages;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Groups\Products\DownloadSettings;
use Storewright\Store\Settings\Groups\Products\InventorySettings;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Visibility\Visibility;

/**
 * The catalog, reviews, stock and downloads.
 */
final class ProductsSettings implements GroupDefinition {

	public const ID = 'products';

	public function group(): SettingsGroup {
		return new SettingsGroup(
			self::ID,
			__( 'Products', 'storewright' ),
			__( 'Catalog, reviews, inventory and downloads.', 'storewright' ),
			20,
			sections: [
				''             => __( 'General', 'storewright' ),
				'inventory'    => __( 'Inventory', 'storewright' ),
				'downloadable' => __( 'Downloads', 'storewright' ),
				'advanced'     => __( 'Advanced', 'storewright' ),
			]
		);
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [
			...$this->shop(),
			...$this->reviews(),
			...InventorySettings::settings(),
			...DownloadSettings::settings(),
			...$this->lookups(),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function shop(): array {
		return [
			Pages::setting(
				'woocommerce_shop_page_id',
				self::ID,
				__( 'Shop page', 'storewright' ),
				__( 'The page that shows your products.', 'storewright' ),
				heading: __( 'Shop pages', 'storewright' ),
				obeyed_by: Visibility::class
			),
			self::yes_or_no(
				'woocommerce_cart_redirect_after_add',
				__( 'Add to cart behavior', 'storewright' ),
				'no',
				__( 'Go to the cart page after adding a product', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_enable_ajax_add_to_cart',
				__( 'Add to cart in lists', 'storewright' ),
				'yes',
				__( 'Enable AJAX add to cart buttons in product lists', 'storewright' )
			),
			new Setting(
				'woocommerce_placeholder_image',
				self::ID,
				SettingType::Text,
				__( 'Placeholder image', 'storewright' ),
				tip: __( 'Shown for products without an image. Enter an image ID or URL.', 'storewright' ),
				obeyed_by: PlaceholderPicture::class,
				is_picture: true
			),
			new Setting(
				'woocommerce_weight_unit',
				self::ID,
				SettingType::Select,
				__( 'Weight unit', 'storewright' ),
				'lbs',
				tip: __( 'The unit of product weights. Changing it does not convert existing weights.', 'storewright' ),
				options: static fn() => [
					'kg'  => __( 'Kilograms (kg)', 'storewright' ),
					'g'   => __( 'Grams (g)', 'storewright' ),
					'lbs' => __( 'Pounds (lbs)', 'storewright' ),
					'oz'  => __( 'Ounces (oz)', 'storewright' ),
				],
				heading: __( 'Measurements', 'storewright' ),
				obeyed_by: CommonFields::class
			),
			new Setting(
				'woocommerce_dimension_unit',
				self::ID,
				SettingType::Select,
				__( 'Dimensions unit', 'storewright' ),
				'in',
				tip: __( 'The unit of product dimensions. Changing it does not convert existing dimensions.', 'storewright' ),
				options: static fn() => [
					'm'  => __( 'Metres (m)', 'storewright' ),
					'cm' => __( 'Centimetres (cm)', 'storewright' ),
					'mm' => __( 'Millimetres (mm)', 'storewright' ),
					'in' => __( 'Inches (in)', 'storewright' ),
					'yd' => __( 'Yards (yd)', 'storewright' ),
				],
				obeyed_by: CommonFields::class
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function reviews(): array {
		return [
			self::yes_or_no(
				'woocommerce_enable_reviews',
				__( 'Reviews', 'storewright' ),
				'yes',
				__( 'Enable product reviews', 'storewright' ),
				heading: __( 'Reviews', 'storewright' ),
				obeyed_by: ReviewForm::class
			),
			self::yes_or_no(
				'woocommerce_review_rating_verification_label',
				__( 'Label', 'storewright' ),
				'yes',
				__( 'Show a “verified owner” label on reviews by customers', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_review_rating_verification_required',
				__( 'Verified owners', 'storewright' ),
				'no',
				__( 'Only allow reviews by verified owners', 'storewright' ),
				obeyed_by: ReviewForm::class
			),
			self::yes_or_no(
				'woocommerce_enable_review_rating',
				__( 'Ratings', 'storewright' ),
				'yes',
				__( 'Enable star ratings on reviews', 'storewright' ),
				obeyed_by: ReviewForm::class
			),
			self::yes_or_no(
				'woocommerce_review_rating_required',
				__( 'Required ratings', 'storewright' ),
				'yes',
				__( 'Require a star rating', 'storewright' ),
				obeyed_by: ReviewForm::class
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function lookups(): array {
		return [
			self::yes_or_no(
				'woocommerce_attribute_lookup_enabled',
				__( 'Attributes', 'storewright' ),
				'no',
				__( 'Use the product attribute lookup table for filtering', 'storewright' ),
				'advanced'
			),
			self::yes_or_no(
				'woocommerce_attribute_lookup_direct_updates',
				__( 'Direct updates', 'storewright' ),
				'no',
				__( 'Update the table directly when a product changes', 'storewright' ),
				'advanced'
			),
			self::yes_or_no(
				'woocommerce_attribute_lookup_optimized_updates',
				__( 'Optimized updates', 'storewright' ),
				'no',
				__( 'Use optimized queries to update the table', 'storewright' ),
				'advanced'
			),
			self::yes_or_no(
				'woocommerce_product_match_featured_image_by_sku',
				__( 'Images', 'storewright' ),
				'no',
				__( 'Match uploaded images to products by SKU in the file name', 'storewright' ),
				'advanced'
			),
		];
	}

	/**
	 * A checkbox of this group.
	 *
	 * @param string $obeyed_by The class that reads it; '' where none does.
	 */
	public static function yes_or_no(
		string $id,
		string $label,
		string $value,
		string $description,
		string $section = '',
		string $heading = '',
		string $obeyed_by = ''
	): Setting {
		$more = compact( 'section', 'heading', 'obeyed_by' );
		return new Setting( $id, self::ID, SettingType::Checkbox, $label, $value, $description, ...$more );
	}
}
