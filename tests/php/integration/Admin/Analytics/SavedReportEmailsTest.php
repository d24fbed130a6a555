<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Admin\Analytics\Saved\Email\EmailSavedReports;
use Storewright\Admin\Analytics\Saved\Email\SavedReportEmails;
use Storewright\Admin\Analytics\Saved\Email\Subscriptions;
use Storewright\Admin\Analytics\Saved\Email\Unsubscribe;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Outbox\MessageStatus;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Kernel\Outbox\SendMessages;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Saved reports by email: to whom, with which figures, and until when.
 */
final class SavedReportEmailsTest extends IntegrationTestCase {

	private const ROUTE = '/wc-admin/analytics/saved-reports';

	private const DUE = '2030-05-06 06:00:00';

	/**
	 * @var list<array<mixed>>
	 */
	private array $mails = [];

	private int $clerk = 0;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Berlin' );
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
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				$this->mails[] = $mail;
				return true;
			},
			20,
			2
		);
		$this->as_administrator();
	}

	protected function tearDown(): void {
		remove_role( 'clerk' );
		parent::tearDown();
	}

	public function test_it_is_scheduled_over_rest(): void {
		$id    = $this->save( [ 'frequency' => 'weekly' ] );
		$saved = $this->items( $this->rest( 'GET', self::ROUTE ) )[0];
		self::assertSame( [ 'weekly', true, true ], [ $saved['frequency'], $saved['is_recipient'], $saved['is_subscribed'] ] );
		self::assertIsString( $saved['next_email'] );
		self::assertStringEndsWith( 'T06:00:00', $saved['next_email'] );
		self::assertIsInt( wp_next_scheduled( Queue::HOOK, [ EmailSavedReports::name() ] ) );
		$changed = $this->item( $this->rest( 'PUT', self::ROUTE . "/$id", [ 'frequency' => '' ] ) );
		self::assertSame( [ '', null ], [ $changed['frequency'], $changed['next_email'] ] );
		$this->assertRestStatus( $this->rest( 'PUT', self::ROUTE . "/$id", [ 'frequency' => 'hourly' ] ), 400 );
		$this->assertRestError(
			$this->rest(
				'POST',
				self::ROUTE,
				[
					'name'      => 'Overview',
					'path'      => '/analytics/overview',
					'frequency' => 'daily',
				]
			),
			'storewright_saved_report_not_emailed',
			400
		);
	}

	public function test_only_who_may_edit_it_schedules_it_and_each_recipient_unsubscribes(): void {
		$id = $this->save(
			[
				'frequency' => 'daily',
				'roles'     => [ 'clerk' ],
			]
		);
		wp_set_current_user( $this->clerk );
		$this->assertRestError( $this->rest( 'PUT', self::ROUTE . "/$id", [ 'frequency' => '' ] ), 'storewright_saved_report_not_yours', 403 );
		$changed = $this->item( $this->rest( 'PUT', self::ROUTE . "/$id", [ 'is_subscribed' => false ] ) );
		self::assertSame( [ 'daily', true, false ], [ $changed['frequency'], $changed['is_recipient'], $changed['is_subscribed'] ] );
		$this->run_job();
		self::assertCount( 1, $this->mails );
		self::assertTrue( $this->item( $this->rest( 'PUT', self::ROUTE . "/$id", [ 'is_subscribed' => true ] ) )['is_subscribed'] );
	}

	public function test_the_email_has_the_reports_figures_and_rows_and_a_way_out(): void {
		$this->save( [ 'query' => 'period=custom&after=2026-01-01&before=2026-01-03&filter=advanced&orderby=date&order=asc&status_is=completed' ] + [ 'frequency' => 'daily' ], 'revenue' );
		$this->run_job();
		self::assertCount( 1, $this->mails );
		$mail = $this->mails[0];
		self::assertSame( wp_get_current_user()->user_email, $mail['to'] );
		self::assertIsString( $mail['message'] );
		self::assertStringContainsString( 'Sales: January 1, 2026 – January 3, 2026', $this->text( $mail['subject'] ) );
		foreach ( [ '<h1', 'Summary</caption>', 'Gross sales</th>', 'scope="col"', '2026-01-01</th>', '2026-01-03</th>', '3 rows.', 'period=custom', 'dir="ltr"' ] as $part ) {
			self::assertStringContainsString( $part, $mail['message'] );
		}
		self::assertLessThan( strpos( $mail['message'], '2026-01-03</th>' ), strpos( $mail['message'], '2026-01-01</th>' ) );
		self::assertIsArray( $mail['headers'] );
		self::assertContains( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $mail['headers'] );
		self::assertStringContainsString( Unsubscribe::ACTION, implode( "\n", array_filter( $mail['headers'], 'is_string' ) ) );
	}

	public function test_the_email_has_the_columns_that_its_reader_sees_and_what_its_days_are_compared_with(): void {
		$created = $this->rest(
			'POST',
			'/wc/v3/orders',
			[
				'status'    => 'completed',
				'fee_lines' => [
					[
						'name'  => 'Fee',
						'total' => '30',
					],
				],
			]
		);
		$this->assertRestStatus( $created, 201 );
		$user = get_current_user_id();
		update_user_meta( $user, 'woocommerce_admin_revenue_report_columns', '["date","taxes","gross_sales"]' );
		$today = wp_date( 'Y-m-d' );
		$this->save(
			[
				'frequency' => 'daily',
				'query'     => "period=custom&compare=previous_period&after=$today&before=$today",
			],
			'revenue'
		);
		$this->run_job();
		self::assertCount( 1, $this->mails );
		$html = $this->text( $this->mails[0]['message'] );
		$rows = substr( $html, (int) strpos( $html, 'Revenue</caption>' ) );
		self::assertStringContainsString( '>Date</th>', $rows, 'The first column is always there.' );
		self::assertStringContainsString( '>Net sales</th>', $rows );
		self::assertStringNotContainsString( '>Taxes</th>', $rows );
		self::assertStringNotContainsString( '>Gross sales</th>', $rows );
		$yesterday = wp_date( 'F j, Y', time() - DAY_IN_SECONDS );
		self::assertStringContainsString( "compared with previous period ($yesterday)", $html );
		self::assertMatchesRegularExpression(
			'~Net sales</th><td[^>]*>\$30\.00</td><td[^>]*>\$0\.00</td><td[^>]*>none in previous period</td>~',
			$html
		);
		self::assertStringContainsString( 'compare=previous_period', $html );
	}

	public function test_a_month_that_runs_is_compared_with_the_same_days_of_the_one_before_and_so_is_its_link(): void {
		$this->save(
			[
				'frequency' => 'daily',
				'query'     => 'period=month&compare=previous_period',
			]
		);
		$this->run_job();
		self::assertCount( 1, $this->mails );
		$html = $this->text( $this->mails[0]['message'] );
		self::assertStringContainsString( 'compared with previous period (April 1, 2030 – April 5, 2030)', $html );
		$link = 'period=custom&after=2030-05-01&before=2030-05-05&compare=previous_period&compare_from=2030-04-01&compare_to=2030-04-05';
		self::assertStringContainsString( $link, wp_specialchars_decode( $html ) );
	}

	public function test_a_country_that_is_none_narrows_nothing(): void {
		$order = [
			'status'    => 'completed',
			'billing'   => [ 'country' => 'US' ],
			'fee_lines' => [ [ 'name' => 'Fee', 'total' => '10' ] ], // phpcs:ignore WordPress.Arrays
		];
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/orders', $order ), 201 );
		$days = 'period=custom&after=' . wp_date( 'Y-m-d' ) . '&before=' . wp_date( 'Y-m-d' );
		foreach ( [ 'usa', 'US' ] as $country ) {
			$this->save(
				[
					'frequency' => 'daily',
					'query'     => "$days&country=$country",
				],
				'locations',
				$country
			);
		}
		$this->run_job();
		self::assertCount( 2, $this->mails );
		foreach ( [ 'Country', 'State' ] as $at => $column ) {
			self::assertStringContainsString( ">$column</th>", $this->text( $this->mails[ $at ]['message'] ) );
		}
	}

	public function test_what_narrows_the_view_narrows_the_email(): void {
		foreach ( [ 'completed', 'completed', 'processing' ] as $status ) {
			$this->assertRestStatus(
				$this->rest(
					'POST',
					'/wc/v3/orders',
					[
						'status'    => $status,
						'fee_lines' => [
							[
								'name'  => 'Fee',
								'total' => '1234.50',
							],
						],
					]
				),
				201
			);
		}
		$days = 'period=custom&after=' . wp_date( 'Y-m-d' ) . '&before=' . wp_date( 'Y-m-d' );
		$this->save(
			[
				'frequency' => 'daily',
				'query'     => "$days&filter=advanced&status_is=completed&products=7",
			],
			'orders'
		);
		$this->run_job();
		self::assertCount( 1, $this->mails );
		$html = $this->text( $this->mails[0]['message'] );
		self::assertStringContainsString( '$2,469.00</td>', $html );
		self::assertStringContainsString( '2 rows.', $html );
		self::assertSame( 2, substr_count( $html, '>Completed</td>' ) );
		self::assertStringNotContainsString( '>Processing</td>', $html );
	}

	public function test_every_report_that_can_be_exported_can_be_sent(): void {
		$reports = [ 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes', 'stock', 'downloads', 'payment-methods', 'locations' ];
		foreach ( $reports as $report ) {
			$this->save( [ 'frequency' => 'daily' ], $report, $report );
		}
		$this->save( [ 'frequency' => 'daily' ], '', 'customers', '/customers' );
		$this->save(
			[
				'frequency' => 'daily',
				'query'     => 'period=month&country=DE',
			],
			'locations',
			'states'
		);
		$this->run_job();
		self::assertCount( count( $reports ) + 2, $this->mails );
	}

	public function test_a_role_it_is_shared_with_receives_it_until_that_is_taken_back(): void {
		$id = $this->save(
			[
				'frequency' => 'daily',
				'roles'     => [ 'clerk' ],
			]
		);
		$this->add_messages( self::DUE );
		$this->rest( 'PUT', self::ROUTE . "/$id", [ 'roles' => [] ] );
		$this->send( self::DUE );
		self::assertSame( [ wp_get_current_user()->user_email ], array_column( $this->mails, 'to' ) );
		$message = $this->message( $id, $this->clerk, '2030-05-06' );
		self::assertSame( MessageStatus::Dropped, $message?->status );
		self::assertStringContainsString( 'not shared', $message->note );
	}

	public function test_who_may_see_reports_no_more_receives_none(): void {
		$id = $this->save(
			[
				'frequency' => 'daily',
				'roles'     => [ 'clerk' ],
			]
		);
		$this->add_messages( self::DUE );
		get_role( 'clerk' )?->remove_cap( 'view_woocommerce_reports' );
		clean_user_cache( $this->clerk );
		$this->send( self::DUE );
		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'may not see reports', $this->message( $id, $this->clerk, '2030-05-06' )->note ?? '' );
		$this->run_job( '2030-05-07 06:00:00' );
		self::assertNull( $this->message( $id, $this->clerk, '2030-05-07' ) );
	}

	public function test_what_was_missed_is_sent_once(): void {
		$id = $this->save( [ 'frequency' => 'daily' ] );
		$this->run_job( '2030-05-06 05:59:00' );
		$this->run_job( '2030-05-09 10:00:00' );
		$this->run_job( '2030-05-09 11:00:00' );
		self::assertNotNull( $this->message( $id, get_current_user_id(), '2030-05-05' ) );
		self::assertNotNull( $this->message( $id, get_current_user_id(), '2030-05-09' ) );
		self::assertCount( 2, $this->mails );
		$this->run_job( '2030-05-10 06:00:00' );
		self::assertCount( 3, $this->mails );
	}

	public function test_one_that_is_deleted_or_no_longer_sent_is_dropped(): void {
		$gone = $this->save( [ 'frequency' => 'daily' ] );
		$off  = $this->save( [ 'frequency' => 'daily' ], 'orders', 'Other' );
		$this->add_messages( self::DUE );
		$this->rest( 'DELETE', self::ROUTE . "/$gone" );
		$this->rest( 'PUT', self::ROUTE . "/$off", [ 'frequency' => '' ] );
		$this->send( self::DUE );
		self::assertSame( [], $this->mails );
		self::assertSame( MessageStatus::Dropped, $this->message( $off, get_current_user_id(), '2030-05-06' )?->status );
	}

	public function test_the_link_asks_and_its_button_unsubscribes(): void {
		$id   = $this->save(
			[
				'frequency' => 'daily',
				'roles'     => [ 'clerk' ],
			]
		);
		$page = new Unsubscribe( $this->context() );
		wp_parse_str( (string) wp_parse_url( Unsubscribe::url( $id, $this->clerk ), PHP_URL_QUERY ), $link );
		/** @var array<string> $link */
		wp_set_current_user( 0 );
		$asked = $page->page( $link, 'GET' );
		self::assertSame( 200, $asked['status'] );
		self::assertStringContainsString( '<form method="post"', $asked['html'] );
		self::assertTrue( Subscriptions::has( $id, $this->clerk ) );
		self::assertSame( 403, $page->page( [ 'user' => '1' ] + $link, 'POST' )['status'] );
		self::assertSame( 403, $page->page( [ 'key' => 'wrong' ] + $link, 'POST' )['status'] );
		self::assertTrue( Subscriptions::has( $id, $this->clerk ) );
		self::assertSame( 'Unsubscribed', $page->page( $link, 'POST' )['title'] );
		self::assertFalse( Subscriptions::has( $id, $this->clerk ) );
		self::assertTrue( Subscriptions::has( $id + 1, $this->clerk ) );
		$this->run_job();
		self::assertNotContains( 'clerk@example.test', array_column( $this->mails, 'to' ) );
		self::assertCount( 1, $this->mails );
		Subscriptions::forget( $id );
		self::assertTrue( Subscriptions::has( $id, $this->clerk ) );
	}

	/**
	 * @param array<string, mixed> $more
	 */
	private function save( array $more, string $report = 'revenue', string $name = 'Sales', string $path = '' ): int {
		$answer = $this->rest(
			'POST',
			self::ROUTE,
			$more + [
				'name' => $name,
				'path' => '' === $path ? "/analytics/$report" : $path,
			]
		);
		$this->assertRestStatus( $answer, 201 );
		$id = $this->item( $answer )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @param string $time Of the site.
	 */
	private function run_job( string $time = self::DUE ): void {
		$this->add_messages( $time );
		$this->send( $time );
	}

	private function add_messages( string $time ): void {
		( new EmailSavedReports() )->run( $this->context( $this->clock( $time ) ), null, microtime( true ) + 20 );
	}

	private function send( string $time ): void {
		( new SendMessages() )->run( $this->context( $this->clock( $time ) ), null, microtime( true ) + 20 );
	}

	private function clock( string $time ): Clock {
		return new Clock( new DateTimeImmutable( $time, new DateTimeZone( 'Europe/Berlin' ) ) );
	}

	private function message( int $report, int $user, string $day ): ?\Storewright\Kernel\Outbox\Message {
		return ( new Outbox( $this->context() ) )->find_by_key( SavedReportEmails::kind(), "saved-$report/$user/$day" );
	}

	private function text( mixed $value ): string {
		self::assertIsString( $value );
		return $value;
	}
}
