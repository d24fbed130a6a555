<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import\Parts;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Blueprint\Import\Input;
use Storewright\Store\Blueprint\Import\Part;
use Storewright\Store\Blueprint\Import\Refusals;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Shipping\LocationRules;
use Storewright\Store\Shipping\LocationType;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\MethodRepository;
use Storewright\Store\Shipping\Methods\FieldKind;
use Storewright\Store\Shipping\Zone;
use Storewright\Store\Shipping\ZoneLocation;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneRepository;

/**
 * Shipping zones by their name, with what they cover and their methods. Zones that the file does not name stay as they are.
 *
 * @phpstan-type Method array{method_id: string, enabled: bool, settings: array<string, string>}
 * @phpstan-type ZoneState array{order: int, locations: list<array{code: string, type: string}>, methods: list<Method>}
 */
final class ShippingPart implements Part {

	/**
	 * Key of the zone for the rest of the world, whose name is translated.
	 */
	private const REST_OF_THE_WORLD = '*';

	private readonly ZoneQuery $query;

	public function __construct( private readonly Context $context ) {
		$this->query = new ZoneQuery( $context );
	}

	public function step(): Step {
		return Step::Shipping;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed> $data
	 */
	public function wanted( array $data ): array {
		$refusals = new Refusals( $this->step() );
		$current  = $this->states();
		$wanted   = [];
		foreach ( Input::list_of( $data, 'zones', $refusals ) as $position => $zone ) {
			if ( ! is_array( $zone ) ) {
				$refusals->add_value( "zones/{$position}", __( 'A shipping zone', 'storewright' ), $zone, __( 'Use an object.', 'storewright' ) );
				continue;
			}
			$is_rest = true === ( $zone['is_rest_of_the_world'] ?? false );
			$name    = $zone['name'] ?? '';
			if ( ! $is_rest && ( ! is_string( $name ) || '' === sanitize_text_field( $name ) || mb_strlen( $name ) > 200 ) ) {
				$refusals->add_value( "zones/{$position}", __( 'The name of a shipping zone', 'storewright' ), $name, __( 'Use 1 to 200 characters.', 'storewright' ) );
				continue;
			}
			$zone_name      = $is_rest ? self::REST_OF_THE_WORLD : sanitize_text_field( is_string( $name ) ? $name : '' );
			$key            = self::free_key( $zone_name, $wanted );
			$wanted[ $key ] = $this->zone( $zone, $is_rest, $key, $current[ $key ] ?? null, $refusals );
		}
		$refusals->refuse();
		return $wanted;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<string> $keys
	 */
	public function current( array $keys ): array {
		$states  = $this->states();
		$current = [];
		foreach ( $keys as $key ) {
			$current[ $key ] = $states[ $key ] ?? null;
		}
		return $current;
	}

	public function label( string $key, mixed $value ): string {
		return self::REST_OF_THE_WORLD === $key
			? Zone::rest_of_the_world()->name
			/* translators: %s: name of a shipping zone. */
			: sprintf( __( 'Zone “%s”', 'storewright' ), $key );
	}

	public function text( string $key, mixed $value ): string {
		if ( ! is_array( $value ) ) {
			return '';
		}
		/** @var ZoneState $value */
		$codes = array_column( $value['locations'], 'code' );
		$parts = [ [] === $codes ? '' : implode( ', ', $codes ), ...array_map( $this->method_text( ... ), $value['methods'] ) ];
		$parts = array_filter( $parts, static fn( string $part ) => '' !== $part );
		if ( $value['order'] > 0 ) {
			/* translators: %d: a number. */
			$parts[] = sprintf( __( 'order %d', 'storewright' ), $value['order'] );
		}
		return [] === $parts ? __( 'No locations and no methods', 'storewright' ) : implode( '; ', $parts );
	}

	public function refusal( string $key, mixed $value ): string {
		foreach ( is_array( $value ) && is_array( $value['methods'] ?? null ) ? $value['methods'] : [] as $method ) {
			$id = is_array( $method ) && is_string( $method['method_id'] ?? null ) ? $method['method_id'] : '';
			if ( null === $this->query->types()->get( $id ) ) {
				/* translators: %s: id of a shipping method. */
				return sprintf( __( 'The shipping method “%s” is not available here.', 'storewright' ), $id );
			}
		}
		return '';
	}

	public function is_final(): bool {
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $values
	 */
	public function write( array $values ): void {
		$zones = $this->zones();
		foreach ( $values as $key => $value ) {
			$zone = $zones[ $key ] ?? null;
			if ( null === $value ) {
				if ( null !== $zone ) {
					$this->repository()->delete( $zone->id );
				}
				continue;
			}
			/** @var ZoneState $value */
			$this->write_zone( $key, $zone, $value );
		}
	}

	/**
	 * @param ZoneState $state
	 */
	private function write_zone( string $key, ?Zone $zone, array $state ): void {
		$locations = array_map(
			static fn( array $location ) => new ZoneLocation( $location['code'], LocationType::from( $location['type'] ) ),
			$state['locations']
		);
		if ( null === $zone ) {
			$zone = $this->repository()->create( (string) preg_replace( '/ #\d+$/D', '', $key ), $state['order'], $locations );
		} elseif ( ! $zone->is_rest_of_the_world() ) {
			$this->repository()->update( $zone->id, null, $state['order'] );
			$this->repository()->replace_locations( $zone->id, $locations );
		}
		$methods = new MethodRepository( $this->context, $this->query );
		$left    = $this->query->methods( $zone->id );
		foreach ( $state['methods'] as $order => $method ) {
			$old = self::taken( $left, $method['method_id'] );
			if ( null === $old ) {
				$methods->create( $zone->id, $method['method_id'], $method['settings'], $method['enabled'], $order + 1 );
			} else {
				$methods->update( $zone->id, $old->instance_id, $method['settings'], $method['enabled'], $order + 1 );
			}
		}
		foreach ( $left as $method ) {
			$methods->delete( $zone->id, $method->instance_id );
		}
	}

	/**
	 * The first of some methods that is of a kind; it is taken out of the list.
	 *
	 * @param list<MethodInstance> $methods
	 */
	private static function taken( array &$methods, string $method_id ): ?MethodInstance {
		foreach ( $methods as $index => $method ) {
			if ( $method->method_id === $method_id ) {
				array_splice( $methods, $index, 1 );
				return $method;
			}
		}
		return null;
	}

	private function repository(): ZoneRepository {
		return new ZoneRepository( $this->context, $this->query );
	}

	/**
	 * @return array<string, Zone> By key.
	 */
	private function zones(): array {
		$zones = [];
		foreach ( $this->query->zones() as $zone ) {
			$zones[ self::free_key( $zone->is_rest_of_the_world() ? self::REST_OF_THE_WORLD : $zone->name, $zones ) ] = $zone;
		}
		return $zones;
	}

	/**
	 * @return array<string, ZoneState> By key.
	 */
	private function states(): array {
		return array_map(
			fn( Zone $zone ): array => [
				'order'     => $zone->order,
				'locations' => array_map(
					static fn( ZoneLocation $location ) => [
						'code' => $location->code,
						'type' => $location->type->value,
					],
					$this->query->locations( $zone->id )
				),
				'methods'   => array_map(
					fn( MethodInstance $method ) => [
						'method_id' => $method->method_id,
						'enabled'   => $method->enabled,
						'settings'  => $this->shown( $method->method_id, $method->settings ),
					],
					$this->query->methods( $zone->id )
				),
			],
			$this->zones()
		);
	}

	/**
	 * Zones may share a name: the second one is called “Name #2”.
	 *
	 * @param array<string, mixed> $taken
	 */
	private static function free_key( string $name, array $taken ): string {
		$key = $name;
		for ( $number = 2; isset( $taken[ $key ] ); $number++ ) {
			$key = "{$name} #{$number}";
		}
		return $key;
	}

	/**
	 * The settings of a method without its passwords, in one order.
	 *
	 * @param array<string, string> $settings
	 * @return array<string, string>
	 */
	private function shown( string $method_id, array $settings ): array {
		$fields = $this->query->types()->get( $method_id )->fields ?? [];
		$shown  = array_filter(
			$settings,
			static fn( string $id ) => isset( $fields[ $id ] ) && FieldKind::Password !== $fields[ $id ]->kind,
			ARRAY_FILTER_USE_KEY
		);
		ksort( $shown );
		return $shown;
	}

	/**
	 * @param array<mixed>   $zone
	 * @param ZoneState|null $current
	 * @return ZoneState
	 */
	private function zone( array $zone, bool $is_rest, string $key, ?array $current, Refusals $refusals ): array {
		$order = $zone['order'] ?? 0;
		if ( ! is_int( $order ) || $order < 0 ) {
			$refusals->add_value( "{$key}/order", "{$key}: order", $order, __( 'Use a whole number, zero or more.', 'storewright' ) );
			$order = 0;
		}
		$left    = $current['methods'] ?? [];
		$methods = [];
		foreach ( Input::list_of( $zone, 'methods', $refusals, $key ) as $position => $method ) {
			$method_id = is_array( $method ) ? $method['method_id'] ?? null : null;
			$enabled   = is_array( $method ) ? $method['enabled'] ?? true : true;
			$settings  = is_array( $method ) ? $method['settings'] ?? [] : null;
			if ( ! is_string( $method_id ) || ! is_bool( $enabled ) || ! is_array( $settings ) ) {
				$refusals->add_value( "{$key}/methods/{$position}", "{$key}: methods", $method, __( 'A method has “method_id”, “enabled” and “settings”.', 'storewright' ) );
				continue;
			}
			$methods[] = [
				'method_id' => $method_id,
				'enabled'   => $enabled,
				'settings'  => $this->settings( $key, $method_id, $settings, self::settings_of( $left, $method_id ), $refusals ),
			];
		}
		return [
			'order'     => $is_rest ? 0 : $order,
			'locations' => $is_rest ? [] : self::locations( Input::list_of( $zone, 'locations', $refusals, $key ), $key, $refusals ),
			'methods'   => $methods,
		];
	}

	/**
	 * The settings of the first present method of a kind; it is taken out of the list.
	 *
	 * @param list<Method> $methods
	 * @return array<string, string>
	 */
	private static function settings_of( array &$methods, string $method_id ): array {
		foreach ( $methods as $index => $method ) {
			if ( $method['method_id'] === $method_id ) {
				array_splice( $methods, $index, 1 );
				return $method['settings'];
			}
		}
		return [];
	}

	/**
	 * @param array<mixed>          $settings
	 * @param array<string, string> $current  What stays where the file does not say.
	 * @return array<string, string>
	 */
	private function settings( string $key, string $method_id, array $settings, array $current, Refusals $refusals ): array {
		$type = $this->query->types()->get( $method_id );
		if ( null === $type ) {
			return array_map( strval( ... ), array_filter( self::named( $settings ), is_scalar( ... ) ) );
		}
		try {
			return $this->shown( $method_id, $type->sanitise( $settings ) + $current + $type->defaults() );
		} catch ( InvalidInput $refusal ) {
			foreach ( $refusal->params as $param => $reason ) {
				$id = substr( (string) $param, strlen( 'settings.' ) );
				$refusals->add_value( "{$key}/{$method_id}/{$id}", "{$key}: {$type->title}: {$id}", $settings[ $id ] ?? null, $reason );
			}
			return [];
		}
	}

	/**
	 * @param array<mixed> $values
	 * @return array<string, mixed>
	 */
	private static function named( array $values ): array {
		$named = [];
		foreach ( $values as $name => $value ) {
			$named[ (string) $name ] = $value;
		}
		return $named;
	}

	/**
	 * @param list<mixed> $input
	 * @return list<array{code: string, type: string}>
	 */
	private static function locations( array $input, string $key, Refusals $refusals ): array {
		$locations = [];
		foreach ( $input as $position => $location ) {
			$code = is_array( $location ) ? $location['code'] ?? null : null;
			$type = is_array( $location ) ? $location['type'] ?? null : null;
			if ( ! is_string( $code ) || ! is_string( $type ) || null === LocationType::tryFrom( $type ) ) {
				$refusals->add_value( "{$key}/locations/{$position}", "{$key}: locations", $location, __( 'A location has a “code” and a “type”: postcode, state, country or continent.', 'storewright' ) );
				continue;
			}
			try {
				$read        = ( new LocationRules( new CountryQuery() ) )->checked(
					[
						[
							'code' => $code,
							'type' => $type,
						],
					]
				)[0];
				$locations[] = [
					'code' => $read->code,
					'type' => $read->type->value,
				];
			} catch ( InvalidInput $refusal ) {
				$refusals->add( "{$key}/locations/{$position}", "{$key}: {$refusal->getMessage()}" );
			}
		}
		return $locations;
	}

	/**
	 * @param Method $method
	 */
	private function method_text( array $method ): string {
		$type     = $this->query->types()->get( $method['method_id'] );
		$settings = [];
		foreach ( $method['settings'] as $id => $value ) {
			if ( '' !== $value && ( $type?->fields[ $id ] ?? null )?->default !== $value ) {
				$settings[] = ( ( $type?->fields[ $id ] ?? null )->label ?? $id ) . ' ' . $value;
			}
		}
		$text = $type->title ?? $method['method_id'];
		$text = [] === $settings ? $text : $text . ' (' . implode( ', ', $settings ) . ')';
		/* translators: %s: name of a shipping method, with its settings. */
		return $method['enabled'] ? $text : sprintf( __( '%s, off', 'storewright' ), $text );
	}
}
