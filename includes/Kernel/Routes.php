<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Closure;
use Storewright\Plugin;
use Storewright\Rest\Controller;
use Storewright\Rest\Namespaces;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Registers the REST routes of the loaded modules, those of a namespace once somebody asks for it: a request to a route of
 * WordPress or of another plugin does not wait for ours.
 *
 * Where it is not known what is asked for, in WP-CLI for example, all routes are registered at once.
 */
final class Routes {

	/**
	 * Routes whose answers are about all routes, or carry out requests without dispatching them.
	 */
	private const ABOUT_ALL = [ '', '/', '/batch/v1' ];

	/**
	 * @var list<array{class-string<Module>, Controller}>|null Whose routes are not registered yet; null before they were made.
	 */
	private ?array $waiting = null;

	/**
	 * @param Mode                                                     $mode
	 * @param Closure(): array<class-string<Module>, Module>           $modules The modules, loaded by then.
	 * @param Closure(class-string<Module>, callable(): mixed): mixed $guard   Carries out a module's work and logs its failure.
	 */
	public function __construct( private readonly Mode $mode, private readonly Closure $modules, private readonly Closure $guard ) {}

	/**
	 * Whether a request is to a route of WordPress or of another plugin, and about no other one.
	 *
	 * @param string $route Such as `/wc/v3/orders`; '' where it is not known.
	 */
	public static function are_others_asked( string $route, Mode $mode ): bool {
		return ! in_array( strtolower( $route ), self::ABOUT_ALL, true ) && ! Namespaces::may_be_ours( $route, $mode );
	}

	/**
	 * Registers what the request asks for. Called on `rest_api_init`, or once a request that PHP makes by itself asks for one of ours.
	 *
	 * @param string|null $asked The route of such a one; null for that of the HTTP request.
	 */
	public function register( ?string $asked = null ): void {
		$this->register_for( $asked ?? Plugin::rest_route() );
		// Before all that looks at a request of ours.
		add_filter( 'rest_pre_dispatch', [ $this, 'before_dispatch' ], -PHP_INT_MAX, 3 );
	}

	/**
	 * Registers what a request asks for that PHP makes while it answers another one.
	 *
	 * @param mixed           $result  What was answered already, null for nothing.
	 * @param WP_REST_Server  $server  The server.
	 * @param WP_REST_Request $request The request that is about to be carried out.
	 */
	public function before_dispatch( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$this->register_for( $request->get_route() );
		return $result;
	}

	private function register_for( string $route ): void {
		if ( [] === $this->waiting || self::are_others_asked( $route, $this->mode ) ) {
			return;
		}
		$all             = in_array( strtolower( $route ), self::ABOUT_ALL, true );
		$this->waiting ??= $this->controllers();
		$asked           = [];
		$others          = [];
		foreach ( $this->waiting as [ $module, $controller ] ) {
			if ( $all || $controller->may_answer( $route ) ) {
				$asked[] = [ $module, $controller ];
			} else {
				$others[] = [ $module, $controller ];
			}
		}
		// First: a route that asks for another one while it is registered finds the rest.
		$this->waiting = $others;
		foreach ( $asked as [ $module, $controller ] ) {
			( $this->guard )( $module, $controller->register_routes( ... ) );
		}
	}

	/**
	 * @return list<array{class-string<Module>, Controller}>
	 */
	private function controllers(): array {
		$controllers = [];
		foreach ( ( $this->modules )() as $class => $module ) {
			if ( $module instanceof HasRoutes ) {
				( $this->guard )(
					$class,
					static function () use ( $class, $module, &$controllers ): void {
						foreach ( $module->routes() as $controller ) {
							$controllers[] = [ $class, $controller ];
						}
					}
				);
			}
		}
		return $controllers;
	}
}
