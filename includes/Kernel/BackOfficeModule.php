<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * A module of wp-admin, cron, CLI and REST.
 */
abstract class BackOfficeModule implements Module {

	public function __construct( protected readonly Context $context ) {}
}
