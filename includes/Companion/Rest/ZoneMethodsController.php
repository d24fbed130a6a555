<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Companion\Shop\CachedShipping;
use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `storewright/v3/shipping/zones/{id}/methods`: a shipping method, added only to a zone that has no others than those the sender
 * knows (`expected_methods`), changed only where its settings are those that the sender saw (`expected_settings`). Settings are checked as on WooCommerce's
 * settings page; a `dry_run` checks them and saves nothing.
 */
final class ZoneMethodsController extends WritingController {

	public function register_routes(): void {
		$path = '/shipping/zones/(?P<zone_id>[\d]+)/methods';
		$this->route(
			$path,
			Endpoint::action(
				$this->create( ... ),
				Permission::create( Capabilities::MANAGE ),
				[
					'expected_methods' => [
						'description' => __(
							'Ids of the zone’s methods as far as they are known; nothing is added where there are others.',
							'storewright'
						),
						'type'        => 'array',
						'items'       => [ 'type' => 'integer' ],
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
		$this->route(
			"$path/(?P<instance_id>[\\d]+)",
			Endpoint::action(
				$this->update( ... ),
				Permission::edit( Capabilities::MANAGE ),
				[
					'expected_settings' => [
						'description' => __(
							'Values of settings as they are known; nothing is changed where one has another value by now.',
							'storewright'
						),
						'type'        => 'object',
					],
					'dry_run'           => [
						'description' => __( 'Whether to check the change, to answer the method as it would be, and to save nothing.', 'storewright' ),
						'type'        => 'boolean',
						'default'     => false,
					],
				]
			)
		);
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		self::refuse_guards( $request, [ 'expected_methods' ] );
		$params = new Params( $request );
		$zone   = (int) $params->int( 'zone_id' );
		return $this->exclusively(
			$zone,
			function () use ( $zone, $params, $request ): WP_REST_Response {
				$known   = $params->array( 'expected_methods' );
				$methods = $this->context->database->table( 'woocommerce_shipping_zone_methods' );
				$lock    = null === $known || $this->context->database->is_sqlite() ? '' : 'FOR UPDATE';
				$ids     = array_map(
					intval( ... ),
					$this->context->database->column(
						"SELECT instance_id FROM $methods WHERE zone_id = %d ORDER BY method_order, instance_id $lock",
						$zone
					)
				);
				if ( null !== $known && [] !== array_diff(
					$ids,
					array_map( static fn( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $known )
				) ) {
					throw new Conflict(
						'storewright_rest_zone_methods_changed',
						__( 'Someone else just added a shipping method to this zone.', 'storewright' ),
						[ 'instance_ids' => $ids ]
					);
				}
				return self::add( $zone, self::body( $request ), $params->array( 'settings' ) ?? [] );
			}
		);
	}

	/**
	 * Others are told of a method as soon as it is added: what can't be taken is refused before.
	 *
	 * @param int          $zone     Id of the zone.
	 * @param array<mixed> $body     What was sent.
	 * @param array<mixed> $settings Id => value of its settings.
	 * @throws InvalidInput If one can't be taken.
	 */
	private static function add( int $zone, array $body, array $settings ): WP_REST_Response {
		$id = $body['method_id'] ?? '';
		CheckedMethodSettings::check_new( is_string( $id ) ? $id : '', $settings );
		$response = WooCommerceApi::send( 'POST', "shipping/zones/$zone/methods", $body );
		$method   = $response->get_data();
		$instance = is_array( $method ) && is_numeric( $method['instance_id'] ?? null ) ? (int) $method['instance_id'] : 0;
		try {
			// Some have settings that others of their kind don't: which, is known once it is there.
			CheckedMethodSettings::of( $instance, $settings );
		} catch ( InvalidInput $refusal ) {
			// It is undone; those who were told of it are told that it is gone.
			WooCommerceApi::send( 'DELETE', "shipping/zones/$zone/methods/$instance", [ 'force' => true ] );
			throw $refusal;
		}
		return $response;
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		self::refuse_guards( $request, [ 'dry_run', 'expected_settings' ] );
		$params   = new Params( $request );
		$zone     = (int) $params->int( 'zone_id' );
		$instance = (int) $params->int( 'instance_id' );
		if ( true === $params->bool( 'dry_run' ) ) {
			self::demand_settings( $zone, $instance, $params->array( 'expected_settings' ) ?? [], $params->array( 'settings' ) ?? [] );
			return self::checked( $zone, $instance, $params->array( 'settings' ) ?? [] );
		}
		return $this->exclusively(
			$zone,
			function () use ( $zone, $instance, $params, $request ): WP_REST_Response {
				$expected = $params->array( 'expected_settings' ) ?? [];
				if ( [] !== $expected ) {
					$this->lock_settings( $zone, $instance );
					self::demand_settings( $zone, $instance, $expected, $params->array( 'settings' ) ?? [] );
				}
				CheckedMethodSettings::of( $instance, $params->array( 'settings' ) ?? [] );
				return WooCommerceApi::send( 'PUT', "shipping/zones/$zone/methods/$instance", self::body( $request ) );
			}
		);
	}

	/**
	 * The method as it would be.
	 *
	 * @param int          $zone     Id of the zone.
	 * @param int          $instance Id of the method in it.
	 * @param array<mixed> $wished   Id => value of its settings.
	 */
	private static function checked( int $zone, int $instance, array $wished ): WP_REST_Response {
		$response = WooCommerceApi::send( 'GET', "shipping/zones/$zone/methods/$instance" );
		$method   = (array) $response->get_data();
		$settings = is_array( $method['settings'] ?? null ) ? $method['settings'] : [];
		foreach ( CheckedMethodSettings::of( $instance, $wished ) as $id => $value ) {
			$settings[ $id ] = compact( 'value' ) + (array) ( $settings[ $id ] ?? [] );
		}
		$response->set_data( compact( 'settings' ) + $method );
		return $response;
	}

	/**
	 * Has others who write the method's settings, WooCommerce itself too, wait until this is done. One option holds them all.
	 *
	 * @param int $zone     Id of the zone.
	 * @param int $instance Id of the method in it.
	 */
	private function lock_settings( int $zone, int $instance ): void {
		$methods = $this->context->database->table( 'woocommerce_shipping_zone_methods' );
		// Read with a lock, or the transaction would go on seeing the settings of this moment.
		$lock = $this->context->database->is_sqlite() ? '' : 'FOR UPDATE';
		$id   = $this->context->database->value(
			"SELECT method_id FROM $methods WHERE zone_id = %d AND instance_id = %d $lock",
			$zone,
			$instance
		);
		if ( null !== $id ) {
			$this->context->options->fresh( [ "woocommerce_{$id}_{$instance}_settings" ], true );
		}
	}

	/**
	 * @param int          $zone     Id of the zone.
	 * @param int          $instance Id of the method in it.
	 * @param array<mixed> $expected Id => value that the sender saw.
	 * @param array<mixed> $wished   Id => value that the sender wants.
	 * @throws Conflict     If somebody else has changed one of these settings.
	 * @throws InvalidInput If the method has no such setting.
	 */
	private static function demand_settings( int $zone, int $instance, array $expected, array $wished ): void {
		$method  = WooCommerceApi::send( 'GET', "shipping/zones/$zone/methods/$instance" )->get_data();
		$stored  = is_array( $method ) && is_array( $method['settings'] ?? null ) ? $method['settings'] : [];
		$current = [];
		// A number is sent as 9 or as "9".
		$text = static fn( mixed $value ): mixed => is_int( $value ) || is_float( $value ) ? (string) $value : $value;
		foreach ( $expected as $id => $value ) {
			$setting = $stored[ $id ] ?? null;
			if ( ! is_array( $setting ) ) {
				/* translators: %s: what was sent as the name of a setting. */
				$reason = sprintf( __( 'This method has no setting “%s”.', 'storewright' ), (string) $id );
				throw new InvalidInput( 'rest_invalid_param', $reason, [ 'expected_settings' => $reason ] );
			}
			$now = $setting['value'] ?? '';
			if ( ! in_array( $text( $now ), [ $text( $value ), $text( $wished[ $id ] ?? null ) ], true ) ) {
				$current[ $id ] = $now;
			}
		}
		if ( [] !== $current ) {
			throw new Conflict(
				'storewright_rest_zone_method_conflict',
				__( 'Someone else just changed this shipping method.', 'storewright' ),
				[ 'current' => $current ]
			);
		}
	}

	/**
	 * @param int                          $zone Id of the zone.
	 * @param callable(): WP_REST_Response $work
	 */
	private function exclusively( int $zone, callable $work ): WP_REST_Response {
		return $this->context->database->lock(
			"woocommerce_shipping_zone_$zone",
			fn() => DeadlockRetry::run(
				fn() => $this->context->database->transaction(
					static function () use ( $work ): WP_REST_Response {
						CachedShipping::forget_again();
						return $work();
					}
				)
			)
		);
	}

	/**
	 * @return array<mixed>
	 */
	private static function body( WP_REST_Request $request ): array {
		$body = $request->get_json_params() ?? $request->get_body_params();
		return array_diff_key(
			$body,
			[
				'dry_run'           => true,
				'expected_methods'  => true,
				'expected_settings' => true,
			]
		);
	}
}
