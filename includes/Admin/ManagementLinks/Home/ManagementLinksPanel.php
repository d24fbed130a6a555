<?php
declare(strict_types=1);

namespace Storewright\Admin\ManagementLinks\Home;

use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\HomePanel;
use Storewright\Kernel\Home\Html;
use Storewright\Kernel\Home\Record;

/**
 * The store management before any script runs: `client/management-links/links.tsx`.
 */
final class ManagementLinksPanel implements HomePanel {

	/**
	 * Below everything that has news.
	 */
	public function position(): int {
		return 50;
	}

	/**
	 * It is worth a look beside the work.
	 */
	public function is_aside(): bool {
		return true;
	}

	/**
	 * None: it is a part of Home's.
	 */
	public function chunks(): array {
		return [];
	}

	/**
	 * Prints the groups, once the store is set up.
	 *
	 * @param HomeFacts $facts
	 */
	public function print( HomeFacts $facts ): void {
		$groups = $facts->records( 'managementLinks' );
		if ( $facts->is_setup_open() || [] === $groups ) {
			return;
		}
		$title = __( 'Store management', 'storewright' );
		printf(
			'<section class="%s" aria-label="%s"><h2 class="%s">%s</h2><div class="%s">',
			esc_attr( Html::classes( 'ui-card', 'card' ) ),
			esc_attr( $title ),
			esc_attr( self::of( 'title' ) ),
			esc_html( $title ),
			esc_attr( self::of( 'groups' ) )
		);
		foreach ( $groups as $group ) {
			$this->print_group( $group );
		}
		echo '</div></section>';
	}

	private function print_group( Record $group ): void {
		printf(
			'<div class="%s"><h3 class="%s">%s</h3><ul class="%s">',
			esc_attr( self::of( 'group' ) ),
			esc_attr( self::of( 'name' ) ),
			esc_html( $group->text( 'title' ) ),
			esc_attr( self::of( 'links' ) )
		);
		foreach ( $group->records( 'links' ) as $link ) {
			printf(
				'<li class="%s"><a class="%s" href="%s">%s</a></li>',
				esc_attr( self::of( 'item' ) ),
				esc_attr( self::of( 'link' ) ),
				esc_url( $link->text( 'url' ), [ 'http', 'https' ] ),
				esc_html( $link->text( 'label' ) )
			);
		}
		echo '</ul></div>';
	}

	private static function of( string $name ): string {
		return Html::classes( 'management-links-links', $name );
	}
}
