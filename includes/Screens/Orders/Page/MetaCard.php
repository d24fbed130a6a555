<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Database\Meta\MetaEntry;
use Storewright\Store\Orders\Model\Order;

/**
 * The custom fields of an order; those whose names begin with _ are extensions' own and stay hidden.
 */
final class MetaCard {

	/**
	 * Prints the card.
	 */
	public function render( Order $order, Form $form ): void {
		$entries = PostedOrder::shown_meta( $order );
		$filled  = array_filter( $entries, static fn( MetaEntry $entry ): bool => '' !== $entry->value );
		if ( $form->is_read_only && [] === $filled ) {
			return;
		}
		printf( '<section class="storewright-card"><details%s><summary><h2>%s</h2></summary>', esc_attr( [] === $entries ? '' : ' open' ), esc_html__( 'Custom fields', 'storewright' ) );
		foreach ( $entries as $entry ) {
			$form->input( "meta[$entry->id]", $entry->key, is_string( $entry->value ) ? $entry->value : '' );
			if ( ! $form->is_read_only ) {
				/* translators: %s: name of a custom field. */
				$form->check( "meta_gone[$entry->id]", sprintf( __( 'Delete “%s”', 'storewright' ), $entry->key ) );
			}
		}
		$form->input( 'new_meta[key]', __( 'Name of a new field', 'storewright' ), '' );
		$form->input( 'new_meta[value]', __( 'Value', 'storewright' ), '' );
		echo '</details></section>';
	}
}
