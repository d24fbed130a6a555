<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Feature;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\SitePlugins;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;

/**
 * The profiler: a few questions about the store, whose answers set it up.
 */
final class ProfilerModule extends BackOfficeModule implements HasRoutes, HasPreloads, Uninstalls {

	/**
	 * Path of the wizard.
	 */
	private const PATH = '/setup-wizard';

	/**
	 * Paths of its pages.
	 */
	private const PATHS = [ self::PATH, '/profiler' ];

	/**
	 * Turns both of its pages on, leads to it from the list of plugins, and hears which plugins somebody has set up meanwhile.
	 */
	public function register(): void {
		add_filter(
			'storewright_features',
			static fn( mixed $names ): mixed => is_array( $names )
				? [ ...$names, Feature::Onboarding->value, Feature::CoreProfiler->value ]
				: $names
		);
		add_filter( 'plugin_action_links_' . plugin_basename( $this->context->file ), [ $this, 'add_action_link' ] );
		add_action( 'activated_plugin', $this->take_off( ... ) );
	}

	/**
	 * Adds “Set up” to what the list of plugins offers for this one.
	 *
	 * @param mixed $links HTML by name.
	 */
	public function add_action_link( mixed $links ): mixed {
		if ( ! is_array( $links ) || ! current_user_can( Capabilities::MANAGE ) ) {
			return $links;
		}
		return [
			'storewright_setup' => sprintf( '<a href="%s">%s</a>', esc_url( $this->url() ), esc_html__( 'Set up', 'storewright' ) ),
		] + $links;
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [
			new Rest\ProfileController( $this->context ),
			new Rest\ProgressController( $this->context ),
			new Rest\ProfilerController( $this->context ),
		];
	}

	/**
	 * It starts with the plugins that can be chosen. What is guessed from the browser's time zone is asked for by the browser.
	 */
	public function preloads( string $path, string $task ): array {
		return in_array( $path, self::PATHS, true ) ? [ '/wc-admin/onboarding/free-extensions' ] : [];
	}

	/**
	 * Forgets what the owner told.
	 */
	public function uninstall(): void {
		$this->context->options->delete( Profile::OPTION );
		$this->context->options->delete( WaitingPlugins::OPTION );
	}

	/**
	 * A plugin that is active is to be installed no more, whoever activated it: also where it is switched off again later.
	 */
	private function take_off( mixed $file ): void {
		if ( is_string( $file ) ) {
			( new WaitingPlugins( $this->context ) )->remove( [ SitePlugins::slug( $file ) ] );
		}
	}

	private function url(): string {
		return $this->context->app_url( [ 'path' => self::PATH ] );
	}
}
