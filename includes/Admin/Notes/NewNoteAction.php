<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

/**
 * A button of a note to be added.
 */
final class NewNoteAction {

	/**
	 * @param string     $name          Name for programs.
	 * @param string     $label         Text of the button, translated.
	 * @param string     $url           Where it leads, '' for nowhere. Only addresses with http or https, or paths of the site, are kept.
	 * @param string     $capability    What a user needs to see the button, such as `edit_products`; '' for nothing more than the inbox.
	 * @param NoteStatus $status        The note's status afterwards.
	 * @param string     $actioned_text Message once it is done, translated; '' for none.
	 * @param string     $nonce_action  Action of the nonce that is added to the address, '' for none.
	 * @param string     $nonce_name    Name of the argument that takes it, '' for WordPress's `_wpnonce`.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $url = '',
		public readonly string $capability = '',
		public readonly NoteStatus $status = NoteStatus::Actioned,
		public readonly string $actioned_text = '',
		public readonly string $nonce_action = '',
		public readonly string $nonce_name = ''
	) {}
}
