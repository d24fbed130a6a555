<?php
declare(strict_types=1);

namespace Storewright\Tests\Contract;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\RestRoutes;
use Storewright\Tests\Support\RouteExamples;
use WP_Error;
use WP_REST_Request;
use WP_User;

/**
 * Who may use which endpoint: each method of each route, for seven roles. It asks the permission alone, as what a request lacks
 * otherwise would be refused before it.
 */
final class RolesTest extends IntegrationTestCase {

	private const METHODS = [ 'GET', 'POST', 'PUT', 'PATCH', 'DELETE' ];

	/**
	 * Who has no business with the shop. Editors have the most of WordPress's rights to content.
	 */
	private const OUTSIDERS = [ '', 'subscriber', 'author', 'editor', self::OWN_ORDERS ];

	/**
	 * Who may edit orders of their own, of which there are none.
	 */
	private const OWN_ORDERS = 'own_orders';

	/**
	 * Endpoints that not even shop managers may use.
	 */
	private const ADMINISTRATORS_ONLY = [
		'GET /wc-admin/plugins/installed',
		'GET /wc-admin/plugins/active',
		'POST /wc-admin/plugins/install',
		'PUT /wc-admin/plugins/install',
		'PATCH /wc-admin/plugins/install',
		'POST /wc-admin/plugins/activate',
		'PUT /wc-admin/plugins/activate',
		'PATCH /wc-admin/plugins/activate',
		'POST /wc-admin/plugins/update',
		'PUT /wc-admin/plugins/update',
		'PATCH /wc-admin/plugins/update',
		'POST /wc-admin/marketing/overview/activate-plugin',
		'PUT /wc-admin/marketing/overview/activate-plugin',
		'PATCH /wc-admin/marketing/overview/activate-plugin',
		'POST /wc-admin/customize-store/apply',
		'POST /wc-admin/customize-store/undo',
		'POST /wc-admin/customize-store/theme',
		'POST /wc-admin/customize-store/directory',
		'POST /wc-admin/customize-store/directory/consent',
	];

	/**
	 * Routes that moderators of comments may use as well: reviews are comments.
	 */
	private const MODERATORS_TOO = '/wc/v3/products/reviews';

	#[Group( 'database-independent' )]
	public function test_each_endpoint_is_for_those_who_run_the_shop(): void {
		$wrong = [];
		$users = $this->users();
		$pairs = 0;
		foreach ( $this->methods_by_route() as $route => $methods ) {
			$this->context()->database->begin();
			wp_set_current_user( $users['administrator'] );
			$path = RouteExamples::path( $route );
			foreach ( $methods as $method ) {
				++$pairs;
				$permission = RestRoutes::permission( $route, $method );
				foreach ( $users as $role => $id ) {
					wp_set_current_user( $id );
					$answer   = $this->answer( $permission( new WP_REST_Request( $method, $path ) ) );
					$expected = $this->expected( "$method $route", $role );
					if ( $expected !== $answer ) {
						$wrong[] = "$role $method $route: $answer instead of $expected";
					}
				}
			}
			$this->context()->database->roll_back();
			wp_cache_flush();
		}
		self::assertSame( [], $wrong );
		self::assertGreaterThan( 280, $pairs );
	}

	private function expected( string $endpoint, string $role ): int {
		return match ( true ) {
			'' === $role => 401,
			'editor' === $role && str_contains( $endpoint, self::MODERATORS_TOO ) => 200,
			in_array( $role, self::OUTSIDERS, true ) => 403,
			'shop_manager' === $role && in_array( $endpoint, self::ADMINISTRATORS_ONLY, true ) => 403,
			default => 200,
		};
	}

	/**
	 * @param mixed $permission What the endpoint's permission answered.
	 * @return int HTTP status.
	 */
	private function answer( mixed $permission ): int {
		$data = $permission instanceof WP_Error ? $permission->get_error_data() : null;
		return match ( true ) {
			true === $permission => 200,
			is_array( $data ) && is_int( $data['status'] ?? null ) => $data['status'],
			default => 0,
		};
	}

	/**
	 * @return array<string, list<string>>
	 */
	private function methods_by_route(): array {
		$found = [];
		foreach ( self::METHODS as $method ) {
			foreach ( RestRoutes::answering( $method ) as $route ) {
				$found[ $route ][] = $method;
			}
		}
		return $found;
	}

	/**
	 * @return array<string, int> Role => id of a user; '' for a visitor.
	 */
	private function users(): array {
		$users = [ '' => 0 ];
		foreach ( [ 'subscriber', 'author', 'editor', 'shop_manager', 'administrator' ] as $role ) {
			$id = wp_insert_user(
				[
					'user_login' => "role-$role",
					'user_pass'  => 'x',
					'role'       => $role,
				]
			);
			self::assertIsInt( $id );
			$users[ $role ] = $id;
		}
		$id = wp_insert_user(
			[
				'user_login' => 'role-' . self::OWN_ORDERS,
				'user_pass'  => 'x',
				'role'       => 'subscriber',
			]
		);
		self::assertIsInt( $id );
		( new WP_User( $id ) )->add_cap( 'edit_shop_orders' );
		$users[ self::OWN_ORDERS ] = $id;
		return $users;
	}
}
