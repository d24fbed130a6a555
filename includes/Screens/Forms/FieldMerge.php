<?php
declare(strict_types=1);

namespace Storewright\Screens\Forms;

use Closure;

/**
 * What a form changes, where somebody else may have changed the same since it was shown. Every value is a text, by field.
 */
final class FieldMerge {

	/**
	 * @var array<string, string> What somebody else has changed to something else, a translated sentence by field.
	 */
	public array $conflicts = [];

	/**
	 * @param array<string, string>             $labels Translated names of the fields.
	 * @param Closure( string, string ): string $shown  A field and its value => the value as the form shows it.
	 */
	public function __construct( private readonly array $labels, private readonly Closure $shown ) {}

	/**
	 * The fields that are to be written.
	 *
	 * @param array<string, string> $typed
	 * @param array<string, string> $before  What the form showed.
	 * @param array<string, string> $current What is stored.
	 * @return array<string, string>
	 */
	public function changes( array $typed, array $before, array $current ): array {
		$changes = [];
		foreach ( $typed as $field => $value ) {
			if ( $value === $before[ $field ] || $value === $current[ $field ] ) {
				continue;
			}
			if ( $before[ $field ] === $current[ $field ] ) {
				$changes[ $field ] = $value;
				continue;
			}
			$this->conflicts[ $field ] = ChangedByOthers::text(
				$this->labels[ $field ] ?? $field,
				( $this->shown )( $field, $current[ $field ] )
			);
		}
		return $changes;
	}

	/**
	 * What the form shows once more: what was not touched is as it is stored now.
	 *
	 * @template F of array<string, string>
	 * @param F                     $typed
	 * @param array<string, string> $before  What the form showed.
	 * @param array<string, string> $current What is stored.
	 * @return F
	 */
	public static function again( array $typed, array $before, array $current ): array {
		$stored = array_filter( $typed, static fn( string $value, string $field ) => $value === $before[ $field ], ARRAY_FILTER_USE_BOTH );
		/** @var F $again The same fields. */
		$again = array_replace( $typed, array_intersect_key( $current, $stored ) );
		return $again;
	}

	/**
	 * Says that a value is none of a field's choices; '' where it is.
	 *
	 * @param string                    $label   Translated name of the field.
	 * @param string                    $value   What was sent.
	 * @param array<string|int, string> $choices By value.
	 */
	public static function not_among( string $label, string $value, array $choices ): string {
		return isset( $choices[ $value ] )
			? ''
			/* translators: 1: name of a field, 2: what was sent. */
			: sprintf( __( '%1$s: “%2$s” is not one of the choices.', 'storewright' ), $label, $value );
	}
}
