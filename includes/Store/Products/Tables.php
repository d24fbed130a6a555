<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Database\Table;

/**
 * WooCommerce's tables that make products quick to find and sort, and our own: of the words that they are searched by,
 * and of what changed their stock.
 */
final class Tables {

	public const LOOKUP = 'wc_product_meta_lookup';

	public const ATTRIBUTES = 'wc_product_attributes_lookup';

	/**
	 * Every word of a product's texts, once.
	 */
	public const WORDS = 'storewright_search_words';

	/**
	 * Which product has which word, and where; see SearchWords.
	 */
	public const PRODUCT_WORDS = 'storewright_product_words';

	/**
	 * Who or what changed a product's stock; see StockHistory.
	 */
	public const STOCK_HISTORY = 'storewright_stock_history';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table(
				self::LOOKUP,
				"product_id bigint(20) NOT NULL,
sku varchar(100) NULL DEFAULT '',
global_unique_id varchar(100) NULL DEFAULT '',
`virtual` tinyint(1) NULL DEFAULT 0,
downloadable tinyint(1) NULL DEFAULT 0,
min_price decimal(19,4) NULL DEFAULT NULL,
max_price decimal(19,4) NULL DEFAULT NULL,
onsale tinyint(1) NULL DEFAULT 0,
stock_quantity double NULL DEFAULT NULL,
stock_status varchar(100) NULL DEFAULT 'instock',
rating_count bigint(20) NULL DEFAULT 0,
average_rating decimal(3,2) NULL DEFAULT 0.00,
total_sales bigint(20) NULL DEFAULT 0,
tax_status varchar(100) NULL DEFAULT 'taxable',
tax_class varchar(100) NULL DEFAULT '',
PRIMARY KEY  (product_id),
KEY `virtual` (`virtual`),
KEY downloadable (downloadable),
KEY stock_status (stock_status),
KEY stock_quantity (stock_quantity),
KEY onsale (onsale),
KEY min_max_price (min_price,max_price),
KEY sku (sku(50))"
			),
			new Table(
				self::ATTRIBUTES,
				'product_id bigint(20) NOT NULL,
product_or_parent_id bigint(20) NOT NULL,
taxonomy varchar(32) NOT NULL,
term_id bigint(20) NOT NULL,
is_variation_attribute tinyint(1) NOT NULL,
in_stock tinyint(1) NOT NULL,
PRIMARY KEY  (product_or_parent_id,term_id,product_id,taxonomy),
KEY is_variation_attribute_term_id (is_variation_attribute,term_id),
KEY taxonomy_term_id_in_stock_product_or_parent_id (taxonomy,term_id,in_stock,product_or_parent_id),
KEY product_id (product_id)'
			),
			new Table(
				self::WORDS,
				'word_id bigint(20) unsigned NOT NULL,
word varchar(191) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
PRIMARY KEY  (word_id),
KEY word (word)'
			),
			new Table(
				self::PRODUCT_WORDS,
				'word_id bigint(20) unsigned NOT NULL,
product_id bigint(20) unsigned NOT NULL,
fields tinyint(1) unsigned NOT NULL,
PRIMARY KEY  (word_id,product_id),
KEY product_id (product_id)'
			),
			new Table(
				self::STOCK_HISTORY,
				'id bigint(20) unsigned NOT NULL auto_increment,
product_id bigint(20) unsigned NOT NULL,
order_id bigint(20) unsigned NOT NULL,
user_id bigint(20) unsigned NOT NULL,
date_gmt datetime NOT NULL,
cause varchar(20) NOT NULL,
client varchar(200) NOT NULL,
old_value varchar(60) NULL DEFAULT NULL,
new_value varchar(60) NULL DEFAULT NULL,
PRIMARY KEY  (id),
KEY product_id (product_id,id)'
			),
		];
	}
}
