<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

use Closure;
use Storewright\Kernel\Background\JobNames;
use Storewright\Kernel\Context;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Module;
use Storewright\Kernel\Uninstalls;
use Throwable;

/**
 * Takes notes of plugins, and leaves our own: a product sold out, the first order, a payment method that keeps failing, a background
 * job that stopped. None of them advertises anything.
 *
 * Orders come from checkouts, too, where nothing else of the dashboard is loaded; there it adds a few listeners. An order that changes
 * nothing about the notes costs no query.
 */
final class ShopNotes implements Module, Installs, Uninstalls {

	public const SOURCE = 'storewright';

	/**
	 * 'yes' once the first order was told of, or the shop had orders before; autoloaded.
	 */
	private const FIRST_ORDER = 'storewright_first_order_noted';

	/**
	 * How many payments failed in a row, by the id of the payment gateway; autoloaded.
	 */
	private const FAILURES = 'storewright_failed_payments';

	/**
	 * Ids of the products of which the owner was told that they sold out, the latest first; autoloaded. A product leaves the list when
	 * it is back in stock, and may be told of again then.
	 */
	private const SOLD_OUT = 'storewright_sold_out_products';

	/**
	 * How many of them are kept: those beyond are told of again.
	 */
	private const MAX_SOLD_OUT = 500;

	/**
	 * Statuses of orders that are none yet, or none any more.
	 */
	private const NO_ORDERS = [ 'auto-draft', 'checkout-draft', 'draft', 'trash' ];

	/**
	 * After how many failed payments in a row the owner is told: one is a customer's matter, or a card's.
	 */
	private const FAILURES_TO_TELL = 3;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Listens to the shop.
	 */
	public function register(): void {
		add_action( 'storewright_product_no_stock', $this->guarded( $this->sold_out( ... ) ) );
		add_action( 'storewright_product_stock_changed', $this->guarded( $this->stock_changed( ... ) ), 10, 3 );
		add_action( 'storewright_order_created', $this->guarded( $this->first_order( ... ) ), 10, 0 );
		add_action( 'storewright_order_status_changed', $this->guarded( $this->payment( ... ) ), 10, 4 );
		add_action( 'storewright_job_stopped', $this->guarded( $this->job_stopped( ... ) ) );
		add_action( 'storewright_add_note', $this->guarded( $this->add_of_plugin( ... ) ) );
		add_action( 'storewright_remove_note', $this->guarded( $this->remove_of_plugin( ... ) ) );
		foreach ( [ 'storewright_product_trashed', 'storewright_product_deleted' ] as $hook ) {
			add_action( $hook, $this->guarded( $this->forget_product( ... ) ) );
		}
	}

	/**
	 * Removes what is remembered between notes.
	 */
	public function uninstall(): void {
		$this->context->options->delete( self::FIRST_ORDER );
		$this->context->options->delete( self::FAILURES );
		$this->context->options->delete( self::SOLD_OUT );
	}

	/**
	 * A shop that has orders already is told of no first one.
	 */
	public function install(): void {
		if ( ! $this->context->options->bool_yes( self::FIRST_ORDER ) && $this->count_orders() > 0 ) {
			$this->context->options->set( self::FIRST_ORDER, 'yes', true );
		}
	}

	private function add_of_plugin( mixed $note = null ): void {
		if ( ! $note instanceof NewNote ) {
			$this->context->log->error( 'storewright_add_note takes a NewNote, not ' . get_debug_type( $note ) . '.' );
			return;
		}
		$this->notes()->add( $note );
	}

	private function remove_of_plugin( mixed $name = null ): void {
		if ( is_string( $name ) && '' !== $name ) {
			$this->notes()->remove( $name );
		}
	}

	/**
	 * WooCommerce tells of each order that leaves no stock, ours of the first one alone.
	 */
	private function sold_out( mixed $id = null ): void {
		$product = is_numeric( $id ) ? get_post( (int) $id ) : null;
		if ( null === $product || in_array( $product->ID, $this->sold_out_products(), true ) ) {
			return;
		}
		if ( in_array( get_post_meta( $product->ID, '_backorders', true ), [ 'yes', 'notify' ], true ) ) {
			return;
		}
		$this->context->options->change(
			self::SOLD_OUT,
			static fn( array $ids ): array => array_slice(
				array_values( array_unique( [ $product->ID, ...array_filter( $ids, is_int( ... ) ) ] ) ),
				0,
				self::MAX_SOLD_OUT
			),
			true
		);
		$name = NoteHtml::text( $product->post_title );
		$page = 'product_variation' === $product->post_type && $product->post_parent > 0 ? $product->post_parent : $product->ID;
		$this->add(
			static fn(): NewNote => new NewNote(
				self::name_of_stock( $product->ID ),
				/* translators: %s: name of a product. */
				sprintf( __( '“%s” is sold out', 'storewright' ), $name ),
				__( 'Customers can’t buy it until you add stock.', 'storewright' ),
				[
					new NewNoteAction(
						'edit-product',
						__( 'Edit product', 'storewright' ),
						admin_url( "post.php?post=$page&action=edit" ),
						'edit_products'
					),
				],
				NoteType::Warning,
				self::SOURCE,
				repeats: true,
				is_snoozable: true
			)
		);
	}

	private function stock_changed( mixed $id = null, mixed $quantity = null ): void {
		$least = get_option( 'woocommerce_notify_no_stock_amount', 0 );
		if ( is_numeric( $id ) && is_numeric( $quantity ) && $quantity > ( is_numeric( $least ) ? $least : 0 ) ) {
			$this->forget_product( $id );
		}
	}

	/**
	 * Takes away what was told of a product's stock.
	 */
	private function forget_product( mixed $id = null ): void {
		if ( ! is_numeric( $id ) || ! in_array( (int) $id, $this->sold_out_products(), true ) ) {
			return;
		}
		$this->context->options->change(
			self::SOLD_OUT,
			static fn( array $ids ): array => array_values( array_diff( array_filter( $ids, is_int( ... ) ), [ (int) $id ] ) ),
			true
		);
		$this->notes()->remove( self::name_of_stock( (int) $id ) );
	}

	/**
	 * @return list<int>
	 */
	private function sold_out_products(): array {
		return array_values( array_filter( $this->remembered( self::SOLD_OUT ), is_int( ... ) ) );
	}

	private function first_order(): void {
		if ( $this->context->options->bool_yes( self::FIRST_ORDER ) ) {
			return;
		}
		$orders = $this->count_orders();
		if ( 0 === $orders ) {
			// A draft of the checkout.
			return;
		}
		$this->context->options->set( self::FIRST_ORDER, 'yes', true );
		if ( $orders > 1 ) {
			return;
		}
		$this->add(
			static fn(): NewNote => new NewNote(
				'storewright-first-order',
				__( 'You have your first order', 'storewright' ),
				__( 'Congratulations! Check the address and the payment, then pack the order.', 'storewright' ),
				[],
				NoteType::Info,
				self::SOURCE
			)
		);
	}

	private function count_orders(): int {
		return array_sum( array_diff_key( $this->context->shop()->orders()->count_by_status(), array_flip( self::NO_ORDERS ) ) );
	}

	/**
	 * @param mixed $id    The order's.
	 * @param mixed $from  Its status before.
	 * @param mixed $to    Its status now.
	 * @param mixed $order Ours, or WooCommerce's where that runs the shop.
	 */
	private function payment( mixed $id = null, mixed $from = null, mixed $to = null, mixed $order = null ): void {
		$gateway = self::fact( $order, 'payment_method' );
		if ( '' === $gateway ) {
			return;
		}
		$failures = $this->remembered( self::FAILURES )[ $gateway ] ?? 0;
		if ( 'failed' !== $to ) {
			if ( 0 !== $failures && in_array( $to, [ 'processing', 'completed' ], true ) ) {
				$this->count( $gateway, static fn(): int => 0 );
				$this->notes()->remove( self::name_of_payment( $gateway ) );
			}
			return;
		}
		// Beyond those that are told of, none is counted: somebody may be trying out thousands of stolen cards.
		$is_told = $failures >= self::FAILURES_TO_TELL;
		if ( $is_told || self::FAILURES_TO_TELL !== $this->count( $gateway, static fn( int $before ): int => $before + 1 ) ) {
			return;
		}
		$title = self::fact( $order, 'payment_method_title' );
		$this->add(
			static fn(): NewNote => new NewNote(
				self::name_of_payment( $gateway ),
				sprintf(
					/* translators: %s: name of a payment method. */
					__( 'Payments with “%s” keep failing', 'storewright' ),
					NoteHtml::text( '' === $title ? $gateway : $title )
				),
				sprintf(
					/* translators: %s: a number. */
					__( 'The last %s payments failed. Check the settings of the payment method.', 'storewright' ),
					number_format_i18n( self::FAILURES_TO_TELL )
				),
				[
					new NewNoteAction(
						'payment-settings',
						__( 'Payment settings', 'storewright' ),
						admin_url( 'admin.php?page=wc-settings&tab=checkout' ),
						'manage_woocommerce'
					),
				],
				NoteType::Warning,
				self::SOURCE,
				repeats: true
			)
		);
	}

	private function job_stopped( mixed $job = null ): void {
		if ( ! is_string( $job ) ) {
			return;
		}
		$this->add(
			static fn(): NewNote => new NewNote(
				"storewright-job-stopped-$job",
				__( 'A background job stopped', 'storewright' ),
				sprintf(
					/* translators: %s: name of a background job, such as Order list. */
					__(
						'Some lists or figures may be out of date. Ask whoever looks after your site: the error log says why “%s” failed.',
						'storewright'
					),
					JobNames::of( $job )
				),
				[],
				NoteType::Error,
				self::SOURCE,
				repeats: true
			)
		);
	}

	/**
	 * @param string             $gateway
	 * @param Closure(int): int  $change
	 * @return int The failures in a row now.
	 */
	private function count( string $gateway, Closure $change ): int {
		$all = $this->context->options->change(
			self::FAILURES,
			static function ( array $failures ) use ( $gateway, $change ): array {
				$count = $change( is_int( $failures[ $gateway ] ?? null ) ? $failures[ $gateway ] : 0 );
				unset( $failures[ $gateway ] );
				return 0 === $count ? $failures : [ $gateway => $count ] + $failures;
			},
			true
		);
		return is_int( $all[ $gateway ] ?? null ) ? $all[ $gateway ] : 0;
	}

	/**
	 * A fact of an order: a property of ours, a getter of WooCommerce's.
	 */
	private static function fact( mixed $order, string $name ): string {
		$getter = [ $order, "get_$name" ];
		$value  = match ( true ) {
			! is_object( $order )    => '',
			is_callable( $getter )   => $getter(),
			default                  => get_object_vars( $order )[ $name ] ?? '',
		};
		return is_string( $value ) ? $value : '';
	}

	private static function name_of_stock( int $product ): string {
		return "storewright-sold-out-$product";
	}

	private static function name_of_payment( string $gateway ): string {
		return 'storewright-payments-failing-' . sanitize_key( $gateway );
	}

	/**
	 * Adds a note in the language of the site: who causes it may be a customer with another one.
	 *
	 * @param Closure(): NewNote $make
	 */
	private function add( Closure $make ): void {
		$is_switched = switch_to_locale( get_locale() );
		try {
			$this->notes()->add( $make() );
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * An option that is autoloaded; one that is not there would cost a query if it were asked for.
	 *
	 * @return array<mixed>
	 */
	private function remembered( string $option ): array {
		return isset( wp_load_alloptions()[ $option ] ) ? $this->context->options->array( $option ) : [];
	}

	private function notes(): NoteRepository {
		return ( new NoteServices( $this->context ) )->repository();
	}

	/**
	 * A listener whose failure is logged: a note is worth no order.
	 *
	 * @phpstan-param Closure(mixed...): void $listener
	 * @phpstan-return Closure(mixed...): void
	 */
	private function guarded( Closure $listener ): Closure {
		return function ( mixed ...$args ) use ( $listener ): void {
			try {
				$listener( ...$args );
			} catch ( Throwable $error ) {
				$this->context->log->error(
					"A message could not be put into the inbox: {$error->getMessage()}",
					[ 'at' => $error->getFile() . ':' . $error->getLine() ]
				);
			}
		};
	}
}
