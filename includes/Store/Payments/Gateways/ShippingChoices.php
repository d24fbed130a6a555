<?php
declare(strict_types=1);

namespace Storewright\Store\Payments\Gateways;

use Storewright\Kernel\Context;
use Storewright\Store\Shipping\Methods\LocalPickup;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Tables;
use Storewright\Store\Shipping\Zone;

/**
 * The ways of shipping that a way to pay can be offered for: a kind such as `flat_rate`, or one of a zone such as `flat_rate:3`.
 */
final class ShippingChoices {

	/**
	 * The locations that customers choose from at WooCommerce's checkout block. They belong to no zone.
	 */
	private const PICKUP_LOCATION = 'pickup_location';

	/**
	 * @var array<string, array<string, string>>|null
	 */
	private ?array $choices = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * All of them.
	 *
	 * @return array<string, string> Value => label.
	 */
	public function all(): array {
		return array_merge( ...array_values( $this->by_type() ) );
	}

	/**
	 * All of them by kind, with one query.
	 *
	 * @return array<string, array<string, string>> Name of the kind => value => label.
	 */
	public function by_type(): array {
		if ( null !== $this->choices ) {
			return $this->choices;
		}
		$zones  = $this->context->database->table( Tables::ZONES );
		$own    = $this->context->database->table( Tables::METHODS );
		$titles = [];
		$groups = [];
		foreach ( MethodRegistry::load()->all() as $type ) {
			$titles[ $type->id ] = $type->title;
			/* translators: %s: a way of shipping, such as Flat rate. */
			$groups[ $type->id ] = [ $type->id => sprintf( __( 'Any “%s”', 'storewright' ), $type->title ) ];
		}
		foreach ( $this->context->database->rows(
			"SELECT m.method_id, m.instance_id, z.zone_name FROM {$own} m LEFT JOIN {$zones} z ON z.zone_id = m.zone_id
			ORDER BY z.zone_order, z.zone_id, m.method_order, m.instance_id"
		) as $row ) {
			$type = (string) $row['method_id'];
			if ( isset( $groups[ $type ] ) ) {
				$groups[ $type ][ "{$type}:{$row['instance_id']}" ] = sprintf(
					/* translators: 1: name of a shipping zone, 2: a way of shipping, 3: number. */
					__( '%1$s: %2$s (no. %3$s)', 'storewright' ),
					$row['zone_name'] ?? Zone::rest_of_the_world()->name,
					$titles[ $type ],
					$row['instance_id']
				);
			}
		}
		$this->choices = [];
		if ( isset( $groups[ LocalPickup::ID ] ) ) {
			// In WooCommerce the pickup locations of its checkout carry the title alone.
			$this->choices[ $titles[ LocalPickup::ID ] ] = [ self::PICKUP_LOCATION => __( 'Any pickup location', 'storewright' ) ];
			/* translators: %s: a way of shipping, Local pickup. */
			$titles[ LocalPickup::ID ] = sprintf( __( '%s in zones', 'storewright' ), $titles[ LocalPickup::ID ] );
		}
		foreach ( $groups as $type => $group ) {
			// Two kinds may have one name.
			$this->choices[ $titles[ $type ] ] = ( $this->choices[ $titles[ $type ] ] ?? [] ) + $group;
		}
		return $this->choices;
	}
}
