<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Cli\Commands;
use Throwable;

/**
 * Constructs and registers modules, each on its own: one that breaks does not stop the others.
 *
 * @phpstan-type Modules list<class-string<Module>>
 * @phpstan-type ModuleList array{always: Modules, back_office: Modules, pages?: Modules, sales?: Modules}
 */
final class Loader {

	/**
	 * @var array<class-string<Module>, Module> The modules that were constructed.
	 */
	private array $modules = [];

	/**
	 * @var array<class-string<Module>, string> What broke => where.
	 */
	private array $broken = [];

	/**
	 * @var list<class-string<Module>> Modules of each request that were loaded, or broke.
	 */
	private array $loaded_always = [];

	private bool $back_office_loaded = false;

	private bool $pages_loaded = false;

	/**
	 * @param Context    $context
	 * @param ModuleList $classes `pages` names those of back_office that load_back_office() may leave out, `sales` those of always that
	 *                            load_always() may load alone.
	 */
	public function __construct( private readonly Context $context, private readonly array $classes ) {}

	/**
	 * Loads what every request needs, each module once.
	 *
	 * @param bool $for_sales Whether only those that follow orders and products are needed so far.
	 */
	public function load_always( bool $for_sales = false ): void {
		$asked = $for_sales ? array_intersect( $this->classes['always'], $this->classes['sales'] ?? [] ) : $this->classes['always'];
		$next  = array_values( array_diff( $asked, $this->loaded_always ) );

		$this->loaded_always = [ ...$this->loaded_always, ...$next ];
		$this->register( $next );
	}

	/**
	 * Loads the rest, once, and makes the modules' further parts known to WordPress.
	 *
	 * @param bool        $with_pages Whether those that have only pages and routes are loaded as well; else a request to a route of ours
	 *                                has them loaded.
	 * @param string|null $asked      The route of a request that is about to be carried out, where the REST server has started already.
	 */
	public function load_back_office( bool $with_pages = true, ?string $asked = null ): void {
		if ( $this->back_office_loaded ) {
			return;
		}
		$this->back_office_loaded = true;
		$this->pages_loaded       = $with_pages;
		Installer::check( $this->context, $this );
		$this->register( $with_pages ? $this->classes['back_office'] : array_values( array_diff( $this->classes['back_office'], $this->classes['pages'] ?? [] ) ) );
		if ( Mode::Standalone === $this->context->mode ) {
			$this->check_external_writes();
		}
		$routes = fn() => new Routes( $this->context->mode, $this->with_pages( ... ), $this->guard( ... ) );
		if ( null === $asked || ! doing_action( 'rest_api_init' ) ) {
			add_action( 'rest_api_init', static fn() => $routes()->register(), 10, 0 );
		}
		if ( null !== $asked ) {
			$routes()->register( $asked );
		}
		add_action( 'admin_notices', [ $this, 'print_broken' ] );
		add_filter( 'storewright_preloads', [ $this, 'add_preloads' ], 10, 3 );
		add_filter( 'storewright_page_options', [ $this, 'add_page_options' ] );
		add_filter( 'storewright_first_home_panels', [ $this, 'add_home_panels' ] );
		add_filter( 'wpmu_drop_tables', [ $this, 'add_tables' ] );
		if ( defined( 'WP_CLI' ) && true === WP_CLI ) {
			// Not before: their help is translated.
			0 < did_action( 'init' ) ? $this->add_commands() : add_action( 'init', [ $this, 'add_commands' ] );
		}
	}

	/**
	 * At once, so that nobody reads what is out of date; where the plugin is yet to be installed, once its tables are there.
	 */
	private function check_external_writes(): void {
		$check = function (): void {
			if ( Installer::is_done( $this->context ) ) {
				ExternalWrites::check( $this->context );
			}
		};
		Installer::is_done( $this->context ) || 0 < did_action( 'init' ) ? $check() : add_action( 'init', $check, 2, 0 );
	}

	/**
	 * The modules of this installation that have the given interface, needed by this request or not.
	 *
	 * @template T of object
	 * @param class-string<T> $of
	 * @return list<T>
	 */
	public function all( string $of ): array {
		$found = [];
		foreach ( [ ...$this->classes['always'], ...$this->classes['back_office'] ] as $class ) {
			if ( is_subclass_of( $class, $of ) ) {
				$module = $this->modules[ $class ] ?? $this->guard( $class, fn() => new $class( $this->context ) );
				if ( $module instanceof $of ) {
					$found[] = $module;
				}
			}
		}
		return $found;
	}

	/**
	 * Adds the paths that modules want answered inside the document.
	 *
	 * @param mixed  $paths Paths so far.
	 * @param string $path  The route shown.
	 * @param string $task  The task shown, '' when none.
	 * @return list<mixed>
	 */
	public function add_preloads( mixed $paths, string $path, string $task ): array {
		$paths = is_array( $paths ) ? array_values( $paths ) : [];
		foreach ( $this->modules as $class => $module ) {
			if ( $module instanceof HasPreloads ) {
				$more  = $this->guard( $class, static fn() => $module->preloads( $path, $task ) );
				$paths = [ ...$paths, ...( $more ?? [] ) ];
			}
		}
		return $paths;
	}

	/**
	 * Adds the options that modules read for a page of the dashboard.
	 *
	 * @param mixed $options Names so far.
	 * @return list<mixed>
	 */
	public function add_page_options( mixed $options ): array {
		$options = is_array( $options ) ? array_values( $options ) : [];
		foreach ( $this->modules as $class => $module ) {
			if ( $module instanceof HasPageOptions ) {
				$options = [ ...$options, ...( $this->guard( $class, $module->page_options( ... ) ) ?? [] ) ];
			}
		}
		return $options;
	}

	/**
	 * Adds the panels of Home that modules print.
	 *
	 * @param mixed $panels Panels so far.
	 * @return list<mixed>
	 */
	public function add_home_panels( mixed $panels ): array {
		$panels = is_array( $panels ) ? array_values( $panels ) : [];
		foreach ( $this->modules as $class => $module ) {
			if ( $module instanceof HasHomePanels ) {
				$panels = [ ...$panels, ...( $this->guard( $class, $module->home_panels( ... ) ) ?? [] ) ];
			}
		}
		return $panels;
	}

	/**
	 * Adds the tables that go when a site of a network is deleted.
	 *
	 * @param array<string> $tables Full names; WordPress asks while it has switched to the site.
	 * @return array<string>
	 */
	public function add_tables( array $tables ): array {
		foreach ( $this->all( HasTables::class ) as $module ) {
			foreach ( $module->tables() as $table ) {
				$tables[] = $this->context->database->table( $table->name );
			}
		}
		// The site may have had another mode before.
		return array_values( array_unique( [ ...$tables, ...( new CompanionUninstaller( $this->context ) )->tables() ] ) );
	}

	/**
	 * Names the broken modules to those who can act on it.
	 */
	public function print_broken(): void {
		if ( [] === $this->broken || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		printf(
			'<div class="notice notice-error"><p>%s</p></div>',
			esc_html(
				sprintf(
					/* translators: %s: names of parts of the plugin, separated by commas. */
					__(
						'A part of Storewright could not start: %s. Everything else works. Details are in the site’s error log.',
						'storewright'
					),
					implode(
						', ',
						array_map(
							static fn( string $module ) => (string) preg_replace( '/^.*\\\\|Module$/', '', $module ),
							array_keys( $this->broken )
						)
					)
				)
			)
		);
	}

	/**
	 * Makes the commands of the loaded modules known to WP-CLI.
	 */
	public function add_commands(): void {
		foreach ( $this->modules as $class => $module ) {
			if ( $module instanceof HasCommands ) {
				$this->guard( $class, static fn() => Commands::add( $module->commands() ) );
			}
		}
	}

	/**
	 * All modules of this request, those that were left out included.
	 *
	 * @return array<class-string<Module>, Module>
	 */
	private function with_pages(): array {
		if ( ! $this->pages_loaded ) {
			$this->pages_loaded = true;
			$this->register( array_values( array_intersect( $this->classes['back_office'], $this->classes['pages'] ?? [] ) ) );
		}
		return $this->modules;
	}

	/**
	 * @param list<class-string<Module>> $classes
	 */
	private function register( array $classes ): void {
		foreach ( $classes as $class ) {
			$this->guard(
				$class,
				function () use ( $class ): void {
					if ( is_subclass_of( $class, ConditionalModule::class ) && ! $class::is_needed( $this->context ) ) {
						return;
					}
					$module = new $class( $this->context );
					$module->register();
					$this->modules[ $class ] = $module;
				}
			);
		}
	}

	/**
	 * @template T
	 * @param class-string<Module> $module
	 * @param callable(): T        $work
	 * @return T|null
	 */
	private function guard( string $module, callable $work ): mixed {
		try {
			return $work();
		} catch ( Throwable $error ) {
			$this->broken[ $module ] = $error->getMessage();
			$this->context->log->error(
				"The module $module broke: {$error->getMessage()}",
				[
					'exception' => $error::class,
					'at'        => $error->getFile() . ':' . $error->getLine(),
				]
			);
			return null;
		}
	}
}
