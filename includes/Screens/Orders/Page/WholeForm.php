<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

/**
 * Reads a form that has more fields than PHP takes (`max_input_vars`) from the request's body, which has them all: an order of many
 * items and taxes has thousands, and without a script each of them is sent.
 */
final class WholeForm {

	/**
	 * How many fields parse_str() is given at once: it has the same limit.
	 */
	private const AT_ONCE = 200;

	/**
	 * The body of the request, '' where a browser sent it in another way.
	 */
	public static function body(): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- No file.
		return (string) file_get_contents( 'php://input' );
	}

	/**
	 * The fields.
	 *
	 * @param string $body As browsers send forms: `items[3][total]=1&…`.
	 * @return array<mixed>
	 */
	public static function fields( string $body ): array {
		$fields = [];
		foreach ( array_chunk( explode( '&', $body ), self::AT_ONCE ) as $pairs ) {
			parse_str( implode( '&', $pairs ), $some );
			$fields = array_replace_recursive( $fields, $some );
		}
		return $fields;
	}
}
