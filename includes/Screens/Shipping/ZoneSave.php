<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Shipping\LocationRules;
use Storewright\Store\Shipping\MethodRepository;
use Storewright\Store\Shipping\Methods\FieldKind;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Store\Shipping\ShippingNotFound;
use Storewright\Store\Shipping\Zone;
use Storewright\Store\Shipping\ZoneLocation;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneRepository;
use Storewright\Store\Shipping\ZoneTransactions;

/**
 * Writes a zone as its form has it: all of it or nothing, only what was changed, and only where still holds what the form showed.
 */
final class ZoneSave {

	/**
	 * @var array<string, string> What is wrong, by the field's name; '' for the whole.
	 */
	public array $errors = [];

	private readonly ZoneRepository $zones;

	private readonly MethodRepository $methods;

	public function __construct( private readonly Context $context, private readonly ZoneQuery $query ) {
		$this->zones   = new ZoneRepository( $context, $query );
		$this->methods = new MethodRepository( $context, $query );
	}

	/**
	 * Writes the zone. Where somebody else has changed the same, the draft shows what holds now, as far as it was not typed, and what is
	 * saved again overwrites it.
	 *
	 * @param int|null  $id    Zone id, null for a new one.
	 * @param ZoneDraft $draft
	 * @return int|null The zone's id; null where it was not saved, because of `errors`.
	 * @throws \Storewright\Kernel\Errors\DomainError If it can't be done at all.
	 */
	public function save( ?int $id, ZoneDraft $draft ): ?int {
		$is_named  = Zone::REST_OF_THE_WORLD !== $id;
		$locations = $is_named ? $this->checked_locations( $draft ) : [];
		if ( $is_named ) {
			$this->check_name( $draft );
		}
		$settings = $this->checked_settings( $draft );
		if ( [] !== $this->errors ) {
			return null;
		}
		return ( new ZoneTransactions( $this->context->database ) )->run(
			function () use ( $id, $draft, $locations, $settings, $is_named ): ?int {
				if ( null === $id ) {
					return $this->create( $draft, $locations, $settings );
				}
				$zone         = $this->query->zone( $id ) ?? throw ShippingNotFound::zone();
				$current      = ZoneDraft::stored( $this->query, $zone );
				$this->errors = ( new ZoneComparison( $this->query ) )->compare( $draft, $current, $settings, $is_named );
				if ( [] !== $this->errors ) {
					return null;
				}
				if ( $is_named ) {
					$this->write_zone( $zone, $draft, $current );
				}
				$this->write_methods( $zone->id, $draft, $current, $settings );
				return $zone->id;
			}
		);
	}

	private function check_name( ZoneDraft $draft ): void {
		try {
			ZoneRepository::checked_name( $draft->name );
		} catch ( InvalidInput $refusal ) {
			$this->errors['zone_name'] = $refusal->getMessage();
		}
	}

	/**
	 * What the zone is to cover. What it covered before is no concern of this form, even where it would be refused today.
	 *
	 * @return list<ZoneLocation>
	 */
	private function checked_locations( ZoneDraft $draft ): array {
		$known     = [ ...( $draft->before['regions'] ?? [] ), ...( $draft->before['postcodes'] ?? [] ) ];
		$rules     = new LocationRules( new CountryQuery() );
		$locations = [];
		foreach ( $draft->locations() as [ $field, $key, $type, $code ] ) {
			if ( in_array( $key, $known, true ) ) {
				$locations[] = new ZoneLocation( $code, $type );
				continue;
			}
			try {
				$input = [
					'code' => $code,
					'type' => $type->value,
				];
				array_push( $locations, ...$rules->checked( [ $input ] ) );
			} catch ( InvalidInput $refusal ) {
				$this->errors[ $field ] = trim( ( $this->errors[ $field ] ?? '' ) . ' ' . $refusal->getMessage() );
			}
		}
		return $locations;
	}

	/**
	 * The methods' settings as they would be stored; what is not typed anew is left out of masked ones.
	 *
	 * @return array<string, array<string, string>> By the method's name in the form.
	 */
	private function checked_settings( ZoneDraft $draft ): array {
		$all = [];
		foreach ( $draft->methods as $key => $method ) {
			$type        = self::type( $this->query, $method['type'] );
			$all[ $key ] = [];
			foreach ( $type->fields as $id => $field ) {
				$typed = $method['settings'][ $id ] ?? '';
				// What was there before and is not touched is no concern of this form, even where it would be refused today.
				$shown = $draft->before['methods'][ $key ]['settings'][ $id ] ?? null;
				if ( $shown === $typed ) {
					continue;
				}
				$is_number = in_array( $field->kind, [ FieldKind::Amount, FieldKind::Cost ], true );
				try {
					$all[ $key ] += $type->sanitise( [ $id => $is_number ? $this->with_point( $typed ) : $typed ] );
				} catch ( InvalidInput $refusal ) {
					$this->errors[ self::field( $key, $id ) ] = self::refusal( $field->label, $typed, implode( ' ', $refusal->params ) );
				}
			}
		}
		return $all;
	}

	/**
	 * A number or formula with a decimal point, where the store writes a comma.
	 */
	private function with_point( string $text ): string {
		return ',' === $this->context->shop()->settings()->currency_format()->decimal_separator
			? (string) preg_replace( '/(?<=\d),(?=\d)/', '.', $text )
			: $text;
	}

	/**
	 * @param ZoneDraft          $draft
	 * @param list<ZoneLocation> $locations
	 * @param array<string, array<string, string>> $settings
	 */
	private function create( ZoneDraft $draft, array $locations, array $settings ): int {
		$orders = array_map( static fn( Zone $zone ) => $zone->order, $this->query->zones( false ) );
		$zone   = $this->zones->create( $draft->name, [] === $orders ? 1 : max( $orders ) + 1, $locations );
		foreach ( $draft->methods as $key => $method ) {
			$this->methods->create( $zone->id, $method['type'], $settings[ $key ] ?? [], 'yes' === $method['enabled'] );
		}
		return $zone->id;
	}

	/**
	 * What others have changed is in the draft by now.
	 */
	private function write_zone( Zone $zone, ZoneDraft $draft, ZoneDraft $current ): void {
		$typed = $draft->state();
		$now   = $current->state();
		if ( $typed['name'] !== $now['name'] ) {
			$this->zones->update( $zone->id, $draft->name, null );
		}
		if ( $typed['regions'] !== $now['regions'] || $typed['postcodes'] !== $now['postcodes'] ) {
			$this->zones->replace_locations( $zone->id, $this->checked_locations( $draft ) );
		}
	}

	/**
	 * @param int       $zone_id
	 * @param ZoneDraft $draft
	 * @param ZoneDraft $current
	 * @param array<string, array<string, string>> $settings
	 */
	private function write_methods( int $zone_id, ZoneDraft $draft, ZoneDraft $current, array $settings ): void {
		foreach ( array_diff_key( $current->methods, $draft->methods ) as $method ) {
			$this->methods->delete( $zone_id, $method['id'] );
		}
		$kept     = array_keys( array_intersect_key( $current->methods, $draft->methods ) );
		$wanted   = array_keys( $draft->methods );
		$is_moved = array_slice( $wanted, 0, count( $kept ) ) !== $kept;
		$place    = 0;
		foreach ( $draft->methods as $key => $method ) {
			++$place;
			$order   = $is_moved ? $place : null;
			$enabled = 'yes' === $method['enabled'];
			$held    = $current->methods[ $key ] ?? null;
			if ( null === $held ) {
				$this->methods->create( $zone_id, $method['type'], $settings[ $key ] ?? [], $enabled, $order );
				continue;
			}
			$changed = array_diff_assoc( $settings[ $key ] ?? [], $held['settings'] );
			$toggled = $held['enabled'] === $method['enabled'] ? null : $enabled;
			if ( [] !== $changed || null !== $toggled || null !== $order ) {
				$this->methods->update( $zone_id, $method['id'], $changed, $toggled, $order );
			}
		}
	}

	/**
	 * Name of a method's field in the form.
	 *
	 * @param string      $key
	 * @param string|null $setting Null for whether it is enabled.
	 */
	public static function field( string $key, ?string $setting ): string {
		return null === $setting ? "methods[$key][enabled]" : "methods[$key][settings][$setting]";
	}

	/**
	 * Why a field can't be what was typed.
	 *
	 * @param string $label  Translated label of the field.
	 * @param string $typed
	 * @param string $reason Translated sentence.
	 */
	public static function refusal( string $label, string $typed, string $reason ): string {
		/* translators: 1: label of a field, 2: what was typed, 3: why that can't be. */
		return sprintf( __( '%1$s: “%2$s” can’t be used. %3$s', 'storewright' ), $label, $typed, $reason );
	}

	/**
	 * The type of a shipping method.
	 *
	 * @param ZoneQuery $query
	 * @param string    $id
	 * @throws InvalidInput If its plugin is inactive by now.
	 */
	public static function type( ZoneQuery $query, string $id ): MethodType {
		/* translators: %s: id of a shipping method. */
		return $query->types()->get( $id ) ?? throw new InvalidInput( 'rest_invalid_param', sprintf( __( 'There is no shipping method “%s”.', 'storewright' ), $id ) );
	}
}
