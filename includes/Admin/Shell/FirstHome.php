<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\HomePanel;
use Storewright\Kernel\Home\Html;
use Throwable;

/**
 * Home as it is read before any script has run, and where none does: its header, and what the features print of their panels.
 * `client/shell/first-home.ts` puts the app in its place once the app shows as much.
 */
final class FirstHome {

	/**
	 * The chunk with Home's own styles.
	 */
	private const CHUNK = 'home';

	/**
	 * A shop sign of 20 px: the drawing of the menu's icon.
	 */
	private const SIGN = 'M3 2h14l2 5a2.5 2.5 0 0 1-2 2.45V17a1 1 0 0 1-1 1h-5v-5H8v5H4a1 1 0 0 1-1-1V9.45A2.5 2.5 0 0 1 1 7z'
		. 'm1.3 2L3.1 7.1a.8.8 0 0 0 1.6.1L5.2 4zm3 0-.4 3.1a.9.9 0 0 0 1.8 0V4zm4 0v3.1a.9.9 0 0 0 1.8 0L12.7 4zm3.5 0 .5 3.2a.8.8 0 0 0 1.6-.1L15.7 4z';

	/**
	 * @var list<HomePanel> In their order.
	 */
	private readonly array $panels;

	public function __construct() {
		/**
		 * Filters the panels of Home that PHP prints, so that they can be read before any script has run.
		 *
		 * @param list<HomePanel> $panels
		 */
		$panels = apply_filters( 'storewright_first_home_panels', [] );
		$panels = is_array( $panels ) ? $panels : [];
		$panels = array_values( array_filter( $panels, static fn( mixed $panel ): bool => $panel instanceof HomePanel ) );
		usort( $panels, static fn( HomePanel $a, HomePanel $b ): int => $a->position() <=> $b->position() );
		$this->panels = $panels;
	}

	/**
	 * The chunks whose stylesheets have to be there from the start.
	 *
	 * @return list<string>
	 */
	public function chunks(): array {
		return [ self::CHUNK, ...array_merge( ...array_map( static fn( HomePanel $panel ): array => $panel->chunks(), $this->panels ) ) ];
	}

	/**
	 * Prints all of it.
	 *
	 * @param HomeFacts $facts
	 */
	public function print( HomeFacts $facts ): void {
		$layout = $facts->has_two_columns() ? [ 'home', 'two' ] : [ 'home' ];
		printf( '<div id="storewright-first" class="storewright"><div class="%s">', esc_attr( Html::classes( 'shell-layout', 'frame' ) ) );
		self::print_header( $facts );
		printf( '<div class="%s"><div class="%s">', esc_attr( Html::classes( 'shell-layout', 'content' ) ), esc_attr( Html::classes( 'home-column', ...$layout ) ) );
		foreach ( [ false, true ] as $is_aside ) {
			printf( '<div class="%s">', esc_attr( Html::classes( 'home-column', 'part' ) ) );
			foreach ( $this->panels as $panel ) {
				if ( $panel->is_aside() === $is_aside ) {
					self::print_panel( $panel, $facts );
				}
			}
			echo '</div>';
		}
		echo '</div></div></div></div>';
	}

	/**
	 * Prints a panel whole or not at all: one that breaks is left to the app.
	 */
	private static function print_panel( HomePanel $panel, HomeFacts $facts ): void {
		ob_start();
		try {
			$panel->print( $facts );
			ob_end_flush();
		} catch ( Throwable $error ) {
			ob_end_clean();
			$facts->context->log->error(
				'A panel of Home could not be printed: ' . $error->getMessage(),
				[
					'panel' => $panel::class,
					'at'    => $error->getFile() . ':' . $error->getLine(),
				]
			);
		}
	}

	private static function print_header( HomeFacts $facts ): void {
		$tab = Html::classes( 'activity-panel-activity-panel', 'tab' );
		printf(
			'<div class="%s"><h1 class="%s">%s</h1><div class="%s">',
			esc_attr( Html::classes( 'shell-header', 'header' ) ),
			esc_attr( Html::classes( 'shell-header', 'title' ) ),
			esc_html__( 'Home', 'storewright' ),
			esc_attr( Html::classes( 'shell-header', 'actions' ) )
		);
		if ( $facts->has_display_options() ) {
			printf( '<div class="%s">', esc_attr( Html::classes( 'home-display-options', 'menu' ) ) );
			Html::print_room( '', 'has-icon' );
			echo '</div>';
		}
		printf(
			'</div><div class="%s"><div class="%s">',
			esc_attr( Html::classes( 'activity-panel-activity-panel', 'root' ) ),
			esc_attr( Html::classes( 'activity-panel-activity-panel', 'tabs' ) )
		);
		if ( current_user_can( Capabilities::MANAGE ) ) {
			printf( '<span class="%s storewright-room" aria-hidden="true">', esc_attr( $tab ) );
			self::print_tab( __( 'Help', 'storewright' ), '' );
			echo '</span>';
		}
		printf( '<a class="%s" href="%s" target="_blank" rel="noreferrer">', esc_attr( $tab ), esc_url( $facts->text( 'shopUrl' ) ) );
		self::print_tab( $facts->is( 'isComingSoon' ) ? __( 'Preview store', 'storewright' ) : __( 'View store', 'storewright' ), self::SIGN );
		printf( '<span class="screen-reader-text"> %s</span></a></div></div></div>', esc_html__( '(opens in a new tab)', 'storewright' ) );
	}

	private static function print_tab( string $label, string $drawing ): void {
		printf(
			'<span class="%s"><svg viewBox="-2 -2 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="%s"/></svg></span><span class="%s">%s</span>',
			esc_attr( Html::classes( 'activity-panel-activity-panel', 'icon' ) ),
			esc_attr( $drawing ),
			esc_attr( Html::classes( 'activity-panel-activity-panel', 'label' ) ),
			esc_html( $label )
		);
	}
}
