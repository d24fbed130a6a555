<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * A column of a list that is not added up: what its rows are of.
 */
final class Column {

	/**
	 * @param string $name        In the answer.
	 * @param string $type        `integer`, `number`, `string`, `boolean` or `date-time`.
	 * @param string $sql         Expression for it.
	 * @param string $description For the REST schema.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $type,
		public readonly string $sql,
		public readonly string $description
	) {}

	/**
	 * The database's value as REST answers it; null where a time is unknown.
	 */
	public function answer( ?string $value ): bool|int|float|string|null {
		return match ( $this->type ) {
			'integer'   => (int) $value,
			'number'    => self::number( (float) $value ),
			'boolean'   => 1 === (int) $value,
			'date-time' => $value,
			default     => (string) $value,
		};
	}

	private static function number( float $value ): int|float {
		return floor( $value ) === $value ? (int) $value : $value;
	}
}
