<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use Storewright\Database\Table;
use Storewright\Kernel\Activatable;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\Audit\AuditTable;
use Storewright\Store\Settings\Audit\PruneAudit;
use Storewright\Store\Settings\Page\SettingsPage;
use Storewright\Store\Settings\Rest\GroupsController;
use Storewright\Store\Settings\Rest\SettingsController;

/**
 * The shop's settings: their page, and REST.
 */
final class SettingsModule implements Module, HasRoutes, HasTables, HasJobs, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Hooks the page, and the record of changes that others make to settings of their own.
	 */
	public function register(): void {
		add_action( 'admin_menu', fn() => ( new SettingsPage( $this->context ) )->add_to_menu(), 60 );
		add_action( 'storewright_audit', [ $this, 'record' ], 10, 5 );
	}

	/**
	 * Records a change of a setting that is not of the registry, such as one of a way to pay. To be fired in the transaction of
	 * the change: `do_action( 'storewright_audit', $group, $id, $old, $new, $secret )`, see AuditLog::record().
	 *
	 * @param mixed $group  Where the setting is found.
	 * @param mixed $id     The setting.
	 * @param mixed $old    The value before.
	 * @param mixed $new    The value after.
	 * @param mixed $secret Whether the values are for nobody's eyes.
	 */
	public function record( mixed $group, mixed $id = '', mixed $old = null, mixed $new = null, mixed $secret = false ): void {
		if ( is_string( $group ) && is_string( $id ) ) {
			( new AuditLog( $this->context ) )->record( $group, $id, $old, $new, (bool) $secret );
		}
	}

	/**
	 * The table of the record of changes.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return [ AuditTable::table() ];
	}

	/**
	 * What removes old records.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new PruneAudit() ];
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$registry = new SettingsRegistry();
		return [
			new GroupsController( $this->context, $registry ),
			new SettingsController( $this->context, $registry, 'wc/v3' ),
			new SettingsController( $this->context, $registry, 'wc-analytics' ),
		];
	}

	/**
	 * Nothing to set up: a setting that nobody chose has its default.
	 */
	public function activate(): void {}

	/**
	 * Removes every setting's value.
	 */
	public function uninstall(): void {
		foreach ( ( new SettingsRegistry() )->all() as $setting ) {
			$this->context->options->delete( $setting->option() );
		}
	}
}
