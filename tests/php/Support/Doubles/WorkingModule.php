<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

use Storewright\Database\Table;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasMigrations;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;

/**
 * A module that notes what is asked of it, with a table, a route, a preload and whatever migrations a test gives it.
 */
final class WorkingModule implements ConditionalModule, HasRoutes, HasTables, HasMigrations, HasPreloads, Installs, Uninstalls {

	public static bool $needed = true;

	/**
	 * @var list<string> Names of the methods that were called.
	 */
	public static array $calls = [];

	/**
	 * @var list<\Storewright\Database\Migration>
	 */
	public static array $migrations = [];

	/**
	 * Further columns of the table, as dbDelta() wants them.
	 */
	public static string $columns = '';

	public function __construct( private readonly Context $context ) {}

	/**
	 * As a new process would find it.
	 */
	public static function reset(): void {
		self::$needed     = true;
		self::$calls      = [];
		self::$migrations = [];
		self::$columns    = '';
	}

	public static function is_needed( Context $context ): bool {
		return self::$needed;
	}

	public function register(): void {
		self::$calls[] = 'register';
	}

	public function routes(): array {
		self::$calls[] = 'routes';
		return [ new ThingsController( $this->context ) ];
	}

	public function tables(): array {
		return [
			new Table(
				'storewright_test_things',
				"id bigint(20) unsigned NOT NULL auto_increment,\nname varchar(50) NOT NULL,\n"
					. self::$columns
					. "PRIMARY KEY  (id),\nUNIQUE KEY name (name)"
			),
		];
	}

	public function migrations(): array {
		return self::$migrations;
	}

	public function preloads( string $path, string $task ): array {
		return [ "/storewright-test/things?path={$path}&task={$task}" ];
	}

	public function install(): void {
		self::$calls[] = 'install';
	}

	public function uninstall(): void {
		self::$calls[] = 'uninstall';
	}
}
