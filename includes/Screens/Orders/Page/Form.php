<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

/**
 * The fields of an order's form: they show what was typed where it could not be saved, else what the order has.
 */
final class Form {

	/**
	 * @param array<mixed>|null $posted What was typed, null where nothing was sent.
	 */
	public function __construct( public readonly ?array $posted ) {}

	/**
	 * What a field shows.
	 *
	 * @param string $path   Name as in HTML, such as `items[3][total]`.
	 * @param string $stored What the order has.
	 */
	public function value( string $path, string $stored ): string {
		$value = $this->posted;
		foreach ( explode( '[', str_replace( ']', '', $path ) ) as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		return is_string( $value ) ? $value : $stored;
	}

	/**
	 * Prints a field with its label above.
	 *
	 * @param string $path   Name as in HTML.
	 * @param string $label
	 * @param string $stored What the order has.
	 * @param string $type   Type of the field.
	 * @param string $more   Further attributes, escaped already.
	 */
	public function input( string $path, string $label, string $stored, string $type = 'text', string $more = '' ): void {
		printf(
			'<p class="storewright-field"><label for="%1$s">%2$s</label><input type="%3$s" id="%1$s" name="%4$s" value="%5$s" %6$s></p>',
			esc_attr( self::id( $path ) ),
			esc_html( $label ),
			esc_attr( $type ),
			esc_attr( $path ),
			esc_attr( $this->value( $path, $stored ) ),
			$more // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written in code.
		);
	}

	/**
	 * Prints a field in a cell of a table, whose label only people hear.
	 *
	 * @param string $path
	 * @param string $label
	 * @param string $stored
	 * @param string $mode   `decimal` for numbers, `text` for words.
	 */
	public function cell( string $path, string $label, string $stored, string $mode = 'decimal' ): void {
		printf(
			'<input type="text" name="%s" value="%s" aria-label="%s" inputmode="%s" class="%s" autocomplete="off">',
			esc_attr( $path ),
			esc_attr( $this->value( $path, $stored ) ),
			esc_attr( $label ),
			esc_attr( $mode ),
			esc_attr( 'decimal' === $mode ? 'small-text num' : 'regular-text' )
		);
	}

	/**
	 * Prints a choice with its label above.
	 *
	 * @param string                $path
	 * @param string                $label
	 * @param string                $stored
	 * @param array<string, string> $choices Value => name.
	 */
	public function select( string $path, string $label, string $stored, array $choices ): void {
		$value = $this->value( $path, $stored );
		printf(
			'<p class="storewright-field"><label for="%1$s">%2$s</label><select id="%1$s" name="%3$s">',
			esc_attr( self::id( $path ) ),
			esc_html( $label ),
			esc_attr( $path )
		);
		foreach ( $choices as $choice => $name ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $choice ), selected( $value, (string) $choice, false ), esc_html( $name ) );
		}
		echo '</select></p>';
	}

	/**
	 * Prints a check box.
	 *
	 * @param string $path
	 * @param string $label
	 * @param bool   $stored Whether it is checked where nothing was sent.
	 */
	public function check( string $path, string $label, bool $stored = false ): void {
		$is_checked = null === $this->posted ? $stored : '' !== $this->value( $path, '' );
		printf(
			'<label class="storewright-check"><input type="checkbox" name="%s" value="1"%s> %s</label>',
			esc_attr( $path ),
			checked( $is_checked, true, false ),
			esc_html( $label )
		);
	}

	private static function id( string $path ): string {
		return 'order-' . trim( str_replace( [ '[', ']' ], [ '-', '' ], $path ), '-' );
	}
}
