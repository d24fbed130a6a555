<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

use RuntimeException;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;

/**
 * A module that throws at one place of its life.
 */
final class BreakingModule implements ConditionalModule, HasRoutes, HasPreloads, Installs, Uninstalls {

	/**
	 * Name of the method that throws; '' for none.
	 */
	public static string $at = '';

	public function __construct() {
		self::break_at( '__construct' );
	}

	public static function is_needed( Context $context ): bool {
		self::break_at( 'is_needed' );
		return true;
	}

	public function register(): void {
		self::break_at( 'register' );
	}

	public function routes(): array {
		self::break_at( 'routes' );
		return [];
	}

	public function preloads( string $path, string $task ): array {
		self::break_at( 'preloads' );
		return [];
	}

	public function install(): void {
		self::break_at( 'install' );
	}

	public function uninstall(): void {
		self::break_at( 'uninstall' );
	}

	private static function break_at( string $method ): void {
		if ( self::$at === $method ) {
			throw new RuntimeException( 'Broken on purpose' );
		}
	}
}
