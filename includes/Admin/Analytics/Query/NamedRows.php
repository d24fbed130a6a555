<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\HasNamedRows;
use Storewright\Kernel\Context;

/**
 * The rows of what a request names, those of which nothing was sold included.
 */
final class NamedRows {

	/**
	 * Of so many at most each has a row; a list of more only narrows the report down.
	 */
	public const MOST = 100;

	/**
	 * @param Context      $context
	 * @param HasNamedRows $report
	 * @param list<int>    $ids     As many as MOST.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly HasNamedRows $report,
		private readonly array $ids
	) {}

	/**
	 * All of them, in the order of the report. Where that is one of names or times, those of which nothing was sold come last.
	 *
	 * @param list<array<string, bool|int|float|string|null>> $sold       The rows that the report has, in its order.
	 * @param string                                          $orderby    One of the keys of the report's orderby().
	 * @param bool                                            $descending
	 * @return list<array<string, bool|int|float|string|null>>
	 */
	public function with( array $sold, string $orderby, bool $descending ): array {
		$columns = $this->report->columns();
		$known   = array_map( static fn( array $row ): array => self::key( $row, $columns ), $sold );
		$rows    = $sold;
		foreach ( $this->report->named( $this->context, $this->ids ) as $values ) {
			$row = ListQuery::row( $columns, $this->report->measures(), $values + array_fill_keys( $this->figures(), null ) );
			if ( ! in_array( self::key( $row, $columns ), $known, true ) ) {
				$rows[] = $row;
			}
		}
		$name = $this->report->orderby()[ $orderby ]->name;
		if ( null === $name || count( $rows ) === count( $sold ) || is_string( $rows[0][ $name ] ?? '' ) ) {
			return $rows;
		}
		usort(
			$rows,
			static function ( array $one, array $other ) use ( $name, $columns, $descending ): int {
				$by_figure = $one[ $name ] <=> $other[ $name ];
				if ( 0 !== $by_figure ) {
					return $descending ? -$by_figure : $by_figure;
				}
				return self::key( $one, $columns ) <=> self::key( $other, $columns );
			}
		);
		return $rows;
	}

	/**
	 * @return list<string> The names of the figures that the database answers.
	 */
	private function figures(): array {
		return array_column( $this->report->measures(), 'name' );
	}

	/**
	 * What tells a row from others.
	 *
	 * @param array<string, bool|int|float|string|null> $row
	 * @param list<Column>                              $columns
	 * @return list<bool|int|float|string|null>
	 */
	private static function key( array $row, array $columns ): array {
		return array_map( static fn( Column $one ) => $row[ $one->name ] ?? null, $columns );
	}
}
