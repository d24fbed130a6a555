<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Saved\Email\EmailSavedReports;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Outbox\SendMessages;

/**
 * Saves reports over REST, and has the jobs send them when they are due.
 */
trait SavedReportMails {

	/**
	 * What was sent, in place of sending it.
	 *
	 * @var list<array{to: string, subject: string, message: string}>
	 */
	private array $mails = [];

	private function catch_mails(): void {
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				/** @var array{to: string, subject: string, message: string} $mail */
				$this->mails[] = $mail;
				return true;
			},
			20,
			2
		);
	}

	/**
	 * Saves a report.
	 *
	 * @param array<string, mixed> $report
	 */
	private function save_report( array $report ): int {
		$answer = $this->rest( 'POST', '/wc-admin/analytics/saved-reports', $report );
		$this->assertRestStatus( $answer, 201 );
		$id = $this->item( $answer )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Runs the jobs at a time.
	 *
	 * @param string $when As of now or of the site, such as `+2 days`.
	 */
	private function send_saved_reports( string $when ): void {
		$clock = new Clock( new DateTimeImmutable( $when, wp_timezone() ) );
		foreach ( [ new EmailSavedReports(), new SendMessages() ] as $job ) {
			$job->run( $this->context( $clock ), null, microtime( true ) + 20 );
		}
	}
}
