<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Module;
use Storewright\Kernel\SwitchedSite;
use Throwable;

/**
 * Has the setup progress found out anew once the shop has changed: beside WooCommerce wherever that happens, also on the site's own pages,
 * where a vendor's form publishes a product or a payment provider leads back to. It only adds hooks.
 */
final class ProgressModule implements Module {

	/**
	 * Actions after which a task may have become complete, or open again. Extensions fire the last one for theirs.
	 */
	private const CHANGES = [
		'storewright_shipping_zone_saved',
		'storewright_shipping_zone_deleted',
		'storewright_shipping_method_saved',
		'storewright_shipping_method_deleted',
		'storewright_tax_rate_saved',
		'storewright_tax_rate_deleted',
		'storewright_tasks_changed',
	];

	/**
	 * When the progress is marked that another request held.
	 */
	private const SECONDS_UNTIL_NEXT_TRY = 30;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks what makes the progress out of date.
	 */
	public function register(): void {
		foreach ( self::CHANGES as $hook ) {
			add_action( $hook, [ $this, 'forget_progress' ], 10, 0 );
		}
		foreach ( [ 'added_option', 'updated_option', 'deleted_option' ] as $hook ) {
			add_action( $hook, [ $this, 'follow_option' ] );
		}
	}

	/**
	 * Settings of the shop may be written by anybody, and many at once: the progress is found out anew after the request.
	 *
	 * @param string $name The option.
	 */
	public function follow_option( string $name ): void {
		if (
			str_starts_with( $name, 'woocommerce_' ) && ! SwitchedSite::is_another() && false === has_action( 'shutdown', [ $this, 'forget_progress' ] )
			&& $this->may_matter( $name )
		) {
			add_action( 'shutdown', [ $this, 'forget_progress' ], 10, 0 );
		}
	}

	/**
	 * Whether a task may go by an option of the shop's: tasks of extensions by any that the store's people, a command or a job change; where
	 * a customer's request does, which may count invoices in one, settings of payment and shipping methods and what our own tasks go by.
	 */
	private function may_matter( string $name ): bool {
		return str_ends_with( $name, '_settings' )
			|| wp_doing_cron() || ( defined( 'WP_CLI' ) && true === constant( 'WP_CLI' ) )
			|| ( did_action( 'init' ) > 0 && current_user_can( Capabilities::MANAGE ) )
			|| in_array( $name, $this->lists()->options(), true );
	}

	private function lists(): TaskLists {
		return new TaskLists( $this->context, new TaskStateStore( $this->context ) );
	}

	/**
	 * Has the progress found out anew when it is next asked for. What fires the hook is done and must not break on this, nor wait:
	 * where another request holds the progress in a transaction, a job does it afterwards.
	 */
	public function forget_progress(): void {
		if ( SwitchedSite::is_another() ) {
			return;
		}
		try {
			( new SetupProgressCache( $this->context, $this->lists() ) )->forget();
		} catch ( Conflict ) {
			Queue::enqueue( ForgetProgress::name(), self::SECONDS_UNTIL_NEXT_TRY );
		} catch ( Throwable $error ) {
			$this->context->log->error(
				"The setup progress could not be marked as out of date: {$error->getMessage()}",
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
		}
	}
}
