<?php
/**
 * Plugin Name: Hello note
 * Description: Leaves a message in Storewright's inbox. See docs/add-a-note.md.
 *
 * @package HelloNote
 */

use Storewright\Admin\Notes\NewNote;
use Storewright\Admin\Notes\NewNoteAction;

add_action(
	'admin_init',
	function () {
		if ( class_exists( NewNote::class ) ) {
			$open = new NewNoteAction( 'read', 'Read it', admin_url( 'edit.php' ), 'edit_posts' );
			$note = new NewNote( 'hello-note-new-post', 'Say hello to your readers', 'Write about <em>one</em> product a week.', [ $open ] );
			do_action( 'storewright_add_note', $note );
		}
	}
);
