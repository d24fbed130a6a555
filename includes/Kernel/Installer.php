<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Database\Migration;
use Storewright\Database\Migrator;
use Storewright\Database\Table;
use Storewright\Kernel\Errors\Conflict;
use Throwable;

/**
 * Makes this site fit this version of the plugin: tables, roles, stored data. And takes it all away again.
 */
final class Installer {

	/**
	 * The version that the site was last made fit for; autoloaded.
	 */
	public const VERSION_OPTION = 'storewright_version';

	/**
	 * The same of the parts that run beside WooCommerce: the shop's are not set up there.
	 */
	public const COMPANION_VERSION_OPTION = 'storewright_companion_version';

	/**
	 * 'yes' where the owner wants deletion of the plugin to remove its data.
	 */
	public const REMOVE_DATA_OPTION = 'storewright_remove_data_on_uninstall';

	/**
	 * How long one request may spend on migrations, in seconds. The next one goes on.
	 */
	private const SECONDS = 10;

	private readonly Migrator $migrator;

	public function __construct( private readonly Context $context, private readonly Loader $loader ) {
		$this->migrator = new Migrator( $context );
	}

	/**
	 * Installs if this version was not installed yet. Where another request is at it, this one leaves it to that; what goes wrong
	 * is logged and tried again by the next request, while this one goes on.
	 */
	public static function check( Context $context, Loader $loader ): void {
		if ( self::is_done( $context ) ) {
			return;
		}
		$install = static function () use ( $context, $loader ): void {
			try {
				( new self( $context, $loader ) )->install();
			} catch ( Conflict ) {
				return;
			} catch ( Throwable $error ) {
				$context->log->error(
					"The site could not be made fit for version {$context->version}: {$error->getMessage()}",
					[
						'exception' => $error::class,
						'at'        => $error->getFile() . ':' . $error->getLine(),
					]
				);
			}
		};
		0 < did_action( 'init' ) ? $install() : add_action( 'init', $install, 1 );
	}

	/**
	 * Whether the site fits this version. Until then, tables may be missing.
	 */
	public static function is_done( Context $context ): bool {
		return $context->version === $context->options->string( self::version_option( $context->mode ) );
	}

	/**
	 * Creates tables, sets up modules and migrates data. Idempotent, safe where several requests start it at once.
	 *
	 * @throws Conflict If another request is installing.
	 */
	public function install(): void {
		$this->context->database->lock(
			'install',
			function (): void {
				$option = self::version_option( $this->context->mode );
				$stored = $this->context->options->fresh( [ self::VERSION_OPTION, self::COMPANION_VERSION_OPTION ] );
				if ( ( $stored[ $option ] ?? '' ) === $this->context->version ) {
					return;
				}
				$this->migrator->create( $this->tables() );
				array_map( static fn( Installs $module ) => $module->install(), $this->loader->all( Installs::class ) );
				// What the dashboard has stored before, it may have stored in either mode; what the shop has, only in its own.
				if (
					! isset( $stored[ self::VERSION_OPTION ] )
					&& ( Mode::Standalone === $this->context->mode || ! isset( $stored[ $option ] ) ) ) {

					$this->migrator->skip( $this->migrations() );
				} elseif ( ! $this->migrator->run( $this->migrations(), microtime( true ) + self::SECONDS ) ) {
					return;
				}
				// Beside WooCommerce it is WooCommerce's.
				if (
					Mode::Standalone === $this->context->mode
					&& '' === $this->context->options->string( 'woocommerce_admin_install_timestamp' ) ) {

					$this->context->options->set( 'woocommerce_admin_install_timestamp', $this->context->clock->now()->getTimestamp() );
				}
				$this->context->options->set( $option, $this->context->version, true );
			},
			0
		);
	}

	/**
	 * Removes what the plugin made on this site: tables, options, roles, background jobs. What can't be removed is logged, and
	 * the rest goes all the same: nobody deletes the plugin twice.
	 *
	 * Where WooCommerce has ever run the shop, what it has as well stays: it works with the same tables, options and roles, also once
	 * both plugins were deactivated and this one is deleted first.
	 */
	public function uninstall(): void {
		if ( WooCommerceGuard::owns_data() || $this->had_woocommerce() ) {
			( new CompanionUninstaller( $this->context ) )->uninstall();
			return;
		}
		WooCommerceGuard::forget_dismissals();
		foreach ( $this->loader->all( Uninstalls::class ) as $module ) {
			try {
				$module->uninstall();
			} catch ( Throwable $error ) {
				$this->context->log->error( 'Not everything could be removed: ' . $error->getMessage(), [ 'module' => $module::class ] );
			}
		}
		foreach ( $this->tables() as $table ) {
			try {
				$this->migrator->drop( [ $table ] );
			} catch ( Throwable $error ) {
				$this->context->log->error( 'Not everything could be removed: ' . $error->getMessage(), [ 'table' => $table->name ] );
			}
		}
		foreach ( [
			Migrator::OPTION,
			self::VERSION_OPTION,
			self::COMPANION_VERSION_OPTION,
			self::REMOVE_DATA_OPTION,
			'woocommerce_admin_install_timestamp',
		] as $option ) {
			$this->context->options->delete( $option );
		}
		// What was made while WooCommerce ran the shop.
		( new CompanionUninstaller( $this->context ) )->uninstall();
	}

	/**
	 * Whether WooCommerce was set up on this site, or Storewright ran beside it.
	 */
	private function had_woocommerce(): bool {
		foreach ( [ self::COMPANION_VERSION_OPTION, 'woocommerce_db_version' ] as $option ) {
			if ( '' !== $this->context->options->string( $option ) ) {
				return true;
			}
		}
		return false;
	}

	private static function version_option( Mode $mode ): string {
		return Mode::Standalone === $mode ? self::VERSION_OPTION : self::COMPANION_VERSION_OPTION;
	}

	/**
	 * @return list<Table>
	 */
	private function tables(): array {
		return array_merge( ...array_map( static fn( HasTables $module ) => $module->tables(), $this->loader->all( HasTables::class ) ) );
	}

	/**
	 * @return list<Migration>
	 */
	private function migrations(): array {
		return array_merge(
			...array_map( static fn( HasMigrations $module ) => $module->migrations(), $this->loader->all( HasMigrations::class ) )
		);
	}
}
