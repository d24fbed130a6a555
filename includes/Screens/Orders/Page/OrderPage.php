<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Closure;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Screens\Orders\OrdersScreen;
use Storewright\Screens\Orders\OrderText;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Rest\OrderPermission;
use Storewright\Store\Products\Inventory\StockKeeper;

/**
 * The page of an order, or of a new one: reads what its forms send, and goes on to where that is seen.
 */
final class OrderPage {

	/**
	 * What saves, though more is sold than is in stock.
	 */
	public const SAVE_ANYWAY = 'save_anyway';

	private readonly OrderServices $services;

	private readonly OrderText $texts;

	private ?Order $order = null;

	/**
	 * The order as it would be with what was typed.
	 */
	private ?Order $preview = null;

	private Form $form;

	private string $failure = '';

	/**
	 * Whether it is refused for nothing but the stock.
	 */
	private bool $is_short = false;

	/**
	 * @var list<string>|null What somebody else has changed meanwhile, null where nobody has.
	 */
	private ?array $conflict = null;

	/**
	 * @param Context                    $context
	 * @param (Closure(): string)|null $body Answers the body of the request, for a form of more fields than PHP takes.
	 */
	public function __construct( private readonly Context $context, private readonly ?Closure $body = null ) {
		$this->services = new OrderServices( $context );
		$this->texts    = new OrderText( $context );
		$this->form     = new Form( null );
	}

	/**
	 * Does what a form asks for.
	 *
	 * @param array<mixed>      $query  What the address says.
	 * @param array<mixed>|null $posted The form's fields, null where none was sent.
	 * @return string|null Where to go on, null where the page is to be shown.
	 */
	public function respond( array $query, ?array $posted ): ?string {
		$id     = is_string( $query['id'] ?? null ) ? (int) $query['id'] : 0;
		$is_new = 'new' === ( $query['action'] ?? '' );
		if ( ! current_user_can( OrdersScreen::CAPABILITY ) || ( $is_new && ! current_user_can( OrderPermission::CREATE ) ) ) {
			self::refuse( $is_new );
		}
		$this->order = $is_new ? $this->empty() : $this->services->query()->find( $id );
		if ( null === $this->order ) {
			// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Two words.
			wp_die( esc_html__( 'This order does not exist. It may have been deleted.', 'storewright' ), '', [ 'response' => 404, 'back_link' => true ] );
		}
		if ( null === $posted ) {
			$copied = $is_new && is_string( $query['copy'] ?? null ) ? $this->services->query()->find( (int) $query['copy'] ) : null;
			if ( null !== $copied ) {
				$this->form = new Form( OrderCopy::of( $copied ) );
			}
			return null;
		}
		check_admin_referer( self::nonce( $this->order->id ) );
		$order      = $this->order;
		$this->form = new Form( $posted );
		$body       = $this->form->is_whole() ? '' : ( $this->body ?? WholeForm::body( ... ) )();
		if ( '' !== $body ) {
			$this->form = new Form( WholeForm::fields( $body ) );
		}
		try {
			$this->form->check_end();
			return $this->act( $order, $this->form->value( 'do', 'save' ), $this->form->posted ?? [] );
		} catch ( Conflict $conflict ) {
			$this->failure  = $conflict->getMessage();
			$this->order    = $this->services->query()->find( $id ) ?? $order;
			$this->conflict = Version::changes( $this->form->value( 'version', '' ), $this->order, $this->refunds() );
			$this->form     = $this->form->typed();
			status_header( 409 );
		} catch ( DomainError $failure ) {
			$this->failure = $failure->getMessage();
			if ( $failure instanceof InvalidInput && isset( $failure->params['note'] ) ) {
				$this->form->refuse( 'note', $failure->params['note'] );
			}
			$this->is_short = StockKeeper::NOT_ENOUGH === $failure->error_code;
			status_header( 400 );
		}
		return null;
	}

	/**
	 * This page has no Screen Options.
	 */
	public function offer_screen_options(): void {}

	/**
	 * The order's name.
	 */
	public function name(): string {
		return 0 === ( $this->order->id ?? 0 )
			? __( 'New order', 'storewright' )
			/* translators: %s: number of an order. */
			: sprintf( __( 'Order #%s', 'storewright' ), $this->order->id ?? '' );
	}

	/**
	 * Prints the page.
	 *
	 * @param array<mixed> $query What the address says.
	 */
	public function render( array $query ): void {
		if ( null === $this->order ) {
			return;
		}
		$kind = $query['print'] ?? '';
		if ( in_array( $kind, PrintView::KINDS, true ) && 0 < $this->order->id ) {
			( new PrintView( $this->context, $this->texts ) )->render( $this->order, $kind );
			return;
		}
		$done = is_string( $query['done'] ?? null ) ? $query['done'] : '';
		( new OrderView( $this->context, $this->services, $this->texts ) )->render(
			$this->order,
			$this->refunds(),
			$this->form,
			new Outcome( $this->failure, $this->conflict, $this->preview, $done, $this->is_short )
		);
	}

	/**
	 * Name of the nonce of an order's forms.
	 */
	public static function nonce( int $id ): string {
		return "storewright-order-$id";
	}

	/**
	 * @param Order        $order
	 * @param string       $action
	 * @param array<mixed> $posted
	 * @throws DomainError If it can't be done.
	 */
	private function act( Order $order, string $action, array $posted ): ?string {
		self::check( $order, $action );
		$actions = new OrderActions( $this->services, new PermissionStore( $this->context ) );
		$part_id = 1 === preg_match( '/^(delete_note|delete_refund|resend_email|revoke_download):(\d+)$/D', $action, $part ) ? (int) $part[2] : 0;
		$action  = $part[1] ?? $action;
		if ( in_array( $action, [ 'save', 'preview', self::SAVE_ANYWAY ], true ) ) {
			$anyway = self::SAVE_ANYWAY === $action;
			$body   = ( new PostedOrder( $this->texts, $this->services->product_finder() ) )->body( $order, $posted );
			if ( 'preview' === $action ) {
				$this->preview = $this->services->writer()->preview( 0 === $order->id ? null : $order, $body );
				return null;
			}
			if ( 0 === $order->id ) {
				return $this->url( $actions->create( $body, $anyway ), 'created' );
			}
			$actions->update( $order, $body, $this->form->value( 'version', '' ), $anyway );
			return $this->url( $order->id, 'saved' );
		}
		match ( $action ) {
			'add_note'       => $actions->add_note( $order->id, $this->form->value( 'note', '' ), 'customer' === $this->form->value( 'note_for', '' ) ),
			'delete_note'    => $actions->delete_note( $order->id, $part_id ),
			'delete_refund'  => $actions->delete_refund( $order->id, $part_id ),
			'send_email'     => $actions->send_email( $order->id, $this->form->value( 'email_template', '' ) ),
			'resend_email'   => ( new EmailResend( $this->context, $this->services->history_writer() ) )->resend(
				$order->id,
				$part_id,
				$this->form->value( "email_status[$part_id]", '' )
			),
			'refund'         => $actions->refund( $order, $posted, false ),
			'refund_gateway' => $actions->refund( $order, $posted, true ),
			'trash'          => $actions->trash( $order ),
			'grant_downloads' => $actions->grant_downloads( $order ),
			'revoke_download' => $actions->revoke_download( $order, $part_id ),
			/* translators: %s: name of an action. */
			default          => throw new InvalidInput( 'rest_invalid_param', sprintf( __( 'There is no action “%s”.', 'storewright' ), $action ) ),
		};
		return 'trash' === $action ? OrderUrl::of_list( $this->context->mode ) : $this->url( $order->id, $action );
	}

	/**
	 * Asks for the right to change orders, of what goes by other ways than `wc/v3`, which asks for it itself.
	 *
	 * @throws InvalidInput If the user may not.
	 */
	private static function check( Order $order, string $action ): void {
		$is_own = 1 === preg_match( '/^(preview|grant_downloads|(resend_email|revoke_download):\d+)$/D', $action );
		if ( $is_own && ! current_user_can( 0 === $order->id ? OrderPermission::CREATE : OrderPermission::EDIT ) ) {
			throw new InvalidInput( 'woocommerce_rest_cannot_edit', __( 'Sorry, you are not allowed to change orders.', 'storewright' ) );
		}
	}

	private static function refuse( bool $is_new ): never {
		$text = $is_new
			? __( 'Sorry, you are not allowed to create orders.', 'storewright' )
			: __( 'Sorry, you are not allowed to view orders.', 'storewright' );
		wp_die( esc_html( $text ), '', [ 'response' => 403 ] );
	}

	private function url( int $id, string $done ): string {
		return add_query_arg( 'done', $done, OrderUrl::of( $this->context->mode, $id ) );
	}

	private function empty(): Order {
		$order           = new Order();
		$order->currency = $this->context->options->string( 'woocommerce_currency', 'USD' );
		return $order;
	}

	/**
	 * @return list<Order>
	 */
	private function refunds(): array {
		$id = $this->order->id ?? 0;
		return 0 === $id ? [] : $this->services->query()->refunds_of( [ $id ] )[ $id ] ?? [];
	}
}
