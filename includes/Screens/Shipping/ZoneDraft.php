<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Store\Shipping\LocationType;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Methods\FieldKind;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Zone;
use Storewright\Store\Shipping\ZoneLocation;
use Storewright\Store\Shipping\ZoneQuery;

/**
 * A zone as its form has it: what was typed, and what the form showed before.
 *
 * @phpstan-type Method array{id: int, type: string, enabled: string, settings: array<string, string>}
 * @phpstan-type State array{name: string, regions: list<string>, postcodes: list<string>, methods: array<string, Method>}
 * @phpstan-type Shown array{name?: string, regions?: list<string>, postcodes?: list<string>, methods?: array<string, Method>}
 */
final class ZoneDraft {

	/**
	 * Field with what the form showed, as JSON.
	 */
	public const BEFORE = 'zone_before';

	/**
	 * Last field of the form: without it, the server has dropped some.
	 */
	public const END = 'zone_end';

	/**
	 * Most characters of a text that is taken in; what is stored is shorter.
	 */
	private const MAX_BYTES = 20_000;

	/**
	 * @param string                $name
	 * @param list<string>          $regions   Type and code of each, such as `country:DE`.
	 * @param string                $postcodes One a line, as they were typed.
	 * @param array<string, Method> $methods   By their name in the form: `m12` for the one with the id 12, `n1` for a new one.
	 * @param Shown                 $before    State that the form showed; empty where it showed none.
	 */
	public function __construct(
		public string $name,
		public array $regions,
		public string $postcodes,
		public array $methods,
		public array $before
	) {}

	/**
	 * A zone that is not there yet.
	 */
	public static function blank(): self {
		return new self( '', [], '', [], [] );
	}

	/**
	 * A zone as it is stored.
	 */
	public static function stored( ZoneQuery $query, Zone $zone ): self {
		$regions   = [];
		$postcodes = [];
		foreach ( $query->locations( $zone->id ) as $location ) {
			if ( LocationType::Postcode === $location->type ) {
				$postcodes[] = $location->code;
			} else {
				$regions[] = self::region( $location );
			}
		}
		$methods = [];
		foreach ( $query->methods( $zone->id ) as $method ) {
			$methods[ "m{$method->instance_id}" ] = self::method( $method );
		}
		$draft         = new self( $zone->name, $regions, implode( "\n", $postcodes ), $methods, [] );
		$draft->before = $draft->state();
		return $draft;
	}

	/**
	 * A zone out of a form.
	 *
	 * @param array<mixed>   $posted
	 * @param MethodRegistry $types
	 */
	public static function posted( array $posted, MethodRegistry $types ): self {
		$draft   = new self(
			trim( self::text( $posted['zone_name'] ?? '' ) ),
			self::regions( $posted['zone_regions'] ?? [] ),
			str_replace( "\r\n", "\n", self::text( $posted['zone_postcodes'] ?? '' ) ),
			self::methods( $posted['methods'] ?? [], $types ),
			self::before( $posted[ self::BEFORE ] ?? null )
		);
		$regions = self::regions( [ $posted['zone_new_region'] ?? '' ] );
		// Chosen and not added by the button is added all the same.
		$draft->regions = array_values( array_unique( [ ...$draft->regions, ...$regions ] ) );
		$type           = $types->get( self::text( $posted['new_method'] ?? '' ) );
		if ( null !== $type ) {
			$draft->methods[ $draft->new_key() ] = self::new_method( $type->id, $type->defaults() );
		}
		return $draft;
	}

	/**
	 * What is compared: in one form for everything that means the same.
	 *
	 * @return State
	 */
	public function state(): array {
		$regions = array_values( array_unique( $this->regions ) );
		sort( $regions );
		return [
			'name'      => sanitize_text_field( $this->name ),
			'regions'   => $regions,
			'postcodes' => self::sorted_codes( $this->lines() ),
			'methods'   => $this->methods,
		];
	}

	/**
	 * Postcodes as they are compared.
	 *
	 * @param list<string> $codes
	 * @return list<string>
	 */
	private static function sorted_codes( array $codes ): array {
		$codes = array_values( array_unique( array_map( static fn( string $code ) => mb_strtoupper( $code ), $codes ) ) );
		sort( $codes, SORT_STRING );
		return $codes;
	}

	/**
	 * The postcodes that were typed.
	 *
	 * @return list<string>
	 */
	public function lines(): array {
		return array_values(
			array_filter(
				array_map( static fn( string $line ) => trim( (string) preg_replace( '/\s+/u', ' ', $line ) ), explode( "\n", $this->postcodes ) ),
				static fn( string $line ) => '' !== $line
			)
		);
	}

	/**
	 * What was chosen and typed, as locations.
	 *
	 * @return list<array{string, string, LocationType, string}> The field, what the state calls it, type and code.
	 */
	public function locations(): array {
		$locations = [];
		foreach ( $this->regions as $region ) {
			[ $type, $code ] = explode( ':', $region, 2 ) + [ 1 => '' ];
			$locations[]     = [ 'zone_new_region', $region, LocationType::from( $type ), $code ];
		}
		foreach ( $this->lines() as $line ) {
			$locations[] = [ 'zone_postcodes', mb_strtoupper( $line ), LocationType::Postcode, $line ];
		}
		return $locations;
	}

	/**
	 * Takes a part over from another draft.
	 *
	 * @param 'name'|'regions'|'postcodes' $part
	 * @param self                         $other
	 */
	public function adopt( string $part, self $other ): void {
		match ( $part ) {
			'name'      => $this->name      = $other->name,
			'regions'   => $this->regions   = $other->regions,
			'postcodes' => $this->postcodes = $other->postcodes,
		};
	}

	/**
	 * A name for one more method.
	 */
	public function new_key(): string {
		$number = 1;
		while ( isset( $this->methods[ "n$number" ] ) ) {
			++$number;
		}
		return "n$number";
	}

	/**
	 * Moves a method up or down.
	 *
	 * @param string $key
	 * @param int    $by  -1 for up, 1 for down.
	 */
	public function move( string $key, int $by ): void {
		$keys  = array_map( strval( ... ), array_keys( $this->methods ) );
		$place = array_search( $key, $keys, true );
		if ( false === $place || ! isset( $keys[ $place + $by ] ) ) {
			return;
		}
		array_splice( $keys, $place + $by, 0, array_splice( $keys, $place, 1 ) );
		$methods = [];
		foreach ( $keys as $each ) {
			$methods[ $each ] = $this->methods[ $each ];
		}
		$this->methods = $methods;
	}

	/**
	 * Makes a method that somebody else has removed a new one.
	 */
	public function renew( string $key ): string {
		$new     = $this->new_key();
		$methods = [];
		foreach ( $this->methods as $each => $method ) {
			if ( $each === $key ) {
				$methods[ $new ] = self::new_method( $method['type'], $method['settings'], $method['enabled'] );
			} else {
				$methods[ $each ] = $method;
			}
		}
		$this->methods = $methods;
		return $new;
	}

	/**
	 * A method of a zone as forms have it. Passwords are masked.
	 *
	 * @return Method
	 */
	private static function method( MethodInstance $method ): array {
		return [
			'id'       => $method->instance_id,
			'type'     => $method->method_id,
			'enabled'  => $method->enabled ? 'yes' : 'no',
			'settings' => $method->answered_settings(),
		];
	}

	/**
	 * @param string                $type
	 * @param array<string, string> $settings
	 * @param string                $enabled
	 * @return Method
	 */
	private static function new_method( string $type, array $settings, string $enabled = 'yes' ): array {
		return [
			'id'       => 0,
			'type'     => $type,
			'enabled'  => $enabled,
			'settings' => $settings,
		];
	}

	/**
	 * A region as forms name it.
	 */
	private static function region( ZoneLocation $location ): string {
		return "{$location->type->value}:{$location->code}";
	}

	/**
	 * @return list<string>
	 */
	private static function regions( mixed $posted ): array {
		$regions = [];
		foreach ( is_array( $posted ) ? $posted : [] as $region ) {
			$region = self::text( $region );
			$type   = LocationType::tryFrom( explode( ':', $region, 2 )[0] );
			if ( null !== $type && LocationType::Postcode !== $type ) {
				$regions[] = $region;
			}
		}
		return array_values( array_unique( $regions ) );
	}

	/**
	 * @return array<string, Method>
	 */
	private static function methods( mixed $posted, MethodRegistry $types ): array {
		$methods = [];
		foreach ( is_array( $posted ) ? $posted : [] as $key => $fields ) {
			$type = is_array( $fields ) ? $types->get( self::text( $fields['type'] ?? '' ) ) : null;
			if ( ! is_array( $fields ) || null === $type || 1 !== preg_match( '/^[mn]\d{1,18}$/D', (string) $key ) ) {
				continue;
			}
			$typed    = is_array( $fields['settings'] ?? null ) ? $fields['settings'] : [];
			$settings = [];
			foreach ( $type->fields as $id => $field ) {
				$settings[ $id ] = FieldKind::Checkbox === $field->kind
					? ( 'yes' === ( $typed[ $id ] ?? '' ) ? 'yes' : 'no' )
					: self::text( $typed[ $id ] ?? $field->default );
			}
			$methods[ (string) $key ] = [
				'id'       => str_starts_with( (string) $key, 'm' ) ? (int) substr( (string) $key, 1 ) : 0,
				'type'     => $type->id,
				'enabled'  => 'yes' === ( $fields['enabled'] ?? '' ) ? 'yes' : 'no',
				'settings' => $settings,
			];
		}
		return $methods;
	}

	/**
	 * @return Shown
	 */
	private static function before( mixed $posted ): array {
		$before = is_string( $posted ) ? json_decode( $posted, true ) : null;
		if ( ! is_array( $before ) || [] === $before ) {
			return [];
		}
		$methods = [];
		foreach ( is_array( $before['methods'] ?? null ) ? $before['methods'] : [] as $key => $method ) {
			if ( is_array( $method ) ) {
				$methods[ (string) $key ] = [
					'id'       => (int) substr( (string) $key, 1 ),
					'type'     => self::text( $method['type'] ?? '' ),
					'enabled'  => self::text( $method['enabled'] ?? '' ),
					'settings' => self::texts( $method['settings'] ?? [] ),
				];
			}
		}
		return [
			'name'      => self::text( $before['name'] ?? '' ),
			'regions'   => array_values( self::texts( $before['regions'] ?? [] ) ),
			'postcodes' => array_values( self::texts( $before['postcodes'] ?? [] ) ),
			'methods'   => $methods,
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function texts( mixed $values ): array {
		$texts = [];
		foreach ( is_array( $values ) ? $values : [] as $key => $value ) {
			$texts[ (string) $key ] = is_scalar( $value ) ? (string) $value : '';
		}
		return $texts;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? mb_strcut( mb_scrub( $value, 'UTF-8' ), 0, self::MAX_BYTES, 'UTF-8' ) : '';
	}
}
