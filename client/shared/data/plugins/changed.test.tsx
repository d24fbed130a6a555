import { screen } from '@testing-library/react';

import ExtensionsScreen from '../../../extensions/screen';
import { extensionsStore } from '../../../extensions/store';
import MarketingOverview from '../../../marketing/screen';
import { marketingStore } from '../../../marketing/store';
import { Link, urlTo, usePath, useQuery } from '../../routing';
import { onRequest, renderScreen } from '../../test-utils';

const DONE = { success: true, message: '', data: {}, errors: {} };
const INSTALLED = '/wc-admin/marketing/overview/installed-plugins';
const RECOMMENDED = '/wc-admin/marketing/recommended?per_page=50&category=';
const EXTENSIONS = '/wc-admin/extensions?page=1';

const MAIL = {
	slug: 'mail',
	name: 'Mail',
	title: 'Mail',
	description: 'Sends letters.',
	url: 'https://wordpress.org/plugins/mail/',
};
const PAGE = { access: 'catalog', total: 1, pages: 1, categories: [], marketplace_url: '', failure: '' };
const FOUND = { ...MAIL, category: '', category_name: '', author: '', version: '', is_installable: true };
const NO_LINKS = { docs_url: '', vendor_url: '', manage_url: '' };

function App() {
	const path = usePath();
	const query = useQuery();
	return (
		<>
			<Link href={ urlTo( '/marketing' ) }>To Marketing</Link>
			<Link href={ urlTo( '/extensions' ) }>To Extensions</Link>
			{ path === '/marketing' ? (
				<MarketingOverview />
			) : (
				<ExtensionsScreen path="/extensions" params={ {} } query={ query } />
			) }
		</>
	);
}

it( 'what is installed on one screen is not offered on the next', async () => {
	for ( const path of [ 'knowledge-base?category=marketing', 'knowledge-base?category=coupons', 'channels' ] ) {
		onRequest( 'GET', `/wc-admin/marketing/${ path }`, [] );
	}
	onRequest( 'GET', INSTALLED, [] );
	onRequest( 'GET', `${ RECOMMENDED }coupons`, [] );
	onRequest( 'GET', `${ RECOMMENDED }marketing`, [ { ...MAIL, categories: [], subcategories: [], tags: [] } ] );
	onRequest( 'GET', EXTENSIONS, { ...PAGE, items: [ { ...FOUND, ...NO_LINKS, status: 'available' } ] } );
	const { user } = renderScreen( <App />, {
		path: '/marketing',
		pageData: { promotions: true, capabilities: { manage_woocommerce: true, install_plugins: true } },
		stores: [ marketingStore as never, extensionsStore as never ],
	} );
	onRequest( 'GET', '/wc-admin/marketing/misc-recommendations', [] );
	expect( await screen.findByRole( 'button', { name: 'Install Mail' } ) ).toBeVisible();
	await user.click( screen.getByRole( 'link', { name: 'To Extensions' } ) );

	onRequest( 'POST', '/wc-admin/plugins/install', DONE );
	onRequest( 'POST', '/wc-admin/plugins/activate', DONE );
	const install = await screen.findByRole( 'button', { name: 'Install Mail' } );
	onRequest( 'GET', EXTENSIONS, { ...PAGE, items: [ { ...FOUND, ...NO_LINKS, status: 'active' } ] } );
	onRequest( 'GET', `${ RECOMMENDED }marketing`, [] );
	onRequest( 'GET', INSTALLED, [ { ...MAIL, status: 'activated', dashboardUrl: 'admin.php?page=mail', docsUrl: '' } ] );
	await user.click( install );
	expect( await screen.findByText( 'Active' ) ).toBeVisible();
	await user.click( screen.getByRole( 'link', { name: 'To Marketing' } ) );
	expect( await screen.findByRole( 'link', { name: 'Manage Mail' } ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: 'Install Mail' } ) ).not.toBeInTheDocument();
} );
