<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Storewright\Kernel\Context;
use Storewright\Kernel\PrivateFolder;

/**
 * The exports of the last day, with their files.
 */
final class ExportStore {

	private const OPTION = 'storewright_report_exports';

	/**
	 * How long a file is kept, in seconds.
	 */
	private const SECONDS_KEPT = DAY_IN_SECONDS;

	/**
	 * Most exports of one user that are kept; the oldest goes for a new one.
	 */
	private const MOST = 20;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Notes a new export.
	 */
	public function add( ReportExport $export ): void {
		$dropped = [];
		$this->context->options->change(
			self::OPTION,
			static function ( array $all ) use ( $export, &$dropped ): array {
				$of_user = array_filter( self::read( $all ), static fn( ReportExport $one ) => $one->user === $export->user );
				$dropped = array_slice( $of_user, 0, max( 0, count( $of_user ) - self::MOST + 1 ) );
				return array_diff_key( $all, $dropped ) + [ $export->id => $export->stored() ];
			}
		);
		$this->delete_files( $dropped );
	}

	/**
	 * Notes how far an export is. One that was deleted in between stays deleted.
	 */
	public function save( ReportExport $export ): void {
		$this->context->options->change(
			self::OPTION,
			static fn( array $all ): array => isset( $all[ $export->id ] ) ? [ $export->id => $export->stored() ] + $all : $all
		);
	}

	/**
	 * An export whose day is not over.
	 */
	public function find( string $id ): ?ReportExport {
		$export = $this->all()[ $id ] ?? null;
		return null === $export || $this->is_over( $export ) ? null : $export;
	}

	/**
	 * Those that are not done, the oldest first.
	 *
	 * @return list<ReportExport>
	 */
	public function waiting(): array {
		$waiting = array_filter( $this->all(), fn( ReportExport $one ) => $one->is_waiting() && ! $this->is_over( $one ) );
		usort( $waiting, static fn( ReportExport $one, ReportExport $other ) => $one->created <=> $other->created );
		return $waiting;
	}

	/**
	 * Deletes those whose day is over.
	 *
	 * @return int|null In how many seconds the next one's is; null where there is none.
	 */
	public function delete_old(): ?int {
		$old = array_filter( $this->all(), $this->is_over( ... ) );
		if ( [] !== $old ) {
			$this->context->options->change( self::OPTION, static fn( array $all ): array => array_diff_key( $all, $old ) );
			$this->delete_files( $old );
		}
		$ends = array_map( static fn( ReportExport $one ) => $one->created + self::SECONDS_KEPT, $this->all() );
		return [] === $ends ? null : max( 1, min( $ends ) - $this->now() );
	}

	/**
	 * The last second at which an export can be downloaded: Unix time.
	 */
	public static function kept_until( ReportExport $export ): int {
		return $export->created + self::SECONDS_KEPT;
	}

	/**
	 * Deletes all of them, and all their files.
	 */
	public function clear(): void {
		$this->delete_files( $this->all() );
		$this->context->options->delete( self::OPTION );
	}

	private function is_over( ReportExport $export ): bool {
		return $this->now() >= self::kept_until( $export );
	}

	private function now(): int {
		return $this->context->clock->now()->getTimestamp();
	}

	/**
	 * @return array<array-key, ReportExport> By id, as the database has them now: others write them too.
	 */
	private function all(): array {
		return self::read( $this->context->options->fresh( [ self::OPTION ] )[ self::OPTION ] ?? [] );
	}

	/**
	 * @return array<array-key, ReportExport> By id, the oldest first.
	 */
	private static function read( mixed $stored ): array {
		$all = array_filter( array_map( ReportExport::of( ... ), is_array( $stored ) ? $stored : [] ) );
		uasort( $all, static fn( ReportExport $one, ReportExport $other ) => $one->created <=> $other->created );
		return $all;
	}

	/**
	 * @param array<array-key, ReportExport> $exports
	 */
	private function delete_files( array $exports ): void {
		foreach ( $exports as $export ) {
			wp_delete_file( PrivateFolder::file( $export->file ) );
		}
	}
}
