<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Table;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Screens\Lists\ListPage;
use Storewright\Screens\Lists\ListTable;
use Storewright\Screens\Orders\OrdersScreen;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Rest\OrderPermission;

/**
 * The list of orders with what is done to several of them.
 */
final class OrderListPage extends ListPage {

	/**
	 * How long a request works on orders before the rest goes to the background.
	 */
	private const SECONDS = 5;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The page's slug.
	 */
	public static function slug(): string {
		return OrderUrl::SLUG;
	}

	protected static function plural(): string {
		return 'orders';
	}

	protected static function capability(): string {
		return OrdersScreen::CAPABILITY;
	}

	protected function table( array $query ): ListTable {
		add_filter( 'default_hidden_columns', static fn( mixed $hidden ): mixed => is_array( $hidden ) ? [ ...$hidden, ...OrderTable::HIDDEN ] : $hidden );
		return new OrderTable( $this->context, $query );
	}

	protected function act( string $action, array $ids, array $posted ): array {
		$views = new SavedViews( get_current_user_id() );
		if ( is_string( $posted['delete_view'] ?? null ) ) {
			$views->delete( $posted['delete_view'] );
			return [];
		}
		if ( 'save_view' === $action ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Was checked.
			$views->save( is_string( $posted['view'] ?? null ) ? $posted['view'] : '', wp_unslash( $_GET ) );
			return [];
		}
		$runs = new BulkRun( $this->context );
		$end  = microtime( true ) + self::SECONDS;
		if ( is_string( $posted['undo'] ?? null ) ) {
			self::check( OrderPermission::EDIT );
			$undone = $runs->undo( $posted['undo'], $end );
			return [ 'undone' => implode( ',', $undone ) ];
		}
		$to = self::target( $action );
		if ( [] === $ids ) {
			throw new InvalidInput( 'rest_invalid_param', __( 'Select at least one order.', 'storewright' ) );
		}
		self::check( in_array( $to, [ OrderStatus::TRASH, BulkRun::DELETE ], true ) ? OrderPermission::DELETE : OrderPermission::EDIT );
		return [ 'run' => $runs->start( $to, $ids, $end ) ];
	}

	protected function notice( array $query ): void {
		$runs = new BulkRun( $this->context );
		foreach ( explode( ',', $query['undone'] ?? '' ) as $token ) {
			$this->render_run( $runs, $token, false );
		}
		if ( '' !== ( $query['run'] ?? '' ) ) {
			$this->render_run( $runs, $query['run'], true );
		}
		( new SavedViews( get_current_user_id() ) )->render( $query, ( new OrderTable( $this->context, $query ) )->url() );
	}

	protected function heading(): void {
		printf( '<h1 class="wp-heading-inline">%s</h1>', esc_html__( 'Orders', 'storewright' ) );
		if ( current_user_can( OrderPermission::CREATE ) ) {
			printf(
				' <a class="page-title-action" href="%s">%s</a>',
				esc_url( OrderUrl::of_list( $this->context->mode, [ 'action' => 'new' ] ) ),
				esc_html__( 'Add order', 'storewright' )
			);
		}
	}

	private function render_run( BulkRun $runs, string $token, bool $with_undo ): void {
		$run = $runs->find( $token );
		if ( null === $run ) {
			return;
		}
		$done  = count( $run['done'] );
		$left  = count( $run['ids'] );
		$texts = [ self::sentence( $run['to'], $done ) ];
		if ( 0 < $left ) {
			/* translators: %s: number of orders. */
			$texts[] = sprintf( _n( '%s order is still being changed.', '%s orders are still being changed.', $left, 'storewright' ), number_format_i18n( $left ) );
		}
		foreach ( $run['failed'] as $id => $reason ) {
			$texts[] = "#$id: $reason";
		}
		printf(
			'<form class="notice notice-%s storewright-run" method="post" role="status" data-left="%d"><p>%s',
			esc_attr( [] === $run['failed'] ? 'success' : 'warning' ),
			absint( $left ),
			esc_html( implode( ' ', $texts ) )
		);
		wp_nonce_field( 'bulk-orders', '_wpnonce', false );
		if ( $with_undo && 0 < $done && BulkRun::DELETE !== $run['to'] && current_user_can( OrderPermission::EDIT ) ) {
			printf( ' <button type="submit" class="button-link" name="undo" value="%s">%s</button>', esc_attr( $token ), esc_html__( 'Undo', 'storewright' ) );
		}
		if ( 0 < $left ) {
			printf( ' <progress max="%d" value="%d"></progress>', absint( $left + $done ), absint( $done ) );
		}
		echo '</p></form>';
	}

	private static function sentence( string $to, int $count ): string {
		$number = number_format_i18n( $count );
		return match ( $to ) {
			/* translators: %s: number of orders. */
			OrderStatus::TRASH => sprintf( _n( '%s order moved to the Trash.', '%s orders moved to the Trash.', $count, 'storewright' ), $number ),
			/* translators: %s: number of orders. */
			BulkRun::UNTRASH   => sprintf( _n( '%s order restored.', '%s orders restored.', $count, 'storewright' ), $number ),
			/* translators: %s: number of orders. */
			BulkRun::DELETE    => sprintf( _n( '%s order deleted.', '%s orders deleted.', $count, 'storewright' ), $number ),
			default            => sprintf(
				/* translators: 1: number of orders, 2: name of a status. */
				_n( '%1$s order changed to %2$s.', '%1$s orders changed to %2$s.', $count, 'storewright' ),
				$number,
				OrderStatus::label( $to )
			),
		};
	}

	/**
	 * @throws InvalidInput If there is no such action.
	 */
	private static function target( string $action ): string {
		if ( in_array( $action, [ OrderStatus::TRASH, BulkRun::UNTRASH, BulkRun::DELETE ], true ) ) {
			return $action;
		}
		$status = str_starts_with( $action, 'mark_' ) ? substr( $action, 5 ) : '';
		if ( ! in_array( $status, OrderStatus::listed(), true ) ) {
			/* translators: %s: name of an action. */
			$unknown = sprintf( __( 'There is no action “%s”.', 'storewright' ), $action );
			$text    = '' === $action ? __( 'Choose what to do with the orders.', 'storewright' ) : $unknown;
			throw new InvalidInput( 'rest_invalid_param', $text );
		}
		return $status;
	}

	/**
	 * @throws Forbidden If the user may not.
	 */
	private static function check( string $capability ): void {
		if ( ! current_user_can( $capability ) ) {
			throw new Forbidden( 'woocommerce_rest_cannot_edit', __( 'Sorry, you are not allowed to change orders.', 'storewright' ) );
		}
	}
}
