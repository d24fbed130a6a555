<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use WP_Error;

/**
 * What came of a row, or would come of it.
 */
final class RowResult {

	public const CREATED = 'created';

	public const UPDATED = 'updated';

	public const SKIPPED = 'skipped';

	public const FAILED = 'failed';

	/**
	 * Refusals that do not say which field they are about.
	 */
	private const FIELDS = [
		'product_invalid_sku'                  => 'sku',
		'product_invalid_global_unique_id'     => 'global_unique_id',
		'woocommerce_product_invalid_image_id' => 'images',
	];

	/**
	 * @param int                                                      $row     Place in the file.
	 * @param string                                                   $outcome One of the constants.
	 * @param int                                                      $id      The product's, 0 where there is none.
	 * @param string                                                   $name    What the product was called before, '' for a new one.
	 * @param array{code: string, message: string, field: string}|null $error   Why it failed.
	 * @param list<array{field: string, message: string}>              $notes   What was left out.
	 * @param list<string>                                             $pending Fields to be sent again once all rows are imported.
	 */
	private function __construct(
		private readonly int $row,
		private readonly string $outcome,
		private readonly int $id = 0,
		private readonly string $name = '',
		private readonly ?array $error = null,
		private readonly array $notes = [],
		private readonly array $pending = []
	) {}

	/**
	 * The row made a product, or changed one, or would.
	 *
	 * @param int       $row    Place in the file.
	 * @param int       $id     The product's, 0 where it is not made.
	 * @param string    $name   What it was called before.
	 * @param bool      $is_new Whether it was made.
	 * @param RowFields $fields What was written of it.
	 */
	public static function written( int $row, int $id, string $name, bool $is_new, RowFields $fields ): self {
		return new self( $row, $is_new ? self::CREATED : self::UPDATED, $id, $name, null, $fields->notes, $fields->pending );
	}

	/**
	 * The row made a product when it was sent before.
	 *
	 * @param int          $row     Place in the file.
	 * @param int          $id      The product's.
	 * @param list<string> $pending Fields to be sent again once all rows are imported: they may not have been.
	 */
	public static function made_before( int $row, int $id, array $pending ): self {
		return new self( $row, self::CREATED, $id, pending: $pending );
	}

	/**
	 * The row made a product when it was sent before, but the import ended before other products were linked to it.
	 */
	public static function unlinked( int $row, int $id, string $name ): self {
		return new self( $row, self::UPDATED, $id, $name );
	}

	/**
	 * The product is there, and stays as it is.
	 */
	public static function skipped( int $row, int $id, string $name ): self {
		return new self( $row, self::SKIPPED, $id, $name );
	}

	/**
	 * The row was refused.
	 *
	 * @param int      $row     Place in the file.
	 * @param WP_Error $refusal
	 */
	public static function failed( int $row, WP_Error $refusal ): self {
		$code   = (string) $refusal->get_error_code();
		$data   = $refusal->get_error_data();
		$data   = is_array( $data ) ? $data : [];
		$params = is_array( $data['params'] ?? null ) ? $data['params'] : [];
		$field  = (string) array_key_first( $params );
		$reason = $params[ $field ] ?? null;
		$detail = is_array( $data['details'] ?? null ) ? $data['details'][ $field ] ?? null : null;
		$kind   = is_array( $detail ) ? $detail['code'] ?? '' : '';
		return new self(
			$row,
			self::FAILED,
			0,
			'',
			[
				'code'    => $code,
				'message' => is_string( $reason ) && '' !== $reason ? self::in_words( $reason, $field, $kind ) : $refusal->get_error_message(),
				'field'   => '' === $field ? self::FIELDS[ $code ] ?? '' : (string) preg_replace( '/[\[.].*$/s', '', $field ),
			]
		);
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

	/**
	 * As it is answered.
	 *
	 * @return array<string, mixed>
	 */
	public function item(): array {
		return [
			'row'     => $this->row,
			'outcome' => $this->outcome,
			'id'      => $this->id,
			'name'    => $this->name,
			'error'   => $this->error,
			'notes'   => $this->notes,
			'pending' => $this->pending,
		];
	}
}
