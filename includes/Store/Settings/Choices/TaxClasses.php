<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Choices;

/**
 * The shop's tax classes, as settings offer them.
 */
final class TaxClasses {

	/**
	 * Every class, the standard one first.
	 *
	 * @return array<string, string> Slug => name; '' is the standard class.
	 */
	public static function all(): array {
		$further = [
			'reduced-rate' => __( 'Reduced rate', 'storewright' ),
			'zero-rate'    => __( 'Zero rate', 'storewright' ),
		];
		/**
		 * Filters the tax classes that settings offer besides the standard one.
		 *
		 * @param array<string, string> $classes Slug => name.
		 */
		$filtered = apply_filters( 'storewright_tax_class_choices', $further );
		$classes  = [ '' => __( 'Standard', 'storewright' ) ];
		foreach ( is_array( $filtered ) ? $filtered : $further as $slug => $name ) {
			$classes[ (string) $slug ] = is_scalar( $name ) ? (string) $name : (string) $slug;
		}
		return $classes;
	}
}
