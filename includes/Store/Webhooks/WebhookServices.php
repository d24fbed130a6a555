<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Kernel\Context;

/**
 * Builds the services of webhooks.
 */
final class WebhookServices {

	public function __construct( private readonly Context $context ) {}

	public function query(): WebhookQuery {
		return new WebhookQuery( $this->context );
	}

	public function outbox(): Outbox {
		return new Outbox( $this->context );
	}

	public function leases(): WebhookLeases {
		return new WebhookLeases( $this->context );
	}

	public function repository(): WebhookRepository {
		return new WebhookRepository( $this->context, $this->query(), $this->outbox(), $this->leases() );
	}

	public function listener(): WebhookListener {
		return new WebhookListener( $this->query(), $this->outbox(), $this->context->log );
	}
}
