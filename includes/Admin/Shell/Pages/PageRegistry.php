<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell\Pages;

use Storewright\Kernel\Log;
use Throwable;
use UnexpectedValueException;

/**
 * The pages of the dashboard: its own and those of plugins. What can't be added is left out and written to the log.
 */
final class PageRegistry {

	/**
	 * @var array<string, AdminPage> By path, in the order of the menu.
	 */
	private array $pages = [];

	public function __construct( private readonly Log $log ) {}

	/**
	 * All pages there are, once plugins are loaded.
	 */
	public static function create( Log $log ): self {
		$registry = new self( $log );
		array_map( $registry->add( ... ), OwnPages::all() );
		try {
			/**
			 * Fires where the pages of the dashboard are listed, for plugins to add theirs: see docs/extend.md.
			 *
			 * @param PageRegistry $registry Its `add()` takes the fields of a page.
			 */
			do_action( 'storewright_admin_pages', $registry );
		} catch ( Throwable $error ) {
			$log->error( "A listener of storewright_admin_pages failed: {$error->getMessage()}" );
		}
		return $registry;
	}

	/**
	 * Adds a page after the others.
	 *
	 * @param array<mixed> $fields `path` and `title`, and what else docs/extend.md names.
	 * @return bool Whether it was added. The log says why not.
	 */
	public function add( array $fields ): bool {
		try {
			$page = AdminPage::from( $fields );
			if ( isset( $this->pages[ $page->path ] ) ) {
				throw new UnexpectedValueException( "There is a page “{$page->path}” already." );
			}
			$this->pages[ $page->path ] = $page;
			return true;
		} catch ( UnexpectedValueException $error ) {
			$this->log->error( "A page was not added: {$error->getMessage()}" );
			return false;
		}
	}

	/**
	 * All pages, also those that have no screen yet or that the user may not see.
	 *
	 * @return list<AdminPage>
	 */
	public function all(): array {
		return array_values( $this->pages );
	}

	/**
	 * The pages that the current user can open by a link, Home first.
	 *
	 * @return list<AdminPage>
	 */
	public function for_user(): array {
		return array_values(
			array_filter( $this->pages, static fn( AdminPage $page ): bool => $page->is_linkable() && $page->is_for_user() )
		);
	}

	/**
	 * The path of the entry that the menu highlights for a page: that of its parent where it has one.
	 *
	 * @param string $path As in the address.
	 */
	public function menu_path( string $path ): string {
		return $this->find( $path )?->nav_args['parentPath'] ?? $path;
	}

	/**
	 * The element id of the menu that is open on a page, '' for the dashboard's.
	 *
	 * @param string $path As in the address.
	 */
	public function open_menu( string $path ): string {
		return $this->find( $path )->open_menu ?? '';
	}

	private function find( string $path ): ?AdminPage {
		$page = $this->pages[ $path ] ?? null;
		foreach ( null === $page ? $this->pages : [] as $candidate ) {
			$page ??= $candidate->is_for( $path ) ? $candidate : null;
		}
		return $page;
	}

	/**
	 * The capabilities that pages ask for.
	 *
	 * @return list<string>
	 */
	public function capabilities(): array {
		$names = array_map( static fn( AdminPage $page ): string => $page->capability, $this->all() );
		return array_values( array_unique( array_diff( $names, [ '' ] ) ) );
	}
}
