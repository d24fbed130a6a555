<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Admin\Analytics\Saved\Email\EmailSavedReports;
use Storewright\Admin\Analytics\Saved\Email\EmailView;
use Storewright\Admin\Analytics\Saved\Email\Frequency;
use Storewright\Admin\Analytics\Saved\Email\Subscriptions;
use Storewright\Database\Table;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Outbox\OutboxTable;

/**
 * The saved reports of all users. What is checked and written is so under one lock for each user whose report it is.
 */
final class SavedReports {

	public const TABLE = 'storewright_saved_reports';

	private const PATH = '#^/(customers|analytics/[a-z0-9_-]{1,60})$#D';

	/**
	 * How many a user can save.
	 */
	public const MOST = 100;

	public const LONGEST_NAME = 100;

	public const LONGEST_QUERY = 4000;

	private readonly string $table;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( self::TABLE );
	}

	/**
	 * The table as it is to be.
	 */
	public static function table(): Table {
		return new Table(
			self::TABLE,
			"id bigint(20) unsigned NOT NULL auto_increment,
user_id bigint(20) unsigned NOT NULL,
name varchar(100) NOT NULL,
path varchar(100) NOT NULL,
query text NOT NULL,
roles varchar(500) NOT NULL DEFAULT '',
frequency varchar(10) NOT NULL DEFAULT '',
next_gmt datetime NULL,
deleted_gmt datetime NULL,
PRIMARY KEY  (id),
KEY user_id (user_id),
KEY roles (roles(20)),
KEY deleted_gmt (deleted_gmt)"
		);
	}

	/**
	 * What the present user may open, by name.
	 *
	 * @return list<SavedReport>
	 */
	public function visible(): array {
		$all = array_map(
			SavedReport::of( ... ),
			$this->context->database->rows(
				"SELECT * FROM {$this->table} WHERE ( user_id = %d OR roles <> '' ) AND deleted_gmt IS NULL ORDER BY name, id",
				get_current_user_id()
			)
		);
		return array_values( array_filter( $all, static fn( SavedReport $report ) => $report->is_visible() ) );
	}

	/**
	 * Saves a view.
	 *
	 * @param string       $name
	 * @param string       $path
	 * @param string       $query
	 * @param list<string> $roles
	 * @param Frequency    $frequency How often to send it by email.
	 * @throws Conflict     If the user has one of that name.
	 * @throws Forbidden    If it is to be shared by somebody who does not manage the store.
	 * @throws InvalidInput If it can't be saved so.
	 */
	public function add( string $name, string $path, string $query, array $roles, Frequency $frequency = Frequency::Never ): SavedReport {
		$name = self::name( $name );
		if ( 1 !== preg_match( self::PATH, $path ) ) {
			throw new InvalidInput(
				'storewright_saved_report_path_invalid',
				/* translators: %s: a path. */
				sprintf( __( '“%s” is not the path of a report. Use one such as /analytics/orders.', 'storewright' ), $path )
			);
		}
		$columns = [
			'user_id' => get_current_user_id(),
			'name'    => $name,
			'path'    => $path,
			'query'   => ltrim( $query, '?' ),
			'roles'   => implode( ',', SharedRoles::checked( $roles ) ),
		] + $this->schedule( $path, $frequency );
		$id      = $this->locked(
			get_current_user_id(),
			function () use ( $name, $columns ): int {
				$this->check_name( get_current_user_id(), $name, 0 );
				$this->check_room( get_current_user_id() );
				return $this->context->database->insert( self::TABLE, $columns );
			}
		);
		$this->plan( $frequency );
		return $this->get( $id );
	}

	/**
	 * Changes the name of a saved report, whom it is shared with, or how often it is sent.
	 *
	 * @param int               $id
	 * @param string|null       $name     Null to leave it.
	 * @param list<string>|null $roles    Null to leave them.
	 * @param string|null       $expected The name that the user saw; null for any.
	 * @param Frequency|null    $frequency Null to leave it.
	 * @throws Conflict     If the name is taken, or another one than was expected.
	 * @throws Forbidden    If the user may not.
	 * @throws InvalidInput If it can't be saved so.
	 * @throws NotFound     If there is none for the user.
	 */
	public function change( int $id, ?string $name, ?array $roles, ?string $expected, ?Frequency $frequency = null ): SavedReport {
		$name  = null === $name ? null : self::name( $name );
		$roles = null === $roles ? null : SharedRoles::checked( $roles );
		$owner = $this->editable( $id )->user_id;
		$this->locked(
			$owner,
			function () use ( $id, $owner, $name, $roles, $expected, $frequency ): void {
				$report = $this->editable( $id );
				if ( null !== $expected && $expected !== $report->name ) {
					throw new Conflict(
						'storewright_saved_report_changed',
						/* translators: %s: name of a saved report. */
						sprintf( __( 'Someone else renamed this saved report to “%s”.', 'storewright' ), $report->name ),
						[ 'name' => $report->name ]
					);
				}
				if ( null !== $name ) {
					$this->check_name( $owner, $name, $id );
				}
				$this->context->database->update(
					self::TABLE,
					[
						'name'  => $name ?? $report->name,
						'roles' => implode( ',', $roles ?? $report->roles ),
					] + ( null === $frequency || $report->frequency === $frequency ? [] : $this->schedule( $report->path, $frequency ) ),
					[ 'id' => $id ]
				);
			}
		);
		$this->plan( $frequency ?? Frequency::Never );
		return $this->get( $id );
	}

	/**
	 * A saved report, whoever asks; null where there is none.
	 */
	public function find( int $id ): ?SavedReport {
		$row = $this->context->database->row( "SELECT * FROM {$this->table} WHERE id = %d AND deleted_gmt IS NULL", $id );
		return null === $row ? null : SavedReport::of( $row );
	}

	/**
	 * Those that are to be sent at a time or before.
	 *
	 * @return list<SavedReport>
	 */
	public function due( DateTimeImmutable $until ): array {
		return array_map(
			SavedReport::of( ... ),
			$this->context->database->rows(
				"SELECT * FROM {$this->table} WHERE frequency <> '' AND deleted_gmt IS NULL AND next_gmt <= %s ORDER BY next_gmt, id",
				OutboxTable::time( $until )
			)
		);
	}

	/**
	 * When the next one is to be sent; null where none is.
	 */
	public function next_due(): ?DateTimeImmutable {
		$next = $this->context->database->value( "SELECT MIN( next_gmt ) FROM {$this->table} WHERE frequency <> '' AND deleted_gmt IS NULL" );
		return null === $next ? null : new DateTimeImmutable( $next, new DateTimeZone( 'UTC' ) );
	}

	/**
	 * Notes when one is to be sent next, within its lock.
	 */
	public function note_next( int $id, ?DateTimeImmutable $next ): void {
		$this->context->database->update( self::TABLE, [ 'next_gmt' => null === $next ? null : OutboxTable::time( $next ) ], [ 'id' => $id ] );
	}

	/**
	 * The columns that say when it is sent.
	 *
	 * @param string    $path
	 * @param Frequency $frequency
	 * @return array{frequency: string, next_gmt: string|null}
	 * @throws InvalidInput If a report of that path can't be sent.
	 */
	private function schedule( string $path, Frequency $frequency ): array {
		if ( Frequency::Never !== $frequency && ! EmailView::is_possible( $this->context, $path ) ) {
			throw new InvalidInput(
				'storewright_saved_report_not_emailed',
				__( 'This report can’t be sent by email. Choose one with a table that can be downloaded.', 'storewright' )
			);
		}
		$next = $frequency->next( $this->context->clock->now() );
		return [
			'frequency' => $frequency->value,
			'next_gmt'  => null === $next ? null : OutboxTable::time( $next ),
		];
	}

	/**
	 * The job looks each hour, and within the hour before it is due says to itself when to come.
	 */
	private function plan( Frequency $frequency ): void {
		if ( Frequency::Never !== $frequency ) {
			Queue::enqueue( EmailSavedReports::name(), HOUR_IN_SECONDS );
		}
	}

	/**
	 * Deletes a saved report; for a day it can be taken back.
	 *
	 * @throws Forbidden If the user may not.
	 * @throws NotFound  If there is none for the user.
	 */
	public function delete( int $id ): SavedReport {
		$deleted = new DeletedReports( $this->context );
		$report  = $this->locked(
			$this->editable( $id )->user_id,
			function () use ( $id, $deleted ): SavedReport {
				$report = $this->editable( $id );
				$deleted->add( $id );
				return $report;
			}
		);
		$deleted->remove_old();
		return $report;
	}

	/**
	 * Takes back a deleted report as it was, with who saved it, its schedule and who had unsubscribed. One that is there already stays so.
	 *
	 * @throws Conflict     If its name is taken.
	 * @throws Forbidden    If the user could not have deleted it.
	 * @throws InvalidInput If there is no room for it.
	 * @throws NotFound     If there is none for the user, or it was deleted more than a day ago.
	 */
	public function restore( int $id ): SavedReport {
		$deleted = new DeletedReports( $this->context );
		$found   = $deleted->find( $id );
		if ( null !== $found ) {
			self::check_editable( self::check_visible( $found, $id ) );
			$this->locked(
				$found->user_id,
				function () use ( $id, $deleted ): void {
					$report = $deleted->find( $id );
					if ( null !== $report ) {
						$this->check_name( $report->user_id, $report->name, $id );
						$this->check_room( $report->user_id );
						$deleted->take_back( $report );
					}
				}
			);
			$this->plan( $found->frequency );
		}
		return $this->editable( $id );
	}

	/**
	 * Deletes those of a user who is gone.
	 */
	public function delete_of_user( int $user_id ): void {
		$ids = $this->context->database->column( "SELECT id FROM {$this->table} WHERE user_id = %d", $user_id );
		$this->context->database->delete( self::TABLE, [ 'user_id' => $user_id ] );
		array_map( static fn( mixed $id ) => Subscriptions::forget( (int) $id ), $ids );
		( new DeletedReports( $this->context ) )->remove_old();
	}

	/**
	 * A saved report that the present user may open.
	 *
	 * @throws NotFound If there is none for the user.
	 */
	public function get( int $id ): SavedReport {
		return self::check_visible( $this->find( $id ), $id );
	}

	private static function check_visible( ?SavedReport $report, int $id ): SavedReport {
		return true === $report?->is_visible() ? $report : throw new NotFound(
			'storewright_saved_report_invalid_id',
			/* translators: %d: ID of a saved report. */
			sprintf( __( 'There is no saved report %d for you. It may have been deleted.', 'storewright' ), $id )
		);
	}

	private function editable( int $id ): SavedReport {
		return self::check_editable( $this->get( $id ) );
	}

	private static function check_editable( SavedReport $report ): SavedReport {
		return $report->is_editable() ? $report : throw new Forbidden(
			'storewright_saved_report_not_yours',
			__( 'Only who saved this report, or who manages the store, can change it.', 'storewright' )
		);
	}

	private static function name( string $name ): string {
		$name = trim( sanitize_text_field( $name ) );
		return '' !== $name ? $name : throw new InvalidInput(
			'storewright_saved_report_name_missing',
			__( 'Enter a name for the saved report.', 'storewright' )
		);
	}

	private function check_name( int $user_id, string $name, int $but ): void {
		$same = $this->context->database->value(
			"SELECT id FROM {$this->table} WHERE user_id = %d AND name = %s AND id <> %d AND deleted_gmt IS NULL LIMIT 1",
			$user_id,
			$name,
			$but
		);
		if ( null !== $same ) {
			throw new Conflict(
				'storewright_saved_report_exists',
				/* translators: %s: name of a saved report. */
				sprintf( __( 'There is a saved report “%s” already. Choose another name.', 'storewright' ), $name ),
				[ 'params' => [ 'name' => __( 'This name is taken.', 'storewright' ) ] ]
			);
		}
	}

	private function check_room( int $user_id ): void {
		$count = (int) $this->context->database->value(
			"SELECT COUNT(*) FROM {$this->table} WHERE user_id = %d AND deleted_gmt IS NULL",
			$user_id
		);
		if ( $count >= self::MOST ) {
			throw new InvalidInput(
				'storewright_saved_reports_full',
				/* translators: %d: a number. */
				sprintf( __( 'You have saved %d reports. Delete one to save another.', 'storewright' ), self::MOST )
			);
		}
	}

	/**
	 * Does work while nobody else writes reports of a user.
	 *
	 * @template T
	 * @param int           $user_id
	 * @param callable(): T $work
	 * @return T
	 */
	public function locked( int $user_id, callable $work ): mixed {
		return $this->context->database->lock( "saved_reports_$user_id", $work );
	}
}
