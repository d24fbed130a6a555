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
	 * Of so many at most each has a row; a list of more only narrows the report down. Exports have them in one part.
	 */
	public const MOST = 100;

	/**
	 * @param Context                              $context
	 * @param HasNamedRows                         $report
	 * @param list<int>                            $ids     As many as MOST.
	 * @param list<array{string, list<int>}> $within  Further columns of a row, and the ids of which each has one.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly HasNamedRows $report,
		private readonly array $ids,
		private readonly array $within
	) {}

	/**
	 * Those posts of a type that are there.
	 *
	 * @param list<int> $ids
	 * @param string    $type
	 * @return array<int, int> By id.
	 */
	public static function posts( array $ids, string $type ): array {
		_prime_post_caches( $ids, false, false );
		$found = array_filter( $ids, static fn( int $id ) => get_post_type( $id ) === $type );
		return array_combine( $found, $found );
	}

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
		$known   = array_column( $sold, $this->report->named_column() );
		$rows    = $sold;
		foreach ( $this->report->named( $this->context, array_values( array_diff( $this->ids, $known ) ) ) as $values ) {
			$row = ListQuery::row( $columns, $this->report->measures(), $values + array_fill_keys( $this->figures(), null ) );
			if ( $this->is_within( $row ) ) {
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
	 * @param array<string, bool|int|float|string|null> $row
	 */
	private function is_within( array $row ): bool {
		foreach ( $this->within as [ $column, $ids ] ) {
			if ( ! in_array( $row[ $column ] ?? null, $ids, true ) ) {
				return false;
			}
		}
		return true;
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
