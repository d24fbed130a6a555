<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Companion\Reports\OrderReports;
use Storewright\Companion\Reports\Tables;
use Storewright\Kernel\Context;
use Storewright\Shop\ConnectionService;
use Storewright\Shop\Countries;
use Storewright\Shop\Gateways;
use Storewright\Shop\Orders;
use Storewright\Shop\Products;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ItemSums;
use Storewright\Shop\ReportTables;
use Storewright\Shop\ReportWriter;
use Storewright\Shop\Settings;
use Storewright\Shop\Shipping;
use Storewright\Shop\Shop;
use Storewright\Shop\Storefront;
use Storewright\Shop\Taxes;

/**
 * The shop that WooCommerce runs on this site, for the dashboard to read.
 */
final class WooCommerceShop implements Shop {

	private ?Shipping $shipping = null;

	public function __construct( private readonly Context $context ) {}

	public function settings(): Settings {
		return new WooCommerceSettings( $this->context );
	}

	public function countries(): Countries {
		return new WooCommerceCountries();
	}

	public function gateways(): Gateways {
		return new WooCommerceGateways( $this->context );
	}

	public function shipping(): Shipping {
		return $this->shipping ??= new WooCommerceShipping( $this->context );
	}

	public function taxes(): Taxes {
		return new WooCommerceTaxes( $this->context );
	}

	public function products(): Products {
		return new Products( $this->context->database, $this->context->options );
	}

	public function orders(): Orders {
		return new WooCommerceOrders( $this->context );
	}

	public function storefront(): Storefront {
		return new WooCommerceStorefront();
	}

	/**
	 * Tables of our own: WooCommerce's are late, and never written by us.
	 */
	public function report_tables(): ReportTables {
		$database = $this->context->database;
		return new ReportTables(
			$database->table( Tables::STATS ),
			$database->table( Tables::PRODUCTS ),
			$database->table( Tables::TAXES ),
			$database->table( Tables::COUPONS ),
			$database->table( Tables::CUSTOMERS ),
			$database->table( DayTotals::TABLE ),
			$database->table( DayTotals::PARTS ),
			$database->table( ItemSums::TABLE )
		);
	}

	public function report_writer(): ReportWriter {
		return new OrderReports( $this->context );
	}

	public function connection_service(): ?ConnectionService {
		return JetpackConnection::is_there() ? new JetpackConnection() : null;
	}
}
