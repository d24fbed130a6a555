<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use DateTimeImmutable;

/**
 * A length of time in days, weeks, months or years, such as how long something is kept. WooCommerce stores it as an array with
 * `number` and `unit`; outside it is text such as `30 days`.
 */
final class Period {

	private const UNITS = [ 'days', 'weeks', 'months', 'years' ];

	private const MAX_COUNT = 9999;

	private function __construct( public readonly int $number, public readonly string $unit ) {}

	/**
	 * A period from its text or its stored form.
	 *
	 * @param mixed $value Text such as `30 days`, or an array with `number` and `unit`.
	 * @return self|null Null where it says none.
	 */
	public static function parse( mixed $value ): ?self {
		$parts  = is_array( $value ) ? [ $value['number'] ?? '', $value['unit'] ?? '' ] : explode(
			' ',
			is_string( $value ) ? trim( $value ) : '',
			2
		);
		$number = filter_var( $parts[0], FILTER_VALIDATE_INT );
		$unit   = $parts[1] ?? '';
		if ( false === $number || $number < 1 || $number > self::MAX_COUNT || ! is_string( $unit ) || ! in_array(
			rtrim( $unit, 's' ) . 's',
			self::UNITS,
			true
		) ) {
			return null;
		}
		return new self( $number, rtrim( $unit, 's' ) . 's' );
	}

	/**
	 * Its text.
	 */
	public function text(): string {
		return "{$this->number} {$this->unit}";
	}

	/**
	 * Its stored form.
	 *
	 * @return array{number: int, unit: string}
	 */
	public function stored(): array {
		return [
			'number' => $this->number,
			'unit'   => $this->unit,
		];
	}

	/**
	 * The moment that lies this long before another.
	 */
	public function before( DateTimeImmutable $moment ): DateTimeImmutable {
		return $moment->modify( "-{$this->number} {$this->unit}" );
	}
}
