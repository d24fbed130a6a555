import { MenuItem } from '@wordpress/components';
import { screen, waitFor, within } from '@testing-library/react';

import { HomeAsideFill, DisplayOptionsFill, type DisplayOptionsProps, HeaderActionsSlot } from '../shared/slots';
import type { PageData } from '../shared/data/page-data';
import { PREFERENCES_PATH, preferencesStore } from '../shared/data/user-preferences';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import { Column } from './column';
import { DisplayOptions } from './display-options';

const show = ( children: React.ReactNode = null, pageData: Partial< PageData > = {} ) => {
	onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: {} } );
	return renderScreen(
		<>
			<HeaderActionsSlot />
			<DisplayOptions />
			<Column aside="beside">in front</Column>
			{ children }
		</>,
		{ pageData, stores: [ preferencesStore as never ] }
	);
};

const Theirs = () => (
	<DisplayOptionsFill>
		{ ( menu ) => <MenuItem onClick={ ( menu as unknown as DisplayOptionsProps ).onClose }>Theirs</MenuItem> }
	</DisplayOptionsFill>
);

const opener = () => screen.getByRole( 'button', { name: 'Display options' } );
const choice = ( name: string ) =>
	within( screen.getByRole( 'group', { name: 'Layout' } ) ).getByRole( 'menuitemradio', { name } );
const layout = () => screen.getByText( 'beside' ).parentElement?.dataset.layout;

const IN_SETUP = { setup: { completed: 1, remaining: 3 } };

it( 'is a menu in the header with what the features bring, and closes', async () => {
	const { user } = show( <Theirs /> );
	await user.click( opener() );
	await user.click( await screen.findByRole( 'menuitem', { name: 'Theirs' } ) );
	await waitFor( () => expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument() );
	expect( opener() ).toHaveFocus();
} );

describe( '[B2-041] [B5-003] The menu', () => {
	it( 'is not there while a new store is set up and nothing else is in it', () => {
		show( <HomeAsideFill>not an option</HomeAsideFill>, IN_SETUP );
		expect( screen.queryByRole( 'button', { name: 'Display options' } ) ).not.toBeInTheDocument();
	} );

	it.each< [ string, React.ReactNode, Partial< PageData > ] >( [
		[ 'other items are in it', <Theirs key="theirs" />, IN_SETUP ],
		[ 'setup is complete or hidden', null, { setup: null } ],
		[ 'the analytics feature is on', null, { ...IN_SETUP, features: [ 'analytics' ] } ],
	] )( 'is there where %s', async ( _case, children, pageData ) => {
		show( children, pageData );
		expect( await screen.findByRole( 'button', { name: 'Display options' } ) ).toBeVisible();
	} );
} );

describe( '[B2-040] [B4-001] The layout', () => {
	it( 'is one column, where nothing is chosen, or two, and is saved for the user [B3-003]', async () => {
		onRequest( 'POST', PREFERENCES_PATH, { woocommerce_meta: { homepage_layout: 'two_columns' } } );
		const { user } = show();
		expect( layout() ).toBe( 'single_column' );
		await user.click( opener() );
		expect( choice( 'Single column' ) ).toBeChecked();
		await user.click( choice( 'Two columns' ) );
		expect( layout() ).toBe( 'two_columns' );
		expect( opener() ).toHaveFocus();
		await waitFor( () =>
			expect( requestsMade( 'POST' ).map( ( { data } ) => data ) ).toEqual( [
				{ woocommerce_meta: { homepage_layout: 'two_columns' } },
			] )
		);
		await user.click( opener() );
		await waitFor( () => expect( choice( 'Two columns' ) ).toBeChecked() );
		expect( choice( 'Single column' ) ).toBeEnabled();
	} );

	it( 'is as it was where it can’t be saved; it says so, and tries again', async () => {
		onRequest( 'POST', PREFERENCES_PATH, () => {
			throw restError( 'storewright_preference_not_saved', 'The database is away.', 500 );
		} );
		const { user } = show( null, { homeLayout: 'two_columns' } );
		await user.click( opener() );
		await user.click( choice( 'Single column' ) );
		const messages = within( screen.getByRole( 'region', { name: 'Messages' } ) );
		const again = await messages.findByRole( 'button', { name: 'Try again' } );
		expect( messages.getByText( /The layout was not saved.*The database is away\./ ) ).toBeVisible();
		expect( layout() ).toBe( 'two_columns' );

		onRequest( 'POST', PREFERENCES_PATH, { woocommerce_meta: { homepage_layout: 'single_column' } } );
		await user.click( again );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 2 ) );
		expect( layout() ).toBe( 'single_column' );
	} );
} );
