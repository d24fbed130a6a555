<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Kernel\Context;
use Storewright\Screens\Customers\CustomerPage;
use Storewright\Screens\Orders\OrdersScreen;
use Storewright\Screens\Orders\OrderText;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Emails\Send\FollowingEmails;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Rest\OrderPermission;
use Storewright\Store\Payments\PaymentServices;

/**
 * The page of an order as HTML: its head, and the cards of two columns, all in one form but the fields of a refund.
 */
final class OrderView {

	/**
	 * Id of the form.
	 */
	public const FORM = 'storewright-order-form';

	public function __construct(
		private readonly Context $context,
		private readonly OrderServices $services,
		private readonly OrderText $texts
	) {}

	/**
	 * Prints the page.
	 *
	 * @param Order       $order   An empty one for a new order.
	 * @param list<Order> $refunds
	 * @param Form        $form
	 * @param Outcome     $outcome
	 */
	public function render( Order $order, array $refunds, Form $form, Outcome $outcome ): void {
		$is_new = 0 === $order->id;
		printf( '<div class="wrap storewright storewright-order" id="storewright-order" data-order="%d">', absint( $order->id ) );
		$this->render_head( $order );
		echo '<hr class="wp-header-end">';
		$outcome->render();
		$form = $is_new || OrdersScreen::may_work() ? $form : new Form( null, '', true );
		if ( $form->is_read_only ) {
			printf( '<div class="notice notice-info inline"><p>%s</p></div>', esc_html__( 'You can view this order, but you are not allowed to change it.', 'storewright' ) );
		}
		if ( ! $is_new ) {
			if ( ! $form->is_read_only ) {
				$this->render_lock( $order );
			}
			/**
			 * Fires above an order's form, below its heading.
			 *
			 * @param int $order_id Id of the order.
			 */
			do_action( 'storewright_order_page_top', $order->id );
		}
		$refund = RefundCard::form( $form );
		if ( $form->is_read_only ) {
			echo '<div class="storewright-order__form">';
			$this->render_cards( $order, $refunds, $form, $refund, $outcome );
			echo '</div></div>';
			return;
		}
		$url = $is_new ? OrderUrl::of_list( $this->context->mode, [ 'action' => 'new' ] ) : OrderUrl::of( $this->context->mode, $order->id );
		if ( ! $is_new ) {
			printf( '<form id="%s" method="post" action="%s">', esc_attr( RefundCard::FORM ), esc_url( $url ) );
			self::render_keys( $order, $refunds );
			// The Enter key presses the first button: not one that refunds.
			echo '<button type="submit" disabled hidden></button></form>';
		}
		printf( '<form class="storewright-order__form" id="%s" method="post" action="%s">', esc_attr( self::FORM ), esc_url( $url ) );
		self::render_keys( $order, $refunds );
		// What the Enter key presses, whatever button comes first.
		echo '<button type="submit" class="screen-reader-text" name="do" value="save" tabindex="-1" aria-hidden="true"></button>';
		$this->render_cards( $order, $refunds, $form, $refund, $outcome );
		if ( ! $is_new ) {
			$form->render_before();
		}
		$form->end();
		echo '</form>';
		if ( ! $is_new ) {
			$refund->end();
		}
		echo '</div>';
	}

	/**
	 * @param Order       $order
	 * @param list<Order> $refunds
	 * @param Form        $form
	 * @param Form        $refund
	 * @param Outcome     $outcome
	 */
	private function render_cards( Order $order, array $refunds, Form $form, Form $refund, Outcome $outcome ): void {
		$is_new = 0 === $order->id;
		echo '<div class="storewright-order__main">';
		$items = new ItemsCard( $this->services, $this->texts, new LineChoices( $this->context ) );
		$items->render( $order, $refunds, $form, $outcome->preview );
		( new AddressCard() )->render( $order, $form );
		if ( ! $is_new ) {
			( new RefundCard( $this->context, $this->texts ) )->render( $order, $refunds, $refund );
			( new DownloadsCard( $this->context ) )->render( $order, $form->is_read_only );
			( new MetaCard() )->render( $order, $form );
		}
		echo '</div><div class="storewright-order__side">';
		$this->render_status( $order, $form );
		$this->render_customer( $order, $form );
		if ( ! $is_new ) {
			$this->render_origin( $order );
			( new EmailsCard( $this->context ) )->render( $order, $form );
			( new NotesCard( $this->services->notes(), $this->services->history(), $this->texts ) )->render( $order, $form );
		}
		echo '</div>';
	}

	/**
	 * Prints what says whose form it is, first of all: it arrives even where the rest is cut off.
	 *
	 * @param Order       $order
	 * @param list<Order> $refunds
	 */
	private static function render_keys( Order $order, array $refunds ): void {
		wp_nonce_field( OrderPage::nonce( $order->id ), '_wpnonce', false );
		if ( 0 < $order->id ) {
			printf( '<input type="hidden" name="version" value="%s">', esc_attr( Version::of( $order, $refunds ) ) );
		}
	}

	private function render_head( Order $order ): void {
		if ( 0 === $order->id ) {
			printf( '<h1 class="wp-heading-inline">%s</h1>', esc_html__( 'New order', 'storewright' ) );
			return;
		}
		/* translators: %s: number of an order. */
		printf( '<h1 class="wp-heading-inline">%s</h1> ', esc_html( sprintf( __( 'Order #%s', 'storewright' ), $order->id ) ) );
		OrderText::print_status( $order->status );
		$links = [
			[ OrderUrl::of( $this->context->mode, $order->id ) . '&print=packing-slip', __( 'Packing slip', 'storewright' ) ],
			[ OrderUrl::of( $this->context->mode, $order->id ) . '&print=invoice', __( 'Invoice', 'storewright' ) ],
		];
		if ( current_user_can( OrderPermission::CREATE ) ) {
			$copy    = [
				'action' => 'new',
				'copy'   => (string) $order->id,
			];
			$links[] = [ OrderUrl::of_list( $this->context->mode, $copy ), __( 'Copy order', 'storewright' ) ];
		}
		foreach ( $links as [ $url, $label ] ) {
			printf( ' <a class="page-title-action" href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
		}
		[ $previous, $next ] = ( new Neighbors( $this->context->database ) )->of( $order->id );
		printf( '<nav class="storewright-order__neighbors" aria-label="%s">', esc_attr__( 'Orders', 'storewright' ) );
		printf( '<a href="%s">%s</a>', esc_url( OrderUrl::of_list( $this->context->mode ) ), esc_html__( 'All orders', 'storewright' ) );
		foreach ( [
			/* translators: %s: number of an order. */
			[ $previous, __( 'Previous: #%s', 'storewright' ), 'prev' ],
			/* translators: %s: number of an order. */
			[ $next, __( 'Next: #%s', 'storewright' ), 'next' ],
		] as [ $id, $label, $rel ] ) {
			if ( 0 < $id ) {
				printf( ' <a rel="%s" href="%s">%s</a>', esc_attr( $rel ), esc_url( OrderUrl::of( $this->context->mode, $id ) ), esc_html( sprintf( $label, $id ) ) );
			}
		}
		echo '</nav>';
		printf(
			'<p class="storewright-order__summary">%s</p>',
			esc_html(
				implode(
					' · ',
					array_filter(
						[
							OrderText::moment( $order->created ),
							OrderText::customer( $order ),
							$order->payment_method_title,
							$this->texts->money( $order, $order->total ),
						],
						static fn( string $text ) => '' !== $text
					)
				)
			)
		);
	}

	/**
	 * Says who else works on the order, as WordPress does of posts, and notes that this user does, until the page is left.
	 */
	private function render_lock( Order $order ): void {
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$other = null === get_post( $order->id ) ? false : wp_check_post_lock( $order->id );
		$user  = false === $other ? false : get_userdata( $other );
		/* translators: %s: name of a user. */
		$text = false === $user ? '' : sprintf( __( '%s is working on this order right now.', 'storewright' ), $user->display_name );
		$lock = false === $user && null !== get_post( $order->id ) ? wp_set_post_lock( $order->id ) : false;
		printf(
			'<div class="notice notice-warning inline storewright-order__lock" role="status" data-lock="%s" data-nonce="%s"%s><p>%s</p></div>',
			esc_attr( false === $lock ? '' : implode( ':', $lock ) ),
			esc_attr( false === $lock ? '' : wp_create_nonce( "update-post_$order->id" ) ),
			esc_attr( false === $user ? ' hidden' : '' ),
			esc_html( $text )
		);
	}

	private function render_status( Order $order, Form $form ): void {
		printf( '<section class="storewright-card"><h2>%s</h2>', esc_html__( 'Status and payment', 'storewright' ) );
		$names = [];
		foreach ( array_unique( [ $order->status, ...OrderStatus::listed() ] ) as $status ) {
			$names[ $status ] = OrderStatus::label( $status );
		}
		$form->select( 'status', __( 'Status', 'storewright' ), $order->status, $names );
		if ( ! $form->is_read_only ) {
			$this->render_follows( $order, $names );
		}
		$methods = [ '' => __( 'None', 'storewright' ) ];
		if ( '' !== $order->payment_method ) {
			$title = $order->payment_method_title;

			$methods[ $order->payment_method ] = '' === $title ? $order->payment_method : $title;
		}
		foreach ( ( new PaymentServices( $this->context ) )->query()->registry()->all() as $gateway ) {
			$methods += [ $gateway->id() => $gateway->method_title() ];
		}
		$form->select( 'payment_method', __( 'Payment method', 'storewright' ), $order->payment_method, $methods );
		$form->input( 'transaction_id', __( 'Transaction ID', 'storewright' ), $order->transaction_id );
		$form->input( 'customer_note', __( 'Note from the customer', 'storewright' ), $order->customer_note );
		if ( ! $form->is_read_only ) {
			self::render_save( $order );
		}
		echo '</section>';
	}

	/**
	 * Prints what follows from each status.
	 *
	 * @param Order                 $order
	 * @param array<string, string> $names Of the statuses.
	 */
	private function render_follows( Order $order, array $names ): void {
		echo '<ul class="storewright-order__follows">';
		$emails  = new FollowingEmails( $this->context );
		$follows = StatusFollows::all( $order, array_map( strval( ... ), array_keys( $names ) ), $emails );
		foreach ( $follows as $status => $texts ) {
			printf( '<li data-status="%s"><strong>%s:</strong> %s</li>', esc_attr( $status ), esc_html( $names[ $status ] ), esc_html( implode( ' ', $texts ) ) );
		}
		echo '</ul>';
	}

	private static function render_save( Order $order ): void {
		printf(
			'<p class="storewright-order__save"><button type="submit" class="button button-primary" name="do" value="save">%s</button>',
			esc_html( 0 === $order->id ? __( 'Create order', 'storewright' ) : __( 'Save order', 'storewright' ) )
		);
		if ( 0 < $order->id && OrderStatus::TRASH !== $order->status && current_user_can( OrderPermission::DELETE ) ) {
			printf(
				' <button type="submit" class="button-link button-link-delete" name="do" value="trash" formnovalidate>%s</button>',
				esc_html__( 'Move to Trash', 'storewright' )
			);
		}
		echo '</p>';
	}

	private function render_customer( Order $order, Form $form ): void {
		printf( '<section class="storewright-card"><h2>%s</h2>', esc_html__( 'Customer', 'storewright' ) );
		if ( $form->is_read_only ) {
			Form::text( __( 'Account', 'storewright' ), 0 === $order->customer_id ? __( 'Guest', 'storewright' ) : self::account( $order->customer_id ) );
		} else {
			$form->input(
				'customer',
				__( 'Account: email or ID, empty for a guest', 'storewright' ),
				0 === $order->customer_id ? '' : (string) $order->customer_id,
				'text',
				'autocomplete="off" data-suggest="customers"'
			);
		}
		if ( 0 < $order->id ) {
			$customer = 0 < $order->customer_id ? (string) $order->customer_id : $order->billing->email;
			$history  = ( new CustomerHistory( $this->context ) )->of( $order );
			$person   = 0 < $order->customer_id ? [ 'user' => $order->customer_id ] : [ 'email' => $order->billing->email ];
			if ( CustomerPage::is_allowed() && [ 'email' => '' ] !== $person ) {
				printf(
					'<p><a href="%s">%s</a></p>',
					esc_url( ( new CustomerPage( $this->context ) )->url( $person ) ),
					esc_html__( 'Open the customer', 'storewright' )
				);
			}
			printf(
				'<p>%s</p><p><a href="%s">%s</a></p>',
				esc_html(
					sprintf(
						/* translators: 1: number of orders, 2: an amount. */
						_n( '%1$s order, %2$s paid in all.', '%1$s orders, %2$s paid in all.', $history->orders, 'storewright' ),
						number_format_i18n( $history->orders ),
						$this->texts->money( $order, $history->spent )
					)
				),
				esc_url( OrderUrl::of_list( $this->context->mode, [ 'customer' => $customer ] ) ),
				esc_html__( 'All orders of this customer', 'storewright' )
			);
		}
		echo '</section>';
	}

	private static function account( int $id ): string {
		$user = get_userdata( $id );
		return false === $user ? "#$id" : $user->display_name;
	}

	private function render_origin( Order $order ): void {
		printf(
			'<section class="storewright-card"><h2>%s</h2><p>%s</p><div id="order-attribution-install-banner-slotfill"></div>',
			esc_html__( 'Order attribution', 'storewright' ),
			/* translators: %s: where an order came from. */
			esc_html( sprintf( __( 'Origin: %s', 'storewright' ), OrderText::origin( $order ) ) )
		);
		/**
		 * Fires in the card of an order's page that says how its customer came.
		 *
		 * @param int $order_id Id of the order.
		 */
		do_action( 'storewright_order_attribution', $order->id );
		echo '</section>';
	}
}
