<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Settings\Choices\Pages;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\Rules;

/**
 * The catalogue, reviews, stock and downloads.
 */
final class ProductsSettings implements GroupDefinition {

	private const ID = 'products';

	/**
	 * Most minutes for which stock is held: a year.
	 */
	private const YEAR = 525_600;

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup(
			self::ID,
			__( 'Products', 'storewright' ),
			__( 'The catalogue, reviews, stock and downloads.', 'storewright' ),
			20,
			sections: [
				''             => __( 'General', 'storewright' ),
				'inventory'    => __( 'Stock', 'storewright' ),
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
		return [ ...$this->shop(), ...$this->reviews(), ...$this->stock(), ...$this->low_stock(), ...$this->downloads(), ...$this->lookups() ];
	}

	/**
	 * @return list<Setting>
	 */
	private function shop(): array {
		return [
			Pages::setting( 'woocommerce_shop_page_id', self::ID, __( 'Shop page', 'storewright' ), __( 'The page that shows your products.', 'storewright' ), heading: __( 'The shop', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_cart_redirect_after_add', __( 'After adding to the cart', 'storewright' ), 'no', __( 'Go to the cart', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_enable_ajax_add_to_cart', __( 'Adding from lists', 'storewright' ), 'yes', __( 'Let customers add products from lists without leaving them', 'storewright' ) ),
			new Setting( 'woocommerce_placeholder_image', self::ID, SettingType::Text, __( 'Placeholder image', 'storewright' ), tip: __( 'Stands where a product has no image: the id of an image of the media library, or its address.', 'storewright' ) ),
			new Setting(
				'woocommerce_weight_unit',
				self::ID,
				SettingType::Select,
				__( 'Unit of weight', 'storewright' ),
				'lbs',
				tip: __( 'The unit in which the weights of products are given. A change does not convert them.', 'storewright' ),
				options: static fn() => [
					'kg'  => __( 'Kilograms (kg)', 'storewright' ),
					'g'   => __( 'Grams (g)', 'storewright' ),
					'lbs' => __( 'Pounds (lbs)', 'storewright' ),
					'oz'  => __( 'Ounces (oz)', 'storewright' ),
				],
				heading: __( 'Measures', 'storewright' )
			),
			new Setting(
				'woocommerce_dimension_unit',
				self::ID,
				SettingType::Select,
				__( 'Unit of length', 'storewright' ),
				'in',
				tip: __( 'The unit in which length, width and height are given. A change does not convert them.', 'storewright' ),
				options: static fn() => [
					'm'  => __( 'Metres (m)', 'storewright' ),
					'cm' => __( 'Centimetres (cm)', 'storewright' ),
					'mm' => __( 'Millimetres (mm)', 'storewright' ),
					'in' => __( 'Inches (in)', 'storewright' ),
					'yd' => __( 'Yards (yd)', 'storewright' ),
				]
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function reviews(): array {
		return [
			self::yes_or_no( 'woocommerce_enable_reviews', __( 'Reviews', 'storewright' ), 'yes', __( 'Let customers review products', 'storewright' ), heading: __( 'Reviews', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_review_rating_verification_label', __( 'Label', 'storewright' ), 'yes', __( 'Mark reviews of those who bought the product', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_review_rating_verification_required', __( 'Who may review', 'storewright' ), 'no', __( 'Only those who bought the product', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_enable_review_rating', __( 'Ratings', 'storewright' ), 'yes', __( 'Let reviews give stars', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_review_rating_required', __( 'Stars', 'storewright' ), 'yes', __( 'A review needs a rating', 'storewright' ) ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function stock(): array {
		return [
			self::yes_or_no( 'woocommerce_manage_stock', __( 'Stock', 'storewright' ), 'yes', __( 'Keep count of stock', 'storewright' ), 'inventory', __( 'Counting', 'storewright' ) ),
			new Setting( 'woocommerce_hold_stock_minutes', self::ID, SettingType::Number, __( 'Hold stock for', 'storewright' ), '60', tip: __( 'Minutes for which an unpaid order keeps its items. Afterwards it is cancelled. Empty or 0: for good.', 'storewright' ), rule: Rules::whole_number_or_none( 0, self::YEAR ), section: 'inventory' ),
			self::yes_or_no( 'woocommerce_hide_out_of_stock_items', __( 'What is out of stock', 'storewright' ), 'no', __( 'Hide it from the catalogue', 'storewright' ), 'inventory' ),
			new Setting(
				'woocommerce_stock_format',
				self::ID,
				SettingType::Select,
				__( 'How stock is shown', 'storewright' ),
				tip: __( 'What customers see of how many are left.', 'storewright' ),
				options: static fn() => [
					''           => __( 'Always how many are left', 'storewright' ),
					'low_amount' => __( 'How many are left once stock is low', 'storewright' ),
					'no_amount'  => __( 'Never how many are left', 'storewright' ),
				],
				section: 'inventory'
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function low_stock(): array {
		return [
			self::yes_or_no( 'woocommerce_notify_low_stock', __( 'Low stock', 'storewright' ), 'yes', __( 'Send a message when a product is nearly sold out', 'storewright' ), 'inventory', __( 'Messages', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_notify_no_stock', __( 'Out of stock', 'storewright' ), 'yes', __( 'Send a message when a product is sold out', 'storewright' ), 'inventory' ),
			new Setting( 'woocommerce_stock_email_recipient', self::ID, SettingType::Text, __( 'Messages go to', 'storewright' ), get_bloginfo( 'admin_email' ), tip: __( 'E-mail addresses, separated by commas.', 'storewright' ), rule: Rules::email_list(), section: 'inventory', autoload: false ),
			new Setting( 'woocommerce_notify_low_stock_amount', self::ID, SettingType::Number, __( 'Low means', 'storewright' ), '2', tip: __( 'Stock is low when this many are left, or fewer.', 'storewright' ), rule: Rules::whole_number( 0, 1_000_000_000 ), section: 'inventory' ),
			new Setting( 'woocommerce_notify_no_stock_amount', self::ID, SettingType::Number, __( 'Out means', 'storewright' ), '0', tip: __( 'A product is out of stock when this many are left, or fewer.', 'storewright' ), rule: Rules::whole_number( 0, 1_000_000_000 ), section: 'inventory' ),
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
				__( 'How files are handed out', 'storewright' ),
				'force',
				tip: __( 'Redirecting shows customers where the file lies; whoever knows that can pass it on.', 'storewright' ),
				options: static fn() => [
					'force'     => __( 'Sent by the site', 'storewright' ),
					'xsendfile' => __( 'Sent by the web server (X-Accel-Redirect or X-Sendfile)', 'storewright' ),
					'redirect'  => __( 'By redirecting to the file', 'storewright' ),
				],
				section: 'downloadable'
			),
			self::yes_or_no( 'woocommerce_downloads_redirect_fallback_allowed', __( 'Where sending fails', 'storewright' ), 'no', __( 'Redirect to the file', 'storewright' ), 'downloadable' ),
			self::yes_or_no( 'woocommerce_downloads_require_login', __( 'Who may download', 'storewright' ), 'no', __( 'Customers have to log in', 'storewright' ), 'downloadable' ),
			self::yes_or_no( 'woocommerce_downloads_grant_access_after_payment', __( 'When', 'storewright' ), 'yes', __( 'As soon as the order is paid, not only when it is completed', 'storewright' ), 'downloadable' ),
			self::yes_or_no( 'woocommerce_downloads_deliver_inline', __( 'Opening files', 'storewright' ), 'no', __( 'Show files in the browser where it can', 'storewright' ), 'downloadable' ),
			self::yes_or_no( 'woocommerce_downloads_add_hash_to_filename', __( 'File names', 'storewright' ), 'yes', __( 'Add letters that nobody can guess to names of uploaded files', 'storewright' ), 'downloadable' ),
			self::yes_or_no( 'woocommerce_downloads_count_partial', __( 'Partial downloads', 'storewright' ), 'yes', __( 'Count a download that fetches a part of the file', 'storewright' ), 'downloadable' ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function lookups(): array {
		return [
			self::yes_or_no( 'woocommerce_attribute_lookup_enabled', __( 'Attributes', 'storewright' ), 'no', __( 'Filter the catalogue by the attributes’ lookup table', 'storewright' ), 'advanced' ),
			self::yes_or_no( 'woocommerce_attribute_lookup_direct_updates', __( 'Bringing it up to date', 'storewright' ), 'no', __( 'Update that table while a product is saved, not afterwards', 'storewright' ), 'advanced' ),
			self::yes_or_no( 'woocommerce_attribute_lookup_optimized_updates', __( 'How', 'storewright' ), 'no', __( 'Update it by queries of its own', 'storewright' ), 'advanced' ),
			self::yes_or_no( 'woocommerce_product_match_featured_image_by_sku', __( 'Images', 'storewright' ), 'no', __( 'Take an uploaded image whose file name is a SKU for that product’s image', 'storewright' ), 'advanced' ),
		];
	}

	private static function yes_or_no( string $id, string $label, string $value, string $description, string $section = '', string $heading = '' ): Setting {
		return new Setting( $id, self::ID, SettingType::Checkbox, $label, $value, $description, section: $section, heading: $heading );
	}
}
