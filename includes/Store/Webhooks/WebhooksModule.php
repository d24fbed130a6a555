<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Database\Table;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Store\Webhooks\Rest\DeliveriesController;
use Storewright\Store\Webhooks\Rest\WebhooksController;

/**
 * Tells others of what happens in the shop: the request in which it happens notes it, a background job tells it.
 */
final class WebhooksModule extends BackOfficeModule implements HasTables, HasRoutes, HasJobs, Installs, Uninstalls {

	/**
	 * Listens to what somebody wants to be told of.
	 */
	public function register(): void {
		$this->services()->listener()->listen(
			array_values( array_filter( $this->context->options->array( WebhookRepository::TOPICS_OPTION ), is_string( ... ) ) )
		);
	}

	/**
	 * The tables.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$services = $this->services();
		return [
			new WebhooksController( $this->context, $services->query(), $services->repository(), $services->outbox() ),
			new DeliveriesController( $this->context, $services->query(), $services->outbox() ),
		];
	}

	/**
	 * The job that delivers.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new DeliverWebhooks() ];
	}

	/**
	 * A shop may bring webhooks along.
	 */
	public function install(): void {
		$this->context->options->set( WebhookRepository::TOPICS_OPTION, $this->services()->query()->active_topics(), true );
	}

	/**
	 * Removes what the module keeps besides its tables.
	 */
	public function uninstall(): void {
		$this->context->options->delete( WebhookRepository::TOPICS_OPTION );
	}

	private function services(): WebhookServices {
		return new WebhookServices( $this->context );
	}
}
