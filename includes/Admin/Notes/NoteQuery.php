<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;

/**
 * Reads notes.
 *
 * A snoozed note whose reminder date has come is answered as one that waits: nothing has to run at that moment.
 */
final class NoteQuery {

	private const COLUMNS = [
		'note_id' => 'note_id',
		'date'    => 'date_created',
		'type'    => 'type',
		'title'   => 'title',
		'status'  => 'status',
	];

	private const NO_DATE = '0000-00-00 00:00:00';

	private readonly string $notes;

	private readonly string $actions;

	public function __construct( private readonly Context $context, Tables $tables ) {
		$this->notes   = $context->database->table( $tables->notes() );
		$this->actions = $context->database->table( $tables->actions() );
	}

	/**
	 * A note, dismissed ones as well; null where there is none.
	 */
	public function find( int $id ): ?Note {
		return $this->notes( $this->context->database->rows( "SELECT * FROM {$this->notes} WHERE note_id = %d", $id ) )[0] ?? null;
	}

	/**
	 * The notes of some ids, dismissed ones as well. Ids without a note are passed over.
	 *
	 * @param list<int> $ids
	 * @return list<Note>
	 */
	public function find_all( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$marks = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		return $this->notes(
			$this->context->database->rows( "SELECT * FROM {$this->notes} WHERE note_id IN ( $marks ) ORDER BY note_id", ...$ids )
		);
	}

	/**
	 * The latest note of a name, dismissed ones as well; null where there is none.
	 */
	public function named( string $name ): ?Note {
		$rows = $this->context->database->rows(
			"SELECT * FROM {$this->notes} WHERE name = %s ORDER BY note_id DESC LIMIT 1",
			$name
		);
		return $this->notes( $rows )[0] ?? null;
	}

	/**
	 * Whether there is a note of a name, dismissed ones as well.
	 */
	public function exists( string $name ): bool {
		return null !== $this->context->database->value( "SELECT note_id FROM {$this->notes} WHERE name = %s LIMIT 1", $name );
	}

	/**
	 * A part of all notes.
	 *
	 * @return list<Note>
	 */
	public function search( NoteCriteria $criteria ): array {
		[ $where, $values ] = $this->condition( $criteria );
		$column             = self::COLUMNS[ $criteria->orderby ] ?? 'date_created';
		$direction          = $criteria->ascending ? 'ASC' : 'DESC';
		return $this->notes(
			$this->context->database->rows(
				"SELECT * FROM {$this->notes} WHERE $where ORDER BY $column $direction, note_id $direction LIMIT %d OFFSET %d",
				...[ ...$values, $criteria->limit, $criteria->offset ]
			)
		);
	}

	/**
	 * Ids of the notes that match, on all pages.
	 *
	 * @return list<int>
	 */
	public function ids( NoteCriteria $criteria ): array {
		[ $where, $values ] = $this->condition( $criteria );
		return array_map( intval( ... ), $this->context->database->column( "SELECT note_id FROM {$this->notes} WHERE $where", ...$values ) );
	}

	/**
	 * How many notes match, on all pages.
	 */
	public function count( NoteCriteria $criteria ): int {
		[ $where, $values ] = $this->condition( $criteria );
		return (int) $this->context->database->value( "SELECT COUNT(*) FROM {$this->notes} WHERE $where", ...$values );
	}

	/**
	 * Whether a note matches that nobody has read and that came after a time.
	 *
	 * @param NoteCriteria $criteria Types, statuses and sources.
	 * @param int          $since    Seconds since 1970.
	 */
	public function has_unread( NoteCriteria $criteria, int $since ): bool {
		[ $where, $values ] = $this->condition( $criteria );
		return null !== $this->context->database->value(
			"SELECT note_id FROM {$this->notes} WHERE $where AND is_read = 0 AND date_created > %s LIMIT 1",
			...[ ...$values, gmdate( 'Y-m-d H:i:s', $since ) ]
		);
	}

	/**
	 * @return array{string, list<string|int>}
	 */
	private function condition( NoteCriteria $criteria ): array {
		$parts  = [ 'is_deleted = %d' ];
		$values = [ 0 ];
		if ( [] !== $criteria->statuses ) {
			$parts[] = "CASE WHEN status = 'snoozed' AND date_reminder <= %s THEN 'unactioned' ELSE status END IN ( "
				. self::marks( $criteria->statuses ) . ' )';
			$values  = [ ...$values, $this->context->clock->now()->setTimezone( self::utc() )->format( 'Y-m-d H:i:s' ), ...$criteria->statuses ];
		}
		foreach ( [
			'type'   => $criteria->types,
			'source' => $criteria->sources,
		] as $column => $names ) {
			if ( [] !== $names ) {
				$parts[] = "$column IN ( " . self::marks( $names ) . ' )';
				$values  = [ ...$values, ...$names ];
			}
		}
		return [ implode( ' AND ', $parts ), $values ];
	}

	/**
	 * @param non-empty-list<string> $names
	 */
	private static function marks( array $names ): string {
		return implode( ', ', array_fill( 0, count( $names ), '%s' ) );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<Note>
	 */
	private function notes( array $rows ): array {
		$actions = $this->actions_of( array_map( static fn( array $row ) => (int) $row['note_id'], $rows ) );
		return array_map( fn( array $row ) => $this->note( $row, $actions[ (int) $row['note_id'] ] ?? [] ), $rows );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, list<NoteAction>> By the note's id.
	 */
	private function actions_of( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$marks  = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$rows   = $this->context->database->rows( "SELECT * FROM {$this->actions} WHERE note_id IN ( $marks ) ORDER BY action_id", ...$ids );
		$groups = [];
		foreach ( $rows as $row ) {
			$groups[ (int) $row['note_id'] ][] = new NoteAction(
				(int) $row['action_id'],
				(string) $row['name'],
				(string) $row['label'],
				(string) $row['query'],
				NoteStatus::tryFrom( (string) $row['status'] ) ?? NoteStatus::Actioned,
				(string) $row['actioned_text'],
				(string) $row['nonce_action'],
				(string) $row['nonce_name']
			);
		}
		return $groups;
	}

	/**
	 * @param array<string, string|null> $row
	 * @param list<NoteAction>           $actions
	 */
	private function note( array $row, array $actions ): Note {
		$status   = NoteStatus::tryFrom( (string) $row['status'] ) ?? NoteStatus::Unactioned;
		$reminder = self::time( $row['date_reminder'] );
		$is_due   = null !== $reminder && $reminder <= $this->context->clock->now();
		$data     = json_decode( (string) $row['content_data'], true );
		return new Note(
			(int) $row['note_id'],
			(string) $row['name'],
			(string) $row['type'],
			(string) $row['locale'],
			(string) $row['title'],
			(string) $row['content'],
			is_array( $data ) ? $data : [],
			NoteStatus::Snoozed === $status && $is_due ? NoteStatus::Unactioned : $status,
			(string) $row['source'],
			self::time( $row['date_created'] ) ?? new DateTimeImmutable( '@0' ),
			$reminder,
			'1' === $row['is_snoozable'],
			'' === (string) $row['layout'] ? 'plain' : (string) $row['layout'],
			(string) $row['image'],
			'1' === $row['is_deleted'],
			'1' === $row['is_read'],
			$actions
		);
	}

	private static function time( ?string $utc ): ?DateTimeImmutable {
		return null === $utc || '' === $utc || self::NO_DATE === $utc ? null : new DateTimeImmutable( $utc, self::utc() );
	}

	private static function utc(): DateTimeZone {
		return new DateTimeZone( 'UTC' );
	}
}
