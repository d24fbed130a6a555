<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Saved\Email\EmailSavedReports;
use Storewright\Admin\Analytics\Saved\Email\Frequency;
use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Outbox\SendMessages;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;

/**
 * Saved reports by email beside WooCommerce: with its orders, and a link into its menu.
 */
final class SavedReportEmailsTest extends CompanionTestCase {

	use Dispatched;

	public function test_a_saved_report_is_sent_with_woocommerces_orders(): void {
		$order = self::order();
		$order->update_status( 'completed' );
		self::end_request();
		$mails = [];
		add_filter(
			'pre_wp_mail',
			static function ( mixed $sent, array $mail ) use ( &$mails ): bool {
				$mails[] = $mail;
				return true;
			},
			20,
			2
		);
		$this->as_shop_manager();
		( new SavedReports( $this->context() ) )->add( 'Orders of the month', '/analytics/orders', 'period=month', [], Frequency::Daily );
		$later = $this->context( new Clock( new DateTimeImmutable( 'tomorrow 12:00', wp_timezone() ) ) );
		( new EmailSavedReports() )->run( $later, null, microtime( true ) + 20 );
		( new SendMessages() )->run( $later, null, microtime( true ) + 20 );
		self::assertCount( 1, $mails );
		self::assertIsString( $mails[0]['message'] );
		self::assertStringContainsString( ">{$order->get_order_number()}</th>", $mails[0]['message'] );
		self::assertStringContainsString( 'page=' . $this->context()->mode->page_slug(), $mails[0]['message'] );
	}
}
