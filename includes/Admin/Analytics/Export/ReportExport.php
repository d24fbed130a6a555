<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

/**
 * A report that is written to a file, and how far that is.
 */
final class ReportExport {

	/**
	 * @param string               $id      Letters and digits that nobody can guess.
	 * @param string               $file    Name of the file, which tells nothing of the id.
	 * @param int                  $user    Id of who asked for it.
	 * @param string               $type    Name of the report.
	 * @param array<string, mixed> $args    The report's arguments.
	 * @param int                  $created Unix time.
	 * @param int                  $total   Number of rows there were then.
	 * @param int                  $rows    Number of rows that are in the file.
	 * @param int                  $bytes   Length of the file with these rows.
	 * @param bool                 $is_done Whether the file has all rows.
	 * @param bool                 $failed  Whether it could not be made.
	 * @param bool                 $mails   Whether an e-mail is to be sent once it is done.
	 * @param list<string|null>    $after   The place of the last row that is in the file, [] where none is.
	 * @param list<string>         $hidden  Ids of columns that are left out.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $file,
		public readonly int $user,
		public readonly string $type,
		public readonly array $args,
		public readonly int $created,
		public readonly int $total,
		public readonly int $rows = 0,
		public readonly int $bytes = 0,
		public readonly bool $is_done = false,
		public readonly bool $failed = false,
		public readonly bool $mails = false,
		public readonly array $after = [],
		public readonly array $hidden = []
	) {}

	/**
	 * The same with some things changed.
	 *
	 * @param array<string, mixed> $change By name.
	 */
	public function with( array $change ): self {
		return self::of( $change + $this->stored() ) ?? $this;
	}

	/**
	 * How much of it is done, in percent: 100 only where all is.
	 */
	public function percent(): int {
		return $this->is_done ? 100 : min( 99, intdiv( 100 * $this->rows, max( 1, $this->total ) ) );
	}

	/**
	 * Whether there is something left to do.
	 */
	public function is_waiting(): bool {
		return ! $this->failed && ( ! $this->is_done || $this->mails );
	}

	/**
	 * The name that the file is downloaded by: the report and its days, `orders_2026-11-01_2026-11-23.csv`.
	 */
	public function download_name(): string {
		$days = [];
		foreach ( [ 'after', 'before' ] as $name ) {
			$time = $this->args[ $name ] ?? null;
			if ( is_string( $time ) && 1 === preg_match( '/^\d{4}-\d\d-\d\d/', $time ) ) {
				$days[] = substr( $time, 0, 10 );
			}
		}
		$parts = [ str_replace( '/', '-', $this->type ), ...( [] === $days ? [ wp_date( 'Y-m-d', $this->created ) ] : $days ) ];
		return sanitize_file_name( implode( '_', $parts ) ) . '.csv';
	}

	/**
	 * As it is stored.
	 *
	 * @return array<string, mixed>
	 */
	public function stored(): array {
		/** @var array<string, mixed> $all */
		$all = get_object_vars( $this );
		return $all;
	}

	/**
	 * What was stored; null where that is none.
	 */
	public static function of( mixed $stored ): ?self {
		if ( ! is_array( $stored ) || ! is_array( $stored['args'] ?? null ) ) {
			return null;
		}
		$text   = static fn( string $name ): string => is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : '';
		$number = static fn( string $name ): int => is_int( $stored[ $name ] ?? null ) ? $stored[ $name ] : 0;
		$list   = static fn( string $name ): array => array_values(
			array_filter(
				is_array( $stored[ $name ] ?? null ) ? $stored[ $name ] : [],
				static fn( mixed $one ) => null === $one || is_string( $one )
			)
		);
		/** @var array<string, mixed> $args */
		$args = $stored['args'];
		return '' === $text( 'id' ) || '' === $text( 'file' ) ? null : new self(
			$text( 'id' ),
			$text( 'file' ),
			$number( 'user' ),
			$text( 'type' ),
			$args,
			$number( 'created' ),
			$number( 'total' ),
			$number( 'rows' ),
			$number( 'bytes' ),
			true === ( $stored['is_done'] ?? null ),
			true === ( $stored['failed'] ?? null ),
			true === ( $stored['mails'] ?? null ),
			$list( 'after' ),
			array_values( array_filter( $list( 'hidden' ), 'is_string' ) )
		);
	}
}
