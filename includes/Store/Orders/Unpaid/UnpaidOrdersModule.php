<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Unpaid;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;
use Storewright\Store\Orders\Model\OrderStatus;

/**
 * Has orders cancelled that customers do not pay in time.
 */
final class UnpaidOrdersModule extends BackOfficeModule implements HasJobs, Installs, Uninstalls {

	/**
	 * Plans the job when an order becomes pending, and looks at all orders again where the time was changed.
	 */
	public function register(): void {
		add_action( 'storewright_order_status_' . OrderStatus::PENDING, fn() => CancelUnpaidOrders::plan( $this->context ), 10, 0 );
		add_action(
			'storewright_setting_changed',
			function ( mixed $id ): void {
				if ( HoldTime::MINUTES === $id || HoldTime::MANAGE_STOCK === $id ) {
					$this->context->options->delete( CancelUnpaidOrders::CHECKED );
					Queue::enqueue( CancelUnpaidOrders::name() );
				}
			}
		);
	}

	/**
	 * The job that cancels them.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new CancelUnpaidOrders() ];
	}

	/**
	 * Looks at the orders of a shop that had some before.
	 */
	public function install(): void {
		Queue::enqueue( CancelUnpaidOrders::name() );
	}

	/**
	 * Forgets until when orders were looked at.
	 */
	public function uninstall(): void {
		$this->context->options->delete( CancelUnpaidOrders::CHECKED );
	}
}
