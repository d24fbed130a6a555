import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../shared/test-utils';
import { Shortcuts } from './shortcuts';

const NAME = 'Keyboard shortcuts';

const open = async ( user: { keyboard: ( keys: string ) => Promise< void > } ) => {
	await user.keyboard( '?' );
	return screen.findByRole( 'dialog', { name: NAME } );
};

it( 'lists the shortcuts at the question mark, and gives the focus back', async () => {
	const { user } = renderScreen(
		<>
			<button>Save</button>
			<Shortcuts />
		</>
	);
	screen.getByRole( 'button', { name: 'Save' } ).focus();
	const dialog = within( await open( user ) );
	expect( dialog.getByText( 'Show the keyboard shortcuts' ) ).toBeVisible();
	expect( dialog.queryByText( /command palette/ ) ).not.toBeInTheDocument();
	expect( dialog.getByRole( 'link', { name: 'your profile' } ) ).toHaveAttribute(
		'href',
		'http://shop.example/wp-admin/profile.php#storewright-shortcuts'
	);
	await user.keyboard( '{Escape}' );
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
	expect( screen.getByRole( 'button', { name: 'Save' } ) ).toHaveFocus();
} );

it( 'names the command palette where WordPress has it', async () => {
	Reflect.set( window, 'wp', { commands: {} } );
	const { user } = renderScreen( <Shortcuts /> );
	expect( within( await open( user ) ).getByText( 'Open the command palette of WordPress' ) ).toBeVisible();
	Reflect.deleteProperty( window, 'wp' );
} );

it.each( [
	[ 'in a field', <input key="field" aria-label="Name" />, 'textbox' ],
	[ 'in a list to choose from', <select key="list" aria-label="Name" />, 'combobox' ],
	[
		'in a menu',
		<div key="menu" role="menu">
			<button role="menuitem">Name</button>
		</div>,
		'menuitem',
	],
] )( 'leaves a question mark alone that is typed %s', async ( _, element, role ) => {
	const { user } = renderScreen(
		<>
			{ element }
			<Shortcuts />
		</>
	);
	screen.getByRole( role, { name: 'Name' } ).focus();
	await user.keyboard( '?' );
	await act( async () => undefined );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );

it( 'is off for who turned single keys off', async () => {
	const { user } = renderScreen( <Shortcuts />, { pageData: { singleKeyShortcuts: false } } );
	await user.keyboard( '?' );
	await act( async () => undefined );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );
