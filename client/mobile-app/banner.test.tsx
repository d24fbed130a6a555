import { screen, waitFor } from '@testing-library/react';

import { getPageData } from '../shared/data/page-data';
import { preferencesStore, PREFERENCES_PATH } from '../shared/data/user-preferences';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import MobileAppBanner from './banner';
import { mobileAppBars } from './bars';

const APP = {
	name: 'Acme Store',
	description: 'Orders in your pocket.',
	url: 'https://play.google.com/store/apps/acme',
};
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';

const useDevice = ( userAgent: string ) => jest.spyOn( navigator, 'userAgent', 'get' ).mockReturnValue( userAgent );

function show() {
	onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: {} } );
	return renderScreen(
		<div className="storewright">
			<h1>Home</h1>
			<MobileAppBanner />
		</div>,
		{ pageData: { mobileApp: APP, promotions: true }, stores: [ preferencesStore as never ] }
	);
}

afterEach( () => jest.restoreAllMocks() );

describe( '[B4-020] the banner of a mobile app', () => {
	it.each( [
		[ 'an Android device', ANDROID, {}, true ],
		[ 'another device', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', {}, false ],
		[ 'Android where promotions are off', ANDROID, { promotions: false }, false ],
		[ 'Android where no plugin names an app, or it was dismissed', ANDROID, { mobileApp: null }, false ],
	] )( 'on %s', ( _device, userAgent, more, expected ) => {
		useDevice( userAgent );
		window.storewright = { mobileApp: APP, promotions: true, ...more };
		expect( mobileAppBars[ 0 ].isFor() ).toBe( expected );
	} );

	it.each( [
		[ 'Install Acme Store (opens in a new tab)', 'link' ],
		[ 'Dismiss “Acme Store”', 'button' ],
	] )( '[B3-019] [B4-021] goes for good by “%s”', async ( name, role ) => {
		const { user } = show();
		onRequest( 'POST', PREFERENCES_PATH, ( { data }: { data: unknown } ) => data );
		expect( screen.getByText( 'Orders in your pocket.' ) ).toBeVisible();
		expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href', APP.url );
		await user.click( screen.getByRole( role, { name } ) );
		await waitFor( () =>
			expect( requestsMade( 'POST', PREFERENCES_PATH ).map( ( { data } ) => data ) ).toEqual( [
				{ woocommerce_meta: { android_app_banner_dismissed: 'yes' } },
			] )
		);
		expect( screen.queryByRole( 'region', { name: 'Mobile app' } ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'heading', { name: 'Home' } ) ).toHaveFocus();
		expect( getPageData().mobileApp ).toBeNull();
	} );

	it( 'says why that could not be kept', async () => {
		const { user } = show();
		onRequest( 'POST', PREFERENCES_PATH, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss “Acme Store”' } ) );
		expect( await screen.findByText( 'The database is away.' ) ).toBeVisible();
	} );
} );
