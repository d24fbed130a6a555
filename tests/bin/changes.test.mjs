import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phpFilter, usersOf } from '../../bin/lib/changes.mjs';

/**
 * @param {...string} files What changed.
 * @return {Promise<( name: string ) => boolean>} Says whether a test of that name is run.
 */
async function filterOf( ...files ) {
	const filter = await phpFilter( files );
	assert.ok( filter );
	const pattern = new RegExp( filter.slice( 1, -1 ) );
	return ( name ) => pattern.test( `Storewright\\Tests\\${ name }` );
}

test( 'a feature stands for its tests, those of the features that use it, and the routes', async () => {
	const isRun = await filterOf( 'includes/Store/Products/Inventory/StockKeeper.php' );
	assert.ok( isRun( 'Integration\\Store\\Products\\ProductsRestTest::test_a' ) );
	assert.ok( isRun( 'Integration\\Store\\Orders\\Rest\\CreateOrderTest::test_a' ) );
	assert.ok( isRun( 'Contract\\RoutesTest::test_a' ) );
	assert.ok( ! isRun( 'Integration\\Admin\\Feedback\\FeedbackTest::test_a' ) );
} );

test( 'a test stands for itself', async () => {
	const isRun = await filterOf( 'tests/php/integration/Kernel/LoaderTest.php' );
	assert.ok( isRun( 'Integration\\Kernel\\LoaderTest::test_a' ) );
	assert.ok( ! isRun( 'Integration\\Kernel\\MigratorTest::test_a' ) );
} );

test( 'what all features stand on, and what tests share, stands for all tests', async () => {
	assert.equal( await phpFilter( [ 'includes/Database/Lock.php' ] ), '' );
	assert.equal( await phpFilter( [ 'tests/php/Support/RestRequests.php' ] ), '' );
	assert.equal( await phpFilter( [ 'client/home/screen.tsx', 'README.md' ] ), null );
} );

test( 'who uses a feature is read from the code', async () => {
	assert.ok( ( await usersOf( 'Store/Products' ) ).includes( 'Store/Orders' ) );
	assert.ok( ! ( await usersOf( 'Admin/Feedback' ) ).includes( 'Store/Orders' ) );
} );
