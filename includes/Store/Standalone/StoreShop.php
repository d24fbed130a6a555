<?php
declare(strict_types=1);

namespace Storewright\Store\Standalone;

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
use Storewright\Store\Customers\Tables as CustomerTables;
use Storewright\Store\Keys\KeyServices;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderSources;
use Storewright\Store\Orders\Query\WaitingOrders;
use Storewright\Store\Orders\Tables as OrderTables;
use Storewright\Store\Payments\PaymentServices;
use Storewright\Store\Settings\SettingsServices;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Tax\TaxServices;

/**
 * The shop that this plugin runs by itself, for the dashboard to read.
 */
final class StoreShop implements Shop {

	private ?Shipping $shipping = null;

	public function __construct( private readonly Context $context ) {}

	public function settings(): Settings {
		return new StoreSettings( ( new SettingsServices( $this->context ) )->query() );
	}

	public function countries(): Countries {
		return new StoreCountries();
	}

	public function gateways(): Gateways {
		return new StoreGateways( ( new PaymentServices( $this->context ) )->query() );
	}

	public function shipping(): Shipping {
		return $this->shipping ??= new StoreShipping( new ZoneQuery( $this->context ) );
	}

	public function taxes(): Taxes {
		return new StoreTaxes( ( new TaxServices( $this->context ) )->rates() );
	}

	public function products(): Products {
		return new Products( $this->context->database, $this->context->options );
	}

	public function orders(): Orders {
		$database = $this->context->database;
		return new StoreOrders(
			( new OrderServices( $this->context ) )->query(),
			new WaitingOrders( $database ),
			new OrderSources( $database )
		);
	}

	public function storefront(): Storefront {
		return new StoreStorefront( ( new KeyServices( $this->context ) )->repository() );
	}

	/**
	 * WooCommerce's tables.
	 */
	public function report_tables(): ReportTables {
		$database = $this->context->database;
		return new ReportTables(
			$database->table( OrderTables::STATS ),
			$database->table( OrderTables::PRODUCT_LOOKUP ),
			$database->table( OrderTables::TAX_LOOKUP ),
			$database->table( OrderTables::COUPON_LOOKUP ),
			$database->table( CustomerTables::LOOKUP ),
			$database->table( DayTotals::TABLE ),
			$database->table( DayTotals::PARTS ),
			$database->table( ItemSums::TABLE )
		);
	}

	public function report_writer(): ReportWriter {
		return ( new OrderServices( $this->context ) )->report_rebuild();
	}

	public function connection_service(): ?ConnectionService {
		return null;
	}
}
