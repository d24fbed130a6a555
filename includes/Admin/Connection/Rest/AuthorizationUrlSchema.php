<?php
declare(strict_types=1);

namespace Storewright\Admin\Connection\Rest;

use Storewright\Rest\Schema;

/**
 * The way to the account service, or why there is none.
 */
final class AuthorizationUrlSchema implements Schema {

	public static function title(): string {
		return 'connection_authorization_url';
	}

	public static function properties(): array {
		$fields = [
			'success'      => [
				'type'        => 'boolean',
				'description' => __( 'Whether there is a URL to go to.', 'storewright' ),
			],
			'errors'       => [
				'type'        => 'array',
				'description' => __( 'Why there is none, in sentences for the owner.', 'storewright' ),
				'items'       => [ 'type' => 'string' ],
			],
			'color_scheme' => [
				'type'        => 'string',
				'description' => __( 'The user’s color scheme in wp-admin.', 'storewright' ),
			],
			'url'          => [
				'type'        => 'string',
				'description' => __( 'Where the owner goes to connect the store, empty if there is no such place.', 'storewright' ),
			],
		];
		return array_map(
			static fn( array $field ): array => $field + [
				'context'  => [ 'view' ],
				'readonly' => true,
			],
			$fields
		);
	}
}
