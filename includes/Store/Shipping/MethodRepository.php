<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;
use Storewright\Store\Shipping\Methods\MethodType;

/**
 * ZoneTransactions the shipping methods of zones and their settings.
 */
final class MethodRepository {

	private readonly ZoneTransactions $writes;

	private readonly ShippingRecords $records;

	public function __construct( private readonly Context $context, private readonly ZoneQuery $query ) {
		$this->writes  = new ZoneTransactions( $context->database );
		$this->records = new ShippingRecords( $query );
	}

	/**
	 * Adds a way of shipping to a zone, with its settings.
	 *
	 * @param int          $zone_id   Zone id, 0 for the rest of the world.
	 * @param string       $method_id Id of the way of shipping, such as `flat_rate`.
	 * @param array<mixed> $settings  Id => value of those that are not to be the default.
	 * @param bool         $enabled   Whether customers can choose it.
	 * @param int|null     $order     Lower comes first; null for the last place.
	 * @param array<mixed>|null $known Ids of the zone's methods as the caller knows them; null where it does not matter.
	 * @throws NotFound     If there is no such zone.
	 * @throws InvalidInput If there is no such way of shipping, or a setting cannot be taken; all of them are named.
	 * @throws Conflict     If the zone has methods that the caller does not know; `instance_ids` in the data.
	 */
	public function create(
		int $zone_id,
		string $method_id,
		array $settings = [],
		bool $enabled = true,
		?int $order = null,
		?array $known = null
	): MethodInstance {
		$type   = $this->type( $method_id );
		$values = $type->sanitise( $settings );
		$method = $this->writes->run(
			function () use ( $zone_id, $type, $values, $enabled, $order, $known ): MethodInstance {
				$this->assert_zone( $zone_id );
				$this->assert_known( $zone_id, $known );
				$id = $this->context->database->insert(
					Tables::METHODS,
					[
						'zone_id'      => $zone_id,
						'method_id'    => $type->id,
						'method_order' => $order ?? $this->next_order( $zone_id ),
						'is_enabled'   => (int) $enabled,
					]
				);
				$this->change_settings( $type, $id, $values );
				$method = $this->existing( $zone_id, $id );
				$this->records->record( "method_{$id}", null, $this->records->method( $method ) );
				return $method;
			}
		);
		$this->announce_saved( $method );
		return $method;
	}

	/**
	 * Changes a method; what is not given stays as it is, whoever changes it at the same time.
	 *
	 * @param int          $zone_id     Zone id, 0 for the rest of the world.
	 * @param int          $instance_id Id of the instance.
	 * @param array<mixed> $settings    Id => new value.
	 * @param bool|null    $enabled     Whether customers can choose it.
	 * @param int|null     $order       Lower comes first.
	 * @param array<mixed> $expected    Id => value of settings as the caller saw them; none where it does not matter.
	 * @throws NotFound     If the zone has no such method.
	 * @throws InvalidInput If a setting cannot be taken; all of them are named.
	 * @throws Conflict     If a setting has another value than expected, and not the wished one; `current` in the data.
	 */
	public function update(
		int $zone_id,
		int $instance_id,
		array $settings = [],
		?bool $enabled = null,
		?int $order = null,
		array $expected = []
	): MethodInstance {
		$method = $this->writes->run(
			function () use ( $zone_id, $instance_id, $settings, $enabled, $order, $expected ): MethodInstance {
				$before = $this->existing( $zone_id, $instance_id );
				$type   = $before->type;
				$values = $type->sanitise( $settings );
				self::assert_expected( $before, $expected, $values );
				$columns = array_filter(
					[
						'is_enabled'   => null === $enabled ? null : (int) $enabled,
						'method_order' => $order,
					],
					static fn( ?int $value ) => null !== $value
				);
				$this->change_settings( $type, $instance_id, $values );
				if ( [] !== $columns ) {
					$this->context->database->update( Tables::METHODS, $columns, [ 'instance_id' => $instance_id ] );
				}
				$method = $this->existing( $zone_id, $instance_id );
				$this->records->record( "method_{$instance_id}", $this->records->method( $before ), $this->records->method( $method ) );
				return $method;
			}
		);
		$this->announce_saved( $method );
		return $method;
	}

	/**
	 * What update() would make of a method, checked as there; nothing is written.
	 *
	 * @param int          $zone_id     Zone id, 0 for the rest of the world.
	 * @param int          $instance_id Id of the instance.
	 * @param array<mixed> $settings    Id => new value.
	 * @param bool|null    $enabled     Whether customers can choose it.
	 * @param int|null     $order       Lower comes first.
	 * @param array<mixed> $expected    Id => value of settings as the caller saw them; none where it does not matter.
	 * @throws NotFound     If the zone has no such method.
	 * @throws InvalidInput If a setting cannot be taken; all of them are named.
	 * @throws Conflict     If a setting has another value than expected, and not the wished one; `current` in the data.
	 */
	public function checked(
		int $zone_id,
		int $instance_id,
		array $settings = [],
		?bool $enabled = null,
		?int $order = null,
		array $expected = []
	): MethodInstance {
		$method = $this->existing( $zone_id, $instance_id );
		$values = $method->type->sanitise( $settings );
		self::assert_expected( $method, $expected, $values );
		return new MethodInstance(
			$instance_id,
			$zone_id,
			$method->type,
			$order ?? $method->order,
			$enabled ?? $method->enabled,
			array_merge( $method->settings, $values )
		);
	}

	/**
	 * Removes a method and its settings.
	 *
	 * @param int $zone_id     Zone id, 0 for the rest of the world.
	 * @param int $instance_id Id of the instance.
	 * @return MethodInstance The method as it was.
	 * @throws NotFound If the zone has no such method.
	 */
	public function delete( int $zone_id, int $instance_id ): MethodInstance {
		$method = $this->writes->run(
			function () use ( $zone_id, $instance_id ): MethodInstance {
				$method = $this->existing( $zone_id, $instance_id );
				$this->context->database->delete( Tables::METHODS, [ 'instance_id' => $instance_id ] );
				$this->context->options->delete( MethodInstance::option( $method->method_id, $instance_id ) );
				$this->records->record( "method_{$instance_id}", $this->records->method( $method ), null );
				return $method;
			}
		);

		$this->writes->after(
			static function () use ( $method ): void {
				/**
				 * A shipping method was removed from its zone.
				 *
				 * @param MethodInstance $method The method as it was.
				 */
				Events::dispatch( 'storewright_shipping_method_deleted', $method );
			}
		);
		return $method;
	}

	private function type( string $method_id ): MethodType {
		$type = $this->query->types()->get( $method_id );
		if ( null !== $type ) {
			return $type;
		}
		/* translators: %s: id of a shipping method. */
		$reason = sprintf( __( 'There is no shipping method “%s”.', 'storewright' ), $method_id );
		throw new InvalidInput( 'rest_invalid_param', $reason, [ 'method_id' => $reason ] );
	}

	/**
	 * @param int               $zone_id Zone id.
	 * @param array<mixed>|null $known   Ids of the methods that the caller knows; null allows any.
	 * @throws Conflict If the zone has others.
	 */
	private function assert_known( int $zone_id, ?array $known ): void {
		if ( null === $known ) {
			return;
		}
		$ids = array_map( static fn( MethodInstance $method ): int => $method->instance_id, $this->query->methods( $zone_id ) );
		if ( [] !== array_filter( $ids, static fn( int $id ): bool => ! in_array( $id, $known, true ) ) ) {
			throw new Conflict(
				'storewright_rest_zone_methods_changed',
				__( 'Someone else just added a shipping method to this zone.', 'storewright' ),
				[ 'instance_ids' => $ids ]
			);
		}
	}

	/**
	 * @param MethodInstance        $method   As it is.
	 * @param array<mixed>          $expected Id => value that the caller saw.
	 * @param array<string, string> $wished   Id => value that the caller wants.
	 * @throws Conflict If somebody else has changed one of these settings.
	 */
	private static function assert_expected( MethodInstance $method, array $expected, array $wished ): void {
		$answered = $method->answered_settings();
		$current  = array_filter(
			array_intersect_key( $answered, $expected ),
			static fn( string $answer, string $id ): bool => $answer !== $expected[ $id ] && ! in_array(
				$method->settings[ $id ],
				[ is_scalar( $expected[ $id ] ) ? (string) $expected[ $id ] : null, $wished[ $id ] ?? null ],
				true
			),
			ARRAY_FILTER_USE_BOTH
		);
		if ( [] !== $current ) {
			throw new Conflict(
				'storewright_rest_zone_method_conflict',
				__( 'Someone else just changed this shipping method.', 'storewright' ),
				[ 'current' => $current ]
			);
		}
	}

	private function assert_zone( int $zone_id ): void {
		if ( null === $this->query->zone( $zone_id ) ) {
			throw ShippingNotFound::zone();
		}
	}

	private function existing( int $zone_id, int $instance_id ): MethodInstance {
		$this->assert_zone( $zone_id );
		return $this->query->method( $zone_id, $instance_id )
			?? throw ShippingNotFound::method();
	}

	private function next_order( int $zone_id ): int {
		$last = (int) $this->context->database->value(
			"SELECT MAX( method_order ) FROM {$this->context->database->table( Tables::METHODS )} WHERE zone_id = %d",
			$zone_id
		);
		return min( $last, Tables::LAST_PLACE - 1 ) + 1;
	}

	/**
	 * @param array<string, string> $values
	 */
	private function change_settings( MethodType $type, int $instance_id, array $values ): void {
		if ( [] === $values ) {
			return;
		}
		$this->context->options->change(
			MethodInstance::option( $type->id, $instance_id ),
			static fn( array $stored ) => array_merge( $type->defaults(), $stored, $values )
		);
	}

	private function announce_saved( MethodInstance $method ): void {
		$this->writes->after(
			static function () use ( $method ): void {
				/**
				 * A shipping method was added to a zone, or changed.
				 *
				 * @param MethodInstance $method The method as it is now.
				 */
				Events::dispatch( 'storewright_shipping_method_saved', $method );
			}
		);
	}
}
