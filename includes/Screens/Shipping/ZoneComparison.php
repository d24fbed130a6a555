<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Shipping\LocationType;
use Storewright\Store\Shipping\ZoneLocation;
use Storewright\Store\Shipping\ZoneQuery;

/**
 * Compares what the form of a zone showed, what was typed into it and what is stored by now: what two people changed.
 *
 * @phpstan-import-type Method from ZoneDraft
 */
final class ZoneComparison {

	/**
	 * @var array<string, string> What stands in the way, by the field's name; '' for the whole.
	 */
	private array $errors = [];

	private readonly Places $places;

	public function __construct( private readonly ZoneQuery $query ) {
		$this->places = new Places();
	}

	/**
	 * Compares them. Where somebody else has changed the same, the draft shows what holds now, as far as it was not typed.
	 *
	 * @param ZoneDraft $draft
	 * @param ZoneDraft $current  What is stored.
	 * @param array<string, array<string, string>> $settings What would be stored.
	 * @param bool      $is_named Whether it has a name and regions.
	 * @return array<string, string> What stands in the way, by the field's name; '' for the whole.
	 * @throws InvalidInput If the plugin of a method is inactive by now.
	 */
	public function compare( ZoneDraft $draft, ZoneDraft $current, array $settings, bool $is_named ): array {
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
		return $this->errors;
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
		$title = $this->title( $draft->methods[ $key ] );
		$new   = $draft->renew( $key );
		$this->errors[ ZoneSave::field( $new, null ) ] = sprintf(
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
		$fields = ZoneSave::type( $this->query, $held['type'] )->fields;
		foreach ( $fields as $id => $field ) {
			$value = $held['settings'][ $id ] ?? '';
			if ( ! isset( $typed[ $id ] ) ) {
				$draft->methods[ $key ]['settings'][ $id ] = $value;
			} elseif ( ! in_array( $value, [ $shown['settings'][ $id ] ?? '', $typed[ $id ] ], true ) ) {
				$this->errors[ ZoneSave::field( $key, $id ) ] = self::conflict( $field->label, $field->options[ $value ] ?? $value );
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
		return '' === $title ? ZoneSave::type( $this->query, $method['type'] )->title : $title;
	}
}
