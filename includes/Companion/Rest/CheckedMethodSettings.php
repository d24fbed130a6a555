<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Exception;
use Storewright\Kernel\Errors\InvalidInput;
use WC_REST_Shipping_Zone_Methods_Controller;
use WC_Shipping_Method;
use WC_Shipping_Zones;

/**
 * What WooCommerce would make of a shipping method's settings, without saving them: checked as its REST API does and, since that takes
 * any text for a cost, as its settings page does.
 */
final class CheckedMethodSettings {

	/**
	 * The settings as WooCommerce would store them.
	 *
	 * @param int          $instance Id of the method in its zone.
	 * @param array<mixed> $wished   Id => value. What the method has no setting for is left out.
	 * @return array<string, mixed>
	 * @throws InvalidInput If one can't be taken; all of them are named and quoted.
	 */
	public static function of( int $instance, array $wished ): array {
		$method = WC_Shipping_Zones::get_shipping_method( $instance );
		return $method instanceof WC_Shipping_Method ? self::of_method( $method, $wished ) : [];
	}

	/**
	 * The same of a method that is not in a zone yet, as far as its settings do not depend on the zone.
	 *
	 * @param string       $id     Such as `flat_rate`. Of one that is not there, nothing is checked: WooCommerce says so.
	 * @param array<mixed> $wished Id => value.
	 * @throws InvalidInput If one can't be taken; all of them are named and quoted.
	 */
	public static function check_new( string $id, array $wished ): void {
		$method = WC()->shipping()->get_shipping_methods()[ $id ] ?? null;
		if ( $method instanceof WC_Shipping_Method ) {
			self::of_method( $method, $wished );
		}
	}

	/**
	 * @param WC_Shipping_Method $method
	 * @param array<mixed>       $wished Id => value.
	 * @return array<string, mixed>
	 * @throws InvalidInput If one can't be taken.
	 */
	private static function of_method( WC_Shipping_Method $method, array $wished ): array {
		$checked = [];
		$refused = [];
		foreach ( $method->get_instance_form_fields() as $id => $field ) {
			// What is null counts as not sent, for WooCommerce too.
			if ( is_string( $id ) && is_array( $field ) && isset( $wished[ $id ] ) ) {
				$reason         = null;
				$checked[ $id ] = self::checked( $method, $id, $field, $wished[ $id ], $reason );
				if ( null !== $reason ) {
					$refused[ "settings.$id" ] = self::sentence( $field, $wished[ $id ], $reason );
				}
			}
		}
		if ( [] !== $refused ) {
			throw new InvalidInput( 'rest_setting_value_invalid', implode( ' ', $refused ), $refused );
		}
		return $checked;
	}

	/**
	 * @param WC_Shipping_Method $method
	 * @param string             $id     Of the setting.
	 * @param array<mixed>       $field
	 * @param mixed              $value  What was sent.
	 * @param string|null        $reason Becomes why it can't be taken.
	 */
	private static function checked( WC_Shipping_Method $method, string $id, array $field, mixed $value, ?string &$reason ): mixed {
		$controller = new WC_REST_Shipping_Zone_Methods_Controller();
		$type       = is_string( $field['type'] ?? null ) ? $field['type'] : '';
		$check      = [ $controller, "validate_setting_{$type}_field" ];
		$is_list    = is_array( $value ) && in_array( $type, CheckedSetting::LISTS, true );
		if ( ! is_scalar( $value ) && ! $is_list ) {
			// WooCommerce's own check would fail of it.
			$reason = __( 'An invalid setting value was passed.', 'storewright' );
			return null;
		}
		// @phpstan-ignore argument.type (WooCommerce gives it whatever was sent.)
		$checked = is_callable( $check ) ? $check( $value, $field ) : $controller->validate_setting_text_field( $value, $field );
		if ( is_wp_error( $checked ) ) {
			$reason = $checked->get_error_message();
			return null;
		}
		try {
			$method->get_field_value( $id, $field, [ $method->get_field_key( $id ) => wp_slash( $value ) ] );
		} catch ( Exception $refusal ) {
			$reason = wp_specialchars_decode( $refusal->getMessage(), ENT_QUOTES );
		}
		return $checked;
	}

	/**
	 * @param array<mixed> $field
	 * @param mixed        $value  What was sent.
	 * @param string       $reason Why it can't be taken.
	 */
	private static function sentence( array $field, mixed $value, string $reason ): string {
		$label = is_string( $field['title'] ?? null ) ? $field['title'] : '';
		return is_scalar( $value ) && 'password' !== ( $field['type'] ?? '' )
			/* translators: 1: label of a field, 2: what was typed, 3: why that can't be. */
			? sprintf( __( '%1$s: “%2$s” can’t be used. %3$s', 'storewright' ), $label, $value, $reason )
			/* translators: 1: label of a setting, 2: what is wrong with its value. */
			: sprintf( __( '%1$s: %2$s', 'storewright' ), $label, $reason );
	}
}
