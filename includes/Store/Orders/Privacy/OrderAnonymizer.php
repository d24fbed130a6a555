<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Privacy;

use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Coupons\CouponPrivacy;
use Storewright\Store\Orders\History\HistoryQuery;
use Storewright\Store\Orders\Index\ReportCustomerIds;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\Write\OrderRepository;

/**
 * Removes what is personal from an order, for good: names, addresses, how to reach the customer, where they came from, what they
 * wrote, the account, the notes, what was changed. Items, amounts, taxes, dates and the way to pay stay.
 */
final class OrderAnonymizer {

	/**
	 * Meta data that says that an order was anonymized, in WooCommerce's form.
	 */
	public const DONE = '_anonymized';

	/**
	 * Keys of meta data by which payments and order attribution keep what is personal.
	 */
	private const PERSONAL_META = [
		'Payer first name',
		'Payer last name',
		'Payer PayPal address',
		'Transaction ID',
		'_wc_order_attribution_user_agent',
		'_wc_order_attribution_session_entry',
		'_wc_order_attribution_referrer',
	];

	public function __construct(
		private readonly OrderRepository $orders,
		private readonly NoteRepository $notes,
		private readonly HistoryQuery $history,
		private readonly ReportCustomerIds $customer_ids,
		private readonly CouponPrivacy $coupons
	) {}

	/**
	 * Removes it from an order. Repeating it changes nothing.
	 *
	 * @param int $id Id of an order.
	 */
	public function anonymize( int $id ): void {
		$number = $this->customer_ids->stored( $id ) ?? 0;
		try {
			$this->orders->with_order_lock(
				$id,
				function () use ( $id ): void {
					$this->orders->update( $id, self::strip( ... ) );
					$this->coupons->forget( $id );
					$this->remove_notes( $id );
					// What this change has recorded as well.
					$this->history->forget( $id );
				}
			);
		} catch ( NotFound ) {
			return;
		}
		$this->customer_ids->forget( $number );
		$this->notes->add( $id, __( 'Personal data was removed.', 'storewright' ) );

		/**
		 * Fires after personal data was removed from an order, for whoever keeps more of it elsewhere.
		 *
		 * @param int $id The order's id.
		 */
		do_action( 'storewright_order_anonymized', $id );
	}

	private static function strip( Order $order ): void {
		$order->billing        = self::address( $order->billing );
		$order->shipping       = self::address( $order->shipping );
		$order->customer_id    = 0;
		$order->customer_note  = '';
		$order->ip_address     = '';
		$order->user_agent     = '';
		$order->transaction_id = '';
		/**
		 * Filters the keys of meta data that are removed from an order together with what is personal.
		 *
		 * @param list<string> $keys
		 * @param Order        $order The order.
		 */
		$keys        = apply_filters( 'storewright_personal_order_meta', self::PERSONAL_META, $order );
		$keys        = is_array( $keys ) ? $keys : self::PERSONAL_META;
		$order->meta = array_values(
			array_filter( $order->meta, static fn( MetaEntry $entry ) => ! in_array( $entry->key, $keys, true ) )
		);
		if ( ! in_array( self::DONE, array_column( $order->meta, 'key' ), true ) ) {
			$order->meta[] = new MetaEntry( 0, self::DONE, 'yes' );
		}
	}

	/**
	 * Anonymizes an address with WordPress's placeholders; the country and fields that are no text become empty, and so does the
	 * e-mail address:
	 * one that all anonymized orders share would make them those of one customer.
	 */
	private static function address( OrderAddress $address ): OrderAddress {
		$fields = array_map(
			static fn( string $text ) => '' === $text ? '' : wp_privacy_anonymize_data( 'text', $text ),
			$address->fields()
		);
		return OrderAddress::of( array_diff_key( $fields, array_flip( [ 'country', 'state', 'email', 'phone' ] ) ) );
	}

	private function remove_notes( int $id ): void {
		foreach ( $this->notes->of_order( $id ) as $note ) {
			$this->notes->delete( $note );
		}
	}
}
