<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Kernel\Context;
use Storewright\Shop\Reports\CustomerSums;

/**
 * The full names of the tables that reports read: SQL of reports names them in braces, such as `{stats}`.
 */
final class ReportTables {

	/**
	 * Tables that are the same, whoever runs the shop.
	 */
	private const SHARED = [
		'{buyers}'      => CustomerSums::TABLE,
		'{categories}'  => 'wc_category_lookup',
		'{rates}'       => 'woocommerce_tax_rates',
		'{attributes}'  => 'woocommerce_attribute_taxonomies',
		'{downloads}'   => 'wc_download_log',
		'{permissions}' => 'woocommerce_downloadable_product_permissions',
		'{item_meta}'   => 'woocommerce_order_itemmeta',
		'{posts}'       => 'posts',
		'{post_meta}'   => 'postmeta',
		'{skus}'        => 'wc_product_meta_lookup',
		'{terms}'       => 'terms',
		'{term_tree}'   => 'term_taxonomy',
		'{has_terms}'   => 'term_relationships',
	];

	/**
	 * Name in braces => full name.
	 *
	 * @var array<string, string>
	 */
	private readonly array $names;

	public function __construct( Context $context ) {
		$tables      = $context->shop()->report_tables();
		$this->names = [
			'{stats}'     => $tables->order_stats,
			'{products}'  => $tables->product_lookup,
			'{taxes}'     => $tables->tax_lookup,
			'{coupons}'   => $tables->coupon_lookup,
			'{customers}' => $tables->customer_lookup,
			'{days}'      => $tables->days,
			'{parts}'     => $tables->parts,
			'{items}'     => $tables->items,
		] + array_map( static fn( string $name ) => $context->database->table( $name ), self::SHARED );
	}

	/**
	 * SQL with the full names of its tables.
	 */
	public function name( string $sql ): string {
		return strtr( $sql, $this->names );
	}
}
