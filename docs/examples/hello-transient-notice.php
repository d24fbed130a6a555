<?php
/**
 * Plugin Name: Hello transient notice
 * Description: Shows a message once to everybody who manages the store. See docs/show-a-notice.md.
 *
 * @package HelloTransientNotice
 */

use Storewright\Admin\TransientNotices\TransientNotice;

add_action(
	'admin_init',
	function () {
		if ( class_exists( TransientNotice::class ) && add_option( 'hello_transient_notice_shown', 'yes' ) ) {
			$notice = new TransientNotice(
				'hello-transient-notice',
				'Hello from the queue.',
				'success',
				action_label: 'See posts',
				action_url: admin_url( 'edit.php' ),
				explicit_dismiss: true
			);
			do_action( 'storewright_add_transient_notice', $notice );
		}
	}
);
