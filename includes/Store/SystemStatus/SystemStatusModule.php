<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTools;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Maintenance\Tool;
use Storewright\Kernel\Uninstalls;
use Storewright\Plugin;
use Storewright\Store\SystemStatus\Rest\SystemStatusController;
use Storewright\Store\SystemStatus\Rest\ToolsController;

/**
 * System status and maintenance tools.
 */
final class SystemStatusModule extends BackOfficeModule implements HasRoutes, HasJobs, HasTools, Installs, Uninstalls {

	/**
	 * The option that names this shop to clients that work with several.
	 */
	public const STORE_ID = 'woocommerce_store_id';

	public function register(): void {}

	public function routes(): array {
		return [ new SystemStatusController( $this->context ), new ToolsController( $this->context ) ];
	}

	public function jobs(): array {
		return [ new RunTools() ];
	}

	public function tools(): array {
		return ( new SiteTools( $this->context ) )->all();
	}

	public function install(): void {
		add_option( self::STORE_ID, wp_generate_uuid4(), '', false );
	}

	public function uninstall(): void {
		$this->context->options->delete( self::STORE_ID );
		$this->context->options->delete( ToolRunner::OPTION );
	}

	/**
	 * The tools of every module.
	 *
	 * @return array<string, Tool> By id.
	 */
	public static function tools_of( Context $context ): array {
		$tools = [];
		foreach ( Plugin::loader( $context )->all( HasTools::class ) as $module ) {
			foreach ( $module->tools() as $tool ) {
				$tools[ $tool->id ] = $tool;
			}
		}
		return $tools;
	}
}
