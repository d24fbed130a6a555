import { Fill } from '@wordpress/components';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { preferencesStore } from '../shared/data/user-preferences';
import { expectLogged, renderScreen } from '../shared/test-utils';
import { HomeAsideFill } from '../shared/slots';
import { PANELS_FILTER } from './panels';
import { homeRoutes } from './routes';
import { Home } from './screen';
import type { HomePanel } from './types';

const panel = ( name: string, more: Partial< HomePanel > = {} ): HomePanel => ( {
	name,
	load: async () => ( { default: () => <p>{ name }</p> } ),
	...more,
} );

const PANELS = [
	panel( 'first' ),
	panel( 'owner', { ownsScreen: ( query ) => query.task === 'x' } ),
	panel( 'second' ),
];

const show = ( home: React.ReactElement ) => renderScreen( home, { stores: [ preferencesStore as never ] } );

it( 'shows its panels, and not those that own the screen elsewhere [A2-001]', async () => {
	show( <Home path="/" params={ {} } query={ {} } panels={ PANELS } /> );
	expect( await screen.findByText( 'first' ) ).toBeVisible();
	expect( await screen.findByText( 'second' ) ).toBeVisible();
	expect( screen.queryByText( 'owner' ) ).not.toBeInTheDocument();
} );

it( 'gives the whole screen to the panel that owns it at an address', async () => {
	show( <Home path="/" params={ {} } query={ { task: 'x' } } panels={ PANELS } /> );
	expect( await screen.findByText( 'owner' ) ).toBeVisible();
	expect( screen.queryByText( 'first' ) ).not.toBeInTheDocument();
} );

it( 'keeps what is typed into a panel whose component the filter makes anew at each call [client 4]', async () => {
	addFilter( PANELS_FILTER, 'bad/new-component', ( known ) => [
		...( known as HomePanel[] ),
		{ name: 'typed', container: () => <input aria-label="Of a panel" /> },
	] );
	show( <Home path="/" params={ {} } query={ {} } panels={ PANELS } /> );
	await userEvent.type( await screen.findByRole( 'textbox', { name: 'Of a panel' } ), 'Mug' );
	await act( async () => addFilter( PANELS_FILTER, 'later', ( known ) => known ) );
	expect( screen.getByRole( 'textbox', { name: 'Of a panel' } ) ).toHaveValue( 'Mug' );
	act( () => {
		removeFilter( PANELS_FILTER, 'bad/new-component' );
		removeFilter( PANELS_FILTER, 'later' );
	} );
} );

it( 'has what is for the second column, and what fills its end, after the other panels', async () => {
	show(
		<>
			<Home
				path="/"
				params={ {} }
				query={ {} }
				panels={ [ panel( 'aside', { column: 'aside' } ), panel( 'main' ) ] }
			/>
			<HomeAsideFill>
				<p>fill</p>
			</HomeAsideFill>
			<Fill name="elsewhere">not here</Fill>
		</>
	);
	const first = ( await screen.findByText( 'main' ) ).parentElement;
	const second = ( await screen.findByText( 'aside' ) ).parentElement;
	expect( first?.nextElementSibling ).toBe( second );
	expect( second ).toHaveTextContent( 'asidefill' );
	expect( screen.queryByText( 'not here' ) ).not.toBeInTheDocument();
} );

it( 'offers to fetch a panel again that could not be fetched', async () => {
	const load = jest
		.fn()
		.mockRejectedValueOnce( Object.assign( new Error( 'offline' ), { name: 'ChunkLoadError' } ) )
		.mockResolvedValue( { default: () => <p>here after all</p> } );
	const { user } = show( <Home path="/" params={ {} } query={ {} } panels={ [ panel( 'late', { load } ) ] } /> );
	await user.click( await screen.findByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( 'here after all' ) ).toBeVisible();
} );

it( 'is the page without a path, for those who run the store [A2-001]', async () => {
	const [ route ] = homeRoutes( PANELS, () => null );
	expect( route ).toMatchObject( { path: '/' } );
	const { default: Screen } = await route!.load();
	show( <Screen path="/" params={ {} } query={ {} } /> );
	expect( await screen.findByText( 'first' ) ).toBeVisible();
} );

describe( 'The filter of panels', () => {
	const nothing = (): null => null;
	afterEach( () => act( () => void removeFilter( PANELS_FILTER, 'acme' ) ) );
	const add = ( ...added: object[] ) =>
		addFilter( PANELS_FILTER, 'acme', ( panels: object[] ) => [ ...panels, ...added ] );

	it( 'adds panels of extensions, also while Home is shown', async () => {
		show( <Home path="/" params={ {} } query={ {} } panels={ PANELS } /> );
		expect( await screen.findByText( 'first' ) ).toBeVisible();
		act( () => add( { name: 'acme', container: () => <p>theirs</p>, column: 'aside' }, panel( 'lazy' ) ) );
		expect( screen.getByText( 'theirs' ) ).toBeVisible();
		expect( await screen.findByText( 'lazy' ) ).toBeVisible();
	} );

	it.each( [
		[ 'have no name', { container: nothing } ],
		[ 'have no component', { name: 'acme' } ],
		[ 'have the name of another one', { name: 'first', container: nothing } ],
	] )( 'leaves out what can’t be used: panels that %s', async ( _case, added ) => {
		add( added );
		show( <Home path="/" params={ {} } query={ {} } panels={ PANELS } /> );
		expectLogged( 'error', 'The filter storewright_home_panels of “acme” failed' );
		expect( await screen.findByText( 'first' ) ).toBeVisible();
	} );

	it( 'leaves the others where one throws, and says so', async () => {
		const Broken = (): never => {
			throw new Error( 'No such panel.' );
		};
		add( { name: 'acme', container: Broken } );
		show( <Home path="/" params={ {} } query={ {} } panels={ PANELS } /> );
		expectLogged( 'error', 'No such panel.' );
		expectLogged( 'error', 'The above error occurred in the <Broken> component' );
		expect( await screen.findByText( 'first' ) ).toBeVisible();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'A part of Home stopped working' );
	} );
} );
