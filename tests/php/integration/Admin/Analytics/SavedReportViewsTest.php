<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\SavedReportMails;

/**
 * An emailed report shows what the screen shows of the saved view.
 */
final class SavedReportViewsTest extends IntegrationTestCase {

	use SavedReportMails;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->catch_mails();
		$this->as_administrator();
	}

	public function test_what_says_the_period_says_what_it_is_compared_with(): void {
		$this->assertRestStatus(
			$this->rest( 'PUT', '/wc/v3/settings/wc_admin/woocommerce_default_date_range', [ 'value' => 'period=last_week&compare=previous_period' ] ),
			200
		);
		self::assertStringContainsString( 'compared with previous period (April 22, 2030 – April 28, 2030)', $this->mail( '' ) );
		self::assertStringContainsString(
			'compared with previous period (April 22, 2030 – April 28, 2030)',
			$this->mail( 'period=soon&compare=previous_year' ),
			'A period that is none says nothing.'
		);
		self::assertStringContainsString( 'compared with previous year (May 5, 2029)', $this->mail( 'period=yesterday' ) );
		update_option( 'woocommerce_default_date_range', 'compare=previous_period' );
		self::assertStringContainsString( 'compared with previous year (May 1, 2029 – May 5, 2029)', $this->mail( 'compare=previous_period' ) );
	}

	/**
	 * The text of the email of a view, which is due on Monday, May 6, 2030.
	 */
	private function mail( string $query, string $path = '/analytics/revenue' ): string {
		$this->save_report(
			[
				'name'      => "View $path $query",
				'path'      => $path,
				'query'     => $query,
				'frequency' => 'daily',
			]
		);
		$this->mails = [];
		$this->send_saved_reports( '2030-05-06 06:00:00' );
		self::assertCount( 1, $this->mails, $query );
		return $this->mails[0]['message'];
	}
}
