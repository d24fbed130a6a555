<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Turns orders into rows of every table that lists, searches and reports read.
 */
final class SeedOrderWriter {

	private const POSTS = 'posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, post_type)';

	private const ORDERS = 'wc_orders (id, status, currency, type, tax_amount, total_amount, customer_id, billing_email, date_created_gmt, date_updated_gmt, parent_order_id, payment_method, payment_method_title, transaction_id, ip_address, user_agent, customer_note)';

	private const ADDRESSES = 'wc_order_addresses (order_id, address_type, first_name, last_name, company, address_1, address_2, city, state, postcode, country, email, phone)';

	private const OPERATIONAL = 'wc_order_operational_data (order_id, created_via, woocommerce_version, prices_include_tax, coupon_usages_are_counted, download_permission_granted, cart_hash, new_order_email_sent, order_key, order_stock_reduced, date_paid_gmt, date_completed_gmt, shipping_tax_amount, shipping_total_amount, discount_tax_amount, discount_total_amount, recorded_sales)';

	private const META = 'wc_orders_meta (order_id, meta_key, meta_value)';

	private const COUPON_USES = 'storewright_coupon_uses (order_id, coupon_id, used_by)';

	private const METHOD_TITLES = [
		'bacs'   => 'Direct bank transfer',
		'cod'    => 'Cash on delivery',
		'cheque' => 'Check payments',
	];

	private readonly ItemWriter $items;

	private readonly ReportWriter $reports;

	private readonly IndexWriter $indexes;

	private readonly string $currency;

	private readonly string $version;

	/**
	 * @param BulkInsert     $bulk     Where the rows go.
	 * @param SeedIds     $shop     Ids of what the orders name.
	 * @param OrderDates $calendar The site's clock.
	 * @param int      $next_id  Id of the next order; further ones follow it.
	 * @param int      $item_id  Id of the next item.
	 */
	public function __construct(
		private readonly BulkInsert $bulk,
		private readonly SeedIds $shop,
		private readonly OrderDates $calendar,
		private int $next_id,
		int $item_id
	) {
		$this->items    = new ItemWriter( $bulk, $shop, $item_id );
		$this->reports  = new ReportWriter( $bulk, $shop, $calendar, $bulk->text( $shop->currency ) );
		$this->indexes  = new IndexWriter( $bulk, $shop );
		$this->currency = $bulk->text( $shop->currency );
		$this->version  = $bulk->text( $shop->version );
	}

	/**
	 * Ends a batch.
	 *
	 * @return list<string> Statements to run last: they add to rows that all batches share.
	 */
	public function end(): array {
		return $this->indexes->end();
	}

	/**
	 * Adds an order and its refunds.
	 */
	public function write( SeedOrder $sale ): void {
		$id      = $this->next_id++;
		$user    = $this->shop->user_id( $sale->buyer );
		$email   = $this->bulk->text( $sale->person->email );
		$created = gmdate( 'Y-m-d H:i:s', $sale->moment );
		$paid    = self::moment( $sale->paid );
		$done    = self::moment( $sale->completed );
		$changed = gmdate(
			'Y-m-d H:i:s',
			max(
				$sale->moment,
				(int) $sale->paid,
				(int) $sale->completed,
				...array_map( static fn( SeedRefund $refund ) => $refund->moment, $sale->refunds )
			)
		);
		$sent    = null !== $sale->shipping_title;
		$taken   = in_array( $sale->status, [ 'wc-completed', 'wc-processing', 'wc-on-hold', 'wc-refunded' ], true );
		$tax     = BulkInsert::money( $sale->goods_tax );
		$total   = BulkInsert::money( $sale->total );
		$title   = self::METHOD_TITLES[ $sale->method ];
		$key     = 'wc_order_' . substr( md5( "{$this->shop->seed} key {$sale->number}" ), 0, 13 );
		$this->place( $id, $sale->moment, 0 );
		$this->bulk->add(
			self::ORDERS,
			"($id,'{$sale->status}',{$this->currency},'shop_order',$tax,$total,$user,$email,'$created','$changed',0,'{$sale->method}','$title',NULL,'192.0.2."
				. $sale->number % 250
				. "',NULL,NULL)"
		);
		$this->addresses( $id, $sale->person, $email, $sent );
		$this->bulk->add(
			self::OPERATIONAL,
			"($id,'checkout',{$this->version},0,"
				. (int) ( $taken && $sale->offer > -1 )
				. ','
				. (int) $taken
				. ",NULL,1,'$key',"
				. (int) $taken
				. ",$paid,$done,"

				. BulkInsert::money( $sale->shipping_tax )
					. ','
					. BulkInsert::money( $sale->shipping )
					. ','
					. BulkInsert::money( $sale->discount_tax )
					. ','
					. BulkInsert::money( $sale->discount )
					. ','
					. (int) $taken
					. ')'
		);
		if ( 'trash' === $sale->status ) {
			$this->bulk->add( self::META, "($id,'_wp_trash_meta_status','wc-cancelled'),($id,'_wp_trash_meta_time','" . ( $sale->moment + DAY_IN_SECONDS ) . "')" );
		}
		if ( $taken && $sale->offer > -1 ) {
			$this->bulk->add( self::COUPON_USES, "($id,{$this->shop->coupon_ids[ $sale->offer ]}," . ( $user > 0 ? "'$user'" : $email ) . ')' );
		}
		$this->indexes->write( $id, $sale, $changed );
		$lines = $this->items->write( $id, $sale, $taken );
		$this->reports->write( $id, $sale, $lines );
		foreach ( $sale->refunds as $refund ) {
			$this->refund( $id, $sale, $refund, $lines );
		}
	}

	/**
	 * @param list<int> $lines Ids of the order's lines.
	 */
	private function refund( int $order_id, SeedOrder $sale, SeedRefund $refund, array $lines ): void {
		$id      = $this->next_id++;
		$created = gmdate( 'Y-m-d H:i:s', $refund->moment );
		$tax     = array_sum( $refund->taxes );
		$amount  = BulkInsert::money( $refund->amount );
		$this->place( $id, $refund->moment, $order_id );
		$this->bulk->add(
			self::ORDERS,
			"($id,'wc-completed',{$this->currency},'shop_order_refund',"
				. BulkInsert::money( -$tax )
				. ','
				. BulkInsert::money( -$refund->amount )
				. ",0,NULL,'$created','$created',$order_id,NULL,NULL,NULL,NULL,NULL,NULL)"
		);
		$this->bulk->add( self::OPERATIONAL, "($id,NULL,{$this->version},0,0,0,NULL,0,NULL,0,NULL,NULL,0,0,0,0,0)" );
		$this->bulk->add( self::META, "($id,'_refund_amount','$amount'),($id,'_refund_reason'," . $this->bulk->text( $refund->reason ) . "),($id,'_refunded_by','0'),($id,'_refunded_payment','')" );
		$item = null === $refund->line ? 0 : $this->items->write_refund(
			$id,
			$sale->lines[ $refund->line ],
			$refund,
			$lines[ $refund->line ]
		);
		$this->indexes->write_refund( $id, $sale, $refund );
		$this->reports->write_refund( $id, $order_id, $sale, $refund, $item, $lines );
	}

	/**
	 * The row of wp_posts that gives an order its id.
	 */
	private function place( int $id, int $moment, int $parent ): void {
		$gmt   = gmdate( 'Y-m-d H:i:s', $moment );
		$local = gmdate( 'Y-m-d H:i:s', $moment + $this->calendar->ahead( $moment ) );
		$this->bulk->add( self::POSTS, "($id,0,'$local','$gmt','','','','draft','closed','closed','','','','$local','$gmt','',$parent,'shop_order_placehold')" );
	}

	/**
	 * Both addresses, and what WooCommerce keeps of them for its own search. What is not sent has an empty one.
	 */
	private function addresses( int $id, SeedCustomer $person, string $email, bool $is_sent ): void {
		$company = '' === $person->company ? 'NULL' : "'{$person->company}'";
		$state   = '' === $person->state ? 'NULL' : "'{$person->state}'";
		$row     = $this->bulk->text( $person->first_name )
			. ','
			. $this->bulk->text( $person->last_name )
			. ",$company,'{$person->street}',NULL,"
			. $this->bulk->text( $person->city )

			. ",$state,'{$person->postcode}','{$person->country}'";
		$this->bulk->add(
			self::ADDRESSES,
			"($id,'billing',$row,$email,'{$person->phone}'),"
				. ( $is_sent ? "($id,'shipping',$row,NULL,'{$person->phone}')" : "($id,'shipping',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL)" )
		);
		$index = "{$person->first_name} {$person->last_name} {$person->company} {$person->street}  {$person->city} {$person->state} {$person->postcode} {$person->country}";
		$this->bulk->add(
			self::META,
			"($id,'_billing_address_index'," . $this->bulk->text(
				"$index {$person->email} {$person->phone}"
			) . "),($id,'_shipping_address_index'," . $this->bulk->text(
				$is_sent ? "$index  {$person->phone}" : '          '
			) . ')'
		);
	}

	private static function moment( ?int $moment ): string {
		return null === $moment ? 'NULL' : "'" . gmdate( 'Y-m-d H:i:s', $moment ) . "'";
	}
}
