<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Downloads\DownloadHandler;
use Storewright\Store\Downloads\DownloadsModule;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Store\Orders\Unpaid\HoldTime;
use Storewright\Store\ProductPages\PlaceholderPicture;
use Storewright\Store\ProductPages\ProductDetails;
use Storewright\Store\Products\Inventory\HideOutOfStock;
use Storewright\Store\Products\Inventory\StockSettings;
use Storewright\Store\Products\Rest\CommonFields;
use Storewright\Store\Reviews\ReviewForm;
use Storewright\Store\Settings\Choices\Pages;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\Validation\Rules;
use Storewright\Store\Visibility\Visibility;

/**
 * The catalog, reviews, stock and downloads.
 */
final class ProductsSettings implements GroupDefinition {

	private const ID = 'products';

	/** Most minutes for which stock is held: a year. */
	private const YEAR = 525_600;

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
			...$this->stock(),
			...$this->low_stock(),
			...$this->downloads(),
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
	private function stock(): array {
		return [
			self::yes_or_no(
				'woocommerce_manage_stock',
				__( 'Inventory', 'storewright' ),
				'yes',
				__( 'Enable stock management', 'storewright' ),
				'inventory',
				__( 'Manage stock', 'storewright' ),
				obeyed_by: StockSettings::class
			),
			new Setting(
				'woocommerce_hold_stock_minutes',
				self::ID,
				SettingType::Number,
				__( 'Hold stock (minutes)', 'storewright' ),
				'60',
				tip: __( 'Unpaid orders that customers placed hold stock for this many minutes and are then canceled. Orders you create yourself are not canceled. Leave empty or 0 to turn this off.', 'storewright' ),
				rule: Rules::whole_number_or_none( 0, self::YEAR ),
				section: 'inventory',
				obeyed_by: HoldTime::class
			),
			self::yes_or_no(
				'woocommerce_hide_out_of_stock_items',
				__( 'Out of stock visibility', 'storewright' ),
				'no',
				__( 'Hide out of stock products from the catalog', 'storewright' ),
				'inventory',
				obeyed_by: HideOutOfStock::class
			),
			new Setting(
				'woocommerce_stock_format',
				self::ID,
				SettingType::Select,
				__( 'Stock display format', 'storewright' ),
				tip: __( 'How the stock quantity is shown to customers.', 'storewright' ),
				options: static fn() => [
					''           => __( 'Always show the quantity', 'storewright' ),
					'low_amount' => __( 'Only show the quantity when stock is low', 'storewright' ),
					'no_amount'  => __( 'Never show the quantity', 'storewright' ),
				],
				section: 'inventory',
				obeyed_by: ProductDetails::class
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function low_stock(): array {
		return [
			new Setting(
				'woocommerce_notify_low_stock_amount',
				self::ID,
				SettingType::Number,
				__( 'Low stock threshold', 'storewright' ),
				'2',
				tip: __( 'Stock is low at this quantity or below.', 'storewright' ),
				rule: Rules::whole_number( 0, 1_000_000_000 ),
				section: 'inventory',
				obeyed_by: StockSettings::class
			),
			new Setting(
				'woocommerce_notify_no_stock_amount',
				self::ID,
				SettingType::Number,
				__( 'Out of stock threshold', 'storewright' ),
				'0',
				tip: __( 'A product is out of stock at this quantity or below.', 'storewright' ),
				rule: Rules::whole_number( 0, 1_000_000_000 ),
				section: 'inventory',
				obeyed_by: StockSettings::class
			),
			self::yes_or_no(
				'woocommerce_notify_low_stock',
				__( 'Low stock', 'storewright' ),
				'yes',
				__( 'Send a notification when stock is low', 'storewright' ),
				'inventory',
				__( 'Notifications', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_notify_no_stock',
				__( 'Out of stock', 'storewright' ),
				'yes',
				__( 'Send a notification when a product is out of stock', 'storewright' ),
				'inventory'
			),
			self::yes_or_no(
				'woocommerce_notify_backorder',
				__( 'Back-orders', 'storewright' ),
				'yes',
				__( 'Send a message when a product is ordered that has to be delivered later', 'storewright' ),
				'inventory'
			),
			new Setting(
				'woocommerce_stock_email_recipient',
				self::ID,
				SettingType::Text,
				__( 'Notification recipients', 'storewright' ),
				get_bloginfo( 'admin_email' ),
				tip: __( 'Email addresses, separated by commas.', 'storewright' ),
				rule: Rules::email_list(),
				section: 'inventory',
				autoload: false
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function downloads(): array {
		return [
			new Setting(
				'woocommerce_file_download_method',
				self::ID,
				SettingType::Select,
				__( 'File download method', 'storewright' ),
				'force',
				tip: __( 'With a redirect, customers see the file’s URL and can share it.', 'storewright' ),
				options: static fn() => [
					'force'     => __( 'Force downloads', 'storewright' ),
					'xsendfile' => __( 'X-Accel-Redirect/X-Sendfile', 'storewright' ),
					'redirect'  => __( 'Redirect only', 'storewright' ),
				],
				section: 'downloadable',
				obeyed_by: DownloadHandler::class
			),
			self::yes_or_no(
				'woocommerce_downloads_redirect_fallback_allowed',
				__( 'Download fallback', 'storewright' ),
				'no',
				__( 'Use a redirect if the download method fails', 'storewright' ),
				'downloadable',
				obeyed_by: DownloadHandler::class
			),
			self::yes_or_no(
				'woocommerce_downloads_require_login',
				__( 'Access restriction', 'storewright' ),
				'no',
				__( 'Require login to download', 'storewright' ),
				'downloadable',
				obeyed_by: DownloadHandler::class
			),
			self::yes_or_no(
				'woocommerce_downloads_grant_access_after_payment',
				__( 'Access after payment', 'storewright' ),
				'yes',
				__( 'Grant access to downloads after payment', 'storewright' ),
				'downloadable',
				obeyed_by: PermissionStore::class
			),
			self::yes_or_no(
				'woocommerce_downloads_deliver_inline',
				__( 'Open in browser', 'storewright' ),
				'no',
				__( 'Open downloads in the browser instead of saving them', 'storewright' ),
				'downloadable',
				obeyed_by: DownloadHandler::class
			),
			self::yes_or_no(
				'woocommerce_downloads_add_hash_to_filename',
				__( 'File names', 'storewright' ),
				'yes',
				__( 'Add a unique string to uploaded file names', 'storewright' ),
				'downloadable',
				obeyed_by: DownloadsModule::class
			),
			self::yes_or_no(
				'woocommerce_downloads_count_partial',
				__( 'Partial downloads', 'storewright' ),
				'yes',
				__( 'Count partial downloads', 'storewright' ),
				'downloadable',
				obeyed_by: PermissionStore::class
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

	private static function yes_or_no(
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
