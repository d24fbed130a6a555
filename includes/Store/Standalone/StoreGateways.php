<?php
declare(strict_types=1);

namespace Storewright\Store\Standalone;

use Storewright\Shop\Gateway;
use Storewright\Shop\Gateways;
use Storewright\Store\Payments\GatewayQuery;
use Storewright\Store\Payments\GatewayState;

/**
 * The Store's payment gateways for the dashboard.
 */
final class StoreGateways implements Gateways {

	public function __construct( private readonly GatewayQuery $gateways ) {}

	public function all(): array {
		return array_map(
			static fn( GatewayState $state ) => new Gateway(
				$state->gateway->id(),
				$state->is_enabled(),
				$state->gateway->needs_setup( $state->values ),
				$state->title()
			),
			$this->gateways->all()
		);
	}
}
