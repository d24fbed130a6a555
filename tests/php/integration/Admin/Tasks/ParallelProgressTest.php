<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Tasks;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Admin\Tasks\ForgetProgress;
use Storewright\Admin\Tasks\ProgressModule;
use Storewright\Admin\Tasks\SetupProgressCache;
use Storewright\Kernel\Background\Queue;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * The setup progress, while another request holds it in a transaction.
 */
#[Group( 'mariadb' )]
final class ParallelProgressTest extends ParallelTestCase {

	public function test_nobody_waits_for_a_long_transaction_and_the_progress_is_marked_after_it(): void {
		update_option( SetupProgressCache::OPTION, [ 'generation' => 5 ], true );
		$this->as_administrator();
		[ $holder ] = OtherRequest::prepare(
			'hold-option',
			[
				'name'  => SetupProgressCache::OPTION,
				'value' => [ 'generation' => 6 ],
			]
		);
		$holder->say( 'go' );
		$holder->wait_for( 'held' );
		$wait = $this->context()->database->value( 'SELECT @@SESSION.innodb_lock_wait_timeout' );

		// It would fail, and log that, after the time that the server is set to wait.
		( new ProgressModule( $this->context() ) )->forget_progress();
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ ForgetProgress::name() ] ) );
		self::assertIsInt( apply_filters( 'storewright_menu_badge_count', 0 ), 'A page that finds it out does not wait either.' );
		self::assertSame( $wait, $this->context()->database->value( 'SELECT @@SESSION.innodb_lock_wait_timeout' ) );
		self::assertSame( 5, $this->generation() );

		$holder->say( 'let go' );
		self::assertTrue( $holder->answer() );
		do_action( Queue::HOOK, ForgetProgress::name() );
		self::assertSame( 7, $this->generation() );
	}

	private function generation(): mixed {
		$stored = $this->context()->options->fresh( [ SetupProgressCache::OPTION ] )[ SetupProgressCache::OPTION ] ?? [];
		return is_array( $stored ) ? $stored['generation'] ?? null : null;
	}
}
