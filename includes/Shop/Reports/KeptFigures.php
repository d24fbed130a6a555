<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\Connection;

/**
 * Keeps what can't be added up of a day and of a month, such as which customers ordered, each with the number of changes that there had
 * been by then: as long as it is the same (DayTotals::CHANGES), so is what is kept. Nothing is lost where the table is emptied: whoever
 * needs it looks again.
 *
 * @internal
 */
final class KeptFigures {

	/**
	 * Name without prefix.
	 */
	public const TABLE = 'storewright_report_kept';

	public const COLUMNS = 'name char(40) NOT NULL,
unit char(1) NOT NULL,
day date NOT NULL,
changes bigint(20) NOT NULL DEFAULT 0,
counted int(11) NOT NULL DEFAULT 0,
made_on date NOT NULL,
content longtext NOT NULL,
PRIMARY KEY  (name,unit,day)';

	public const DAY = 'd';

	public const MONTH = 'm';

	/**
	 * What nobody has asked for since is forgotten after so many days.
	 */
	private const KEPT_DAYS = 30;

	private const ROWS_A_STATEMENT = 50;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * How often orders of each day were written.
	 *
	 * @param string $type  A date type of DayTotals.
	 * @param string $from  First day.
	 * @param string $until Last day.
	 * @return array<string, int> By day: of every day from the first to the last one that has orders.
	 */
	public function changes( string $type, string $from, string $until ): array {
		$parts = $this->database->table( DayTotals::PARTS );
		// Days whose sums are 0 by now as well: what is kept of their month counts their changes.
		$known = $this->database->row(
			"SELECT MIN( d.first ) AS first, MAX( d.last ) AS last FROM (
				SELECT MIN( day ) AS first, MAX( day ) AS last FROM {$this->database->table( DayTotals::TABLE )} WHERE date_type = %s
				UNION ALL SELECT MIN( day ), MAX( day ) FROM $parts WHERE kind = %s AND date_type = %s AND day > %s
			) d",
			$type,
			DayTotals::CHANGES,
			$type,
			DayTotals::ANY_DAY
		);
		$from  = max( $from, (string) ( $known['first'] ?? '' ) );
		$until = min( $until, (string) ( $known['last'] ?? '' ) );
		if ( null === ( $known['first'] ?? null ) || $from > $until ) {
			return [];
		}
		$changes = [];
		foreach ( $this->database->rows(
			"SELECT day, SUM( orders ) AS changes FROM $parts
			WHERE kind = %s AND date_type = %s AND ( day = %s OR ( day >= %s AND day <= %s ) ) GROUP BY day",
			DayTotals::CHANGES,
			$type,
			DayTotals::ANY_DAY,
			$from,
			$until
		) as $row ) {
			$changes[ (string) $row['day'] ] = (int) $row['changes'];
		}
		$of_any = $changes[ DayTotals::ANY_DAY ] ?? 0;
		$all    = [];
		$end    = (int) strtotime( "$until UTC" );
		for ( $time = (int) strtotime( "$from UTC" ); $time <= $end; $time += DAY_IN_SECONDS ) {
			$day         = gmdate( 'Y-m-d', $time );
			$all[ $day ] = $of_any + ( $changes[ $day ] ?? 0 );
		}
		return $all;
	}

	/**
	 * How often something else than orders has changed.
	 *
	 * @param string $what A date type of DayTotals::CHANGES that is none of orders, such as DayTotals::CATEGORIES.
	 */
	public function changes_of( string $what ): int {
		return (int) $this->database->value(
			"SELECT SUM( orders ) FROM {$this->database->table( DayTotals::PARTS )} WHERE kind = %s AND date_type = %s",
			DayTotals::CHANGES,
			$what
		);
	}

	/**
	 * What is kept.
	 *
	 * @param string $name     Of what was counted: 40 characters.
	 * @param string $unit     DAY or MONTH.
	 * @param string $from     First day.
	 * @param string $until    Last day.
	 * @param bool   $with_content Whether what is kept is needed; else its number is.
	 * @return array<string, array{changes: int, count: int, content: string|null}> By day, that of a month is its first one.
	 */
	public function kept( string $name, string $unit, string $from, string $until, bool $with_content ): array {
		$kept = [];
		foreach ( $this->database->rows(
			'SELECT day, changes, counted' . ( $with_content ? ', content' : '' ) . " FROM {$this->database->table( self::TABLE )}
			WHERE name = %s AND unit = %s AND day >= %s AND day <= %s",
			$name,
			$unit,
			$from,
			$until
		) as $row ) {
			$kept[ (string) $row['day'] ] = [
				'changes' => (int) $row['changes'],
				'count'   => (int) $row['counted'],
				'content' => $with_content ? (string) $row['content'] : null,
			];
		}
		return $kept;
	}

	/**
	 * Keeps values.
	 *
	 * @param string                                              $name
	 * @param string                                              $unit
	 * @param array<string, array{changes: int, value: KeptValue}> $values By day.
	 */
	public function keep( string $name, string $unit, array $values ): void {
		$today = gmdate( 'Y-m-d' );
		foreach ( array_chunk( $values, self::ROWS_A_STATEMENT, true ) as $some ) {
			$rows = [];
			foreach ( $some as $day => $one ) {
				$texts  = array_map( $this->database->quoted( ... ), [ $name, $unit, $day, $today, $one['value']->text() ] );
				$rows[] = "({$one['changes']}, {$one['value']->count()}, " . implode( ', ', $texts ) . ')';
			}
			$this->database->execute(
				"INSERT INTO {$this->database->table( self::TABLE )} (changes, counted, name, unit, day, made_on, content)
				VALUES " . implode( ', ', $rows ) . '
				ON DUPLICATE KEY UPDATE changes = VALUES( changes ), counted = VALUES( counted ), made_on = VALUES( made_on ),
				content = VALUES( content )'
			);
		}
	}

	/**
	 * Forgets what nobody asks for any more: of what is asked for, some day is new now and then.
	 */
	public function tidy(): void {
		$table = $this->database->table( self::TABLE );
		foreach ( $this->database->column(
			"SELECT name FROM $table GROUP BY name HAVING MAX( made_on ) < %s",
			gmdate( 'Y-m-d', time() - self::KEPT_DAYS * DAY_IN_SECONDS )
		) as $name ) {
			$this->database->delete( self::TABLE, [ 'name' => (string) $name ] );
		}
	}
}
