<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint;

use Storewright\Cli\Command;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasCommands;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Store\Blueprint\Import\ForgetImport;
use Storewright\Store\Blueprint\Import\LastImport;
use Storewright\Store\Blueprint\Rest\BlueprintController;

/**
 * Blueprints: how a store is set up, as a file.
 */
final class BlueprintModule extends BackOfficeModule implements HasRoutes, HasCommands, HasJobs, Uninstalls {

	/**
	 * Hooks nothing: blueprints are asked for.
	 */
	public function register(): void {}

	/**
	 * The REST resource.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new BlueprintController( $this->context ) ];
	}

	/**
	 * The command.
	 *
	 * @return list<Command>
	 */
	public function commands(): array {
		return ( new BlueprintCommands( $this->context ) )->all();
	}

	/**
	 * The job that forgets the last import.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new ForgetImport() ];
	}

	/**
	 * Removes what was kept of the last import.
	 */
	public function uninstall(): void {
		$this->context->options->delete( LastImport::OPTION );
	}
}
