<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Columns;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Errors\StorageFailed;
use UnexpectedValueException;
use WP_Error;
use WP_User;

/**
 * Columns of reports that a user hides, of those that WooCommerce keeps none of: the field `storewright_report_columns` of
 * `wp/v2/users`, alone and beside WooCommerce.
 */
final class HiddenColumnsModule extends BackOfficeModule {

	private const FIELD = 'storewright_report_columns';

	/**
	 * Adds the field once the REST server is there; at once where another plugin has started it early.
	 */
	public function register(): void {
		0 < did_action( 'rest_api_init' ) ? $this->register_field() : add_action( 'rest_api_init', $this->register_field( ... ), 10, 0 );
	}

	/**
	 * WordPress lets only those read and write the field who may edit the user; it is empty for who does not see reports.
	 */
	private function register_field(): void {
		register_rest_field(
			'user',
			self::FIELD,
			[
				'get_callback'    => fn( array $user ): object => (object) $this->of( is_numeric( $user['id'] ?? null ) ? (int) $user['id'] : 0 ),
				'update_callback' => $this->change( ... ),
				'schema'          => self::schema(),
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function schema(): array {
		return [
			'description'          => __( 'Ids of the columns that the user hides in reports of Storewright, by report.', 'storewright' ),
			'type'                 => 'object',
			'context'              => [ 'edit' ],
			'additionalProperties' => [
				'type'  => 'array',
				'items' => [ 'type' => 'string' ],
			],
		];
	}

	/**
	 * @return array<string, list<string>>
	 */
	private function of( int $user ): array {
		return user_can( $user, Capabilities::VIEW_REPORTS ) ? ( new HiddenColumns( $this->context ) )->own( $user ) : [];
	}

	private function change( mixed $sent, WP_User $user ): bool|WP_Error {
		if ( ! user_can( $user, Capabilities::VIEW_REPORTS ) ) {
			return new WP_Error(
				'rest_forbidden',
				__( 'Only users who can see the store’s reports choose their columns.', 'storewright' ),
				[ 'status' => 403 ]
			);
		}
		// WordPress has not done so where the field was added after its routes.
		$valid = rest_validate_value_from_schema( $sent, self::schema(), self::FIELD );
		if ( is_wp_error( $valid ) ) {
			return self::refusal( $valid->get_error_message() );
		}
		try {
			( new HiddenColumns( $this->context ) )->change( $user->ID, (array) $sent );
			return true;
		} catch ( UnexpectedValueException $reason ) {
			return self::refusal( $reason->getMessage() );
		} catch ( StorageFailed $reason ) {
			return new WP_Error( $reason->error_code, $reason->getMessage(), [ 'status' => 500 ] );
		}
	}

	private static function refusal( string $reason ): WP_Error {
		return new WP_Error(
			'rest_invalid_param',
			$reason,
			[
				'status' => 400,
				'params' => [ self::FIELD => $reason ],
			]
		);
	}
}
