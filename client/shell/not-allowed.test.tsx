import { act, screen } from '@testing-library/react';

import { OWNER, renderScreen } from '../shared/test-utils';
import type { PageData } from '../shared/data/page-data';
import { getHistory } from '../shared/routing';
import NotAllowed from './not-allowed';

const REPORT = { path: '/analytics/:report', breadcrumbs: [ 'Report' ], capability: 'view_woocommerce_reports' };
const CATALOG = { path: '/catalog', breadcrumbs: [ 'Catalog' ], capability: 'edit_products' };

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

/** Opens an address, and waits for as long as an extension may take to bring its page. */
function open( path: string, pageData: Partial< PageData > = {} ) {
	const shown = renderScreen( <NotAllowed path={ path } params={ {} } query={ {} } />, {
		path,
		pageData: { pages: [ ...OWNER.pages!, REPORT, CATALOG ], ...pageData },
		advanceTimers: jest.advanceTimersByTime,
	} );
	act( () => void jest.advanceTimersByTime( 3000 ) );
	expect( screen.getByText( 'Sorry, you are not allowed to access this page.' ) ).toBeVisible();
	return shown;
}

it( 'says that there is no such page, and leads Home', async () => {
	const { user } = open( '/nowhere' );
	const [ first, second ] = screen.getByRole( 'status' ).querySelectorAll( 'p' );
	expect( first ).toHaveTextContent( /^There is no such page\./ );
	expect( second ).toHaveTextContent( 'Sorry, you are not allowed to access this page.' );
	await user.click( screen.getByRole( 'link', { name: 'Go to Home' } ) );
	expect( getHistory().location.search ).toBe( '?page=wc-admin' );
} );

it( 'says who can help with one that is for others, and leads to what there is', () => {
	open( '/analytics/revenue', { capabilities: { edit_products: true } } );
	expect( screen.getByText( 'Ask the site’s administrator if you need it.' ) ).toBeVisible();
	expect( screen.queryByText( /no such page/ ) ).not.toBeInTheDocument();
	const link = screen.getByRole( 'link', { name: 'Go to Catalog' } );
	expect( link.getAttribute( 'href' ) ).toContain( 'path=%2Fcatalog' );
} );

it( 'leads nowhere who may open no page', () => {
	open( '/analytics/revenue', { capabilities: {} } );
	expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
} );
