<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Admin\Analytics\Saved\Email\Frequency;
use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Kernel\Outbox\OutboxTable;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several web servers that send saved reports at the same moment, and one that is killed.
 */
#[Group( 'mariadb' )]
final class SavedReportEmailsTogetherTest extends ParallelTestCase {

	private const TIME = '2030-05-06 12:00:00';

	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'reports' );
		$this->as_administrator();
		foreach ( range( 1, 8 ) as $number ) {
			( new SavedReports( $this->context() ) )->add( "Report $number", '/analytics/revenue', 'period=yesterday', [], Frequency::Daily );
		}
	}

	public function test_each_report_is_sent_once_however_many_servers_see_that_it_is_due(): void {
		$request = [
			'file' => $this->file,
			'time' => self::TIME,
		];
		OtherRequest::run_together( OtherRequest::prepare( 'email-reports', $request, $request, $request ) );
		self::assertCount( 8, $this->sent() );
		self::assertSame( '8', $this->count_of( 'sent' ) );
	}

	public function test_one_whose_server_is_killed_between_sending_and_noting_it_is_not_sent_again(): void {
		$request    = [
			'file' => $this->file,
			'time' => self::TIME,
		];
		[ $killed ] = OtherRequest::prepare( 'email-reports', $request + [ 'pause' => true ] );
		$killed->say( 'go' );
		$killed->wait_for( 'sent' );
		$killed->kill();
		self::assertCount( 1, $this->sent() );
		OtherRequest::run_together( OtherRequest::prepare( 'email-reports', [ 'time' => '2030-05-06 12:06:00' ] + $request ) );
		self::assertCount( 8, $this->sent() );
		self::assertSame( [ '7', '1' ], [ $this->count_of( 'sent' ), $this->count_of( 'unconfirmed' ) ] );
	}

	private function count_of( string $status ): ?string {
		$database = $this->context()->database;
		return $database->value(
			"SELECT COUNT(*) FROM {$database->table( OutboxTable::NAME )} WHERE kind = 'saved_report' AND status = %s",
			$status
		);
	}

	/**
	 * @return list<string>
	 */
	private function sent(): array {
		$lines = file( $this->file, FILE_IGNORE_NEW_LINES );
		return false === $lines ? [] : $lines;
	}

	protected function close_database(): void {
		$database = $this->context()->database;
		$database->execute( "DELETE FROM {$database->table( OutboxTable::NAME )}" );
		$database->execute( "DELETE FROM {$database->table( 'storewright_saved_reports' )}" );
		unlink( $this->file );
		parent::close_database();
	}
}
