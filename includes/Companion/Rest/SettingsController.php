<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\SettingConflict;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `storewright/v3/settings/batch` and `…/settings/{group}/batch`: changes of settings, with what each held before (`expected`),
 *   all or none (`atomic`); a `dry_run` checks them and saves nothing.
 *
 * Where the setting holds the wished value already there is no conflict: a request that is repeated comes to the same end.
 */
final class SettingsController extends WritingController {

	public function register_routes(): void {
		$edit = Permission::edit( Capabilities::MANAGE );
		$this->route( '/settings/batch', Endpoint::action( $this->save( ... ), $edit, self::arguments( [ 'id', 'group_id' ] ) ) );
		$this->route(
			'/settings/(?P<group_id>[\w-]+)/batch',
			Endpoint::action( $this->save( ... ), $edit, self::arguments( [ 'id' ] ) )
		);
	}

	/**
	 * @param list<string> $required What each change has to name.
	 * @return array<string, array<string, mixed>>
	 */
	private static function arguments( array $required ): array {
		$name = [
			'type'     => 'string',
			'required' => true,
		];
		return [
			'update'  => [
				'type'     => 'array',
				'required' => true,
				'maxItems' => 100,
				'items'    => [
					'type'       => 'object',
					'properties' => array_fill_keys( $required, $name ),
				],
			],
			'atomic'  => [
				'description' => __( 'Whether all changes are to be made or none.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
			'dry_run' => [
				'description' => __( 'Whether to check the changes, all or none, and to save nothing.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	private function save( WP_REST_Request $request ): WP_REST_Response {
		self::refuse_guards( $request, [ 'atomic', 'dry_run' ], [ 'expected' ] );
		$params  = new Params( $request );
		$group   = $params->string( 'group_id' );
		$changes = [];
		foreach ( array_filter( $params->array( 'update' ) ?? [], is_array( ... ) ) as $change ) {
			$changes[] = null === $group ? $change : [ 'group_id' => $group ] + $change;
		}
		if ( true === $params->bool( 'dry_run' ) ) {
			self::refuse_changed( $changes );
			$checked = array_map( CheckedSetting::answer( ... ), $changes );
			self::demand_all( $checked );
			return new WP_REST_Response( [ 'update' => $checked ] );
		}
		$options = self::options( $changes );
		try {
			return $this->context->database->lock(
				'woocommerce_settings',
				fn(): WP_REST_Response => DeadlockRetry::run(
					fn(): WP_REST_Response => $this->context->database->transaction(
						fn(): WP_REST_Response => $this->write( $changes, $options, true === $params->bool( 'atomic' ) )
					)
				)
			);
		} catch ( Throwable $failure ) {
			// What WordPress has cached of options was taken back.
			$this->context->options->fresh( $options );
			throw $failure;
		}
	}

	/**
	 * @param list<array<mixed>> $changes Each with `group_id`, `id`, `value` and perhaps `expected`.
	 * @param list<string>       $options Names of the options that hold them.
	 * @param bool               $atomic  Whether nothing is to be saved where one can't be.
	 */
	private function write( array $changes, array $options, bool $atomic ): WP_REST_Response {
		// Others who write these options, WooCommerce itself too, wait until this is done.
		$this->context->options->fresh( $options, true );
		self::refuse_changed( $changes );
		$saved = self::save_by_group( $changes );
		if ( $atomic ) {
			self::demand_all( $saved );
		}
		return new WP_REST_Response( [ 'update' => $saved ] );
	}

	/**
	 * @param list<array<mixed>> $changes
	 * @throws Conflict If a setting holds another value than expected, and not the wished one.
	 */
	private static function refuse_changed( array $changes ): void {
		$conflicts = [];
		foreach ( $changes as $change ) {
			if ( array_key_exists( 'expected', $change ) ) {
				$current = self::current( self::text( $change, 'group_id' ), self::text( $change, 'id' ) );
				if ( ! self::is_same( $current, $change['expected'] ) && ! self::is_same( $current, $change['value'] ?? null ) ) {
					$conflicts[ self::text( $change, 'id' ) ] = $current;
				}
			}
		}
		if ( [] !== $conflicts ) {
			throw SettingConflict::of( $conflicts );
		}
	}

	/**
	 * WooCommerce saves the settings of one group at a time.
	 *
	 * @param list<array<mixed>> $changes
	 * @return list<mixed> WooCommerce's answer to each, in the order of the changes.
	 */
	private static function save_by_group( array $changes ): array {
		$groups = [];
		foreach ( $changes as $at => $change ) {
			$groups[ self::text( $change, 'group_id' ) ][ $at ] = array_diff_key(
				$change,
				[
					'expected' => true,
					'group_id' => true,
				]
			);
		}
		$saved = [];
		foreach ( $groups as $group => $updates ) {
			$data    = WooCommerceApi::send( 'POST', "settings/$group/batch", [ 'update' => array_values( $updates ) ] )->get_data();
			$answers = is_array( $data ) && is_array( $data['update'] ?? null ) ? array_values( $data['update'] ) : [];
			foreach ( array_keys( $updates ) as $place => $at ) {
				$saved[ $at ] = $answers[ $place ] ?? null;
			}
		}
		ksort( $saved );
		return array_values( $saved );
	}

	/**
	 * Names of the options that hold the settings. One option holds all settings of an e-mail.
	 *
	 * @param list<array<mixed>> $changes Each with `group_id` and `id`.
	 * @return list<string>
	 */
	private static function options( array $changes ): array {
		$names  = [];
		$groups = [];
		foreach ( $changes as $change ) {
			$group = self::text( $change, 'group_id' );
			$id    = self::text( $change, 'id' );

			$groups[ $group ] ??= self::options_of( $group );

			$names[] = $groups[ $group ][ $id ] ?? $id;
		}
		return array_values( array_unique( array_diff( $names, [ '' ] ) ) );
	}

	/**
	 * @param string $group Id of a group of settings.
	 * @return array<string, string> Id of a setting => name of its option.
	 */
	private static function options_of( string $group ): array {
		$options = [];
		// phpcs:ignore WordPress.NamingConventions -- WooCommerce's.
		$settings = apply_filters( "woocommerce_settings-$group", [] );
		foreach ( is_array( $settings ) ? $settings : [] as $setting ) {
			$key = is_array( $setting ) ? $setting['option_key'] ?? '' : '';
			$key = is_array( $key ) ? $key[0] ?? '' : $key;
			if ( is_array( $setting ) && is_string( $setting['id'] ?? null ) && is_string( $key ) ) {
				$options[ $setting['id'] ] = explode( '[', $key, 2 )[0];
			}
		}
		return $options;
	}

	/**
	 * @param array<mixed> $change
	 * @param string       $key
	 */
	private static function text( array $change, string $key ): string {
		return is_string( $change[ $key ] ?? null ) ? $change[ $key ] : '';
	}

	private static function current( string $group, string $id ): mixed {
		$item = WooCommerceApi::send( 'GET', "settings/$group/$id" )->get_data();
		return is_array( $item ) ? $item['value'] ?? null : null;
	}

	private static function is_same( mixed $one, mixed $other ): bool {
		// A list of nothing that was never stored is a text of nothing.
		[ $one, $other ] = array_map( static fn( mixed $value ) => [] === $value ? '' : $value, [ $one, $other ] );
		return is_scalar( $one ) && is_scalar( $other ) ? (string) $one === (string) $other : $one === $other;
	}

	/**
	 * @param list<mixed> $saved WooCommerce's answer to each change.
	 * @throws InvalidInput If one of the changes was refused.
	 */
	private static function demand_all( array $saved ): void {
		$bad = [];
		foreach ( $saved as $item ) {
			if ( is_array( $item ) && is_array( $item['error'] ?? null ) ) {
				$bad[ is_string( $item['id'] ?? null ) ? $item['id'] : '' ] = is_string( $item['error']['message'] ?? null ) ? $item['error']['message'] : '';
			}
		}
		if ( [] !== $bad ) {
			throw new InvalidInput(
				'storewright_rest_batch_refused',
				/* translators: %s: ids of settings, separated by commas. */
				sprintf( __( 'Nothing was saved. Invalid value: %s', 'storewright' ), implode( ', ', array_keys( $bad ) ) ),
				$bad
			);
		}
	}
}
