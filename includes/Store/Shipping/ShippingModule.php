<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Feature;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Shipping\Rest\RequestLocations;
use Storewright\Store\Shipping\Rest\ShippingMethodsController;
use Storewright\Store\Shipping\Rest\ZoneLocationsController;
use Storewright\Store\Shipping\Rest\ZoneMethodsController;
use Storewright\Store\Shipping\Rest\ZonesController;

/**
 * Shipping zones and their methods.
 */
final class ShippingModule extends BackOfficeModule implements HasTables, HasRoutes, Installs, Uninstalls {

	private const SMART_DEFAULTS = 'storewright_shipping_smart_defaults';

	/**
	 * Hooks the list of features: zones are asked for, they do not act.
	 */
	public function register(): void {
		add_filter( 'storewright_features', $this->add_smart_defaults( ... ) );
	}

	/**
	 * Keeps the setting with the options that are loaded anyway: which features are on is asked on every page of wp-admin.
	 */
	public function install(): void {
		add_option( self::SMART_DEFAULTS, 'no' );
	}

	/**
	 * Turns smart defaults on where the owner wants them.
	 *
	 * @param mixed $features Names of features that are on.
	 */
	private function add_smart_defaults( mixed $features ): mixed {
		return is_array( $features ) && $this->context->options->bool_yes( self::SMART_DEFAULTS )
			? [ ...$features, Feature::ShippingSmartDefaults->value ]
			: $features;
	}

	/**
	 * The tables of zones, their locations and their methods.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * The REST resources of shipping.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$query = new ZoneQuery( $this->context );
		$zones = new ZoneRepository( $this->context, $query );
		$input = new RequestLocations( new LocationRules( new CountryQuery() ) );
		return [
			new ZonesController( $this->context, $query, $zones, $input ),
			new ZoneLocationsController( $this->context, $query, $zones, $input ),
			new ZoneMethodsController( $this->context, $query, new MethodRepository( $this->context, $query ) ),
			new ShippingMethodsController( $this->context, $query ),
		];
	}

	/**
	 * Removes the settings of every method; the tables go with the rest of the plugin's tables.
	 */
	public function uninstall(): void {
		$this->context->options->delete( self::SMART_DEFAULTS );
		$methods = $this->context->database->rows(
			"SELECT method_id, instance_id FROM {$this->context->database->table( Tables::METHODS )}"
		);
		foreach ( $methods as $row ) {
			$this->context->options->delete( MethodInstance::option( (string) $row['method_id'], (int) $row['instance_id'] ) );
		}
	}
}
