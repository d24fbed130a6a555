<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use Storewright\Database\Table;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasPageOptions;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Shop\Rest\CountryDefaultsController;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\Audit\AuditTable;
use Storewright\Store\Settings\Audit\PruneAudit;
use Storewright\Store\Settings\CountryDefaults\UsualInCountry;
use Storewright\Store\Settings\CountryDefaults\WeekStart;
use Storewright\Store\Settings\Rest\GroupsController;
use Storewright\Store\Settings\Rest\SettingsController;

/**
 * The shop's settings: their page, and REST.
 */
final class SettingsModule extends BackOfficeModule implements HasRoutes, HasTables, HasJobs, HasPageOptions, Uninstalls {

	/**
	 * WooCommerce's option that says where orders are: OrdersModule removes it, where it was the one that set it.
	 */
	private const LEFT_TO_ORDERS = 'woocommerce_custom_orders_table_enabled';

	/**
	 * Hooks the record of changes that others make to settings of their own.
	 */
	public function register(): void {
		add_action( 'storewright_audit', [ $this, 'record' ], 10, 5 );
		add_action( 'storewright_settings_changed', ( new WeekStart( $this->context ) )->follow( ... ) );
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
	 * The jobs that remove old records.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new PruneAudit() ];
	}

	/**
	 * How money and sizes are written, and what the owner allowed.
	 */
	public function page_options(): array {
		return [
			'woocommerce_currency',
			'woocommerce_currency_pos',
			'woocommerce_price_thousand_sep',
			'woocommerce_price_decimal_sep',
			'woocommerce_price_num_decimals',
			'woocommerce_weight_unit',
			'woocommerce_dimension_unit',
			'woocommerce_show_marketplace_suggestions',
			'woocommerce_allow_tracking',
		];
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$registry   = new SettingsRegistry();
		$query      = new SettingsQuery( $this->context, $registry );
		$repository = ( new SettingsServices( $this->context ) )->repository( $registry );
		return [
			new GroupsController( $this->context, $registry ),
			new CountryDefaultsController( $this->context, ( new UsualInCountry( $this->context, $registry ) )->answer( ... ) ),
			new SettingsController( $this->context, $registry, $query, $repository, 'wc/v3' ),
			new SettingsController( $this->context, $registry, $query, $repository, 'wc-analytics' ),
		];
	}

	/**
	 * Removes every setting's value.
	 */
	public function uninstall(): void {
		foreach ( ( new SettingsRegistry() )->all() as $setting ) {
			if ( self::LEFT_TO_ORDERS !== $setting->option() ) {
				$this->context->options->delete( $setting->option() );
			}
		}
	}
}
