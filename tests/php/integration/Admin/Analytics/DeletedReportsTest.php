<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Saved\Email\Subscriptions;
use Storewright\Admin\Analytics\Saved\Email\Unsubscribe;
use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Kernel\Clock;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\SavedReportMails;

/**
 * Saved reports that are deleted and taken back: by whom, as what, and for how long.
 */
final class DeletedReportsTest extends IntegrationTestCase {

	use SavedReportMails;

	private const ROUTE = '/wc-admin/analytics/saved-reports';

	private int $clerk = 0;

	private int $owner = 0;

	protected function setUp(): void {
		parent::setUp();
		add_role(
			'clerk',
			'Clerk',
			[
				'read'                     => true,
				'view_woocommerce_reports' => true,
			]
		);
		$clerk = wp_insert_user(
			[
				'user_login' => 'clerk',
				'user_email' => 'clerk@example.test',
				'user_pass'  => 'clerk',
				'role'       => 'clerk',
			]
		);
		self::assertIsInt( $clerk );
		$this->clerk = $clerk;
		$this->catch_mails();
		$this->as_administrator();
		$this->owner = get_current_user_id();
	}

	protected function tearDown(): void {
		remove_role( 'clerk' );
		parent::tearDown();
	}

	public function test_who_deleted_what_somebody_else_shares_gives_it_back(): void {
		$id = $this->save( 'Sales', [ 'frequency' => 'daily' ] );
		wp_set_current_user( $this->clerk );
		$this->assertRestStatus( $this->rest( 'PUT', self::ROUTE . "/$id", [ 'is_subscribed' => false ] ), 200 );
		$this->as_shop_manager();
		$this->save( 'Sales', [ 'roles' => [] ] );
		$this->assertRestStatus( $this->rest( 'DELETE', self::ROUTE . "/$id" ), 200 );
		self::assertSame( [ 'Sales' ], $this->names() );
		$this->send_saved_reports( '+2 days' );
		self::assertSame( [], $this->mails, 'What is deleted is not sent.' );

		$restored = $this->item( $this->restore( $id ) );
		self::assertSame( [ $id, false, 'daily' ], [ $restored['id'], $restored['is_own'], $restored['frequency'] ] );
		self::assertSame( [ 'Sales', 'Sales' ], $this->names(), 'The user’s own report of that name does not matter.' );
		wp_set_current_user( $this->clerk );
		self::assertFalse( $this->items( $this->rest( 'GET', self::ROUTE ) )[0]['is_subscribed'] );
		wp_set_current_user( $this->owner );
		$own = $this->items( $this->rest( 'GET', self::ROUTE ) )[0];
		self::assertSame( [ $id, true, [ 'clerk' ] ], [ $own['id'], $own['is_own'], $own['roles'] ] );
		self::assertIsString( $own['next_email'] );
		self::assertGreaterThan( wp_date( 'Y-m-d\TH:i:s' ), $own['next_email'] );
		$this->send_saved_reports( '+2 days' );
		self::assertSame( [ wp_get_current_user()->user_email ], array_column( $this->mails, 'to' ) );
		$this->assertRestStatus( $this->restore( $id ), 200 );
	}

	public function test_a_name_that_was_taken_meanwhile_is_refused_and_nothing_lost(): void {
		$gone = $this->save( 'Sales' );
		$this->rest( 'DELETE', self::ROUTE . "/$gone" );
		$other = $this->save( 'Sales' );
		$this->assertRestError( $this->restore( $gone ), 'storewright_saved_report_exists', 409 );
		$this->assertRestStatus( $this->rest( 'PUT', self::ROUTE . "/$other", [ 'name' => 'Other' ] ), 200 );
		$this->assertRestStatus( $this->restore( $gone ), 200 );
		self::assertSame( [ 'Other', 'Sales' ], $this->names() );
	}

	public function test_only_who_could_delete_it_takes_it_back(): void {
		$id = $this->save( 'Sales' );
		$this->rest( 'DELETE', self::ROUTE . "/$id" );
		wp_set_current_user( $this->clerk );
		$this->assertRestError( $this->restore( $id ), 'storewright_saved_report_not_yours', 403 );
		$this->as_subscriber();
		$this->assertRestStatus( $this->restore( $id ), 403 );
		wp_set_current_user( $this->owner );
		$private = $this->save( 'Mine', [ 'roles' => [] ] );
		$this->rest( 'DELETE', self::ROUTE . "/$private" );
		$this->as_shop_manager();
		$this->assertRestError( $this->restore( $private ), 'storewright_saved_report_invalid_id', 404 );
	}

	public function test_deleted_ones_make_room(): void {
		$ids = array_map( fn( int $number ): int => $this->save( "Report $number" ), range( 1, SavedReports::MOST ) );
		$this->rest( 'DELETE', self::ROUTE . "/$ids[0]" );
		$last = $this->save( 'One more' );
		$this->assertRestError( $this->restore( $ids[0] ), 'storewright_saved_reports_full', 400 );
		$this->rest( 'DELETE', self::ROUTE . "/$last" );
		$this->assertRestStatus( $this->restore( $ids[0] ), 200 );
	}

	public function test_who_unsubscribes_meanwhile_stays_so(): void {
		$id = $this->save( 'Sales', [ 'frequency' => 'daily' ] );
		$this->rest( 'DELETE', self::ROUTE . "/$id" );
		wp_parse_str( (string) wp_parse_url( Unsubscribe::url( $id, $this->clerk ), PHP_URL_QUERY ), $link );
		/** @var array<string> $link */
		self::assertSame( 200, ( new Unsubscribe( $this->context() ) )->page( $link, 'POST' )['status'] );
		$this->restore( $id );
		$this->send_saved_reports( '+2 days' );
		self::assertSame( [ wp_get_current_user()->user_email ], array_column( $this->mails, 'to' ) );
	}

	public function test_after_a_day_it_goes_for_good(): void {
		$id    = $this->save( 'Sales', [ 'frequency' => 'daily' ] );
		$other = $this->save( 'Other' );
		wp_set_current_user( $this->clerk );
		$this->rest( 'PUT', self::ROUTE . "/$id", [ 'is_subscribed' => false ] );
		wp_set_current_user( $this->owner );
		$this->rest( 'DELETE', self::ROUTE . "/$id" );
		$this->rest( 'DELETE', self::ROUTE . "/$other" );
		self::assertSame( 2, $this->rows() );
		$this->assertRestStatus( $this->restore( $other ), 200 );
		( new SavedReports( $this->context( new Clock( new DateTimeImmutable( '+25 hours' ) ) ) ) )->delete( $other );
		self::assertSame( 1, $this->rows(), 'The one that was deleted just now is kept.' );
		self::assertTrue( Subscriptions::has( $id, $this->clerk ), 'Nothing is kept of it.' );
		$this->assertRestError( $this->restore( $id ), 'storewright_saved_report_invalid_id', 404 );
	}

	public function test_it_goes_with_its_user(): void {
		$id = $this->save( 'Sales' );
		$this->rest( 'DELETE', self::ROUTE . "/$id" );
		$this->as_shop_manager();
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $this->owner );
		self::assertSame( 0, $this->rows() );
		$this->assertRestError( $this->restore( $id ), 'storewright_saved_report_invalid_id', 404 );
	}

	/**
	 * @param array<string, mixed> $more
	 */
	private function save( string $name, array $more = [] ): int {
		return $this->save_report(
			$more + [
				'name'  => $name,
				'path'  => '/analytics/revenue',
				'roles' => [ 'clerk' ],
			]
		);
	}

	private function restore( int $id ): \WP_REST_Response {
		return $this->rest( 'POST', self::ROUTE . "/$id/restore" );
	}

	/**
	 * @return list<mixed>
	 */
	private function names(): array {
		return array_column( $this->items( $this->rest( 'GET', self::ROUTE ) ), 'name' );
	}

	private function rows(): int {
		$database = $this->context()->database;
		return (int) $database->value( "SELECT COUNT(*) FROM {$database->table( 'storewright_saved_reports' )}" );
	}
}
