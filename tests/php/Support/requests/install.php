<?php
/**
 * Makes the site fit for this version as a request does that finds it is not, and answers what was asked of the modules.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Kernel\Installer;
use Storewright\Kernel\Loader;
use Storewright\Tests\Support\Doubles\WorkingModule;

return static function ( Context $context, array $arguments ): array {
	/** @var array{version: string} $arguments */
	$context = Context::create( $context->file, $arguments['version'] );
	$modules = [
		'always'      => [],
		'back_office' => [ WorkingModule::class ],
	];
	Installer::check( $context, new Loader( $context, $modules ) );
	return WorkingModule::$calls;
};
