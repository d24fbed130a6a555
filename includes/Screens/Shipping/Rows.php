<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

/**
 * Rows of the forms of shipping, in the look of the other settings: label, control, help, and what is wrong.
 */
final class Rows {

	/**
	 * The first field that is wrong, where the page begins.
	 */
	private readonly string $first;

	/**
	 * @param array<string, string> $errors What is wrong, a translated sentence by the field's name; '' for the whole.
	 * @param string                $focus  The control where the page begins if nothing is wrong.
	 */
	public function __construct( private readonly array $errors, string $focus = '' ) {
		$this->first = array_key_first( array_diff_key( $errors, [ '' => true ] ) ) ?? $focus;
	}

	/**
	 * The id of a field's control.
	 */
	public static function id( string $name ): string {
		return 'shipping-' . trim( (string) preg_replace( '/[^\w-]+/', '-', $name ), '-' );
	}

	/**
	 * Whether one of the fields whose names begin so is wrong.
	 */
	public function has_error( string $beginning ): bool {
		foreach ( array_keys( $this->errors ) as $name ) {
			if ( str_starts_with( $name, $beginning ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Prints what is wrong above the form, with a link to each field. Nothing where nothing is.
	 */
	public function render_summary(): void {
		if ( [] === $this->errors ) {
			return;
		}
		printf(
			'<div class="notice notice-error inline" role="alert"><p><strong>%s</strong></p>',
			esc_html( $this->errors[''] ?? __( 'Nothing was saved. Check these fields:', 'storewright' ) )
		);
		$fields = array_diff_key( $this->errors, [ '' => true ] );
		if ( [] !== $fields ) {
			echo '<ul class="ul-disc">';
			foreach ( $fields as $name => $reason ) {
				printf( '<li><a href="#%s">%s</a></li>', esc_attr( self::id( $name ) ), esc_html( $reason ) );
			}
			echo '</ul>';
		}
		echo '</div>';
	}

	/**
	 * Opens a table of rows.
	 */
	public static function begin(): void {
		echo '<table class="form-table" role="presentation"><tbody>';
	}

	/**
	 * Closes it.
	 */
	public static function end(): void {
		echo '</tbody></table>';
	}

	/**
	 * Prints a field of text.
	 *
	 * @param string                $name
	 * @param string                $label      Translated.
	 * @param string                $value
	 * @param string                $help       Translated, '' for none.
	 * @param array<string, string> $attributes More attributes.
	 */
	public function text( string $name, string $label, string $value, string $help = '', array $attributes = [] ): void {
		$this->open( $name, $label );
		echo '<input';
		$this->attributes( $name, $help, $attributes + [ 'type' => 'text' ] + [ 'class' => 'regular-text' ] + [ 'autocomplete' => 'off' ] );
		// esc_attr() would show “&amp;” as “&”, and the form would then change it.
		printf( ' value="%s">', esc_textarea( $value ) );
		$this->close( $name, $help );
	}

	/**
	 * Prints a field of several lines.
	 *
	 * @param string $name
	 * @param string $label Translated.
	 * @param string $value
	 * @param string $help  Translated, '' for none.
	 */
	public function area( string $name, string $label, string $value, string $help = '' ): void {
		$this->open( $name, $label );
		echo '<textarea rows="5" class="large-text" dir="auto"';
		$this->attributes( $name, $help );
		// The first line break after the tag is not part of the text.
		printf( ">\n%s</textarea>", esc_textarea( $value ) );
		$this->close( $name, $help );
	}

	/**
	 * Prints a field with choices. A value that is no choice any more is offered all the same: saving must not change it unasked.
	 *
	 * @param string                $name
	 * @param string                $label   Translated.
	 * @param array<array-key, string> $choices Value => translated name.
	 * @param string                $value
	 * @param string                $help    Translated, '' for none.
	 */
	public function select( string $name, string $label, array $choices, string $value, string $help = '' ): void {
		$this->open( $name, $label );
		echo '<select';
		$this->attributes( $name, $help );
		echo '>';
		foreach ( $choices + [ $value => $value ] as $choice => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $choice ), selected( $value, (string) $choice, false ), esc_html( $text ) );
		}
		echo '</select>';
		$this->close( $name, $help );
	}

	/**
	 * Prints a field whose choices are places.
	 *
	 * @param string $name
	 * @param string $label  Translated.
	 * @param Places $places
	 * @param string $value
	 * @param bool   $with_continents Whether continents can be chosen as well.
	 * @param string $help   Translated, '' for none.
	 */
	public function place( string $name, string $label, Places $places, string $value, bool $with_continents, string $help = '' ): void {
		$this->open( $name, $label );
		echo '<select';
		$this->attributes( $name, $help );
		printf( '><option value="">%s</option>', esc_html__( 'Choose a place', 'storewright' ) );
		$places->render_options( $value, $with_continents );
		echo '</select>';
		$this->close( $name, $help );
	}

	/**
	 * Prints a box to check. Unchecked, it sends nothing.
	 *
	 * @param string $name
	 * @param string $label Translated.
	 * @param string $text  Translated text beside the box.
	 * @param bool   $is_checked
	 */
	public function checkbox( string $name, string $label, string $text, bool $is_checked ): void {
		printf(
			'<tr><th scope="row">%1$s</th><td><fieldset><legend class="screen-reader-text">%1$s</legend><label><input type="checkbox" value="yes"',
			esc_html( $label )
		);
		$this->attributes( $name, '' );
		printf( '%s> %s</label></fieldset>', checked( $is_checked, true, false ), esc_html( $text ) );
		$this->close( $name, '' );
	}

	/**
	 * Prints the attribute by which the page begins at a control, where it does.
	 */
	public function render_focus( string $name ): void {
		echo '' !== $this->first && $this->first === $name ? ' autofocus' : '';
	}

	/**
	 * Prints what is wrong with a field.
	 */
	public function render_error( string $name ): void {
		if ( isset( $this->errors[ $name ] ) ) {
			printf(
				'<p class="storewright-error" id="%s-error"><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s</p>',
				esc_attr( self::id( $name ) ),
				esc_html( $this->errors[ $name ] )
			);
		}
	}

	private function open( string $name, string $label ): void {
		printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( self::id( $name ) ), esc_html( $label ) );
	}

	private function close( string $name, string $help ): void {
		if ( '' !== $help ) {
			printf( '<p class="description" id="%s-help">%s</p>', esc_attr( self::id( $name ) ), esc_html( $help ) );
		}
		$this->render_error( $name );
		echo '</td></tr>';
	}

	/**
	 * @param array<string, string> $more
	 */
	private function attributes( string $name, string $help, array $more = [] ): void {
		$id        = self::id( $name );
		$is_wrong  = isset( $this->errors[ $name ] );
		$described = [ ...( '' === $help ? [] : [ "$id-help" ] ), ...( $is_wrong ? [ "$id-error" ] : [] ) ];
		$all       = [ 'name' => $name ] + [ 'id' => $id ] + [ 'aria-describedby' => implode( ' ', $described ) ] + [ 'aria-invalid' => $is_wrong ? 'true' : '' ] + $more;
		foreach ( array_filter( $all, static fn( string $value ) => '' !== $value ) as $attribute => $value ) {
			printf( ' %s="%s"', esc_html( $attribute ), esc_attr( $value ) );
		}
		$this->render_focus( $name );
	}
}
