<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

/**
 * A note to be added to the inbox: `do_action( 'storewright_add_note', new NewNote( … ) )`. See docs/add-a-note.md.
 */
final class NewNote {

	/**
	 * @param string              $name         Name for programs, with the plugin's prefix, such as `acme-sync-failed`.
	 * @param string              $title        Plain text, translated.
	 * @param string              $content      Translated; the tags a, b, em, i, strong, p and br are kept.
	 * @param list<NewNoteAction> $actions      Its buttons.
	 * @param NoteType            $type
	 * @param string              $source       The plugin, such as `acme`.
	 * @param bool                $repeats      Whether it is added anew after the owner has dealt with the last one of this name;
	 *                                          else it is added once and never again.
	 * @param bool                $is_snoozable Whether the owner can put it off.
	 * @param string              $layout       `plain`, or `banner` and `thumbnail` with a picture.
	 * @param string              $image        Address of the picture, '' for none.
	 * @param array<string, mixed> $data        What the plugin wants to keep with it.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $title,
		public readonly string $content = '',
		public readonly array $actions = [],
		public readonly NoteType $type = NoteType::Info,
		public readonly string $source = '',
		public readonly bool $repeats = false,
		public readonly bool $is_snoozable = false,
		public readonly string $layout = 'plain',
		public readonly string $image = '',
		public readonly array $data = []
	) {}
}
