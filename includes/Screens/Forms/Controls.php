<?php
declare(strict_types=1);

namespace Storewright\Screens\Forms;

/**
 * Labeled controls of a form that PHP renders: the label above, the help below, and what is wrong with it.
 */
final class Controls {

	/**
	 * @param array<string, string> $values What each shows, by name.
	 * @param array<string, string> $errors What is wrong, a translated sentence by name.
	 */
	public function __construct( private readonly array $values, private readonly array $errors = [] ) {}

	/**
	 * Prints a field of text.
	 *
	 * @param string                        $name
	 * @param string                        $label      Translated.
	 * @param array<string, string|int>     $attributes More attributes, such as `type`.
	 * @param string                        $help       Translated, '' for none.
	 */
	public function text( string $name, string $label, array $attributes = [], string $help = '' ): void {
		$this->begin( $name, $label );
		echo '<input';
		self::attributes( $this->common( $name, $help ) + $attributes + [ 'type' => 'text' ] + [ 'value' => $this->value( $name ) ] );
		echo '>';
		$this->end( $name, $help );
	}

	/**
	 * Prints a field of several lines.
	 */
	public function area( string $name, string $label, string $help = '' ): void {
		$this->begin( $name, $label );
		echo '<textarea rows="4"';
		self::attributes( $this->common( $name, $help ) );
		printf( '>%s</textarea>', esc_textarea( $this->value( $name ) ) );
		$this->end( $name, $help );
	}

	/**
	 * Prints a field with choices.
	 *
	 * @param string                    $name
	 * @param string                    $label   Translated.
	 * @param array<string|int, string> $choices Value => translated name.
	 * @param string                    $help    Translated, '' for none.
	 */
	public function select( string $name, string $label, array $choices, string $help = '' ): void {
		$this->begin( $name, $label );
		echo '<select';
		self::attributes( $this->common( $name, $help ) );
		echo '>';
		foreach ( $choices as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( $this->value( $name ), (string) $value, false ), esc_html( $text ) );
		}
		echo '</select>';
		$this->end( $name, $help );
	}

	/**
	 * Prints a box to check. Unchecked, it sends nothing.
	 */
	public function checkbox( string $name, string $label, string $help = '' ): void {
		echo '<div class="storewright-field storewright-field--check"><label>';
		echo '<input type="checkbox" value="yes"';
		self::attributes( $this->common( $name, $help ) );
		checked( $this->value( $name ), 'yes' );
		printf( '> %s</label>', esc_html( $label ) );
		$this->end( $name, $help );
	}

	/**
	 * Prints hidden fields.
	 *
	 * @param array<string, string> $values By name.
	 */
	public static function hidden( array $values ): void {
		foreach ( $values as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
	}

	/**
	 * Prints what is wrong above the form, with a link to each field. Nothing where nothing is.
	 *
	 * @param string $failure What is wrong with the whole, a translated sentence; '' for nothing.
	 */
	public function render_summary( string $failure = '' ): void {
		if ( [] === $this->errors && '' === $failure ) {
			return;
		}
		printf(
			'<div class="notice notice-error inline" role="alert"><p><strong>%s</strong></p>',
			esc_html( '' === $failure ? __( 'Nothing was saved. Check these fields:', 'storewright' ) : $failure )
		);
		if ( [] !== $this->errors ) {
			echo '<ul class="ul-disc">';
			foreach ( $this->errors as $name => $reason ) {
				printf( '<li><a href="#%s">%s</a></li>', esc_attr( self::id( $name ) ), esc_html( $reason ) );
			}
			echo '</ul>';
		}
		echo '</div>';
	}

	private function value( string $name ): string {
		return $this->values[ $name ] ?? '';
	}

	private static function id( string $name ): string {
		return 'storewright-field-' . str_replace( [ '[', ']' ], [ '-', '' ], $name );
	}

	private function begin( string $name, string $label ): void {
		printf( '<div class="storewright-field"><label for="%s">%s</label>', esc_attr( self::id( $name ) ), esc_html( $label ) );
	}

	private function end( string $name, string $help ): void {
		if ( '' !== $help ) {
			printf( '<p class="description" id="%s-help">%s</p>', esc_attr( self::id( $name ) ), esc_html( $help ) );
		}
		if ( isset( $this->errors[ $name ] ) ) {
			printf( '<p class="storewright-field__error" id="%s-error">%s</p>', esc_attr( self::id( $name ) ), esc_html( $this->errors[ $name ] ) );
		}
		echo '</div>';
	}

	/**
	 * @return array<string, string>
	 */
	private function common( string $name, string $help ): array {
		$id       = self::id( $name );
		$is_wrong = isset( $this->errors[ $name ] );
		$texts    = [ ...( '' === $help ? [] : [ "$id-help" ] ), ...( $is_wrong ? [ "$id-error" ] : [] ) ];
		return [
			'id'   => $id,
			'name' => $name,
		] + ( [] === $texts ? [] : [ 'aria-describedby' => implode( ' ', $texts ) ] ) + ( $is_wrong ? [ 'aria-invalid' => 'true' ] : [] );
	}

	/**
	 * @param array<string, string|int> $attributes
	 */
	private static function attributes( array $attributes ): void {
		foreach ( $attributes as $name => $value ) {
			printf( ' %s="%s"', esc_attr( $name ), esc_attr( (string) $value ) );
		}
	}
}
