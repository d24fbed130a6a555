<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

use DateTimeImmutable;

/**
 * A note of the inbox, as it is stored.
 */
final class Note {

	/**
	 * @param int                      $id
	 * @param string                   $name        Name for programs.
	 * @param string                   $type        One of NoteType, or what another plugin has stored.
	 * @param string                   $locale      Language of its texts, such as `en_US`.
	 * @param string                   $title
	 * @param string                   $content     HTML as it was stored.
	 * @param array<mixed>             $data        What its plugin keeps with it.
	 * @param NoteStatus               $status
	 * @param string                   $source      Who wrote it, such as `storewright`.
	 * @param DateTimeImmutable        $created     UTC.
	 * @param DateTimeImmutable|null   $reminder    UTC; when a snoozed one comes back.
	 * @param bool                     $is_snoozable
	 * @param string                   $layout      `plain`, `banner` or `thumbnail`.
	 * @param string                   $image       Address of a picture, '' for none.
	 * @param bool                     $is_deleted  Whether the owner has dismissed it.
	 * @param bool                     $is_read
	 * @param list<NoteAction>         $actions
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly string $type,
		public readonly string $locale,
		public readonly string $title,
		public readonly string $content,
		public readonly array $data,
		public readonly NoteStatus $status,
		public readonly string $source,
		public readonly DateTimeImmutable $created,
		public readonly ?DateTimeImmutable $reminder,
		public readonly bool $is_snoozable,
		public readonly string $layout,
		public readonly string $image,
		public readonly bool $is_deleted,
		public readonly bool $is_read,
		public readonly array $actions
	) {}

	/**
	 * The action of an id, null where the note has none.
	 */
	public function action( int $id ): ?NoteAction {
		foreach ( $this->actions as $action ) {
			if ( $action->id === $id ) {
				return $action;
			}
		}
		return null;
	}
}
