import { act, screen, waitFor } from '@testing-library/react';
import { commandsStore } from '../shared/commands';
import { Palette, paletteStore, renderScreen } from '../shared/test-utils';
import { Commands } from './commands';
import { getRoutes } from './routes';

jest.mock( '../features', () => ( {
	...jest.requireActual< object >( '../features' ),
	getFeatureRoutes: () => [ { path: '/', load: () => Promise.resolve( { default: () => null } ) } ],
	getCommands: () => [
		{
			name: 'gone',
			load: () => Promise.reject( Object.assign( new Error(), { name: 'ChunkLoadError' } ) ),
		},
	],
} ) );

const App = () => (
	<>
		<Palette />
		<Commands routes={ getRoutes() } />
	</>
);

const renderApp = ( capabilities?: Record< string, boolean > ) =>
	renderScreen( <App />, {
		path: '/elsewhere',
		stores: [ paletteStore as never ],
		...( capabilities && { pageData: { capabilities } } ),
	} );

const open = ( registry: ReturnType< typeof renderApp >[ 'registry' ] ) =>
	act( async () => void registry.dispatch( paletteStore ).open() );

it( '[issue 13.7] offers nothing before the palette is opened, then the pages of the user', async () => {
	const { registry, user } = renderApp();
	expect( registry.select( commandsStore ).getCommands() ).toEqual( [] );
	await open( registry );
	await user.type( screen.getByRole( 'textbox', { name: 'Search' } ), 'go to' );
	await user.click( await screen.findByRole( 'option', { name: 'Go to: Home' } ) );
	expect( window.location.search ).toBe( '?page=wc-admin' );
} );

it( '[issue 13.7] offers no page that the user may not see', async () => {
	const { registry } = renderApp( { view_woocommerce_reports: true } );
	await open( registry );
	await act( async () => undefined );
	expect( registry.select( commandsStore ).getCommands() ).toEqual( [] );
} );

it( '[issue 13.7] takes the place of WordPress’s command of the same page, under its name', async () => {
	const { registry } = renderApp();
	const callback = jest.fn();
	act( () => {
		void registry.dispatch( paletteStore ).registerCommand( {
			name: 'wc-admin-wc-admin',
			label: 'Go to: Storewright > Home',
			category: 'view',
			callback,
		} );
	} );
	await open( registry );
	await waitFor( () => expect( registry.select( commandsStore ).getCommands()[ 0 ]?.callback ).not.toBe( callback ) );
	expect( registry.select( commandsStore ).getCommands() ).toMatchObject( [
		{ label: 'Go to: Storewright > Home' },
	] );
} );

it( '[issue 13.7] says that commands could not be loaded, whatever is searched for', async () => {
	const { registry, user } = renderApp();
	await open( registry );
	await user.type( screen.getByRole( 'textbox', { name: 'Search' } ), 'lamp' );
	expect( await screen.findByRole( 'option', { name: /Some commands could not be loaded/ } ) ).toBeVisible();
} );

it( 'offers a screen once that two pages of one title lead to, and two screens of one title both', async () => {
	const load = () => Promise.resolve( { default: () => null } );
	const another = () => Promise.resolve( { default: () => null } );
	const { registry } = renderScreen(
		<>
			<Palette />
			<Commands
				routes={ [
					{ path: '/setup-wizard', load, breadcrumbs: [ 'Profiler' ] },
					{ path: '/profiler', load, breadcrumbs: [ 'Profiler' ] },
					{ path: '/lamp', load, breadcrumbs: [ 'Settings' ] },
					{ path: '/bell', load: another, breadcrumbs: [ 'Settings' ] },
				] }
			/>
		</>,
		{ path: '/elsewhere', stores: [ paletteStore as never ] }
	);
	await open( registry );
	await waitFor( () => expect( registry.select( commandsStore ).getCommands() ).not.toEqual( [] ) );
	expect( registry.select( commandsStore ).getCommands() ).toMatchObject( [
		{ name: 'wc-admin-admin.php?page=wc-admin&path=%2Fsetup-wizard', label: 'Go to: Profiler' },
		{ name: 'wc-admin-admin.php?page=wc-admin&path=%2Flamp', label: 'Go to: Settings' },
		{ name: 'wc-admin-admin.php?page=wc-admin&path=%2Fbell', label: 'Go to: Settings' },
	] );
} );

it( 'needs no palette: WordPress before 6.9 has none here', () => {
	expect( () => renderScreen( <Commands routes={ [] } /> ) ).not.toThrow();
} );
