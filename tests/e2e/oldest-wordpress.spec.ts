/** The oldest WordPress that is supported, in the browser: its packages are older than those that the scripts were built for. */
import { expect, test } from './fixtures';
import { byMouse } from './pages/hands';
import { SetupJourney } from './pages/setup-journey';
import { Shop } from './pages/shop';

test.use( { core: '6.8' } );

test( 'A shop is set up through every task on WordPress 6.8', async ( { page, dashboard, requestUtils } ) => {
	test.setTimeout( 480_000 );
	const journey = new SetupJourney( page, byMouse( page ), false );
	await dashboard.open();
	await expect( page.locator( 'body' ) ).toHaveClass( /version-6-8/ );
	await journey.go();
	await expect( journey.home.title ).toHaveText( "You've completed store setup" );
	expect( await new Shop( requestUtils ).doneTasks() ).toEqual( journey.steps.map( ( { task } ) => task ) );
} );
