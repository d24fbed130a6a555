<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

/**
 * A button of a note, as it is stored.
 */
final class NoteAction {

	/**
	 * @param int        $id
	 * @param string     $name          Name for programs.
	 * @param string     $label         Text of the button.
	 * @param string     $url           Where it leads: an address, or the query of one of WooCommerce's admin pages; '' for nowhere.
	 * @param NoteStatus $status        The note's status afterwards.
	 * @param string     $actioned_text Message once it is done, '' for none.
	 * @param string     $nonce_action  Action of the nonce that the address needs, '' for none.
	 * @param string     $nonce_name    Name of the argument that takes the nonce, '' for WordPress's own.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly string $label,
		public readonly string $url,
		public readonly NoteStatus $status,
		public readonly string $actioned_text,
		public readonly string $nonce_action,
		public readonly string $nonce_name
	) {}
}
