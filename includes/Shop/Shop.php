<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * The shop that the dashboard reads, whoever runs it: the Store of this plugin, or WooCommerce. Reads only, to be used after
 * `init`.
 */
interface Shop {

	public function settings(): Settings;

	public function countries(): Countries;

	public function gateways(): Gateways;

	public function shipping(): Shipping;

	public function taxes(): Taxes;

	public function products(): Products;

	public function orders(): Orders;

	public function storefront(): Storefront;

	/**
	 * Where what reports read is kept.
	 */
	public function report_tables(): ReportTables;

	/**
	 * Writes rows of these tables anew.
	 */
	public function report_writer(): ReportWriter;

	/**
	 * The account service that the shop's software connects the store with; null where there is none.
	 */
	public function connection_service(): ?ConnectionService;
}
