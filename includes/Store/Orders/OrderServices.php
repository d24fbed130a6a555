<?php
declare(strict_types=1);

namespace Storewright\Store\Orders;

use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Store\Coupons\CouponServices;
use Storewright\Store\Customers\CustomerServices;
use Storewright\Store\Downloads\OrderFiles;
use Storewright\Store\Orders\History\HistoryQuery;
use Storewright\Store\Orders\History\HistoryRecorder;
use Storewright\Store\Orders\History\HistoryWriter;
use Storewright\Store\Orders\Index\OrderIndexBatch;
use Storewright\Store\Orders\Index\OrderIndexers;
use Storewright\Store\Orders\Index\ReportCustomerIds;
use Storewright\Store\Orders\Index\ReportRebuild;
use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\Privacy\OrderAnonymizer;
use Storewright\Store\Orders\Privacy\OrderEraser;
use Storewright\Store\Orders\Privacy\OrderExporter;
use Storewright\Store\Orders\Privacy\OrdersOfPerson;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Refunds\FullRefund;
use Storewright\Store\Orders\Refunds\GatewayRefunds;
use Storewright\Store\Orders\Refunds\RefundQuery;
use Storewright\Store\Orders\Refunds\RefundWriter;
use Storewright\Store\Orders\Rest\AllRefundsController;
use Storewright\Store\Orders\Rest\NotesController;
use Storewright\Store\Orders\Rest\OrdersController;
use Storewright\Store\Orders\Rest\OrderSerializer;
use Storewright\Store\Orders\Rest\ReceiptController;
use Storewright\Store\Orders\Rest\RefundsController;
use Storewright\Store\Orders\Rest\RefundSerializer;
use Storewright\Store\Orders\Rest\RequestedOrder;
use Storewright\Store\Orders\Rest\StatusesController;
use Storewright\Store\Orders\Storage\ItemFieldMeta;
use Storewright\Store\Orders\Write\CalculationSettings;
use Storewright\Store\Orders\Write\CategoryAncestors;
use Storewright\Store\Orders\Write\CouponUsageEffect;
use Storewright\Store\Orders\Write\FeeItemUpdater;
use Storewright\Store\Orders\Write\LineItemUpdater;
use Storewright\Store\Orders\Write\OrderCalculator;
use Storewright\Store\Orders\Write\OrderCoupons;
use Storewright\Store\Orders\Write\OrderFieldsUpdater;
use Storewright\Store\Orders\Write\OrderItemsUpdater;
use Storewright\Store\Orders\Write\OrderRepository;
use Storewright\Store\Orders\Write\OrderTaxes;
use Storewright\Store\Orders\Write\OrderWriter;
use Storewright\Store\Orders\Write\PaymentUrl;
use Storewright\Store\Orders\Write\ProductFinder;
use Storewright\Store\Orders\Write\ReceiptPage;
use Storewright\Store\Orders\Write\Receipts;
use Storewright\Store\Orders\Write\SalesCountEffect;
use Storewright\Store\Orders\Write\ShippingItemUpdater;
use Storewright\Store\Orders\Write\StatusDatesEffect;
use Storewright\Store\Orders\Write\StatusEffect;
use Storewright\Store\Orders\Write\StatusEffects;
use Storewright\Store\Orders\Write\StatusNotes;
use Storewright\Store\Orders\Write\StockReductionEffect;
use Storewright\Store\Payments\PaymentServices;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Settings\SettingsServices;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Tax\TaxServices;

/**
 * Builds the services of orders. One serves a request: events of nested work wait for its end in the repository.
 */
final class OrderServices {

	private ?OrderRepository $repository = null;

	private ?ProductFinder $product_finder = null;

	public function __construct( private readonly Context $context ) {}

	public function query(): OrderQuery {
		return new OrderQuery( $this->context );
	}

	public function notes(): NoteRepository {
		return new NoteRepository( $this->context );
	}

	public function history(): HistoryQuery {
		return new HistoryQuery( $this->context->database );
	}

	public function history_writer(): HistoryWriter {
		return new HistoryWriter( $this->context );
	}

	public function repository(): OrderRepository {
		return $this->repository ??= new OrderRepository(
			$this->context,
			$this->status_effects(),
			OrderIndexers::of( $this->context->database, $this->context->options, $this->customer_ids() ),
			$this->customer_ids(),
			new FullRefund( $this->settings() )
		);
	}

	/**
	 * The service that creates and changes orders.
	 */
	public function writer(): OrderWriter {
		$taxes   = new OrderTaxes(
			( new SettingsServices( $this->context ) )->query(),
			( new TaxServices( $this->context ) )->rates()
		);
		$coupons = new OrderCoupons(
			( new CouponServices( $this->context ) )->query(),
			$this->context->clock,
			$this->context->options
		);
		return new OrderWriter(
			$this->context->options,
			$this->repository(),
			new OrderFieldsUpdater( $this->query() ),
			new OrderItemsUpdater(
				new LineItemUpdater( $this->product_finder(), $this->context->clock ),
				new ShippingItemUpdater( $this->context->options, new ZoneQuery( $this->context ) ),
				new FeeItemUpdater()
			),
			$coupons,
			new OrderCalculator( $this->settings(), $taxes, $coupons, $this->product_finder(), new CategoryAncestors() ),
			$taxes,
			$this->settings(),
			$this->product_finder()
		);
	}

	/**
	 * The service that creates and deletes refunds.
	 */
	public function refunds(): RefundWriter {
		return new RefundWriter(
			new ProductServices( $this->context ),
			$this->query(),
			$this->repository(),
			$this->settings(),
			new GatewayRefunds( ( new PaymentServices( $this->context ) )->query(), $this->notes(), $this->context->log ),
			$this->context->log
		);
	}

	public function receipt_page(): ReceiptPage {
		return new ReceiptPage(
			$this->query(),
			new Receipts( $this->context ),
			$this->settings()->decimals(),
			new OrderFiles( $this->context )
		);
	}

	public function index_batch(): OrderIndexBatch {
		return new OrderIndexBatch( $this->context, $this->customer_ids() );
	}

	public function report_rebuild(): ReportRebuild {
		return new ReportRebuild( $this->context, $this->customer_ids() );
	}

	public function anonymizer(): OrderAnonymizer {
		return new OrderAnonymizer(
			$this->repository(),
			$this->notes(),
			$this->history(),
			$this->customer_ids(),
			( new CouponServices( $this->context ) )->privacy()
		);
	}

	public function exporter(): OrderExporter {
		return new OrderExporter( new OrdersOfPerson( $this->context->database ), $this->query(), $this->history(), $this->settings() );
	}

	public function eraser(): OrderEraser {
		return new OrderEraser( $this->context->options, new OrdersOfPerson( $this->context->database ), $this->anonymizer() );
	}

	/**
	 * The REST resources.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		// The defaults of the routes need these, with one query where the shop has set neither.
		wp_prime_option_caches( [ 'woocommerce_currency', 'woocommerce_price_num_decimals' ] );
		$query      = $this->query();
		$requested  = new RequestedOrder( $query );
		$serializer = new OrderSerializer(
			$this->product_finder(),
			new RefundQuery( $this->context->database ),
			new PaymentUrl( $this->context->options ),
			new ItemFieldMeta( $this->context->database )
		);
		$refunds    = new RefundSerializer( $serializer );
		return [
			new StatusesController( $this->context ),
			new OrdersController( $this->context, $requested, $query, $this->repository(), $this->writer(), $serializer ),
			new NotesController( $this->context, $requested, $this->notes() ),
			new RefundsController( $this->context, $requested, $query, $this->refunds(), $refunds ),
			new AllRefundsController( $this->context, $query, $refunds ),
			new ReceiptController( $this->context, $requested, new Receipts( $this->context ) ),
		];
	}

	public function product_finder(): ProductFinder {
		return $this->product_finder ??= new ProductFinder( $this->context->database, ( new ProductServices( $this->context ) )->query() );
	}

	private function settings(): CalculationSettings {
		return new CalculationSettings( $this->context );
	}

	private function customer_ids(): ReportCustomerIds {
		return new ReportCustomerIds( $this->context->database, ( new CustomerServices( $this->context ) )->lookup() );
	}

	private function status_effects(): StatusEffects {
		$coupons = new CouponUsageEffect( ( new CouponServices( $this->context ) )->usage() );
		/**
		 * Filters what else follows from an order's status, in the transaction of its change.
		 *
		 * @param list<StatusEffect> $effects Objects of that interface.
		 */
		$added = apply_filters( 'storewright_order_status_effects', [] );
		return new StatusEffects(
			[
				new StatusDatesEffect( $this->context->clock ),
				$coupons,
				new StockReductionEffect( new ProductServices( $this->context ) ),
				new SalesCountEffect( $this->context->database ),
				new StatusNotes( $this->notes() ),
				...array_values(
					array_filter( is_array( $added ) ? $added : [], static fn( mixed $one ) => $one instanceof StatusEffect )
				),
				// What the others have changed as well.
				new HistoryRecorder( $this->history_writer() ),
			],
			$coupons
		);
	}
}
