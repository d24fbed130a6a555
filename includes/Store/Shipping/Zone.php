<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

/**
 * A part of the world that has shipping methods of its own.
 */
final class Zone {

	/**
	 * Id of the zone for every address that no other zone covers. It is no row: it always exists.
	 */
	public const REST_OF_THE_WORLD = 0;

	/**
	 * @param int    $id    Zone id, 0 for the rest of the world.
	 * @param string $name  Name that the owner gave it.
	 * @param int    $order Lower is asked first when an address is looked up; equal ones by id.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly int $order
	) {}

	/**
	 * The zone for every address that no other zone covers.
	 */
	public static function rest_of_the_world(): self {
		return new self( self::REST_OF_THE_WORLD, __( 'Rest of the world', 'storewright' ), 0 );
	}

	/**
	 * Whether this is the zone that is always there, has no locations and cannot be changed.
	 */
	public function is_rest_of_the_world(): bool {
		return self::REST_OF_THE_WORLD === $this->id;
	}
}
