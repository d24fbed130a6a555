<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

use Brick\Math\BigRational;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Parcel;
use Storewright\Store\Shipping\ParcelItem;

/**
 * The same cost for every order, or one that grows with the number of items, or depends on their shipping classes.
 */
final class FlatRate {

	public const ID = 'flat_rate';

	/**
	 * The way of shipping as it is registered.
	 *
	 * @param array<int, string> $classes Term id => name, of every shipping class.
	 */
	public static function type( array $classes = [] ): MethodType {
		$title = __( 'Flat rate', 'storewright' );
		return new MethodType(
			self::ID,
			$title,
			__( 'Charge a fixed amount for shipping.', 'storewright' ),
			[
				CommonFields::title( $title ),
				CommonFields::tax_status(),
				new SettingField(
					'cost',
					FieldKind::Cost,
					__( 'Cost', 'storewright' ),
					__(
						'An amount before tax, or a sum: [qty] is the number of items, [cost] their price, and [fee percent="10" min_fee="2"] a share of that price.',
						'storewright'
					)
				),
				...( [] === $classes ? [] : self::class_fields( $classes ) ),
			],
			[],
			self::cost( ... ),
			self::reason( ... )
		);
	}

	/**
	 * Returns the cost of a parcel: the method's, and that of each shipping class in it, or of the most expensive alone.
	 *
	 * @return BigRational|null Null where nothing says what it costs.
	 */
	private static function cost( MethodInstance $method, Parcel $parcel ): ?BigRational {
		$settings = $method->settings;
		$sent     = $parcel->sent();
		$base     = self::worked_out( $settings['cost'] ?? '', $sent );
		$costs    = [];
		foreach ( isset( $settings['no_class_cost'] ) ? self::by_class( $sent ) : [] as $class => $items ) {
			$costs[] = self::worked_out( $settings[ "class_cost_$class" ] ?? $settings['no_class_cost'], $items );
		}
		if ( in_array( false, [ $base, ...$costs ], true ) ) {
			return null;
		}
		$costs = array_filter( $costs, static fn( mixed $cost ) => $cost instanceof BigRational );
		if ( null === $base && [] === $costs ) {
			return null;
		}
		$of_classes = match ( true ) {
			[] === $costs => BigRational::zero(),
			'order' === ( $settings['type'] ?? 'class' ) => BigRational::max( BigRational::zero(), ...array_values( $costs ) ),
			default => BigRational::sum( ...array_values( $costs ) ),
		};
		$cost = BigRational::of( $base instanceof BigRational ? $base : 0 )->plus( $of_classes );
		return BigRational::max( BigRational::zero(), $cost );
	}

	/**
	 * Why there is no cost: nothing says one, or what says it has no result.
	 */
	private static function reason( MethodInstance $method, Parcel $parcel ): string {
		$sent = $parcel->sent();
		foreach ( $method->type->fields as $id => $field ) {
			$text = FieldKind::Cost === $field->kind ? $method->settings[ $id ] ?? '' : '';
			if ( false === self::worked_out( $text, $sent ) ) {
				/* translators: 1: label of a setting, 2: its value. */
				return sprintf( __( '%1$s: the formula “%2$s” has no result for this order.', 'storewright' ), $field->label, $text );
			}
		}
		return __( 'No cost is set for this order.', 'storewright' );
	}

	/**
	 * @param string           $text  What the owner wrote.
	 * @param list<ParcelItem> $items What it is worked out for.
	 * @return BigRational|false|null Null where nothing is written, false where it has no result.
	 */
	private static function worked_out( string $text, array $items ): BigRational|false|null {
		if ( '' === trim( $text ) ) {
			return null;
		}
		return CostExpression::evaluate( $text, Parcel::quantity( $items ), Parcel::total( $items ) ) ?? false;
	}

	/**
	 * @param list<ParcelItem> $items
	 * @return array<int, non-empty-list<ParcelItem>> Term id, 0 for none => items.
	 */
	private static function by_class( array $items ): array {
		$classes = [];
		foreach ( $items as $item ) {
			$classes[ $item->shipping_class_id ][] = $item;
		}
		return $classes;
	}

	/**
	 * @param array<int, string> $classes
	 * @return list<SettingField>
	 */
	private static function class_fields( array $classes ): array {
		$fields = [];
		foreach ( $classes as $id => $name ) {
			$fields[] = self::class_field(
				"class_cost_$id",
				/* translators: %s: name of a shipping class. */
				sprintf( __( '“%s” shipping class cost', 'storewright' ), html_entity_decode( $name, ENT_QUOTES ) )
			);
		}
		$fields[] = self::class_field( 'no_class_cost', __( 'No shipping class cost', 'storewright' ) );
		$fields[] = new SettingField(
			'type',
			FieldKind::Select,
			__( 'Shipping class costs', 'storewright' ),
			__( 'Charge each shipping class in an order, or only the most expensive one.', 'storewright' ),
			'class',
			'',
			[
				'class' => __( 'Per class: charge shipping for each shipping class', 'storewright' ),
				'order' => __( 'Per order: charge shipping for the most expensive shipping class', 'storewright' ),
			]
		);
		return $fields;
	}

	private static function class_field( string $id, string $label ): SettingField {
		return new SettingField(
			$id,
			FieldKind::Cost,
			$label,
			__( 'A cost excluding tax, or a formula as above. Added to the cost.', 'storewright' ),
			'',
			__( 'Nothing', 'storewright' )
		);
	}
}
