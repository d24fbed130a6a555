<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Service;

use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Store\Coupons\CouponQuery;
use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\OrderQuery;
use Storewright\Store\Orders\OrderRepository;
use Storewright\Store\Orders\Refunds\GatewayRefunds;
use Storewright\Store\Orders\Refunds\RefundQuery;
use Storewright\Store\Orders\Refunds\RefundWriter;
use Storewright\Store\Orders\Rest\AllRefundsController;
use Storewright\Store\Orders\Rest\NotesController;
use Storewright\Store\Orders\Rest\OrderAnswers;
use Storewright\Store\Orders\Rest\OrdersController;
use Storewright\Store\Orders\Rest\ReceiptController;
use Storewright\Store\Orders\Rest\RefundAnswers;
use Storewright\Store\Orders\Rest\RefundsController;
use Storewright\Store\Orders\Rest\RequestedOrder;
use Storewright\Store\Orders\Rest\StatusesController;
use Storewright\Store\Payments\GatewayQuery;
use Storewright\Store\Products\ProductQuery;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Tax\TaxRateQuery;

/**
 * Puts together what works on orders. One serves a request: announcements of nested work wait for its end.
 */
final class OrderServices {

	private readonly OrderQuery $query;

	private readonly OrderRepository $orders;

	private readonly NoteRepository $notes;

	private readonly StatusNotes $status_notes;

	private readonly ProductFinder $products;

	private readonly ShopRules $rules;

	public function __construct( private readonly Context $context ) {
		$this->query        = new OrderQuery( $context );
		$this->orders       = OrderRepository::of( $context );
		$this->notes        = new NoteRepository( $context );
		$this->status_notes = new StatusNotes( $this->notes );
		$this->products     = new ProductFinder( $context->database, new ProductQuery( $context ) );
		$this->rules        = new ShopRules( $context );
	}

	/**
	 * The notes that changes of status leave.
	 */
	public function status_notes(): StatusNotes {
		return $this->status_notes;
	}

	/**
	 * The page that shows receipts.
	 */
	public function receipt_page(): ReceiptPage {
		return new ReceiptPage( $this->query, new Receipts( $this->context ), $this->rules->decimals() );
	}

	/**
	 * What makes and changes orders.
	 */
	public function writer(): OrderWriter {
		$taxes   = new OrderTaxes( new SettingsQuery( $this->context ), new TaxRateQuery( $this->context ) );
		$coupons = new OrderCoupons( new CouponQuery( $this->context ), $this->context->clock );
		return new OrderWriter(
			$this->context->options,
			$this->orders,
			new HeadChanges(),
			new ItemChanges(
				new LineItemChanges( $this->products, $this->context->clock ),
				new ShippingItemChanges( $this->context->options, new ZoneQuery( $this->context ) ),
				new FeeItemChanges()
			),
			$coupons,
			new OrderCalculator( $this->rules, $taxes, $coupons, $this->products, new Categories() ),
			$taxes,
			$this->rules,
			$this->products,
			$this->status_notes
		);
	}

	/**
	 * What makes and removes refunds.
	 */
	public function refunds(): RefundWriter {
		return new RefundWriter( $this->context, $this->query, $this->orders, $this->rules, new GatewayRefunds( new GatewayQuery( $this->context ), $this->context->log ) );
	}

	/**
	 * The REST resources.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		// What the routes' defaults are made of, with one query where the shop has set neither.
		wp_prime_option_caches( [ 'woocommerce_currency', 'woocommerce_price_num_decimals' ] );
		$requested = new RequestedOrder( $this->query );
		$answers   = new OrderAnswers( $this->products, new RefundQuery( $this->context->database ), new PaymentUrl( $this->context->options ) );
		$refunds   = new RefundAnswers( $answers );
		return [
			new StatusesController( $this->context ),
			new OrdersController( $this->context, $requested, $this->query, $this->orders, $this->writer(), $answers ),
			new NotesController( $this->context, $requested, $this->notes ),
			new RefundsController( $this->context, $requested, $this->query, $this->refunds(), $refunds ),
			new AllRefundsController( $this->context, $this->query, $refunds ),
			new ReceiptController( $this->context, $requested, new Receipts( $this->context ) ),
		];
	}
}
