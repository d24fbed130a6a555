<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Kernel\Context;
use Storewright\Store\Payments\GatewayState;
use Storewright\Store\Payments\PaymentServices;

/**
 * The order of the payment methods: the ids of all of them.
 */
final class PaymentOrderRecords implements Records {

	private readonly PaymentServices $payments;

	public function __construct( Context $context ) {
		$this->payments = new PaymentServices( $context );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return list<string>
	 */
	public function held( string $id ): array {
		return array_map( static fn( GatewayState $state ) => $state->gateway->id(), $this->payments->query()->all() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed>|null $old
	 */
	public function restore( string $id, ?array $old ): void {
		$this->payments->order()->arrange( array_values( array_filter( $old ?? [], is_string( ... ) ) ), $this->held( $id ) );
	}
}
