<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Events;

/**
 * Puts ways to pay into another order.
 */
final class GatewayOrder {

	/**
	 * Where changes of the order are recorded, as `order`: the ids of all ways to pay.
	 */
	public const AUDIT_GROUP = 'payment_gateways';

	public function __construct( private readonly Context $context, private readonly GatewayQuery $query ) {}

	/**
	 * Puts ways to pay into an order, all at once. They share the places that they hold: those of others stay.
	 *
	 * @param list<string>      $ids   The ways to pay, each once.
	 * @param list<string>|null $known The order in which the sender saw them; null where that does not matter.
	 * @throws InvalidInput If one does not exist, or is there twice.
	 * @throws Conflict     If somebody else has put them into another order since.
	 */
	public function arrange( array $ids, ?array $known = null ): void {
		if ( array_unique( $ids ) !== $ids || [] !== array_diff( $ids, $this->ids( [] ) ) ) {
			$reason = __( 'List existing payment methods, each once.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'ids' => $reason ] );
		}
		$changed = [];
		$present = [];
		$now     = [];
		// One after the other: within a transaction, what somebody else changes in the meantime stays out of sight.
		$write = function () use ( $ids, $known, &$changed, &$present, &$now ): void {
			$this->context->options->change(
				GatewayQuery::ORDER,
				function ( array $places ) use ( $ids, $known, &$changed, &$present, &$now ): array {
					$present = $this->ids( $places );
					$now     = $present;
					$theirs  = array_values( array_intersect( $present, $ids ) );
					if ( $theirs === $ids ) {
						return $places;
					}
					if ( null !== $known && $theirs !== $known ) {
						throw new Conflict(
							'storewright_payment_order_changed',
							__(
								'Someone else reordered the payment methods in the meantime. Review the order and save again.',
								'storewright'
							)
						);
					}
					$left    = $ids;
					$changed = [];
					foreach ( $present as $place => $id ) {
						$new            = in_array( $id, $ids, true ) ? (string) array_shift( $left ) : $id;
						$old            = is_numeric( $places[ $new ] ?? null ) ? (int) $places[ $new ] : null;
						$places[ $new ] = $place;
						if ( $old !== $place ) {
							$changed[] = $new;
						}
					}
					$now = $this->ids( $places );
					return $places;
				},
				true
			);
			/** This action is documented in includes/Store/Payments/GatewayRepository.php */
			do_action( 'storewright_audit', self::AUDIT_GROUP, 'order', $present, $now, false );
		};
		$this->context->database->lock( GatewayQuery::ORDER, fn() => $this->context->database->transaction( $write ) );
		foreach ( $changed as $id ) {
			/** This action is documented in includes/Store/Payments/GatewayRepository.php */
			Events::dispatch( 'storewright_payment_gateway_saved', $id );
		}
	}

	/**
	 * Ids of the ways to pay in their order, as places have them.
	 *
	 * @param array<mixed> $places Id => number, as the option holds them.
	 * @return list<string>
	 */
	public function ids( array $places ): array {
		return array_map( static fn( PaymentGateway $gateway ) => $gateway->id(), $this->query->in_order( $places ) );
	}
}
