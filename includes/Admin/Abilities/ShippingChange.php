<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;

/**
 * Shipping zones: a new zone, a method for a zone, and settings of a method. Their routes have guards on both shops, and record.
 *
 * @internal
 */
final class ShippingChange implements Change {

	private const ZONES = '/shipping/zones';

	/**
	 * Methods that ask for a cost where they are added.
	 */
	private const WITH_COST = [ 'flat_rate', 'local_pickup' ];

	private readonly ShippingZones $zones;

	private readonly Places $places;

	public function __construct( Context $context, private readonly Api $api ) {
		$this->zones  = new ShippingZones( $api );
		$this->places = new Places( $context, $api );
	}

	public function name(): string {
		return 'shipping';
	}

	public function texts(): array {
		return [
			'preview' => [
				__( 'Preview a change of shipping', 'storewright' ),
				__( 'Says what would become of shipping zones and their methods. Nothing is changed.', 'storewright' ),
			],
			'confirm' => [
				__( 'Confirm a change of shipping', 'storewright' ),
				__( 'Adds a shipping zone or a method, or changes settings of a method, as the preview answered it.', 'storewright' ),
			],
		];
	}

	public function properties(): array {
		$text = [ 'type' => 'string' ];
		$id   = [
			'type'    => 'integer',
			'minimum' => 0,
		];
		return [
			'change'    => $text + [
				'description' => __( 'What to do.', 'storewright' ),
				'enum'        => [ 'add_zone', 'add_method', 'method_settings' ],
				'required'    => true,
			],
			'name'      => $text + [ 'description' => __( 'add_zone: name of the zone.', 'storewright' ) ],
			'locations' => [
				'type'        => 'array',
				'description' => __( 'add_zone: what it covers, such as the country DE, the state US:CA or the continent EU.', 'storewright' ),
				'maxItems'    => 250,
				'items'       => [
					'type'                 => 'object',
					'properties'           => [
						'code' => $text + [ 'required' => true ],
						'type' => $text + [
							'enum'    => [ 'country', 'state', 'continent' ],
							'default' => 'country',
						],
					],
					'additionalProperties' => false,
				],
			],
			'zone'      => $id + [ 'description' => __( 'add_method, method_settings: id of the zone, 0 for the rest of the world.', 'storewright' ) ],
			'method'    => $text + [ 'description' => __( 'add_method: id of the shipping method, such as flat_rate.', 'storewright' ) ],
			'instance'  => $id + [ 'description' => __( 'method_settings: id of the method in its zone.', 'storewright' ) ],
			'settings'  => [
				'type'                 => 'object',
				'description'          => __( 'method_settings: values by id of the setting. add_method: title and cost.', 'storewright' ),
				'additionalProperties' => $text,
			],
		];
	}

	/**
	 * The zones with what they cover and their methods.
	 *
	 * @return array{zones: list<array<string, mixed>>}
	 */
	public function current(): array {
		return [ 'zones' => $this->zones->all() ];
	}

	public function plan( array $request ): array {
		if ( 'add_zone' !== Input::text( $request, 'change' ) && ! isset( $request['zone'] ) ) {
			throw new InvalidInput( 'rest_missing_callback_param', __( 'Say which shipping zone is meant: “zone” is missing.', 'storewright' ) );
		}
		return match ( Input::text( $request, 'change' ) ) {
			'add_zone'   => $this->plan_zone( $request ),
			'add_method' => $this->plan_method( $request ),
			default      => $this->plan_settings( $request ),
		};
	}

	public function make( array $request, array $differences ): void {
		$zone = Input::number( $request, 'zone' );
		switch ( Input::text( $request, 'change' ) ) {
			case 'add_zone':
				$this->api->write(
					'POST',
					$this->api->guarded( self::ZONES ),
					[
						'name'           => Input::text( $request, 'name' ),
						'locations'      => self::locations( $request ),
						'unless_covered' => true,
					]
				);
				return;
			case 'add_method':
				$this->api->write(
					'POST',
					$this->api->guarded( self::ZONES . "/$zone/methods" ),
					[
						'method_id'        => Input::text( $request, 'method' ),
						'settings'         => (object) Input::array( $request, 'settings' ),
						'expected_methods' => self::instances( $differences ),
					]
				);
				return;
			default:
				$this->api->write(
					'PUT',
					$this->api->guarded( self::ZONES . "/$zone/methods/" . Input::number( $request, 'instance' ) ),
					[
						'settings'          => (object) array_column( $differences, 'after', 'id' ),
						'expected_settings' => (object) array_column( $differences, 'before', 'id' ),
					]
				);
		}
	}

	/**
	 * @param array<mixed> $request
	 * @return list<array{id: string, name: string, before: string|list<string>, after: string|list<string>}>
	 */
	private function plan_zone( array $request ): array {
		$name      = trim( Input::text( $request, 'name' ) );
		$locations = self::locations( $request );
		if ( '' === $name ) {
			throw self::invalid( 'name', __( 'A zone needs a name.', 'storewright' ) );
		}
		if ( [] === $locations ) {
			throw self::invalid( 'locations', __( 'A zone needs at least one location.', 'storewright' ) );
		}
		array_map( $this->places->demand( ... ), $locations );
		foreach ( $this->zones->all() as $zone ) {
			foreach ( Input::array( $zone, 'locations' ) as $covered ) {
				if ( in_array( $covered, $locations, true ) ) {
					throw new Conflict(
						'storewright_rest_zone_exists',
						sprintf(
							/* translators: 1: name of a shipping zone, 2: code of a country, state or continent. */
							__( 'The shipping zone “%1$s” already covers “%2$s”.', 'storewright' ),
							Input::text( $zone, 'name' ),
							Input::text( $covered, 'code' )
						),
						[ 'zone_id' => Input::number( $zone, 'id' ) ]
					);
				}
			}
		}
		return [
			[
				'id'     => 'zone',
				'name'   => $name,
				'before' => [],
				'after'  => array_column( $locations, 'code' ),
			],
		];
	}

	/**
	 * @param array<mixed> $request
	 * @return list<array{id: string, name: string, before: string|list<string>, after: string|list<string>}>
	 */
	private function plan_method( array $request ): array {
		$zone   = $this->zones->zone( Input::number( $request, 'zone' ) );
		$id     = Input::text( $request, 'method' );
		$types  = array_column( $this->api->read( '/wc/v3/shipping_methods' ), 'title', 'id' );
		$before = $this->zones->methods( Input::number( $zone, 'id' ) );
		if ( ! isset( $types[ $id ] ) ) {
			/* translators: %s: id of a shipping method. */
			throw self::invalid( 'method', sprintf( __( 'There is no shipping method “%s”.', 'storewright' ), $id ) );
		}
		$added = [ Input::text( $types, $id ) ];
		foreach ( Input::array( $request, 'settings' ) as $name => $value ) {
			$value = Input::text( [ $value ], 0 );
			$cost  = Money::parse( $value );
			if ( 'title' !== $name && ( 'cost' !== $name || ! in_array( $id, self::WITH_COST, true ) ) ) {
				/* translators: %s: what was sent as the name of a setting. */
				throw self::invalid( 'settings', sprintf( __( '“%s” can’t be set where the method is added. Change its settings afterwards.', 'storewright' ), (string) $name ) );
			}
			if ( 'cost' === $name && ( null === $cost || $cost->isNegative() ) ) {
				/* translators: %s: what was sent as a cost. */
				throw self::invalid( 'settings', sprintf( __( 'The cost “%s” is no number such as 4.90.', 'storewright' ), $value ) );
			}
			$added[] = "$name: $value";
		}
		$titles = array_map( static fn( array $method ): string => Input::text( $method, 'instance_id' ) . ': ' . Input::text( $method, 'title' ), $before );
		return [
			[
				'id'     => 'methods',
				'name'   => Input::text( $zone, 'name' ),
				'before' => $titles,
				'after'  => [ ...$titles, implode( ', ', $added ) ],
			],
		];
	}

	/**
	 * @param array<mixed> $request
	 * @return list<array{id: string, name: string, before: string|list<string>, after: string|list<string>}>
	 */
	private function plan_settings( array $request ): array {
		$method = $this->zones->method( Input::number( $request, 'zone' ), Input::number( $request, 'instance' ) );
		$held   = Input::array( $method, 'settings' );
		$wished = Input::array( $request, 'settings' );
		if ( [] === $wished ) {
			throw self::invalid( 'settings', __( 'Say which settings of the method to change.', 'storewright' ) );
		}
		foreach ( $wished as $id => $value ) {
			$setting = $held[ $id ] ?? null;
			$value   = Input::text( [ $value ], 0 );
			if ( ! is_array( $setting ) || 'password' === Input::text( $setting, 'type' ) ) {
				/* translators: %s: what was sent as the name of a setting. */
				throw self::invalid( 'settings', sprintf( __( 'This method has no setting “%s”.', 'storewright' ), (string) $id ) );
			}
			$choices = Input::array( $setting, 'options' );
			if ( [] !== $choices && ! isset( $choices[ $value ] ) ) {
				throw self::invalid(
					'settings',
					sprintf(
						/* translators: 1: what was sent, 2: choices, separated by commas. */
						__( '“%1$s” is none of the choices: %2$s.', 'storewright' ),
						$value,
						implode( ', ', array_keys( $choices ) )
					)
				);
			}
		}
		// The route checks what it would save, and answers it.
		$path    = self::ZONES . '/' . Input::number( $request, 'zone' ) . '/methods/' . Input::number( $request, 'instance' );
		$checked = $this->api->write(
			'PUT',
			$this->api->guarded( $path ),
			[
				'settings' => (object) $wished,
				'dry_run'  => true,
			]
		);
		$changes = [];
		foreach ( array_keys( $wished ) as $id ) {
			$before = Input::text( Input::array( $held, $id ), 'value' );
			$after  = Input::text( Input::array( Input::array( $checked, 'settings' ), $id ), 'value' );
			if ( $before !== $after ) {
				$changes[] = [
					'id'     => (string) $id,
					'name'   => Input::text( Input::array( $held, $id ), 'label' ),
					'before' => $before,
					'after'  => $after,
				];
			}
		}
		return $changes;
	}

	/**
	 * @param array<mixed> $request
	 * @return list<array{code: string, type: string}>
	 */
	private static function locations( array $request ): array {
		return array_map(
			static fn( mixed $location ): array => [
				'code' => Input::text( $location, 'code' ),
				'type' => '' === Input::text( $location, 'type' ) ? 'country' : Input::text( $location, 'type' ),
			],
			array_values( Input::array( $request, 'locations' ) )
		);
	}

	/**
	 * @param list<array{id: string, name: string, before: string|list<string>, after: string|list<string>}> $differences
	 * @return list<int> Ids of the methods that were shown.
	 */
	private static function instances( array $differences ): array {
		return array_map( intval( ... ), (array) ( $differences[0]['before'] ?? [] ) );
	}

	private static function invalid( string $name, string $reason ): InvalidInput {
		return new InvalidInput( 'rest_invalid_param', $reason, [ $name => $reason ] );
	}
}
