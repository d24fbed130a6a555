<?php
declare(strict_types=1);

namespace Storewright\Screens\Reviews;

use Storewright\Kernel\BackOfficeModule;

/**
 * The moderation of reviews and its entry in the menu of products.
 */
final class ReviewScreensModule extends BackOfficeModule {

	/**
	 * Hooks them.
	 */
	public function register(): void {
		add_action( 'admin_menu', fn() => ( new ReviewList( $this->context ) )->add_to_menu(), 61 );
		add_action( 'load-edit-comments.php', fn() => ( new ReviewList( $this->context ) )->register() );
		foreach ( [ 'replyto-comment', 'edit-comment' ] as $action ) {
			add_action( "wp_ajax_$action", fn() => ( new ReviewList( $this->context ) )->join_rows(), 0 );
		}
	}
}
