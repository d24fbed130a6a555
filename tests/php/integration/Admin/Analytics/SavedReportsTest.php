<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Views of reports that are saved under a name: by whom, for whom.
 */
final class SavedReportsTest extends IntegrationTestCase {

	private const ROUTE = '/wc-admin/analytics/saved-reports';

	public function test_a_view_is_saved_renamed_and_deleted(): void {
		$this->as_shop_manager();
		$id = $this->save( 'Summer', [ 'query' => '?period=quarter&status_is=completed' ] );
		self::assertSame( [ 'Summer' ], $this->names() );
		$saved = $this->items( $this->rest( 'GET', self::ROUTE ) )[0];
		self::assertSame( 'period=quarter&status_is=completed', $saved['query'] );
		$renamed = $this->rest(
			'PUT',
			self::ROUTE . "/$id",
			[
				'name'          => 'Autumn',
				'expected_name' => 'Summer',
			]
		);
		$this->assertRestStatus( $renamed, 200 );
		$this->assertRestError(
			$this->rest(
				'PUT',
				self::ROUTE . "/$id",
				[
					'name'          => 'Winter',
					'expected_name' => 'Summer',
				]
			),
			'storewright_saved_report_changed',
			409
		);
		self::assertSame( [ 'Autumn' ], $this->names() );
		$this->assertRestStatus( $this->rest( 'DELETE', self::ROUTE . "/$id" ), 200 );
		self::assertSame( [], $this->names() );
		$this->assertRestError( $this->rest( 'DELETE', self::ROUTE . "/$id" ), 'storewright_saved_report_invalid_id', 404 );
	}

	public function test_a_user_has_one_report_of_a_name(): void {
		$this->as_shop_manager();
		$this->save( 'Summer' );
		$this->assertRestError( $this->add( 'Summer' ), 'storewright_saved_report_exists', 409 );
		$id = $this->save( 'Autumn' );
		$this->assertRestError( $this->rest( 'PUT', self::ROUTE . "/$id", [ 'name' => 'Summer' ] ), 'storewright_saved_report_exists', 409 );
		$this->as_administrator();
		$this->save( 'Summer' );
		self::assertSame( [ 'Summer' ], $this->names() );
	}

	public function test_it_is_shared_with_roles_by_who_manages_the_store(): void {
		add_role(
			'clerk',
			'Clerk',
			[
				'read'                     => true,
				'view_woocommerce_reports' => true,
			]
		);
		$this->as_administrator();
		$this->save( 'Mine' );
		$shared = $this->save( 'Ours', [ 'roles' => [ 'clerk' ] ] );
		$this->assertRestError( $this->add( 'All', [ 'roles' => [ 'subscriber' ] ] ), 'storewright_saved_report_role_invalid', 400 );

		$clerk = wp_insert_user(
			[
				'user_login' => 'clerk',
				'user_pass'  => 'clerk',
				'role'       => 'clerk',
			]
		);
		self::assertIsInt( $clerk );
		wp_set_current_user( $clerk );
		self::assertSame( [ 'Ours' ], $this->names() );
		$this->assertRestError( $this->rest( 'DELETE', self::ROUTE . "/$shared" ), 'storewright_saved_report_not_yours', 403 );
		$this->assertRestError( $this->add( 'Too', [ 'roles' => [ 'clerk' ] ] ), 'storewright_saved_report_not_shared', 403 );

		$this->as_shop_manager();
		self::assertSame( [ 'Ours' ], $this->names() );
		$this->assertRestStatus( $this->rest( 'PUT', self::ROUTE . "/$shared", [ 'roles' => [] ] ), 404 );
		self::assertSame( [], $this->names() );
		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( 'GET', self::ROUTE ), 403 );
		remove_role( 'clerk' );
	}

	public function test_what_is_no_report_is_refused(): void {
		$this->as_shop_manager();
		$this->assertRestError( $this->add( 'Elsewhere', [ 'path' => 'https://example.com/' ] ), 'storewright_saved_report_path_invalid', 400 );
		$this->assertRestError( $this->add( '   ' ), 'storewright_saved_report_name_missing', 400 );
	}

	public function test_it_goes_with_its_user(): void {
		$this->as_administrator();
		$this->save( 'Mine' );
		( new SavedReports( $this->context() ) )->delete_of_user( get_current_user_id() );
		self::assertSame( [], $this->names() );
	}

	/**
	 * @param array<string, mixed> $more
	 */
	private function add( string $name, array $more = [] ): \WP_REST_Response {
		return $this->rest(
			'POST',
			self::ROUTE,
			$more + [
				'name' => $name,
				'path' => '/analytics/orders',
			]
		);
	}

	/**
	 * @param array<string, mixed> $more
	 */
	private function save( string $name, array $more = [] ): int {
		$answer = $this->add( $name, $more );
		$this->assertRestStatus( $answer, 201 );
		$id = $this->item( $answer )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @return list<mixed>
	 */
	private function names(): array {
		return array_column( $this->items( $this->rest( 'GET', self::ROUTE ) ), 'name' );
	}
}
