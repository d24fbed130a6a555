<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Admin\Shell\Pages\AdminPage;
use Storewright\Admin\Shell\Pages\PageRegistry;
use Storewright\Kernel\Context;
use Storewright\Kernel\MenuBadge;

/**
 * The dashboard's menu in wp-admin, made of the pages that the user may open.
 */
final class Menu {

	/**
	 * Below Comments, above Appearance.
	 */
	private const POSITION = '55.5';

	/**
	 * A shop sign, as an image of 20 px that WordPress colors like its own.
	 */
	private const ICON = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMCAyMCI+PHBhdGggZmlsbD0iI2E3YWFhZCIgZD0iTTMgMmgxNGwyIDVhMi41IDIuNSAwIDAgMS0yIDIuNDVWMTdhMSAxIDAgMCAxLTEgMWgtNXYtNUg4djVINGExIDEgMCAwIDEtMS0xVjkuNDVBMi41IDIuNSAwIDAgMSAxIDd6bTEuMyAyTDMuMSA3LjFhLjguOCAwIDAgMCAxLjYuMUw1LjIgNHptMyAwLS40IDMuMWEuOS45IDAgMCAwIDEuOCAwVjR6bTQgMHYzLjFhLjkuOSAwIDAgMCAxLjggMEwxMi43IDR6bTMuNSAwIC41IDMuMmEuOC44IDAgMCAwIDEuNi0uMUwxNS43IDR6Ii8+PC9zdmc+';

	private readonly string $slug;

	public function __construct( private readonly Context $context, private readonly PageRegistry $pages ) {
		$this->slug = $context->mode->page_slug();
	}

	/**
	 * Adds the menu with an entry for each page that has one. Who may open no page has no menu, and no page.
	 *
	 * @return string The hook of the page, '' where there is none.
	 */
	public function add(): string {
		$pages = $this->pages->for_user();
		if ( [] === $pages ) {
			return '';
		}
		$hook = add_menu_page(
			__( 'Storewright', 'storewright' ),
			__( 'Storewright', 'storewright' ) . MenuBadge::html(),
			$pages[0]->capability,
			$this->slug,
			[ AppPage::class, 'print_root' ],
			self::ICON,
			(float) self::POSITION
		);
		foreach ( $pages as $page ) {
			if ( '' !== $page->menu_title ) {
				add_submenu_page(
					$this->slug,
					$page->title,
					$page->menu_title,
					$page->capability,
					$this->link( $page->path ),
					'/' === $page->path ? [ AppPage::class, 'print_root' ] : ''
				);
			}
		}
		if ( '/' !== $pages[0]->path ) {
			// WordPress's own copy of the top entry, which leads to Home.
			remove_submenu_page( $this->slug, $this->slug );
		}
		return $hook;
	}

	/**
	 * Leads who may not see Home to the first page there is, and highlights the entry of the page that is shown.
	 *
	 * @param string $path The path that the address names, '/' for Home.
	 */
	public function prepare( string $path ): void {
		$first = $this->pages->for_user()[0] ?? null;
		if ( '/' === $path && $first instanceof AdminPage && '/' !== $first->path ) {
			wp_safe_redirect( admin_url( $this->link( $first->path ) ) );
			exit;
		}
		$entry = $this->pages->menu_path( $path );
		add_filter( 'submenu_file', fn(): string => $this->link( $entry ) );
	}

	/**
	 * What an entry of the menu leads to, as WordPress takes it.
	 */
	private function link( string $path ): string {
		return '/' === $path ? $this->slug : 'admin.php?' . http_build_query(
			[
				'page' => $this->slug,
				'path' => $path,
			]
		);
	}
}
