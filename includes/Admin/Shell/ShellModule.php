<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Assets\ChunkTranslations;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Module;

/**
 * The dashboard's place in wp-admin: its menu and its one page.
 */
final class ShellModule implements Module {

	/**
	 * The page's slug: the family's, so that links made for it keep working.
	 */
	public const PAGE = 'wc-admin';

	/**
	 * Below Comments, above Appearance.
	 */
	private const MENU_POSITION = '55.5';

	/**
	 * A shop sign, as an image of 20 px that WordPress colours like its own.
	 */
	private const ICON = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMCAyMCI+PHBhdGggZmlsbD0iI2E3YWFhZCIgZD0iTTMgMmgxNGwyIDVhMi41IDIuNSAwIDAgMS0yIDIuNDVWMTdhMSAxIDAgMCAxLTEgMWgtNXYtNUg4djVINGExIDEgMCAwIDEtMS0xVjkuNDVBMi41IDIuNSAwIDAgMSAxIDd6bTEuMyAyTDMuMSA3LjFhLjguOCAwIDAgMCAxLjYuMUw1LjIgNHptMyAwLS40IDMuMWEuOS45IDAgMCAwIDEuOCAwVjR6bTQgMHYzLjFhLjkuOSAwIDAgMCAxLjggMEwxMi43IDR6bTMuNSAwIC41IDMuMmEuOC44IDAgMCAwIDEuNi0uMUwxNS43IDR6Ii8+PC9zdmc+';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed on wp-admin's pages.
	 */
	public static function is_needed( Context $context ): bool {
		return $context->is_admin_page();
	}

	/**
	 * Hooks the menu; what the page needs is hooked once it is known to be shown.
	 */
	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add_menu' ] );
	}

	/**
	 * Adds the menu with Home in it.
	 */
	public function add_menu(): void {
		$hook = add_menu_page(
			__( 'Storewright', 'storewright' ),
			__( 'Storewright', 'storewright' ) . $this->badge(),
			Capabilities::MANAGE,
			self::PAGE,
			[ AppPage::class, 'print_root' ],
			self::ICON,
			(float) self::MENU_POSITION
		);
		add_submenu_page( self::PAGE, __( 'Home', 'storewright' ), __( 'Home', 'storewright' ), Capabilities::MANAGE, self::PAGE, [ AppPage::class, 'print_root' ] );
		add_action( "load-$hook", fn() => ( new AppPage( $this->context, new ChunkTranslations( $this->context->assets ) ) )->prepare() );
	}

	/**
	 * The badge of what remains to be done, in the markup that WordPress styles; nothing where nothing remains.
	 */
	private function badge(): string {
		/**
		 * Filters how many things wait for the owner, shown beside the menu's title.
		 *
		 * @param int $count 0 shows no badge.
		 */
		$count = apply_filters( 'storewright_menu_badge_count', 0 );
		$count = is_int( $count ) ? $count : 0;
		if ( $count < 1 ) {
			return '';
		}
		return sprintf(
			' <span class="awaiting-mod update-plugins remaining-tasks-badge count-%1$d"><span class="count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$count,
			esc_html( number_format_i18n( $count ) ),
			/* translators: %s: number of setup tasks. */
			esc_html( sprintf( _n( '%s setup task left', '%s setup tasks left', $count, 'storewright' ), number_format_i18n( $count ) ) )
		);
	}
}
