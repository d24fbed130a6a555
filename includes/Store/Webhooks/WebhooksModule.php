<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Database\Table;
use Storewright\Kernel\Activatable;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;
use Storewright\Store\Webhooks\Rest\DeliveriesController;
use Storewright\Store\Webhooks\Rest\WebhooksController;

/**
 * Tells others of what happens in the shop: the request in which it happens notes it, a background job tells it.
 */
final class WebhooksModule implements Module, HasTables, HasRoutes, HasJobs, Activatable {

	/**
	 * What this request has noted as created, and so need not note as updated: topic without event, and id.
	 *
	 * @var array<string, true>
	 */
	private array $created = [];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Listens to what somebody wants to be told of.
	 */
	public function register(): void {
		foreach ( array_filter( $this->context->options->array( WebhookRepository::TOPICS_OPTION ), is_string( ... ) ) as $topic ) {
			foreach ( Topics::actions( $topic ) as $action ) {
				add_action( $action, fn( mixed $subject = null ) => $this->note( $topic, $subject ), 50 );
			}
		}
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
		return [ new WebhooksController( $this->context ), new DeliveriesController( $this->context ) ];
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
	public function activate(): void {
		$this->context->options->set( WebhookRepository::TOPICS_OPTION, ( new WebhookQuery( $this->context ) )->active_topics(), true );
	}

	/**
	 * Removes what the module keeps besides its tables.
	 */
	public function uninstall(): void {
		$this->context->options->delete( WebhookRepository::TOPICS_OPTION );
	}

	/**
	 * @param string $topic
	 * @param mixed  $subject The thing that the action is about, or its id.
	 */
	private function note( string $topic, mixed $subject ): void {
		$id = is_object( $subject ) && isset( $subject->id ) ? $subject->id : $subject;
		if ( ! is_numeric( $id ) ) {
			$this->context->log->error( "An action of the topic $topic did not say what it is about." );
			return;
		}
		[ $resource, $event ] = explode( '.', $topic, 2 ) + [ '', '' ];
		if ( 'created' === $event ) {
			$this->created[ "$resource $id" ] = true;
		} elseif ( 'updated' === $event && isset( $this->created[ "$resource $id" ] ) ) {
			return;
		}
		( new Outbox( $this->context ) )->note( ( new WebhookQuery( $this->context ) )->active( $topic ), $topic, (int) $id );
	}
}
