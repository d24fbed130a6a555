<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Shipping\LocationRules;
use Storewright\Store\Shipping\LocationType;
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
 *
 * @phpstan-import-type Method from ZoneDraft
 */
final class ZoneSave {

	/**
	 * @var array<string, string> What is wrong, by the field's name; '' for the whole.
	 */
	public array $errors = [];

	private readonly ZoneRepository $zones;

	private readonly MethodRepository $methods;

	private readonly Places $places;

	public function __construct( private readonly Context $context, private readonly ZoneQuery $query ) {
		$this->zones   = new ZoneRepository( $context, $query );
		$this->methods = new MethodRepository( $context, $query );
		$this->places  = new Places();
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
				$zone    = $this->query->zone( $id ) ?? throw ShippingNotFound::zone();
				$current = ZoneDraft::stored( $this->query, $zone );
				$this->compare( $draft, $current, $settings, $is_named );
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
			$type        = $this->type( $method['type'] );
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
	 * @param ZoneDraft $draft
	 * @param ZoneDraft $current  What is stored.
	 * @param array<string, array<string, string>> $settings What would be stored.
	 * @param bool      $is_named Whether it has a name and regions.
	 */
	private function compare( ZoneDraft $draft, ZoneDraft $current, array $settings, bool $is_named ): void {
		$now   = $current->state();
		$shown = $draft->before + $now;
		$typed = $draft->state();
		foreach ( $is_named ? [ 'name', 'regions', 'postcodes' ] : [] as $part ) {
			$field = 'regions' === $part ? 'zone_new_region' : "zone_$part";
			if ( $typed[ $part ] === $shown[ $part ] ) {
				$draft->adopt( $part, $current );
			} elseif ( ! in_array( $now[ $part ], [ $shown[ $part ], $typed[ $part ] ], true ) ) {
				$this->errors[ $field ] = self::conflict(
					match ( $part ) {
						'name'      => __( 'Name', 'storewright' ),
						'regions'   => __( 'Regions', 'storewright' ),
						'postcodes' => __( 'Postcodes', 'storewright' ),
					},
					match ( $part ) {
						'name'      => $current->name,
						'regions'   => implode( ', ', array_map( $this->region_name( ... ), $current->regions ) ),
						'postcodes' => implode( ', ', $current->lines() ),
					}
				);
			}
		}
		$this->compare_methods( $draft, $current, $shown['methods'], $settings );
		$draft->before = $now;
	}

	/**
	 * @param ZoneDraft             $draft
	 * @param ZoneDraft             $current
	 * @param array<string, Method> $before   What the form showed.
	 * @param array<string, array<string, string>> $settings
	 */
	private function compare_methods( ZoneDraft $draft, ZoneDraft $current, array $before, array $settings ): void {
		$this->compare_order( $draft, $current, $before );
		foreach ( $draft->methods as $key => $method ) {
			$shown = $before[ $key ] ?? null;
			$held  = $current->methods[ $key ] ?? null;
			if ( 0 === $method['id'] ) {
				continue;
			}
			if ( null === $held ) {
				$this->miss( $draft, $key, null !== $shown && $shown['enabled'] === $method['enabled'] && [] === ( $settings[ $key ] ?? [] ) );
			} else {
				$this->compare_method( $draft, $key, $shown ?? $held, $held, $settings[ $key ] ?? [] );
			}
		}
		foreach ( array_diff_key( $before, $draft->methods ) as $key => $shown ) {
			$held = $current->methods[ $key ] ?? null;
			if ( null !== $held && ( $held['enabled'] !== $shown['enabled'] || $held['settings'] !== $shown['settings'] ) ) {
				$this->errors[''] = sprintf(
					/* translators: %s: name of a shipping method. */
					__( 'Nothing was saved: someone else changed “%s” in the meantime. Save again to remove it all the same.', 'storewright' ),
					$this->title( $held )
				);
			}
		}
		// What others have added stays, behind the rest.
		foreach ( array_diff_key( $current->methods, $draft->methods, $before ) as $key => $held ) {
			$draft->methods[ $key ] = $held;
		}
	}

	/**
	 * Somebody else has removed a method.
	 *
	 * @param ZoneDraft $draft
	 * @param string    $key
	 * @param bool      $is_untouched Whether nothing was changed in it here.
	 */
	private function miss( ZoneDraft $draft, string $key, bool $is_untouched ): void {
		if ( $is_untouched ) {
			unset( $draft->methods[ $key ] );
			return;
		}
		$title                                     = $this->title( $draft->methods[ $key ] );
		$new                                       = $draft->renew( $key );
		$this->errors[ self::field( $new, null ) ] = sprintf(
			/* translators: %s: name of a shipping method. */
			__( 'Someone else removed “%s” in the meantime. Save again to add it as you have it here, or remove it.', 'storewright' ),
			$title
		);
	}

	/**
	 * @param ZoneDraft             $draft
	 * @param string                $key
	 * @param Method                $shown What the form showed.
	 * @param Method                $held  What is stored.
	 * @param array<string, string> $typed Settings that were typed anew, as they would be stored.
	 */
	private function compare_method( ZoneDraft $draft, string $key, array $shown, array $held, array $typed ): void {
		$enabled = $draft->methods[ $key ]['enabled'];
		if ( $enabled === $shown['enabled'] ) {
			// One of two values: where both have changed it, they agree.
			$draft->methods[ $key ]['enabled'] = $held['enabled'];
		}
		$fields = $this->type( $held['type'] )->fields;
		foreach ( $fields as $id => $field ) {
			$value = $held['settings'][ $id ] ?? '';
			if ( ! isset( $typed[ $id ] ) ) {
				$draft->methods[ $key ]['settings'][ $id ] = $value;
			} elseif ( ! in_array( $value, [ $shown['settings'][ $id ] ?? '', $typed[ $id ] ], true ) ) {
				$this->errors[ self::field( $key, $id ) ] = self::conflict( $field->label, $field->options[ $value ] ?? $value );
			}
		}
	}

	/**
	 * @param ZoneDraft             $draft
	 * @param ZoneDraft             $current
	 * @param array<string, Method> $before
	 */
	private function compare_order( ZoneDraft $draft, ZoneDraft $current, array $before ): void {
		$common = array_intersect_key( $draft->methods, $current->methods, $before );
		$order  = static fn( array $methods ) => array_keys( array_intersect_key( $methods, $common ) );
		if ( $order( $draft->methods ) === $order( $before ) ) {
			$draft->methods = array_intersect_key( array_merge( $current->methods, $draft->methods ), $draft->methods );
		} elseif ( ! in_array( $order( $current->methods ), [ $order( $before ), $order( $draft->methods ) ], true ) ) {
			$this->errors[''] = sprintf(
				/* translators: %s: names of shipping methods in their order. */
				__( 'Nothing was saved: someone else changed the order of the methods to “%s” in the meantime. Save again to overwrite it.', 'storewright' ),
				implode( ', ', array_map( $this->title( ... ), $current->methods ) )
			);
		}
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
	 * That somebody else has changed a field.
	 *
	 * @param string $label Translated label of the field.
	 * @param string $held  What it holds by now.
	 */
	public static function conflict( string $label, string $held ): string {
		return sprintf(
			/* translators: 1: label of a field, 2: what it holds by now. */
			__( '%1$s: someone else changed this to “%2$s” in the meantime. Save again to overwrite it.', 'storewright' ),
			$label,
			$held
		);
	}

	private function region_name( string $region ): string {
		[ $type, $code ] = explode( ':', $region, 2 ) + [ 1 => '' ];
		return $this->places->name( new ZoneLocation( $code, LocationType::from( $type ) ) );
	}

	/**
	 * @param Method $method
	 */
	private function title( array $method ): string {
		$title = $method['settings']['title'] ?? '';
		return '' === $title ? $this->type( $method['type'] )->title : $title;
	}

	/**
	 * @throws InvalidInput If its plugin is inactive by now.
	 */
	private function type( string $id ): MethodType {
		/* translators: %s: id of a shipping method. */
		return $this->query->types()->get( $id ) ?? throw new InvalidInput( 'rest_invalid_param', sprintf( __( 'There is no shipping method “%s”.', 'storewright' ), $id ) );
	}
}
