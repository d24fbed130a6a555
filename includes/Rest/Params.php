<?php
declare(strict_types=1);

namespace Storewright\Rest;

use WP_REST_Request;

/**
 * A request's arguments with their types, after WordPress has validated them by the schema. Null is what was not sent.
 */
final class Params {

	public function __construct( private readonly WP_REST_Request $request ) {}

	/**
	 * A whole number.
	 *
	 * @param string $name Name of the argument.
	 */
	public function int( string $name ): ?int {
		$value = $this->request->get_param( $name );
		return is_numeric( $value ) ? (int) $value : null;
	}

	/**
	 * Yes or no.
	 *
	 * @param string $name Name of the argument.
	 */
	public function bool( string $name ): ?bool {
		$value = $this->request->get_param( $name );
		return is_bool( $value ) || is_int( $value ) || is_string( $value ) ? rest_sanitize_boolean( $value ) : null;
	}

	/**
	 * A text.
	 *
	 * @param string $name Name of the argument.
	 */
	public function string( string $name ): ?string {
		$value = $this->request->get_param( $name );
		return is_scalar( $value ) ? (string) $value : null;
	}

	/**
	 * A list or an object.
	 *
	 * @param string $name Name of the argument.
	 * @return array<mixed>|null
	 */
	public function array( string $name ): ?array {
		$value = $this->request->get_param( $name );
		return is_array( $value ) ? $value : null;
	}
}
