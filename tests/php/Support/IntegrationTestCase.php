<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportRun;

/**
 * Base of tests in real WordPress with Storewright active.
 *
 * Rolls back what a test writes to the database, and undoes its hooks, caches and request globals.
 * Failures that the plugin logs fail the test unless it said that it expects them.
 */
abstract class IntegrationTestCase extends TestCase {

	use RestRequests;
	use Users;

	private GlobalState $global_state;

	private Logbook $logbook;

	protected function setUp(): void {
		parent::setUp();
		// WordPress's upgrader limits the time of the process that it runs in: of one test's, not of all that follow.
		set_time_limit( 0 );
		$this->global_state = GlobalState::capture();
		$this->logbook      = new Logbook();
		$this->logbook->open();
		wp_cache_flush();
		$this->open_database();
		wp_set_current_user( 0 );
		// Data providers may have started it, before this test has hooked anything.
		$GLOBALS['wp_rest_server'] = null;
	}

	protected function tearDown(): void {
		$this->close_database();
		$this->global_state->restore();
		wp_cache_flush();
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	protected function assertPostConditions(): void {
		// No assertions about what a test did not ask for: they would hide a test that has none of its own.
		if ( [] !== $this->logbook->unexpected() ) {
			self::fail( "The plugin logged failures that the test does not expect:\n" . implode( "\n", $this->logbook->unexpected() ) );
		}
		if ( $this->logbook->has_expectations() ) {
			self::assertSame( [], $this->logbook->missing(), 'The plugin did not log the failures that the test expects.' );
		}
		parent::assertPostConditions();
	}

	/**
	 * The world that a module is given.
	 *
	 * @param Clock|null $clock A clock that stands still, where the time matters.
	 */
	final protected function context( ?Clock $clock = null ): Context {
		return Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION, $clock );
	}

	/**
	 * Has the run that writes the rows of reports come to its end, once its time has come.
	 */
	final protected function finish_report_run(): void {
		$job   = new RebuildReports();
		$later = $this->context( new Clock( new DateTimeImmutable( '+' . ReportRun::SECONDS_OF_A_REQUEST . ' seconds' ) ) );
		do {
			$cursor = $job->run( $later, null, 0.0 );
		} while ( null !== $cursor );
	}

	/**
	 * Says that the plugin is going to log a failure.
	 *
	 * @param string $fragment Part of the message.
	 */
	final protected function expect_logged( string $fragment ): void {
		$this->logbook->expect( $fragment );
	}

	/**
	 * Makes what follows undoable.
	 */
	protected function open_database(): void {
		$this->context()->database->begin();
	}

	/**
	 * Undoes what was written since open_database().
	 */
	protected function close_database(): void {
		$this->context()->database->roll_back();
	}
}
