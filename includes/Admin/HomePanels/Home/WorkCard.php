<?php
declare(strict_types=1);

namespace Storewright\Admin\HomePanels\Home;

use Closure;
use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\Html;
use Storewright\Kernel\Home\Record;
use Storewright\Kernel\Mode;
use Storewright\Shop\OrderUrl;

/**
 * A panel with work in it: `client/home-panels/work-card.tsx`. What is done with a row needs a script; its room is kept.
 */
final class WorkCard {

	/**
	 * @param string                $title
	 * @param string                $url   Address of the whole list, '' where there is no such page.
	 * @param string                $empty A sentence for when nothing waits.
	 * @param Closure(Record): void $row   Prints a row's content.
	 */
	private function __construct(
		private readonly string $title,
		private readonly string $url,
		private readonly string $empty,
		private readonly Closure $row
	) {}

	/**
	 * Orders to fulfill.
	 *
	 * @param HomeFacts $facts
	 */
	public static function orders( HomeFacts $facts ): self {
		$rows = new WorkRows( $facts );
		return new self(
			__( 'Orders to fulfill', 'storewright' ),
			OrderUrl::of_list( $facts->context->mode ),
			__( 'No orders waiting.', 'storewright' ),
			$rows->print_order( ... )
		);
	}

	/**
	 * Reviews to moderate.
	 *
	 * @param HomeFacts $facts
	 */
	public static function reviews( HomeFacts $facts ): self {
		$is_companion = Mode::Companion === $facts->context->mode;
		$list         = $is_companion ? 'edit.php?post_type=product&page=product-reviews' : 'edit-comments.php?';
		$rows         = new WorkRows( $facts );
		return new self(
			__( 'Reviews to moderate', 'storewright' ),
			$facts->text( 'adminUrl' ) . $list . ( $is_companion ? '&' : '' ) . 'comment_status=moderated',
			__( 'No reviews waiting.', 'storewright' ),
			$rows->print_review( ... )
		);
	}

	/**
	 * Products of which few are left.
	 *
	 * @param HomeFacts $facts
	 */
	public static function stock( HomeFacts $facts ): self {
		$rows = new WorkRows( $facts );
		return new self(
			__( 'Stock running low', 'storewright' ),
			$facts->text( 'adminUrl' ) . 'edit.php?post_type=product',
			__( 'Nothing is running low.', 'storewright' ),
			$rows->print_product( ... )
		);
	}

	/**
	 * Prints the panel.
	 *
	 * @param Record $part How many there are, and the first of them.
	 */
	public function print( Record $part ): void {
		$items = $part->records( 'items' );
		$count = $part->number( 'count' );
		$more  = $count - count( $items );
		printf( '<section class="%s" aria-label="%s">', esc_attr( Html::classes( 'ui-card', 'card' ) ), esc_attr( $this->title ) );
		$this->print_header( $count );
		if ( [] === $items ) {
			printf( '<p class="%s">%s</p>', esc_attr( self::of( 'empty' ) ), esc_html( $this->empty ) );
		} else {
			printf( '<ul class="%s">', esc_attr( self::of( 'rows' ) ) );
			foreach ( $items as $item ) {
				printf( '<li class="%s">', esc_attr( self::of( 'row' ) ) );
				( $this->row )( $item );
				echo '</li>';
			}
			echo '</ul>';
		}
		if ( [] !== $items && $more > 0 ) {
			printf(
				'<p class="%s">%s</p>',
				esc_attr( self::of( 'more' ) ),
				/* translators: %d: number of further orders, reviews or products. */
				esc_html( sprintf( _n( 'and %d more', 'and %d more', $more, 'storewright' ), $more ) )
			);
		}
		echo '</section>';
	}

	private function print_header( int $count ): void {
		printf(
			'<header class="%s"><h2 class="%s">%s</h2>',
			esc_attr( self::of( 'header' ) ),
			esc_attr( self::of( 'title' ) ),
			esc_html( $this->title )
		);
		if ( $count > 0 ) {
			printf( '<span class="%s">%s</span>', esc_attr( self::of( 'count' ) ), esc_html( (string) $count ) );
		}
		if ( '' !== $this->url ) {
			printf(
				'<a class="%s" href="%s">%s<span class="screen-reader-text">: %s</span></a>',
				esc_attr( self::of( 'all' ) ),
				esc_url( $this->url ),
				esc_html__( 'View all', 'storewright' ),
				esc_html( $this->title )
			);
		}
		echo '</header>';
	}

	private static function of( string $name ): string {
		return Html::classes( 'home-panels-work-card', $name );
	}
}
