import { screen, within } from '@testing-library/react';

import type { PageData } from '../shared/data/page-data';
import { renderScreen } from '../shared/test-utils';
import ManagementLinks from './links';

const GROUPS = [
	{
		title: 'Products',
		links: [ { label: 'All products', url: 'https://example.org/wp-admin/edit.php?post_type=product' } ],
	},
	{ title: 'Reports', links: [ { label: 'Overview', url: 'admin.php?page=wc-admin&path=%2Fanalytics%2Foverview' } ] },
];

const show = ( pageData: Partial< PageData > ) => renderScreen( <ManagementLinks />, { pageData } );

it( 'links to what may be opened, in groups', () => {
	show( { setup: null, managementLinks: GROUPS } );
	const panel = within( screen.getByRole( 'region', { name: 'Store management' } ) );
	expect( panel.getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'Products',
		'Reports',
	] );
	expect( panel.getByRole( 'link', { name: 'All products' } ) ).toHaveAttribute(
		'href',
		GROUPS[ 0 ]?.links[ 0 ]?.url
	);
} );

it( 'goes to pages of the app without loading the page', async () => {
	const { user } = show( { setup: null, managementLinks: GROUPS } );
	await user.click( screen.getByRole( 'link', { name: 'Overview' } ) );
	expect( window.location.search ).toContain( 'path=%2Fanalytics%2Foverview' );
} );

it( 'waits while a new store is set up, and is not there without links', () => {
	const { unmount } = show( { setup: { completed: 1, remaining: 3 }, managementLinks: GROUPS } );
	expect( screen.queryByRole( 'region', { name: 'Store management' } ) ).not.toBeInTheDocument();
	unmount();
	show( { setup: null, managementLinks: [] } );
	expect( screen.queryByRole( 'region', { name: 'Store management' } ) ).not.toBeInTheDocument();
} );
