<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Screens\Orders\OrderText;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Notes\NoteRepository;

/**
 * The notes at an order: what people wrote, and what happened by whom.
 */
final class NotesCard {

	public function __construct( private readonly NoteRepository $notes ) {}

	/**
	 * Prints the card.
	 */
	public function render( Order $order, Form $form ): void {
		printf( '<section class="storewright-card storewright-order__notes"><h2>%s</h2>', esc_html__( 'Notes and history', 'storewright' ) );
		printf(
			'<p class="storewright-field"><label for="order-note">%s</label><textarea id="order-note" name="note" rows="3">%s</textarea></p>',
			esc_html__( 'Add a note', 'storewright' ),
			esc_textarea( $form->value( 'note', '' ) )
		);
		$form->select(
			'note_for',
			__( 'For', 'storewright' ),
			'',
			[
				''         => __( 'Private note', 'storewright' ),
				'customer' => __( 'Note to the customer', 'storewright' ),
			]
		);
		printf( '<p><button type="submit" class="button" name="do" value="add_note">%s</button></p><ol>', esc_html__( 'Add note', 'storewright' ) );
		foreach ( $this->notes->of_order( $order->id ) as $note ) {
			$for    = $note->for_customer ? ' · ' . __( 'to the customer', 'storewright' ) : '';
			$author = '' === $note->author ? __( 'System', 'storewright' ) : $note->author;
			printf(
				'<li class="%s"><div>%s</div><p class="storewright-order__meta">%s · %s%s <button type="submit" class="button-link button-link-delete" name="do" value="delete_note:%d" formnovalidate aria-label="%s">%s</button></p></li>',
				esc_attr( $note->for_customer ? 'is-for-customer' : 'is-private' ),
				wp_kses_post( wpautop( $note->text ) ),
				esc_html( $author ),
				esc_html( OrderText::moment( $note->date_created ) ),
				esc_html( $for ),
				absint( $note->id ),
				/* translators: %s: beginning of a note. */
				esc_attr( sprintf( __( 'Delete the note “%s”', 'storewright' ), wp_html_excerpt( $note->text, 40, '…' ) ) ),
				esc_html__( 'Delete', 'storewright' )
			);
		}
		echo '</ol></section>';
	}
}
