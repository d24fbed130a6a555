<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\SettingConflict;
use Storewright\Rest\Namespaces;
use WP_Error;
use WP_REST_Request;

/**
 * Writes what the owner confirmed at the end of the profiler: all of it, or nothing.
 */
final class StoreSetup {

	private const MAX_NAME = 200;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Saves the settings and the name, and notes that the profiler is finished, and which plugins are still to be installed.
	 *
	 * @param list<array<string, mixed>>                 $settings Changes as `wc/v3/settings/batch` takes them, each with what was there before.
	 * @param array{value: string, expected: string}|null $name     The store's name and the one before; null where it stays.
	 * @param list<string>                               $plugins  Slugs of the plugins that the owner chose.
	 */
	public function apply( array $settings, ?array $name, array $plugins ): void {
		$this->context->database->transaction(
			function () use ( $settings, $name, $plugins ): void {
				if ( null !== $name ) {
					$this->rename( $name['value'], $name['expected'] );
				}
				$this->save( $settings );
				( new Profile( $this->context ) )->finish( $plugins );
				// Who opens the profiler later goes on with them: nobody can leave that to somebody who may do more.
				if ( current_user_can( 'install_plugins' ) ) {
					( new WaitingPlugins( $this->context ) )->add( $plugins );
				}
			}
		);
	}

	/**
	 * Sets the currency and the units that are usual in a country. What the owner chose before stays.
	 *
	 * @param string $country Its code.
	 */
	public function use_country( string $country ): void {
		$request  = new WP_REST_Request(
			'GET',
			Namespaces::path( '/wc-analytics/data/country-defaults/' . strtolower( $country ), $this->context->mode )
		);
		$defaults = $this->ask( $request );
		$changes  = [];
		foreach ( is_array( $defaults['settings'] ?? null ) ? $defaults['settings'] : [] as $setting ) {
			if ( is_array( $setting ) && true !== $setting['is_chosen'] && $setting['usual'] !== $setting['value'] ) {
				$changes[] = [
					'group_id' => $setting['group_id'],
					'id'       => $setting['id'],
					'value'    => $setting['usual'],
					'expected' => $setting['value'],
				];
			}
		}
		$this->save( $changes );
	}

	/**
	 * @param list<array<string, mixed>> $settings
	 */
	private function save( array $settings ): void {
		if ( [] === $settings ) {
			return;
		}
		$groups  = array_values( array_unique( array_filter( array_column( $settings, 'group_id' ), is_string( ... ) ) ) );
		$bare    = static fn( array $change ): array => array_diff_key( $change, [ 'group_id' => true ] );
		$only    = 1 === count( $groups ) ? $groups[0] : null;
		$request = new WP_REST_Request( 'POST', null === $only ? '/wc/v3/settings/batch' : "/wc/v3/settings/$only/batch" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				[
					'update' => null === $only ? $settings : array_map( $bare, $settings ),
					'atomic' => true,
				]
			)
		);
		$this->ask( $request );
	}

	/**
	 * @return array<mixed>
	 * @throws Refused What the route answers, where it is an error.
	 */
	private function ask( WP_REST_Request $request ): array {
		$response = rest_do_request( $request );
		$error    = $response->as_error();
		if ( $error instanceof WP_Error ) {
			throw Refused::of( $error );
		}
		$data = $response->get_data();
		return is_array( $data ) ? $data : [];
	}

	private function rename( string $name, string $expected ): void {
		if ( ! StoreFacts::may_rename() ) {
			throw new Forbidden(
				'storewright_rest_cannot_rename',
				__( 'Nothing was saved. Only an administrator can change the store name.', 'storewright' )
			);
		}
		$name = trim( (string) preg_replace( '/[\r\n\t ]+/', ' ', wp_check_invalid_utf8( $name ) ) );
		if ( '' === $name || mb_strlen( $name ) > self::MAX_NAME ) {
			$reason = '' === $name
				? __( 'Enter a store name.', 'storewright' )
				/* translators: %d: number of characters. */
				: sprintf( __( 'Enter a store name of at most %d characters.', 'storewright' ), self::MAX_NAME );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'store_name' => $reason ] );
		}
		$stored  = $this->context->options->fresh( [ 'blogname' ], locked: true )['blogname'] ?? '';
		$current = wp_specialchars_decode( is_string( $stored ) ? $stored : '', ENT_QUOTES );
		if ( $current === $name ) {
			return;
		}
		if ( $current !== $expected ) {
			throw SettingConflict::of( [ 'store_name' => $current ] );
		}
		// WordPress escapes it, but for what looks like an entity: the name is stored as it was confirmed.
		update_option( 'blogname', htmlspecialchars( $name, ENT_QUOTES, 'UTF-8' ) );
	}
}
