<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes\Home;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\HomePanel;
use Storewright\Kernel\Home\Html;
use Storewright\Kernel\Home\Record;

/**
 * The inbox before any script runs: `client/notes/inbox.tsx`. What is done with a note needs a script.
 */
final class InboxPanel implements HomePanel {

	/**
	 * The request that Home starts with.
	 */
	private const PATH = '/wc-analytics/admin/notes';

	/**
	 * The request for the user's preferences, which Home starts with as well.
	 */
	private const PREFERENCES = '/wp/v2/users/me?context=edit&_fields=woocommerce_meta';

	/**
	 * How many characters of a note are shown, as people count them: `MAX_LENGTH` of `client/notes/note-card.tsx`.
	 */
	private const MAX_LENGTH = 320;

	private const LAYOUTS_WITH_PICTURE = [ 'banner', 'thumbnail' ];

	/**
	 * What a note's text may have: `TAGS` of `client/notes/note-html.tsx`.
	 */
	private const TAGS = [
		'a'      => [ 'href' => true ],
		'b'      => [],
		'br'     => [],
		'em'     => [],
		'i'      => [],
		'p'      => [],
		'strong' => [],
	];

	/**
	 * The last panel.
	 */
	public function position(): int {
		return 40;
	}

	/**
	 * It is worth a look beside the work.
	 */
	public function is_aside(): bool {
		return true;
	}

	/**
	 * Its own stylesheet.
	 */
	public function chunks(): array {
		return [ 'inbox' ];
	}

	/**
	 * Prints the inbox once something has arrived, or where it has a column of its own.
	 *
	 * @param HomeFacts $facts
	 */
	public function print( HomeFacts $facts ): void {
		$notes = Record::all( $facts->answer( self::PATH ) );
		if ( ! current_user_can( Capabilities::MANAGE ) || ( [] === $notes && ! $facts->has_two_columns() ) ) {
			return;
		}
		$title = __( 'Inbox', 'storewright' );
		$seen  = Record::of( $facts->answer( self::PREFERENCES ) )?->record( 'woocommerce_meta' )?->number( 'activity_panel_inbox_last_read' ) ?? 0;
		$new   = array_filter( $notes, static fn( Record $note ): bool => self::is_new( $note, intdiv( $seen, 1000 ) ) );
		printf(
			'<section class="%s" aria-label="%s"><header class="%s"><h2 class="%s">%s</h2>',
			esc_attr( Html::classes( 'ui-card', 'card' ) ),
			esc_attr( $title ),
			esc_attr( self::of( 'header' ) ),
			esc_attr( self::of( 'title' ) ),
			esc_html( $title )
		);
		if ( [] !== $new ) {
			/* translators: %d: number of messages. */
			$text = sprintf( _n( '%d new', '%d new', count( $new ), 'storewright' ), count( $new ) );
			printf( '<span class="%s">%s</span>', esc_attr( self::of( 'count' ) ), esc_html( $text ) );
		}
		if ( [] !== $notes ) {
			printf( '<div class="%s">', esc_attr( self::of( 'menu' ) ) );
			Html::print_room( '', 'has-icon' );
			echo '</div>';
		}
		echo '</header>';
		if ( [] === $notes ) {
			printf( '<p class="%s">%s</p>', esc_attr( self::of( 'empty' ) ), esc_html__( 'No new messages.', 'storewright' ) );
		} else {
			printf( '<ul class="%s">', esc_attr( self::of( 'notes' ) ) );
			foreach ( $notes as $note ) {
				self::print_note( $note, in_array( $note, $new, true ), $facts->context->clock->now()->getTimestamp() );
			}
			echo '</ul>';
		}
		echo '</section>';
	}

	/**
	 * Whether a note came after the user last looked, and nobody has marked it as read: `isUnread` of `client/notes/unread.ts`.
	 */
	private static function is_new( Record $note, int $seen ): bool {
		$waits = ! $note->is( 'is_deleted' ) && ! $note->is( 'is_read' ) && 'unactioned' === $note->text( 'status' );
		return $waits && (int) strtotime( $note->text( 'date_created_gmt' ) . 'Z' ) > $seen;
	}

	private static function print_note( Record $note, bool $is_new, int $now ): void {
		$content = wp_kses( $note->text( 'content' ), self::TAGS );
		$is_long = Excerpt::is_longer( $content, self::MAX_LENGTH );
		$shown   = $is_long ? Excerpt::of( $content, self::MAX_LENGTH ) : $content;
		$gmt     = $note->text( 'date_created_gmt' );
		$time    = strtotime( "{$gmt}Z" );
		printf( '<li class="%s">', esc_attr( self::of( 'note' ) ) );
		if ( in_array( $note->text( 'layout' ), self::LAYOUTS_WITH_PICTURE, true ) && '' !== esc_url( $note->text( 'image' ) ) ) {
			printf(
				'<img class="%s" src="%s" alt="" loading="lazy">',
				esc_attr( self::of( $note->text( 'layout' ) ) ),
				esc_url( $note->text( 'image' ) )
			);
		}
		printf( '<div class="%s"><h3 class="%s">', esc_attr( self::of( 'body' ) ), esc_attr( self::of( 'noteTitle' ) ) );
		if ( $is_new ) {
			printf(
				'<span class="%s" aria-hidden="true"></span><span class="screen-reader-text">%s </span>',
				esc_attr( self::of( 'dot' ) ),
				esc_html__( 'New:', 'storewright' )
			);
		}
		printf( '%s</h3>', esc_html( $note->text( 'title' ) ) );
		if ( false !== $time ) {
			printf(
				'<time class="%s" datetime="%s">%s</time>',
				esc_attr( self::of( 'time' ) ),
				esc_attr( "{$gmt}Z" ),
				esc_html( Html::age( $time, $now ) )
			);
		}
		printf(
			'<div class="%s">%s</div>',
			esc_attr( self::of( 'content' ) ),
			wp_kses( $shown, self::TAGS )
		);
		if ( $is_long ) {
			printf(
				'<span class="components-button is-link storewright-room" aria-hidden="true">%s</span>',
				esc_html__( 'Show more', 'storewright' )
			);
		}
		printf( '<div class="%s storewright-rooms">', esc_attr( self::of( 'actions' ) ) );
		foreach ( $note->records( 'actions' ) as $action ) {
			Html::print_room( $action->text( 'label' ) );
		}
		if ( $note->is( 'is_snoozable' ) ) {
			Html::print_room( __( 'Remind me later', 'storewright' ), 'is-tertiary' );
		}
		Html::print_room( __( 'Dismiss', 'storewright' ), 'is-tertiary' );
		echo '</div></div></li>';
	}

	private static function of( string $name ): string {
		return Html::classes( 'notes-inbox', $name );
	}
}
