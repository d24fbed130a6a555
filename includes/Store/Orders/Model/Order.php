<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Money;

/**
 * An order, or a refund of one. Whoever holds it may change it; OrderRepository stores it.
 *
 * Amounts are decimal text in the order's currency; times are UTC.
 */
final class Order {

	public const TYPE = 'shop_order';

	public const REFUND = 'shop_order_refund';

	/**
	 * 0 until it is saved. An id that is set before is kept if it is free.
	 */
	public int $id = 0;

	/**
	 * The order that this one refunds, or belongs to; 0 for none.
	 */
	public int $parent_id = 0;

	/**
	 * TYPE or REFUND.
	 */
	public string $type = self::TYPE;

	/**
	 * Without the prefix that tables have, such as `on-hold`.
	 */
	public string $status = OrderStatus::PENDING;

	/**
	 * The status that a trashed order comes back to.
	 */
	public string $status_before_trash = '';

	public ?DateTimeImmutable $trashed = null;

	/**
	 * Three letters.
	 */
	public string $currency = 'USD';

	/**
	 * Whether it may take more from stock than there is. Not stored: said each time by whoever writes it.
	 */
	public bool $may_oversell = false;

	/**
	 * Id of the user who signs the note of a new status; 0 for the system. Not stored: said each time by whoever writes it.
	 */
	public int $changed_by = 0;

	/**
	 * Version of the software that made it.
	 */
	public string $version = '';

	/**
	 * Whether the prices that it was calculated from had tax in them. Amounts never have.
	 */
	public bool $prices_include_tax = false;

	public string $discount_total = '0';

	public string $discount_tax = '0';

	public string $shipping_total = '0';

	public string $shipping_tax = '0';

	/**
	 * Tax of products and fees.
	 */
	public string $cart_tax = '0';

	/**
	 * Total to pay, tax included.
	 */
	public string $total = '0';

	/**
	 * The account that ordered, 0 for a guest.
	 */
	public int $customer_id = 0;

	public OrderAddress $billing;

	public OrderAddress $shipping;

	/**
	 * Id of the payment gateway.
	 */
	public string $payment_method = '';

	public string $payment_method_title = '';

	public string $transaction_id = '';

	public string $ip_address = '';

	public string $user_agent = '';

	/**
	 * Where it came from, such as `checkout`, `rest-api` or `admin`.
	 */
	public string $created_via = '';

	public string $customer_note = '';

	public string $order_key = '';

	public string $cart_hash = '';

	/**
	 * When it was made; null until it is saved.
	 */
	public ?DateTimeImmutable $created = null;

	/**
	 * When it last changed. Set on saving, unless it was given to a new order.
	 */
	public ?DateTimeImmutable $modified = null;

	public ?DateTimeImmutable $paid = null;

	public ?DateTimeImmutable $completed = null;

	/**
	 * Whether its products were taken out of stock.
	 */
	public bool $stock_reduced = false;

	/**
	 * Whether its coupons count as used.
	 */
	public bool $coupons_counted = false;

	/**
	 * Whether its products count as sold.
	 */
	public bool $sales_recorded = false;

	public bool $downloads_granted = false;

	public bool $new_order_email_sent = false;

	/**
	 * Fields of a refund besides its amounts; null in orders.
	 */
	public ?RefundDetails $refund = null;

	/**
	 * Rows of every kind, in their order.
	 *
	 * @var list<Item>
	 */
	public array $items = [];

	/**
	 * Meta data of extensions and clients. An entry with the id 0 is new.
	 *
	 * @var list<MetaEntry>
	 */
	public array $meta = [];

	public function __construct() {
		$this->billing  = new OrderAddress();
		$this->shipping = new OrderAddress();
	}

	/**
	 * Copies the rows too, as they may be changed.
	 */
	public function __clone() {
		$this->items = array_map( static fn( Item $item ) => clone $item, $this->items );
	}

	/**
	 * Takes over everything that another has, in copies of its items.
	 */
	public function reset_to( self $other ): void {
		foreach ( get_object_vars( clone $other ) as $name => $value ) {
			$this->$name = $value; // @phpstan-ignore property.dynamicName (all of them)
		}
	}

	/**
	 * All taxes together.
	 */
	public function total_tax(): BigDecimal {
		return Money::of( $this->cart_tax )->plus( Money::of( $this->shipping_tax ) );
	}

	/**
	 * Whether it is a refund.
	 */
	public function is_refund(): bool {
		return self::REFUND === $this->type;
	}

	/**
	 * A row by its id, null where there is none.
	 *
	 * @param int $id Id of a saved row.
	 */
	public function item( int $id ): ?Item {
		foreach ( $this->items as $item ) {
			if ( $id === $item->id && $id > 0 ) {
				return $item;
			}
		}
		return null;
	}

	/**
	 * The products that were bought.
	 *
	 * @return list<LineItem>
	 */
	public function line_items(): array {
		return $this->items_of( LineItem::class );
	}

	/**
	 * The ways of shipping.
	 *
	 * @return list<ShippingItem>
	 */
	public function shipping_items(): array {
		return $this->items_of( ShippingItem::class );
	}

	/**
	 * The fees.
	 *
	 * @return list<FeeItem>
	 */
	public function fee_items(): array {
		return $this->items_of( FeeItem::class );
	}

	/**
	 * The coupons that were used.
	 *
	 * @return list<CouponItem>
	 */
	public function coupon_items(): array {
		return $this->items_of( CouponItem::class );
	}

	/**
	 * Returns the tax items, one for each rate.
	 *
	 * @return list<TaxItem>
	 */
	public function tax_items(): array {
		return $this->items_of( TaxItem::class );
	}

	/**
	 * Puts rows in the place of all those of a kind.
	 *
	 * @param class-string<Item> $kind
	 * @param list<Item>         $items
	 */
	public function replace_items( string $kind, array $items ): void {
		$this->items = [ ...array_values( array_filter( $this->items, static fn( Item $item ) => ! $item instanceof $kind ) ), ...$items ];
	}

	/**
	 * @template T of Item
	 * @param class-string<T> $kind
	 * @return list<T>
	 */
	private function items_of( string $kind ): array {
		return array_values( array_filter( $this->items, static fn( Item $item ) => $item instanceof $kind ) );
	}
}
