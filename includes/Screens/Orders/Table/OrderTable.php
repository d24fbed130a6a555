<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Table;

use Storewright\Kernel\Context;
use Storewright\Screens\Lists\FoundRows;
use Storewright\Screens\Lists\ListTable;
use Storewright\Screens\Orders\OrdersScreen;
use Storewright\Screens\Orders\OrderText;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Rest\OrderPermission;

/**
 * The list of orders.
 */
final class OrderTable extends ListTable {

	/**
	 * Columns that are hidden until somebody shows them.
	 */
	public const HIDDEN = [ 'email', 'billing', 'ship_to' ];

	public const SLUG = OrderUrl::SLUG;

	private readonly OrderQuery $orders;

	private readonly OrderText $texts;

	public readonly OrderFilter $filter;

	/**
	 * @param Context      $context
	 * @param array<mixed> $query   What the address says.
	 */
	public function __construct( private readonly Context $context, array $query ) {
		if ( is_string( $query['status'] ?? null ) ) {
			// WooCommerce's addresses say `wc-processing`.
			$query['status'] = OrderStatus::plain( trim( $query['status'] ) );
		}
		parent::__construct( self::SLUG, 'order', 'orders', $query );
		$this->orders = ( new OrderServices( $context ) )->query();
		$this->texts  = new OrderText( $context );
		$this->filter = new OrderFilter( $context );
	}

	/**
	 * The columns.
	 *
	 * @return array<string, string>
	 */
	public function get_columns(): array {
		// Boxes are for what is done to several orders.
		return ( [] === $this->get_bulk_actions() ? [] : [ 'cb' => '<input type="checkbox">' ] ) + [
			'order'   => __( 'Order', 'storewright' ),
			'date'    => __( 'Date', 'storewright' ),
			'status'  => __( 'Status', 'storewright' ),
			'items'   => __( 'Items', 'storewright' ),
			'payment' => __( 'Payment', 'storewright' ),
			'origin'  => __( 'Origin', 'storewright' ),
			'email'   => __( 'Email', 'storewright' ),
			'billing' => __( 'Billing address', 'storewright' ),
			'ship_to' => __( 'Ship to', 'storewright' ),
			'total'   => __( 'Total', 'storewright' ),
		];
	}

	/**
	 * The columns that the list can be sorted by.
	 *
	 * @return array<string, array{string, bool}>
	 */
	protected function get_sortable_columns(): array {
		return [
			'order' => [ 'id', true ],
			'date'  => [ 'date', true ],
			'total' => [ 'total', true ],
		];
	}

	protected function get_primary_column_name(): string {
		return 'order';
	}

	protected function find( int $limit, int $offset ): FoundRows {
		$page = $this->orders->page( $this->filter->criteria( $this->asked, $this->orderby(), $this->is_ascending(), $limit, $offset ) );
		return new FoundRows( array_values( $this->orders->several( $page->ids ) ), $page->total );
	}

	protected function statuses(): array {
		$counts   = $this->orders->count_by_status( Order::TYPE );
		$listed   = array_intersect_key( $counts, array_flip( OrderStatus::listed() ) );
		$statuses = [ '' => [ __( 'All', 'storewright' ), array_sum( $listed ) ] ];
		foreach ( [ ...OrderStatus::slugs(), OrderStatus::TRASH ] as $status ) {
			if ( 0 < ( $counts[ $status ] ?? 0 ) ) {
				$statuses[ $status ] = [ OrderStatus::label( $status ), $counts[ $status ] ];
			}
		}
		return $statuses;
	}

	protected function filters(): array {
		return $this->filter->fields();
	}

	protected function get_bulk_actions(): array {
		$may_edit   = current_user_can( OrderPermission::EDIT );
		$may_delete = current_user_can( OrderPermission::DELETE );
		if ( OrderStatus::TRASH === ( $this->asked['status'] ?? '' ) ) {
			return ( $may_edit ? [ 'untrash' => __( 'Restore', 'storewright' ) ] : [] )
				+ ( $may_delete ? [ 'delete' => __( 'Delete permanently', 'storewright' ) ] : [] );
		}
		$actions = [];
		foreach ( $may_edit ? OrderStatus::listed() : [] as $status ) {
			/* translators: %s: name of a status. */
			$actions[ "mark_$status" ] = sprintf( __( 'Change status to %s', 'storewright' ), OrderStatus::label( $status ) );
		}
		return $actions + ( $may_delete ? [ 'trash' => __( 'Move to Trash', 'storewright' ) ] : [] );
	}

	protected function id_of( object $item ): int {
		return $item instanceof Order ? $item->id : 0;
	}

	protected function name_of( object $item ): string {
		/* translators: %s: number of an order. */
		return $item instanceof Order ? sprintf( __( 'order #%s', 'storewright' ), $item->id ) : '';
	}

	protected function search_label(): string {
		return __( 'Search orders', 'storewright' );
	}

	/**
	 * Says why there are none.
	 */
	public function no_items(): void {
		if ( [] !== $this->filter->refusals() ) {
			echo esc_html( implode( ' ', $this->filter->refusals() ) );
			return;
		}
		esc_html_e( 'No orders found.', 'storewright' );
	}

	/**
	 * Prints a row, and what is in the order below it where the address asks for that.
	 *
	 * @param mixed $item
	 */
	public function single_row( $item ): void {
		parent::single_row( $item );
		if ( $item instanceof Order && ( $this->asked['preview'] ?? '' ) === (string) $item->id ) {
			( new OrderPreview( $this->texts ) )->render_row( $item, $this->get_column_count() );
		}
	}

	/**
	 * Number and customer, with what can be done at once.
	 */
	public function column_order( Order $order ): string {
		$name    = sprintf( '#%s %s', $order->id, OrderText::customer( $order ) );
		$url     = OrderUrl::of( $this->context->mode, $order->id );
		$preview = $this->url(
			[
				'paged'   => $this->asked['paged'] ?? '',
				'preview' => (string) $order->id,
			]
		) . "#{$this->slug}-row-$order->id";
		$label   = OrdersScreen::may_work()
			/* translators: %s: number of an order. */
			? __( 'Edit order #%s', 'storewright' )
			/* translators: %s: number of an order. */
			: __( 'View order #%s', 'storewright' );
		$actions = [
			'preview' => sprintf(
				'<a href="%s" data-preview aria-label="%s">%s</a>',
				esc_url( $preview ),
				/* translators: %s: number of an order. */
				esc_attr( sprintf( __( 'Preview order #%s', 'storewright' ), $order->id ) ),
				esc_html__( 'Preview', 'storewright' )
			),
			'edit'    => sprintf(
				'<a href="%s" aria-label="%s">%s</a>',
				esc_url( $url ),
				esc_attr( sprintf( $label, $order->id ) ),
				OrdersScreen::may_work() ? esc_html__( 'Edit', 'storewright' ) : esc_html__( 'View', 'storewright' )
			),
		];
		return sprintf( '<strong><a class="row-title" href="%s">%s</a></strong>', esc_url( $url ), esc_html( $name ) )
			. $this->row_actions( OrderStatus::TRASH === $order->status ? array_slice( $actions, 0, 1 ) : $actions );
	}

	/**
	 * When it was made: how long ago where that was today.
	 */
	public function column_date( Order $order ): string {
		if ( null === $order->created ) {
			return '–';
		}
		$age  = $this->context->clock->now()->getTimestamp() - $order->created->getTimestamp();
		$text = $age >= 0 && $age < DAY_IN_SECONDS
			/* translators: %s: a time, such as “5 minutes”. */
			? sprintf( __( '%s ago', 'storewright' ), human_time_diff( $order->created->getTimestamp(), $order->created->getTimestamp() + $age ) )
			: OrderText::day( $order->created );
		return sprintf(
			'<time datetime="%s" title="%s">%s</time>',
			esc_attr( $order->created->format( 'c' ) ),
			esc_attr( OrderText::moment( $order->created ) ),
			esc_html( $text )
		);
	}

	/**
	 * How far it is.
	 */
	public function column_status( Order $order ): void {
		OrderText::print_status( $order->status );
	}

	/**
	 * What it is for, and what was paid.
	 *
	 * @param mixed  $item
	 * @param string $column_name
	 */
	protected function column_default( $item, $column_name ): string {
		if ( ! $item instanceof Order ) {
			return '';
		}
		$text = match ( $column_name ) {
			'items'   => self::pieces( $item ),
			'payment' => '' === $item->payment_method_title ? $item->payment_method : $item->payment_method_title,
			'origin'  => OrderText::origin( $item ),
			'email'   => $item->billing->email,
			'billing' => implode( ', ', OrderText::address( $item->billing ) ),
			'ship_to' => implode( ', ', OrderText::address( $item->shipping ) ),
			'total'   => $this->texts->money( $item, $item->total ),
			default   => '',
		};
		return '' === $text ? '<span aria-hidden="true">–</span>' : esc_html( $text );
	}

	private static function pieces( Order $order ): string {
		$lines = $order->line_items();
		$count = array_sum( array_map( static fn( LineItem $line ) => $line->quantity, $lines ) );
		return match ( count( $lines ) ) {
			0       => '',
			1       => "{$lines[0]->name} × $count",
			default => sprintf(
				/* translators: 1: name of a product, 2: number of further products. */
				__( '%1$s and %2$s more', 'storewright' ),
				$lines[0]->name,
				number_format_i18n( count( $lines ) - 1 )
			),
		};
	}
}
