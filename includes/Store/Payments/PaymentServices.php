<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Kernel\Context;
use Storewright\Store\Settings\SettingsServices;

/**
 * Builds the services of payment gateways.
 */
final class PaymentServices {

	public function __construct( private readonly Context $context ) {}

	public function query(): GatewayQuery {
		return new GatewayQuery( $this->context, ( new SettingsServices( $this->context ) )->query() );
	}

	public function repository(): GatewayRepository {
		return new GatewayRepository( $this->context );
	}

	public function order(): GatewayOrder {
		return new GatewayOrder( $this->context, $this->query() );
	}
}
