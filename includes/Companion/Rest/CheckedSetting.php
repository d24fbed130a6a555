<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use WC_REST_Setting_Options_Controller;

/**
 * What WooCommerce would make of a setting, by its own check, without saving it.
 */
final class CheckedSetting {

	/**
	 * Types of settings that hold a list.
	 */
	public const LISTS = [ 'multiselect', 'multi_select_countries', 'image_width', 'relative_date_selector', 'single_select_page_with_search' ];

	/**
	 * Answers a change as WooCommerce's batch would.
	 *
	 * @param array<mixed> $change With `group_id`, `id` and `value`.
	 * @return array<string, mixed> `id` with `value`, or with `error`.
	 */
	public static function answer( array $change ): array {
		$id         = is_string( $change['id'] ?? null ) ? $change['id'] : '';
		$controller = new WC_REST_Setting_Options_Controller();
		$setting    = $controller->get_setting( is_string( $change['group_id'] ?? null ) ? $change['group_id'] : '', $id );
		if ( is_wp_error( $setting ) ) {
			return self::refused( $id, $setting->get_error_code(), $setting->get_error_message() );
		}
		$setting = (array) $setting;
		if ( is_array( $change['value'] ?? null ) && ! in_array( $setting['type'] ?? '', self::LISTS, true ) ) {
			// WooCommerce's own check would fail of it.
			return self::refused( $id, 'rest_setting_value_invalid', __( 'An invalid setting value was passed.', 'storewright' ) );
		}
		$check = [ $controller, 'validate_setting_' . ( is_string( $setting['type'] ?? null ) ? $setting['type'] : '' ) . '_field' ];
		$value = is_callable( $check )
			? $check( $change['value'] ?? null, $setting )
			// @phpstan-ignore argument.type (WooCommerce gives it whatever was sent.)
			: $controller->validate_setting_text_field( $change['value'] ?? null, $setting );
		return is_wp_error( $value ) ? self::refused( $id, $value->get_error_code(), $value->get_error_message() ) : [
			'id'    => $id,
			'value' => $value,
		];
	}

	/**
	 * @return array{id: string, error: array{code: string, message: string}}
	 */
	private static function refused( string $id, int|string $code, string $message ): array {
		return [
			'id'    => $id,
			'error' => [
				'code'    => (string) $code,
				'message' => $message,
			],
		];
	}
}
