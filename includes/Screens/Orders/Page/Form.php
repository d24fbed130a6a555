<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Kernel\Errors\InvalidInput;

/**
 * The fields of an order's form: they show what was typed where it could not be saved, else what the order has.
 */
final class Form {

	/**
	 * Name of the field that says what the others showed before anybody typed.
	 */
	private const BEFORE = 'before';

	/**
	 * What the order has, by the names of the fields that were asked for.
	 *
	 * @var array<string, string>
	 */
	private array $stored = [];

	/**
	 * Why a field was refused, by its name.
	 *
	 * @var array<string, string>
	 */
	private array $problems = [];

	/**
	 * The last field of each form: where it is missing, PHP has cut the form off.
	 */
	private const END = 'form_end';

	/**
	 * @param array<mixed>|null $posted       What was typed, null where nothing was sent.
	 * @param string            $owner        Id of the form that the fields belong to, '' for the one around them.
	 * @param bool              $is_read_only Whether it says what the order has and offers nothing: for who may only look at it.
	 */
	public function __construct(
		public readonly ?array $posted,
		private readonly string $owner = '',
		public readonly bool $is_read_only = false
	) {}

	/**
	 * Prints the last field of a form.
	 */
	public function end(): void {
		printf( '<input type="hidden" name="%s" value="1"%s>', esc_attr( self::END ), $this->owner() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Is escaped.
	}

	/**
	 * Whether all fields arrived: PHP leaves out what is beyond its limit.
	 */
	public function is_whole(): bool {
		return '1' === $this->value( self::END, '' );
	}

	/**
	 * Refuses a form that did not arrive as a whole.
	 *
	 * @throws InvalidInput If it did not.
	 */
	public function check_end(): void {
		if ( $this->is_whole() ) {
			return;
		}
		$limit = (int) ini_get( 'max_input_vars' );
		throw new InvalidInput(
			'storewright_form_cut_off',
			count( $this->posted ?? [], COUNT_RECURSIVE ) < $limit
				? __( 'Not all fields of this form reached the server: the page had not loaded completely when it was sent. Nothing was saved. Check what you typed, and send it again.', 'storewright' )
				: sprintf(
					/* translators: 1: name of a PHP setting, 2: its value. */
					__( 'Not all fields of this form reached the server: its PHP setting %1$s allows %2$s of them. Nothing was saved. Ask your host to raise the setting.', 'storewright' ),
					'max_input_vars',
					(string) $limit
				)
		);
	}

	/**
	 * The attribute of a field or button that stands outside its form.
	 *
	 * @return string Escaped.
	 */
	public function owner(): string {
		return '' === $this->owner ? '' : sprintf( ' form="%s"', esc_attr( $this->owner ) );
	}

	/**
	 * Prints, below all other fields, what these showed before anybody typed.
	 */
	public function render_before(): void {
		$flags = JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;
		printf(
			'<input type="hidden" name="%s" value="%s">',
			esc_attr( self::BEFORE ),
			esc_attr( (string) wp_json_encode( $this->stored, $flags ) )
		);
	}

	/**
	 * The form with only what was typed: other fields show what the order has by now, so that saving it again leaves alone what
	 * somebody else has changed meanwhile.
	 */
	public function typed(): self {
		$before = json_decode( $this->value( self::BEFORE, '' ), true );
		$posted = $this->posted ?? [];
		foreach ( is_array( $before ) ? $before : [] as $path => $text ) {
			if ( is_string( $text ) && self::same( $this->value( (string) $path, $text ), $text ) ) {
				$posted = self::without( $posted, self::names( (string) $path ) );
			}
		}
		return new self( $posted, $this->owner, $this->is_read_only );
	}

	/**
	 * Whether two texts are the same apart from line ends, which browsers send in their own way.
	 */
	private static function same( string $one, string $other ): bool {
		return str_replace( "\r\n", "\n", $one ) === str_replace( "\r\n", "\n", $other );
	}

	/**
	 * @param array<mixed> $fields
	 * @param list<string> $names
	 * @return array<mixed>
	 */
	private static function without( array $fields, array $names ): array {
		$name = array_shift( $names );
		if ( [] === $names ) {
			unset( $fields[ $name ] );
		} elseif ( is_array( $fields[ $name ] ?? null ) ) {
			$fields[ $name ] = self::without( $fields[ $name ], $names );
		}
		return $fields;
	}

	/**
	 * @return list<string> Parts of a name as in HTML.
	 */
	private static function names( string $path ): array {
		return explode( '[', str_replace( ']', '', $path ) );
	}

	/**
	 * What a field shows.
	 *
	 * @param string $path   Name as in HTML, such as `items[3][total]`.
	 * @param string $stored What the order has.
	 */
	public function value( string $path, string $stored ): string {
		$this->stored[ $path ] = $stored;
		$value                 = $this->posted;
		foreach ( self::names( $path ) as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		return is_string( $value ) ? $value : $stored;
	}

	/**
	 * Keeps why a field was refused, which is said below it.
	 *
	 * @param string $path
	 * @param string $problem A translated sentence.
	 */
	public function refuse( string $path, string $problem ): void {
		$this->problems[ $path ] = $problem;
	}

	/**
	 * Prints a field of several lines with its label above, and why it was refused below.
	 *
	 * @param string $path   Name as in HTML.
	 * @param string $label
	 * @param int    $length How many characters it takes at most.
	 */
	public function area( string $path, string $label, int $length ): void {
		$problem = $this->problems[ $path ] ?? '';
		$id      = self::id( $path );
		printf(
			'<p class="storewright-field"><label for="%1$s">%2$s</label><textarea id="%1$s" name="%3$s" rows="3" maxlength="%4$d"',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $path ),
			absint( $length )
		);
		if ( '' !== $problem ) {
			printf( ' aria-invalid="true" aria-describedby="%s"', esc_attr( "$id-error" ) );
		}
		printf( '>%s</textarea>', esc_textarea( $this->value( $path, '' ) ) );
		if ( '' !== $problem ) {
			printf( '<span class="storewright-field__error" id="%s">%s</span>', esc_attr( "$id-error" ), esc_html( $problem ) );
		}
		echo '</p>';
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
		if ( $this->is_read_only ) {
			self::text( $label, $stored );
			return;
		}
		printf(
			'<p class="storewright-field"><label for="%1$s">%2$s</label><input type="%3$s" id="%1$s" name="%4$s" value="%5$s" %6$s%7$s></p>',
			esc_attr( self::id( $path ) ),
			esc_html( $label ),
			esc_attr( $type ),
			esc_attr( $path ),
			esc_attr( $this->value( $path, $stored ) ),
			$more, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written in code.
			$this->owner() // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Is escaped.
		);
	}

	/**
	 * Prints a field in a cell of a table, whose label only people hear. Where it shows what the order has, a script does not send it.
	 *
	 * @param string $path
	 * @param string $label
	 * @param string $stored
	 * @param string $mode   `decimal` for numbers, `text` for words.
	 */
	public function cell( string $path, string $label, string $stored, string $mode = 'decimal' ): void {
		if ( $this->is_read_only ) {
			printf( '<bdi>%s</bdi>', esc_html( $stored ) );
			return;
		}
		printf(
			'<input type="text" name="%s" value="%s" aria-label="%s" inputmode="%s" class="%s" data-stored="%s" autocomplete="off"%s>',
			esc_attr( $path ),
			esc_attr( $this->value( $path, $stored ) ),
			esc_attr( $label ),
			esc_attr( $mode ),
			esc_attr( 'decimal' === $mode ? 'small-text num' : 'regular-text' ),
			esc_attr( $stored ),
			$this->owner() // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Is escaped.
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
		if ( $this->is_read_only ) {
			self::text( $label, $choices[ $stored ] ?? $stored );
			return;
		}
		printf(
			'<p class="storewright-field"><label for="%1$s">%2$s</label><select id="%1$s" name="%3$s">',
			esc_attr( self::id( $path ) ),
			esc_html( $label ),
			esc_attr( $path )
		);
		self::options( $this->value( $path, $stored ), $choices );
		echo '</select></p>';
	}

	/**
	 * Prints a choice in a cell of a table, whose label only people hear.
	 *
	 * @param string                $path
	 * @param string                $label
	 * @param string                $stored
	 * @param array<string, string> $choices Value => name.
	 */
	public function cell_select( string $path, string $label, string $stored, array $choices ): void {
		if ( $this->is_read_only ) {
			printf( '<span class="storewright-order__meta">%s</span>', esc_html( $choices[ $stored ] ?? $stored ) );
			return;
		}
		printf( '<select name="%s" aria-label="%s">', esc_attr( $path ), esc_attr( $label ) );
		self::options( $this->value( $path, $stored ), $choices );
		echo '</select>';
	}

	/**
	 * @param string                $value
	 * @param array<string, string> $choices
	 */
	private static function options( string $value, array $choices ): void {
		foreach ( $choices as $choice => $name ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $choice ), selected( $value, (string) $choice, false ), esc_html( $name ) );
		}
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
			'<label class="storewright-check"><input type="checkbox" name="%s" value="1"%s%s> %s</label>',
			esc_attr( $path ),
			checked( $is_checked, true, false ),
			$this->owner(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Is escaped.
			esc_html( $label )
		);
	}

	/**
	 * Prints what a field would show, with its label above. Nothing where the order has nothing there.
	 *
	 * @param string $label
	 * @param string $text
	 */
	public static function text( string $label, string $text ): void {
		if ( '' !== $text ) {
			printf( '<dl class="storewright-field"><dt>%s</dt><dd><bdi>%s</bdi></dd></dl>', esc_html( $label ), nl2br( esc_html( $text ) ) );
		}
	}

	private static function id( string $path ): string {
		return 'order-' . trim( str_replace( [ '[', ']' ], [ '-', '' ], $path ), '-' );
	}
}
