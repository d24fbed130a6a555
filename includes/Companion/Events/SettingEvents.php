<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Storewright\Database\Transactions;
use Storewright\Kernel\Context;
use Storewright\Kernel\Events;
use Storewright\Shop\Gateway;

/**
 * Settings, shipping zones and their methods, payment gateways, tax rates.
 *
 * Options say what changed, whoever writes them: WooCommerce's pages, its REST routes, or an extension.
 */
final class SettingEvents {

	private const PREFIX = 'woocommerce_';

	/**
	 * @var array<int, array{group_id: string, id: string, old: mixed, new: mixed}>
	 */
	private array $changes = [];

	/**
	 * Gateways are asked for once a request.
	 *
	 * @var list<string>|null
	 */
	private ?array $gateway_ids = null;

	/**
	 * Settings that may be a gateway's, changed before WooCommerce had made the gateways.
	 *
	 * @var array<string, true> By the part of the option's name that is the gateway's id then.
	 */
	private array $owners = [];

	/**
	 * The method that WooCommerce told last that it is deleted: it may do so twice.
	 */
	private int $deleted_method = 0;

	public function __construct( private readonly Context $context ) {}

	public function register(): void {
		Bridge::listen( 'added_option', fn( mixed $name, mixed $value ) => $this->follow( $name, null, $value ), 10, 2 );
		Bridge::listen( 'updated_option', fn( mixed $name, mixed $old, mixed $value ) => $this->follow( $name, $old, $value ), 10, 3 );
		Bridge::listen( 'deleted_option', fn( mixed $name ) => $this->follow( $name, null, null ) );

		Bridge::add( 'woocommerce_after_shipping_zone_object_save', 'storewright_shipping_zone_saved' );
		Bridge::add( 'woocommerce_delete_shipping_zone', 'storewright_shipping_zone_deleted' );
		Bridge::add( 'woocommerce_shipping_zone_method_added', 'storewright_shipping_method_saved' );
		Bridge::add( 'woocommerce_shipping_zone_method_status_toggled', 'storewright_shipping_method_saved' );
		Bridge::add(
			'woocommerce_delete_shipping_zone_method',
			'storewright_shipping_method_deleted',
			fn( mixed $instance ): array => [ $this->deleted_method = self::id( $instance ) ]
		);
		Bridge::add(
			'woocommerce_shipping_zone_method_deleted',
			'storewright_shipping_method_deleted',
			fn( mixed $instance ): ?array => self::id( $instance ) === $this->deleted_method ? null : [ self::id( $instance ) ]
		);

		Bridge::add( 'woocommerce_tax_rate_added', 'storewright_tax_rate_saved' );
		Bridge::add( 'woocommerce_tax_rate_updated', 'storewright_tax_rate_saved' );
		Bridge::add( 'woocommerce_tax_rate_deleted', 'storewright_tax_rate_deleted' );
		// A tax class takes its rates with it, of which WooCommerce tells nobody.
		foreach ( [ 'woocommerce_update_options_tax', 'woocommerce_rest_delete_tax' ] as $action ) {
			Bridge::add( $action, 'storewright_tasks_changed', static fn(): array => [] );
		}
	}

	private function follow( mixed $name, mixed $old, mixed $value ): void {
		if ( ! is_string( $name ) || ! str_starts_with( $name, self::PREFIX ) ) {
			return;
		}
		if ( has_action( 'storewright_settings_changed' ) ) {
			if ( [] === $this->changes ) {
				Bridge::listen( 'shutdown', $this->dispatch( ... ), 5, 0, 'storewright_settings_changed' );
			}
			$this->changes[] = [
				'group_id' => '',
				'id'       => $name,
				'old'      => $old,
				'new'      => $value,
			];

			$at = array_key_last( $this->changes );
			Transactions::if_undone(
				function () use ( $at ): void {
					unset( $this->changes[ $at ] );
				}
			);
		}
		if ( has_action( 'storewright_setting_changed' ) ) {
			/** This action is documented in includes/Store/Settings/SettingsRepository.php */
			Events::dispatch( 'storewright_setting_changed', $name, $old, $value, '' );
		}
		if ( str_ends_with( $name, '_settings' ) ) {
			$this->follow_settings( substr( $name, strlen( self::PREFIX ), -strlen( '_settings' ) ) );
		}
	}

	/**
	 * A shipping method's settings have the number of its instance in their name, a gateway's its id.
	 */
	private function follow_settings( string $owner ): void {
		if ( 1 === preg_match( '/_(\d+)$/D', $owner, $instance ) ) {
			/** This action is documented in includes/Store/Shipping/ZoneRepository.php */
			Events::dispatch( 'storewright_shipping_method_saved', (int) $instance[1] );
			return;
		}
		// Making all gateways takes milliseconds, and nobody listens on the front end. Before init it is too early, since their names
		// are translated; that a setting changed was told.
		if ( 0 === did_action( 'init' ) || ! has_action( 'storewright_payment_gateway_saved' ) ) {
			return;
		}
		if ( self::are_gateways_made() ) {
			$this->tell_of_gateway( $owner );
			return;
		}
		Bridge::listen( 'shutdown', $this->tell_of_gateways( ... ), 5, 0, 'storewright_payment_gateway_saved' );
		$this->owners[ $owner ] = true;
	}

	/**
	 * A gateway may write its settings while it is made. To ask for all of them then would have WooCommerce make them a second time, with a
	 * second listener on each of their hooks.
	 */
	private static function are_gateways_made(): bool {
		return did_action( 'wc_payment_gateways_initialized' ) > 0 && ! doing_action( 'wc_payment_gateways_initialized' );
	}

	private function tell_of_gateways(): void {
		$owners       = $this->owners;
		$this->owners = [];
		foreach ( array_keys( $owners ) as $owner ) {
			$this->tell_of_gateway( (string) $owner );
		}
	}

	private function tell_of_gateway( string $owner ): void {
		$this->gateway_ids ??= array_map(
			static fn( Gateway $gateway ): string => $gateway->id,
			$this->context->shop()->gateways()->all()
		);
		if ( in_array( $owner, $this->gateway_ids, true ) ) {
			/** This action is documented in includes/Store/Payments/GatewayRepository.php */
			Events::dispatch( 'storewright_payment_gateway_saved', $owner );
		}
	}

	private static function id( mixed $id ): int {
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Fires the event once for all settings that the request changed, when they are stored.
	 */
	private function dispatch(): void {
		$changes       = array_values( $this->changes );
		$this->changes = [];
		if ( [] === $changes ) {
			return;
		}
		/** This action is documented in includes/Store/Settings/SettingsRepository.php */
		Events::dispatch( 'storewright_settings_changed', $changes );
	}
}
