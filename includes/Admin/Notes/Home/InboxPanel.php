<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes\Home;

use Storewright\Admin\Notes\NotesModule;
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
	 * How many characters of a note are shown, as people count them: `MAX_LENGTH` of `client/notes/note-card.tsx`.
	 */
	private const MAX_LENGTH = 320;

	/**
	 * Drawings of the kinds of notes: those of WordPress's icons that `client/notes/severity.ts` names.
	 */
	private const ICONS = [
		'error'     => 'M12 8L12 13M12 14.5L12 16M4.75 12C4.75 7.99593 7.99594 4.75 12 4.75C16.0041 4.75 19.25 7.99594 19.25 12C19.25 16.0041 16.0041 19.25 12 19.25C7.99594 19.25 4.75 16.0041 4.75 12Z',
		'warning'   => 'M12 9L12 14M12 15.5V17M11.1284 5.04947L3.83827 18.0097C3.46331 18.6763 3.94502 19.5 4.70985 19.5H19.2902C20.055 19.5 20.5367 18.6763 20.1617 18.0097L12.8716 5.04947C12.4893 4.36982 11.5107 4.36982 11.1284 5.04947Z',
		'update'    => 'M12 5.5L17.7929 11.2929C18.1834 11.6834 18.1834 12.3166 17.7929 12.7071L16 14.5M16 5.5H12V9.5M12 18.5L6.20711 12.7071C5.81658 12.3166 5.81658 11.6834 6.20711 11.2929L8 9.5M8 18.5H12V14.5',
		'info'      => 'M12 16V11M12 9.5V8M19.25 12C19.25 16.0041 16.0041 19.25 12 19.25C7.99594 19.25 4.75 16.0041 4.75 12C4.75 7.99594 7.99594 4.75 12 4.75C16.0041 4.75 19.25 7.99594 19.25 12Z',
		'marketing' => 'M13.4999 14.0178C13.4903 15.6665 12.1509 17 10.5 17C8.84315 17 7.5 15.6569 7.5 14C7.5 13.6412 7.56297 13.2972 7.67847 12.9783M7.67847 12.9783L13.4999 14.0178L19 15V7L5 10V12.5L7.67847 12.9783Z',
		'survey'    => 'M18 5.5H6C5.30964 5.5 4.75 6.05964 4.75 6.75V16V18.4096C4.75 18.8725 5.32471 19.0869 5.62784 18.7371L8 16H18C18.6904 16 19.25 15.4404 19.25 14.75V6.75C19.25 6.05964 18.6904 5.5 18 5.5Z',
	];

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
		$seen  = NotesModule::last_read( $facts->context->mode );
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
		self::print_icon( $note->text( 'type' ) );
		printf( '<span class="%s">', esc_attr( self::of( 'titleText' ) ) );
		if ( $is_new ) {
			printf(
				'<span class="%s" aria-hidden="true"></span><span class="screen-reader-text">%s </span>',
				esc_attr( self::of( 'dot' ) ),
				esc_html__( 'New:', 'storewright' )
			);
		}
		$word = self::word( $note->text( 'type' ) );
		if ( null !== $word ) {
			printf( '<span class="screen-reader-text">%s </span>', esc_html( $word ) );
		}
		printf( '%s</span></h3>', esc_html( $note->text( 'title' ) ) );
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
			// It opens without a script.
			printf(
				'<details class="%s"><summary class="components-button is-link"><span class="%s">%s</span><span class="%s">%s</span></summary><div class="%s">%s</div></details>',
				esc_attr( self::of( 'whole' ) ),
				esc_attr( self::of( 'closed' ) ),
				esc_html__( 'Show more', 'storewright' ),
				esc_attr( self::of( 'open' ) ),
				esc_html__( 'Show less', 'storewright' ),
				esc_attr( self::of( 'content' ) ),
				wp_kses( $content, self::TAGS )
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

	/**
	 * Prints the icon of a kind of note.
	 */
	private static function print_icon( string $type ): void {
		$known = array_key_exists( $type, self::ICONS ) ? $type : 'info';
		printf(
			'<svg class="%s" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true" focusable="false"><path d="%s"/></svg>',
			esc_attr( Html::classes( 'notes-inbox', 'icon', $known ) ),
			esc_attr( self::ICONS[ $known ] )
		);
	}

	/**
	 * The word that tells the kind of a note to who does not see its icon, null for plain information: `client/notes/severity.ts`.
	 */
	private static function word( string $type ): ?string {
		return match ( $type ) {
			'error'     => __( 'Error:', 'storewright' ),
			'warning'   => __( 'Warning:', 'storewright' ),
			'update'    => __( 'Update:', 'storewright' ),
			'marketing' => __( 'Suggestion:', 'storewright' ),
			'survey'    => __( 'Survey:', 'storewright' ),
			default     => null,
		};
	}

	private static function of( string $name ): string {
		return Html::classes( 'notes-inbox', $name );
	}
}
