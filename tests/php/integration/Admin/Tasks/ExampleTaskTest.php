<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Tasks;

use Storewright\Tests\Support\SetupTestCase;

/**
 * The example plugin that docs/add-a-task.md shows, loaded from there.
 */
final class ExampleTaskTest extends SetupTestCase {

	public function test_its_task_appears_runs_with_the_app_and_completes(): void {
		require dirname( STOREWRIGHT_FILE ) . '/docs/examples/hello-task.php';

		$task = $this->task( 'hello' );
		self::assertSame( 'Say hello', $task['title'] );
		self::assertFalse( $task['isComplete'] );

		wp_register_script( 'storewright-app', 'https://example.org/app.js', [], '1', true );
		do_action( 'storewright_enqueue_app', 'storewright-app' );
		self::assertStringContainsString( 'storewright_onboarding_task_hello', wp_scripts()->get_inline_script_data( 'storewright-app' ) );

		$this->assertRestStatus( $this->rest( 'POST', self::TASKS . '/hello/action' ), 200 );
		self::assertTrue( $this->task( 'hello' )['isComplete'] );
	}
}
