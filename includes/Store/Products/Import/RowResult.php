<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

/**
 * Result of a row, or of its dry run.
 */
final class RowResult {

	public const CREATED = 'created';

	public const UPDATED = 'updated';

	public const SKIPPED = 'skipped';

	public const FAILED = 'failed';

	/**
	 * @param int                                                      $row     Place in the file.
	 * @param string                                                   $outcome One of the constants.
	 * @param int                                                      $id      The product's, 0 where there is none.
	 * @param string                                                   $name    What the product was called before, '' for a new one.
	 * @param list<array{code: string, message: string, field: string}> $errors  Why it failed.
	 * @param list<array{field: string, message: string}>              $notes   What was left out.
	 * @param list<string>                                             $pending Fields to be sent again once all rows are imported.
	 */
	private function __construct(
		private readonly int $row,
		private readonly string $outcome,
		private readonly int $id = 0,
		private readonly string $name = '',
		private readonly array $errors = [],
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
		return new self( $row, $is_new ? self::CREATED : self::UPDATED, $id, $name, [], $fields->notes, $fields->pending );
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
	 * @param int                                                                 $row    Place in the file.
	 * @param non-empty-list<array{code: string, message: string, field: string}> $errors All that is wrong with it.
	 */
	public static function failed( int $row, array $errors ): self {
		return new self( $row, self::FAILED, errors: $errors );
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
			'errors'  => $this->errors,
			'notes'   => $this->notes,
			'pending' => $this->pending,
		];
	}
}
