<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Preview;

use Storewright\Kernel\Clock;
use Storewright\Kernel\Options;
use Storewright\Store\Emails\EmailAbout;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\RefundDetails;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Model\TaxItem;

/**
 * What a preview is about where no real order is picked. It is in no table, and its sums are right.
 */
final class SampleData {

	private const NUMBER = 12345;

	public function __construct( private readonly Options $options, private readonly Clock $clock ) {}

	/**
	 * Something that an email of this kind can be about.
	 */
	public function of( EmailType $type ): EmailData {
		$url = home_url( '/' );
		if ( ! $type->about->has_order() ) {
			return match ( $type->about ) {
				EmailAbout::Account => new EmailData( name: __( 'Alex', 'storewright' ), login: 'alex', url: $url ),
				EmailAbout::Product => new EmailData( name: __( 'Sample product', 'storewright' ), url: $url, quantity: '2' ),
				default             => new EmailData( name: __( 'Bank transfer', 'storewright' ), url: $url ),
			};
		}
		$refunds = EmailAbout::Refund === $type->about ? [ self::refund() ] : [];
		return new EmailData(
			$this->order(),
			$refunds,
			$refunds[0] ?? null,
			note: EmailAbout::Note === $type->about ? __( 'Your order was handed to the carrier.', 'storewright' ) : '',
			url: $url
		);
	}

	private function order(): Order {
		$order                       = new Order();
		$order->id                   = self::NUMBER;
		$order->currency             = $this->options->string( 'woocommerce_currency', 'USD' );
		$order->created              = $this->clock->now();
		$order->payment_method_title = __( 'Bank transfer', 'storewright' );
		$order->billing              = new OrderAddress(
			__( 'Alex', 'storewright' ),
			__( 'Sample', 'storewright' ),
			address_1: '123 Main Street',
			city: 'Springfield',
			state: 'IL',
			postcode: '62701',
			country: 'US',
			email: 'alex@example.com',
			phone: '555-0100'
		);
		$order->shipping             = $order->billing->with(
			[
				'email' => '',
				'phone' => '',
			]
		);
		$order->items                = [
			self::line( __( 'Sample product', 'storewright' ), 2, '20.00' ),
			self::line( __( 'Sample product with a longer name', 'storewright' ), 1, '15.00' ),
			self::shipping(),
			self::tax(),
		];
		$order->shipping_total       = '5.00';
		$order->cart_tax             = '3.50';
		$order->total                = '43.50';
		return $order;
	}

	private static function line( string $name, int $quantity, string $amount ): LineItem {
		$line           = new LineItem();
		$line->name     = $name;
		$line->quantity = $quantity;
		$line->subtotal = $amount;
		$line->total    = $amount;
		// A tenth.
		$line->subtotal_tax = substr( $amount, 0, 1 ) . '.' . substr( $amount, 1, 1 ) . '0';
		$line->total_tax    = $line->subtotal_tax;
		return $line;
	}

	private static function shipping(): ShippingItem {
		$item        = new ShippingItem();
		$item->name  = __( 'Flat rate', 'storewright' );
		$item->total = '5.00';
		return $item;
	}

	private static function tax(): TaxItem {
		$item            = new TaxItem();
		$item->label     = __( 'Tax', 'storewright' );
		$item->tax_total = '3.50';
		return $item;
	}

	private static function refund(): Order {
		$refund         = new Order();
		$refund->type   = Order::REFUND;
		$refund->total  = '-16.50';
		$refund->refund = new RefundDetails( '16.50' );
		return $refund;
	}
}
