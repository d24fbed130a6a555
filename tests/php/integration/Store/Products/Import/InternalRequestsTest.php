<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products\Import;

use Storewright\Store\Products\Import\InternalRequests;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Requests to wc/v3 that the import makes within its own.
 */
final class InternalRequestsTest extends IntegrationTestCase {

	public function test_a_route_is_found_where_a_plugin_has_a_namespace_that_begins_the_path_as_well(): void {
		$this->as_shop_manager();
		$GLOBALS['wp_rest_server'] = null;
		$register                  = static fn() => register_rest_route(
			'wc',
			'/loyalty',
			[
				'callback'            => '__return_true',
				'permission_callback' => '__return_true',
			]
		);
		add_action( 'rest_api_init', $register, 0 );
		self::assertIsInt( ( new InternalRequests( $this->context() ) )->write( 'POST', '/products', [ 'name' => 'Cup' ] ) );
		$GLOBALS['wp_rest_server'] = null;
	}
}
