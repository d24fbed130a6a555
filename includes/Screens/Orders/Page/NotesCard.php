<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use DateTimeImmutable;
use Storewright\Kernel\ChangeOrigin;
use Storewright\Screens\Orders\OrderText;
use Storewright\Screens\Settings\LogFilter;
use Storewright\Store\Orders\History\ChangeTexts;
use Storewright\Store\Orders\History\HistoryQuery;
use Storewright\Store\Orders\History\HistoryRecord;
use Storewright\Store\Orders\History\OrderChange;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\Notes\OrderNote;
use Storewright\Store\Orders\Rest\NoteSchema;

/**
 * The notes at an order: what people wrote, and what happened; and between them what was changed, by whom.
 */
final class NotesCard {

	/**
	 * Saves that the page reads.
	 */
	private const SAVES = 100;

	/**
	 * Saves that are seen before the rest is opened.
	 */
	private const LATEST = 20;

	/**
	 * Changes of one save that are seen before it is opened.
	 */
	private const SEEN = 6;

	public function __construct(
		private readonly NoteRepository $notes,
		private readonly HistoryQuery $history,
		private readonly OrderText $texts
	) {}

	/**
	 * Prints the card.
	 */
	public function render( Order $order, Form $form ): void {
		printf( '<section class="storewright-card storewright-order__notes"><h2>%s</h2>', esc_html__( 'Notes and history', 'storewright' ) );
		if ( ! $form->is_read_only ) {
			self::render_new( $form );
		}
		$saves   = $this->history->newest( $order->id, self::SAVES + 1 );
		$entries = [ ...$this->notes->of_order( $order->id ), ...array_slice( $saves, 0, self::SAVES ) ];
		if ( [] === $entries ) {
			if ( $form->is_read_only ) {
				printf( '<p>%s</p>', esc_html__( 'No notes yet.', 'storewright' ) );
			}
			echo '</section>';
			return;
		}
		usort(
			$entries,
			static fn( OrderNote|HistoryRecord $one, OrderNote|HistoryRecord $other ) => self::moment( $other ) <=> self::moment( $one )
		);
		cache_users( array_map( static fn( HistoryRecord $save ) => $save->user_id, $saves ) );
		$texts = new ChangeTexts( fn( string $amount ) => $this->texts->money( $order, $amount ) );
		$shown = 0;
		$older = [];
		echo '<ol>';
		foreach ( $entries as $entry ) {
			// Notes are always seen: they are what people wrote for each other.
			if ( $entry instanceof HistoryRecord && ++$shown > self::LATEST ) {
				$older[] = $entry;
				continue;
			}
			$entry instanceof OrderNote ? self::render_note( $entry, $form->is_read_only ) : self::render_save( $entry, $texts );
		}
		echo '</ol>';
		if ( [] !== $older ) {
			/* translators: %s: a number. */
			$summary = sprintf( _n( '%s earlier change', '%s earlier changes', count( $older ), 'storewright' ), number_format_i18n( count( $older ) ) );
			printf( '<details class="storewright-order__older"><summary>%s</summary><ol>', esc_html( $summary ) );
			foreach ( $older as $save ) {
				self::render_save( $save, $texts );
			}
			echo '</ol></details>';
		}
		if ( count( $saves ) > self::SAVES ) {
			printf(
				'<p class="storewright-order__meta">%s</p>',
				/* translators: %d: a number. */
				esc_html( sprintf( __( 'Of what was changed, the latest %d saves are shown.', 'storewright' ), self::SAVES ) )
			);
		}
		echo '</section>';
	}

	private static function render_new( Form $form ): void {
		$form->area( 'note', __( 'Add a note', 'storewright' ), NoteSchema::MAX_NOTE_LENGTH );
		$form->select(
			'note_for',
			__( 'For', 'storewright' ),
			'',
			[
				''         => __( 'Private note', 'storewright' ),
				'customer' => __( 'Note to the customer', 'storewright' ),
			]
		);
		printf( '<p><button type="submit" class="button" name="do" value="add_note">%s</button></p>', esc_html__( 'Add note', 'storewright' ) );
	}

	private static function moment( OrderNote|HistoryRecord $entry ): ?DateTimeImmutable {
		return $entry instanceof OrderNote ? $entry->date_created : $entry->date;
	}

	private static function render_note( OrderNote $note, bool $is_read_only ): void {
		$for    = $note->for_customer ? ' · ' . __( 'to the customer', 'storewright' ) : '';
		$author = '' === $note->author ? __( 'System', 'storewright' ) : $note->author;
		printf(
			'<li class="%s"><div>%s</div><p class="storewright-order__meta">%s · %s%s',
			esc_attr( $note->for_customer ? 'is-for-customer' : 'is-private' ),
			wp_kses_post( wpautop( $note->text ) ),
			esc_html( $author ),
			esc_html( OrderText::moment( $note->date_created ) ),
			esc_html( $for )
		);
		if ( ! $is_read_only ) {
			printf(
				' <button type="submit" class="button-link button-link-delete" name="do" value="delete_note:%d" formnovalidate aria-label="%s">%s</button>',
				absint( $note->id ),
				/* translators: %s: beginning of a note. */
				esc_attr( sprintf( __( 'Delete the note “%s”', 'storewright' ), wp_html_excerpt( $note->text, 40, '…' ) ) ),
				esc_html__( 'Delete', 'storewright' )
			);
		}
		echo '</p></li>';
	}

	/**
	 * Prints what one save has changed. It can't be deleted: it says who did what.
	 */
	private static function render_save( HistoryRecord $save, ChangeTexts $texts ): void {
		echo '<li class="is-change"><ul>';
		foreach ( array_slice( $save->changes, 0, self::SEEN ) as $change ) {
			self::render_change( $change, $texts );
		}
		echo '</ul>';
		$more = array_slice( $save->changes, self::SEEN );
		if ( [] !== $more ) {
			$rest  = $more[ count( $more ) - 1 ];
			$count = count( $more ) + ( OrderChange::MORE === $rest->part ? (int) $rest->new - 1 : 0 );
			/* translators: %s: a number. */
			$summary = sprintf( _n( '%s more change', '%s more changes', $count, 'storewright' ), number_format_i18n( $count ) );
			printf( '<details><summary>%s</summary><ul>', esc_html( $summary ) );
			foreach ( $more as $change ) {
				self::render_change( $change, $texts );
			}
			echo '</ul></details>';
		}
		printf( '<p class="storewright-order__meta">%s · %s</p></li>', esc_html( self::who( $save ) ), esc_html( OrderText::moment( $save->date ) ) );
	}

	private static function render_change( OrderChange $change, ChangeTexts $texts ): void {
		[ $label, $old, $new ] = $texts->parts( $change );
		printf( '<li>%s', esc_html( null === $old && null === $new ? $label : "$label: " ) );
		if ( null !== $old ) {
			printf( '<bdi>%s</bdi>', esc_html( $old ) );
		}
		if ( null !== $old && null !== $new ) {
			// It points to what the value became.
			printf( ' <span aria-hidden="true">%s</span><span class="screen-reader-text"> %s </span> ', esc_html( is_rtl() ? '←' : '→' ), esc_html__( 'became', 'storewright' ) );
		}
		if ( null !== $new ) {
			printf( '<bdi>%s</bdi>', esc_html( $new ) );
		}
		echo '</li>';
	}

	private static function who( HistoryRecord $save ): string {
		$user = LogFilter::user_name( $save->user_id );
		if ( '' !== $save->client ) {
			/* translators: 1: name of a user, 2: name of a REST API key. */
			return sprintf( __( '%1$s, key “%2$s”', 'storewright' ), $user, $save->client );
		}
		return match ( $save->cause ) {
			ChangeOrigin::ASSISTANT => $user . ' · ' . __( 'Assistant', 'storewright' ),
			ChangeOrigin::BULK_EDIT => $user . ' · ' . __( 'Bulk edit', 'storewright' ),
			default                 => $user,
		};
	}
}
