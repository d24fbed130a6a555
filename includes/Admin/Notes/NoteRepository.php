<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Database\AnyTransaction;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;

/**
 * Writes notes.
 */
final class NoteRepository {

	private const MAX_NAME_LENGTH = 255;

	/**
	 * How many characters a text may have, by what it is: the columns' lengths.
	 */
	private const MAX_LENGTHS = [
		'source'        => 200,
		'image'         => 200,
		'label'         => 255,
		'actioned_text' => 255,
		'nonce_action'  => 255,
		'nonce_name'    => 255,
	];

	private const MAX_IDS = 500;

	private const LAYOUTS = [ 'plain', 'banner', 'thumbnail' ];

	private const DATE = 'Y-m-d H:i:s';

	/**
	 * The key in a note's data for the capabilities that its actions need, by their names.
	 */
	public const CAPABILITIES = 'capabilities';

	public function __construct(
		private readonly Context $context,
		private readonly NoteQuery $query,
		private readonly Tables $tables
	) {}

	/**
	 * Adds a note. One of its name that is there already stays, unless the new one repeats: then the new one takes its place.
	 *
	 * @return Note|null The note; null where it was not added again.
	 * @throws InvalidInput That names what can't be taken.
	 */
	public function add( NewNote $new ): ?Note {
		$this->check( $new );
		if ( ! $new->repeats && $this->query->exists( $new->name ) ) {
			return null;
		}
		$note = $this->context->database->lock(
			'note-' . md5( $new->name ),
			function () use ( $new ): ?Note {
				$same    = $this->query->named( $new->name );
				$is_open = null !== $same && ! $same->is_deleted && NoteStatus::Actioned !== $same->status;
				if ( null !== $same && ! $new->repeats ) {
					return null;
				}
				// An import may have opened a transaction, in which the shop's first order comes.
				$id = AnyTransaction::join(
					$this->context->database,
					function () use ( $new, $same, $is_open ): int {
						if ( null !== $same ) {
							$this->delete( $same->id );
						}
						return $this->insert( $new, $is_open && NoteStatus::Snoozed === $same->status ? $same : null );
					}
				);
				return $this->query->find( $id );
			}
		);
		if ( null !== $note ) {
			/**
			 * A note was added to the inbox.
			 *
			 * @param Note $note The note.
			 */
			Events::dispatch( 'storewright_note_added', $note );
		}
		return $note;
	}

	/**
	 * Changes notes; what is not given stays as it is.
	 *
	 * @param list<int>                                                                                              $ids
	 * @param array{status?: NoteStatus, reminder?: DateTimeImmutable|null, is_deleted?: bool, is_read?: bool} $changes
	 * @return list<Note> The notes as they are now; ids without a note are passed over.
	 */
	public function update( array $ids, array $changes ): array {
		$columns = [];
		if ( isset( $changes['status'] ) ) {
			$columns['status'] = $changes['status']->value;
		}
		foreach ( [ 'is_deleted', 'is_read' ] as $flag ) {
			if ( isset( $changes[ $flag ] ) ) {
				$columns[ $flag ] = (int) $changes[ $flag ];
			}
		}
		if ( array_key_exists( 'reminder', $changes ) ) {
			$columns['date_reminder'] = $changes['reminder']?->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::DATE );
		}
		if ( [] !== $columns ) {
			$this->context->database->transaction(
				function () use ( $ids, $columns ): void {
					foreach ( array_chunk( $ids, self::MAX_IDS ) as $some ) {
						$this->update_columns( $some, $columns );
					}
				}
			);
		}
		return array_merge( ...array_map( $this->query->find_all( ... ), array_chunk( $ids, self::MAX_IDS ) ) );
	}

	/**
	 * Follows an action of a note: its status becomes what the action says, and plugins are told.
	 *
	 * @throws NotFound If the note has no such action.
	 */
	public function act( Note $note, int $action_id ): Note {
		$action = $note->action( $action_id ) ?? throw new NotFound(
			'woocommerce_note_action_invalid_id',
			__( 'This message has no such action.', 'storewright' ),
			[ 'id' => $action_id ]
		);
		$acted  = $this->update(
			[ $note->id ],
			[
				'status'  => $action->status,
				'is_read' => true,
			]
		)[0] ?? $note;
		/**
		 * Somebody followed an action of a note. A listener that changes something asks for the user's capability itself.
		 *
		 * @param Note       $acted  The note as it is now.
		 * @param NoteAction $action The action.
		 */
		Events::dispatch( 'storewright_note_action', $acted, $action );
		return $acted;
	}

	/**
	 * Removes the notes of a name because what they told of is over. Does nothing where there is none.
	 */
	public function remove( string $name ): void {
		while ( true ) {
			$note = $this->query->named( $name );
			if ( null === $note ) {
				return;
			}
			AnyTransaction::join( $this->context->database, fn() => $this->delete( $note->id ) );
		}
	}

	/**
	 * @param non-empty-list<int>            $ids
	 * @param array<string, string|int|null> $columns
	 */
	private function update_columns( array $ids, array $columns ): void {
		$sets   = [];
		$values = [];
		foreach ( $columns as $column => $value ) {
			$sets[] = "$column = " . ( null === $value ? 'NULL' : '%s' );
			$values = null === $value ? $values : [ ...$values, $value ];
		}
		$this->context->database->execute(
			sprintf(
				'UPDATE %s SET %s WHERE note_id IN ( %s )',
				$this->context->database->table( $this->tables->notes() ),
				implode( ', ', $sets ),
				implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
			),
			...[ ...$values, ...$ids ]
		);
	}

	/**
	 * @throws InvalidInput That names what can't be taken.
	 */
	private function check( NewNote $new ): void {
		$reason = match ( true ) {
			1 !== preg_match( '/^[\w.-]+$/D', $new->name ) || strlen( $new->name ) > self::MAX_NAME_LENGTH => sprintf(
				/* translators: %s: what was given as a name. */
				__( '“%s” is not a name of a message: use letters, digits, “-”, “_” and “.”.', 'storewright' ),
				$new->name
			),
			'' === trim( NoteHtml::text( $new->title ) ) => sprintf(
				/* translators: %s: name of a message. */
				__( 'The message “%s” needs a title.', 'storewright' ),
				$new->name
			),
			! in_array( $new->layout, self::LAYOUTS, true ) => sprintf(
				/* translators: 1: what was given, 2: what is possible. */
				__( 'There is no layout “%1$s”. Use one of: %2$s.', 'storewright' ),
				$new->layout,
				implode( ', ', self::LAYOUTS )
			),
			false === wp_json_encode( $new->data ) => sprintf(
				/* translators: %s: name of a message. */
				__( 'The data of the message “%s” can’t be stored as JSON.', 'storewright' ),
				$new->name
			),
			count( $new->actions ) !== count( array_unique( array_column( $new->actions, 'name' ) ) ) => sprintf(
				/* translators: %s: name of a message. */
				__( 'Two actions of the message “%s” have the same name.', 'storewright' ),
				$new->name
			),
			default => self::too_long( $new ),
		};
		if ( null !== $reason ) {
			throw new InvalidInput( 'storewright_invalid_note', $reason );
		}
	}

	/**
	 * Why a text of a note is too long, null where none is.
	 */
	private static function too_long( NewNote $new ): ?string {
		foreach ( [ $new, ...$new->actions ] as $part ) {
			foreach ( self::MAX_LENGTHS as $name => $limit ) {
				$text = get_object_vars( $part )[ $name ] ?? '';
				if ( is_string( $text ) && mb_strlen( $text ) > $limit ) {
					return sprintf(
						/* translators: 1: name of a message, 2: name of a part of it, 3: number of characters, 4: beginning of the text. */
						__( 'In the message “%1$s”, “%2$s” can have at most %3$d characters: “%4$s…”', 'storewright' ),
						$new->name,
						$name,
						$limit,
						mb_substr( $text, 0, 40 )
					);
				}
			}
		}
		return null;
	}

	/**
	 * @param NewNote   $new
	 * @param Note|null $snoozed A snoozed note that it takes the place of: the owner's reminder holds for the new one.
	 */
	private function insert( NewNote $new, ?Note $snoozed ): int {
		$capabilities = [];
		foreach ( $new->actions as $action ) {
			if ( '' !== $action->capability ) {
				$capabilities[ $action->name ] = $action->capability;
			}
		}
		$data = ( [] === $capabilities ? [] : [ self::CAPABILITIES => $capabilities ] ) + $new->data;
		$now  = $this->context->clock->now()->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::DATE );
		$id   = $this->context->database->insert(
			$this->tables->notes(),
			[
				'name'          => $new->name,
				'type'          => $new->type->value,
				'locale'        => determine_locale(),
				'title'         => NoteHtml::text( $new->title ),
				'content'       => NoteHtml::content( $new->content ),
				'content_data'  => (string) wp_json_encode( (object) $data ),
				'status'        => ( null === $snoozed ? NoteStatus::Unactioned : NoteStatus::Snoozed )->value,
				'source'        => $new->source,
				'date_created'  => $now,
				'date_reminder' => $snoozed?->reminder?->format( self::DATE ),
				'is_snoozable'  => (int) $new->is_snoozable,
				'layout'        => $new->layout,
				'image'         => esc_url_raw( $new->image, [ 'http', 'https' ] ),
			]
		);
		foreach ( $new->actions as $action ) {
			$this->context->database->insert(
				$this->tables->actions(),
				[
					'note_id'       => $id,
					'name'          => $action->name,
					'label'         => NoteHtml::text( $action->label ),
					'query'         => esc_url_raw( $action->url, [ 'http', 'https' ] ),
					'status'        => $action->status->value,
					'actioned_text' => NoteHtml::text( $action->actioned_text ),
					'nonce_action'  => '' === $action->nonce_action ? null : $action->nonce_action,
					'nonce_name'    => '' === $action->nonce_name ? null : $action->nonce_name,
				]
			);
		}
		return $id;
	}

	private function delete( int $id ): void {
		$this->context->database->delete( $this->tables->actions(), [ 'note_id' => $id ] );
		$this->context->database->delete( $this->tables->notes(), [ 'note_id' => $id ] );
	}
}
