<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

/**
 * Zones and methods as their changes are recorded. Passwords are masked.
 */
final class ShippingRecords {

	/**
	 * Where the changes are recorded.
	 */
	public const AUDIT_GROUP = 'shipping_zones';

	public function __construct( private readonly ZoneQuery $query ) {}

	/**
	 * A zone; with its methods where it goes with them.
	 *
	 * @return array<string, mixed>
	 */
	public function zone( Zone $zone, bool $with_methods = false ): array {
		$record = [
			'name'      => $zone->name,
			'order'     => $zone->order,
			'locations' => array_map(
				static fn( ZoneLocation $location ) => [
					'code' => $location->code,
					'type' => $location->type->value,
				],
				$this->query->locations( $zone->id )
			),
		];
		return $with_methods ? $record + [ 'methods' => array_map( $this->method( ... ), $this->query->methods( $zone->id ) ) ] : $record;
	}

	/**
	 * A method of a zone.
	 *
	 * @return array<string, mixed>
	 */
	public function method( MethodInstance $method ): array {
		return [
			'zone_id'   => $method->zone_id,
			'zone'      => $this->query->zone( $method->zone_id )->name ?? '',
			'method_id' => $method->method_id,
			'enabled'   => $method->enabled,
			'order'     => $method->order,
			'settings'  => $method->answered_settings(),
		];
	}

	/**
	 * Has a change recorded, in its transaction.
	 *
	 * @param string                    $id  `zone_<id>` or `method_<id>`.
	 * @param array<string, mixed>|null $old Before; null where there was none.
	 * @param array<string, mixed>|null $now After, likewise.
	 */
	public function record( string $id, ?array $old, ?array $now ): void {
		/** This action is documented in includes/Store/Payments/GatewayRepository.php */
		do_action( 'storewright_audit', self::AUDIT_GROUP, $id, $old, $now, false );
	}
}
