<?php
/**
 * A process of `npm run histories`: does what it reads, a line of JSON each, and answers each with lines of JSON.
 *
 * `{ "do": "begin", "zone": "Europe/Berlin" }` empties the shop; `{ "do": "steps", "seed": 7, "writer": 0, "from": 0, "until": 67,
 * "zones": true }` makes a part of a history, saying each step; `{ "do": "check" }` compares what reports store with the orders. Runs in
 * WP-CLI, as one process for many histories: what WordPress remembers of a request is forgotten before each step.
 *
 * @package Storewright
 */

use Storewright\Tests\Histories\Check;
use Storewright\Tests\Histories\Shop;
use Storewright\Tests\Histories\Steps;

foreach ( array( 'Random', 'Requests', 'Shop', 'OwnWrites', 'Steps', 'Orders', 'ExpectedRows', 'ExpectedSums', 'Check' ) as $storewright_class ) {
	require_once __DIR__ . "/$storewright_class.php";
}
wp_set_current_user( 1 );
add_filter( 'pre_wp_mail', '__return_true' );

$storewright_say = static function ( array $answer ): void {
	fwrite( STDOUT, wp_json_encode( $answer ) . "\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Not a file.
};
// WordPress would show a page in place of what failed.
set_exception_handler(
	static function ( Throwable $failure ): void {
		fwrite( STDERR, "$failure\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Not a file.
		exit( 1 );
	}
);
// What it reads from is a socket, at whose silence PHP would give up after a minute.
stream_set_timeout( STDIN, DAY_IN_SECONDS );
$storewright_say( array( 'ready' => true ) );
while ( false !== ( $storewright_line = fgets( STDIN ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
	$storewright_task = json_decode( $storewright_line, true );
	wp_cache_flush();
	switch ( $storewright_task['do'] ) {
		case 'begin':
			Shop::begin( $storewright_task['zone'] );
			break;
		case 'steps':
			$storewright_steps = new Steps( $storewright_task['seed'], $storewright_task['writer'], $storewright_task['zones'] );
			for ( $storewright_step = $storewright_task['from']; $storewright_step < $storewright_task['until']; ++$storewright_step ) {
				$storewright_say( array( 'step' => $storewright_step ) + $storewright_steps->run( $storewright_step ) );
			}
			break;
		case 'check':
			$storewright_say( array( 'check' => ( new Check() )->run() ) );
			break;
	}
	$storewright_say( array( 'done' => true ) );
}
