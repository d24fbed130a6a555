<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

/**
 * The ways of shipping that this shop offers its owner.
 */
final class MethodRegistry {

	/**
	 * @var array<string, MethodType> Id => type.
	 */
	private array $types = [];

	/**
	 * The built-in ways of shipping and those that plugins add.
	 *
	 * @param array<int, string> $classes Term id => name, of every shipping class.
	 */
	public static function load( array $classes = [] ): self {
		$registry = new self();
		array_map( $registry->add( ... ), [ FlatRate::type( $classes ), FreeShipping::type(), LocalPickup::type() ] );

		/**
		 * Lets plugins add ways of shipping, or replace one by adding another with its id.
		 *
		 * @param MethodRegistry $registry Call its add().
		 */
		do_action( 'storewright_shipping_methods', $registry );
		return $registry;
	}

	/**
	 * Adds a way of shipping; one with the same id is replaced.
	 */
	public function add( MethodType $type ): void {
		$this->types[ $type->id ] = $type;
	}

	/**
	 * The way of shipping with this id, null where there is none.
	 *
	 * @param string $id Such as `flat_rate`.
	 */
	public function get( string $id ): ?MethodType {
		return $this->types[ $id ] ?? null;
	}

	/**
	 * Every way of shipping.
	 *
	 * @return list<MethodType>
	 */
	public function all(): array {
		return array_values( $this->types );
	}
}
