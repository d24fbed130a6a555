<?php
declare(strict_types=1);

namespace Storewright\Admin\HomePanels\Home;

use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\Html;
use Storewright\Kernel\Home\Record;

/**
 * Links to where something waits, while setup has Home's first place: `client/home-panels/notification-cards.tsx`.
 */
final class NotificationCards {

	/**
	 * Prints the list; nothing where nothing waits.
	 *
	 * @param Record    $panels What waits.
	 * @param HomeFacts $facts
	 */
	public function print( Record $panels, HomeFacts $facts ): void {
		/**
		 * Filters the links that Home's list of what waits begins with, before any script runs.
		 *
		 * @param list<array{url: string, text: string}> $cards
		 * @param HomeFacts                              $facts What the page was told.
		 */
		$others = apply_filters( 'storewright_home_notifications', [], $facts );
		$cards  = array_values( Record::all( $others ) );
		foreach ( [ 'orders', 'reviews', 'stock' ] as $name ) {
			$count = $panels->record( $name )?->number( 'count' ) ?? 0;
			$card  = Record::of(
				[
					'url'  => $facts->url_to( [ 'opened_panel' => "$name-panel" ] ),
					'text' => self::text( $name, $count ),
				]
			);
			if ( $count > 0 && null !== $card ) {
				$cards[] = $card;
			}
		}
		if ( [] === $cards ) {
			return;
		}
		printf(
			'<section class="%s" aria-label="%s"><ul class="%s">',
			esc_attr( Html::classes( 'ui-card', 'card' ) ),
			esc_attr__( 'Waiting for you', 'storewright' ),
			esc_attr( Html::classes( 'home-panels-work-card', 'cards' ) )
		);
		foreach ( $cards as $card ) {
			printf(
				'<li class="%s"><a class="%s" href="%s">%s</a></li>',
				esc_attr( Html::classes( 'ui-notification-card', 'item' ) ),
				esc_attr( Html::classes( 'ui-notification-card', 'card' ) ),
				esc_url( $card->text( 'url' ), [ 'http', 'https' ] ),
				esc_html( $card->text( 'text' ) )
			);
		}
		echo '</ul></section>';
	}

	private static function text( string $name, int $count ): string {
		return match ( $name ) {
			/* translators: %d: number of orders. */
			'orders'  => sprintf( _n( '%d order to fulfill', '%d orders to fulfill', $count, 'storewright' ), $count ),
			/* translators: %d: number of reviews. */
			'reviews' => sprintf( _n( '%d review to moderate', '%d reviews to moderate', $count, 'storewright' ), $count ),
			/* translators: %d: number of products. */
			default   => sprintf( _n( '%d product running low', '%d products running low', $count, 'storewright' ), $count ),
		};
	}
}
