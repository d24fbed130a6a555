<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use WP_Error;

/**
 * Everything that is wrong with a row: what was refused is taken out of it, and the rest is tried again.
 */
final class RowFaults {

	/**
	 * No file is wrong in more fields at a time.
	 */
	private const MAX_ATTEMPTS = 12;

	/**
	 * Stands in for the name of a new product that has none.
	 */
	private const SOME_NAME = '?';

	/**
	 * Refusals that do not say which field they are about.
	 */
	private const FIELDS = [
		'product_invalid_sku'                  => 'sku',
		'product_invalid_global_unique_id'     => 'global_unique_id',
		'woocommerce_product_invalid_image_id' => 'images',
	];

	/**
	 * All faults of a row.
	 *
	 * @param ImportRow                                          $row
	 * @param WP_Error                                           $refusal Why it was refused.
	 * @param callable(ImportRow, list<string>): (WP_Error|null) $attempt Why the row is refused, where some fields are known to be bad.
	 * @return non-empty-list<array{code: string, message: string, field: string}>
	 */
	public static function of( ImportRow $row, WP_Error $refusal, callable $attempt ): array {
		$faults = [];
		$bad    = [];
		$next   = $refusal;
		for ( $attempts = 0; null !== $next && $attempts < self::MAX_ATTEMPTS; $attempts++ ) {
			$found  = array_filter(
				self::in_refusal( $next ),
				static fn( array $fault ) => [] === $faults || ( '' !== $fault['field'] && ! in_array( $fault['field'], $bad, true ) )
			);
			$fields = array_values( array_filter( array_column( $found, 'field' ), static fn( string $field ): bool => '' !== $field ) );
			array_push( $faults, ...array_values( $found ) );
			if ( [] === $fields ) {
				break;
			}
			array_push( $bad, ...$fields );
			$row  = $row->without( $fields, in_array( 'name', $fields, true ) ? [ 'name' => self::SOME_NAME ] : [] );
			$next = $attempt( $row, $bad );
		}
		return [] === $faults ? [ self::fault( $refusal, '', $refusal->get_error_message() ) ] : $faults;
	}

	/**
	 * Returns the fields that a REST error names, each once.
	 *
	 * @return non-empty-list<array{code: string, message: string, field: string}>
	 */
	private static function in_refusal( WP_Error $refusal ): array {
		$data    = $refusal->get_error_data();
		$data    = is_array( $data ) ? $data : [];
		$params  = is_array( $data['params'] ?? null ) ? $data['params'] : [];
		$details = is_array( $data['details'] ?? null ) ? $data['details'] : [];
		$faults  = [];
		foreach ( $params as $param => $reason ) {
			$field  = (string) preg_replace( '/[\[.].*$/s', '', (string) $param );
			$detail = is_array( $details[ $param ] ?? null ) ? $details[ $param ]['code'] ?? '' : '';

			$faults[ $field ] ??= self::fault(
				$refusal,
				$field,
				is_string( $reason ) && '' !== $reason ? self::in_words( $reason, (string) $param, $detail ) : $refusal->get_error_message()
			);
		}
		return [] === $faults ? [
			self::fault( $refusal, self::FIELDS[ (string) $refusal->get_error_code() ] ?? '', $refusal->get_error_message() ),
		] : array_values( $faults );
	}

	/**
	 * @return array{code: string, message: string, field: string}
	 */
	private static function fault( WP_Error $refusal, string $field, string $message ): array {
		return [
			'code'    => (string) $refusal->get_error_code(),
			'message' => $message,
			'field'   => $field,
		];
	}

	/**
	 * Why a cell was refused, for somebody who has never seen the name of a parameter or of a type.
	 *
	 * @param string $reason As the schema's check says it: “stock_quantity is not of type integer,null.”
	 * @param string $field  What it is about.
	 * @param mixed  $code   What the check calls it.
	 */
	private static function in_words( string $reason, string $field, mixed $code ): string {
		$name = '/^' . preg_quote( $field, '/' ) . '(?:\[[^\]]*\])*(?= )/';
		if ( '' === $field || 1 !== preg_match( $name, $reason ) ) {
			return $reason;
		}
		$rest = (string) preg_replace( $name, '', $reason );
		$type = 'rest_invalid_type' === $code && 1 === preg_match( '/\b(?:integer|number|boolean)\b/', $rest, $found ) ? $found[0] : '';
		return match ( $type ) {
			'integer' => __( 'This has to be a whole number such as 12.', 'storewright' ),
			'number'  => __( 'This has to be a number such as 12.50.', 'storewright' ),
			'boolean' => __( 'This has to be 1 for yes or 0 for no.', 'storewright' ),
			/* translators: Begins a sentence about a cell, such as “This is not one of simple, grouped, and external.” */
			default   => __( 'This', 'storewright' ) . $rest,
		};
	}
}
