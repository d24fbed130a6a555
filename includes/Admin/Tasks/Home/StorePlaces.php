<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Home;

use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\Html;
use Storewright\Kernel\Mode;
use Storewright\Shop\OrderUrl;

/**
 * Where the parts of the store are, in the place of a hidden setup list: `client/tasks/components/store-places.tsx`.
 */
final class StorePlaces {

	/**
	 * Prints the card.
	 *
	 * @param HomeFacts $facts
	 */
	public function print( HomeFacts $facts ): void {
		$row   = static fn( string ...$names ): string => Html::classes( 'components-task-row', ...$names );
		$title = __( 'Your store', 'storewright' );
		printf(
			'<section class="%s" aria-label="%s"><h2 class="%s">%s</h2><ul class="%s">',
			esc_attr( Html::classes( 'ui-card', 'card' ) ),
			esc_attr( $title ),
			esc_attr( Html::classes( 'components-hidden-list', 'title' ) ),
			esc_html( $title ),
			esc_attr( $row( 'rows' ) )
		);
		foreach ( self::places( $facts->context->mode ) as [ $name, $text, $url ] ) {
			printf( '<li class="%s"><div class="%s">', esc_attr( $row( 'row' ) ), esc_attr( $row( 'text' ) ) );
			printf( '<a class="%s" href="%s">%s</a>', esc_attr( $row( 'title', 'link' ) ), esc_url( $facts->text( 'adminUrl' ) . $url ), esc_html( $name ) );
			printf( '<span class="%s">%s</span></div>', esc_attr( $row( 'detail' ) ), esc_html( $text ) );
			Html::print_chevron();
			echo '</li>';
		}
		printf( '</ul><div class="%s">', esc_attr( Html::classes( 'components-hidden-list', 'foot' ) ) );
		Html::print_room( __( 'Show setup again', 'storewright' ), 'is-tertiary' );
		echo '</div></section>';
	}

	/**
	 * @return list<array{string, string, string}> Name, text, and address below wp-admin.
	 */
	private static function places( Mode $mode ): array {
		return [
			...( OrderUrl::may_open( $mode )
				? [ [ __( 'Orders', 'storewright' ), __( 'View and edit orders', 'storewright' ), 'admin.php?page=wc-orders' ] ]
				: [] ),
			[ __( 'Products', 'storewright' ), __( 'Add products, change prices and stock', 'storewright' ), 'edit.php?post_type=product' ],
			[ __( 'Settings', 'storewright' ), __( 'Address, payments, tax, shipping and API keys', 'storewright' ), 'admin.php?page=wc-settings' ],
		];
	}
}
