<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

/**
 * The payment methods that a provider would turn on first, of which the owner chooses some before going there.
 *
 * @phpstan-type Method array{id: string, _order: int, enabled: bool, required: bool, title: string, description: string, icon: string}
 */
final class OnboardingMethods {

	/**
	 * The methods of what a provider's plugin says: names, or arrays with `id` and `title`, and if need be `description`, `icon`,
	 * `enabled` (yes, if nothing is said) and `required`. What is neither is left out.
	 *
	 * @param mixed $methods
	 * @return list<Method>
	 */
	public static function of( mixed $methods ): array {
		$read = [];
		foreach ( is_array( $methods ) ? $methods : [] as $method ) {
			$facts = is_string( $method ) ? [ 'title' => $method ] : $method;
			$title = is_array( $facts ) && is_string( $facts['title'] ?? null ) ? $facts['title'] : '';
			if ( ! is_array( $facts ) || '' === $title ) {
				continue;
			}
			$text   = static fn( string $name ): string => is_string( $facts[ $name ] ?? null ) ? $facts[ $name ] : '';
			$icon   = $text( 'icon' );
			$read[] = [
				'id'          => '' === sanitize_key( $text( 'id' ) ) ? sanitize_title( $title ) : sanitize_key( $text( 'id' ) ),
				'_order'      => count( $read ),
				'enabled'     => false !== ( $facts['enabled'] ?? true ) || true === ( $facts['required'] ?? false ),
				'required'    => true === ( $facts['required'] ?? false ),
				'title'       => $title,
				'description' => $text( 'description' ),
				// A picture of another site would tell that site of every visit of the owner.
				'icon'        => '' !== $icon && Origins::is_own( $icon ) ? sanitize_url( $icon, [ 'https', 'http' ] ) : '',
			];
		}
		return $read;
	}
}
