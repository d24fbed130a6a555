import { act, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';

import { renderScreen } from '../test-utils';
import { SaveForm } from '../ui/save-form/save-form';
import { TextField } from '../ui/field/text-field';
import { useSaveForm } from '../ui/save-form/use-save-form';

/** Ends the save that is running. */
let endSave: () => Promise< void > = () => Promise.resolve();

const Form = ( { keepsOffers = false } ) => {
	const [ isSaved, setSaved ] = useState( false );
	const form = useSaveForm( {
		initial: { values: 'Mug', stored: 'Mug' },
		draft: { id: 'test', keepsOffers },
		isDirty: ( values, stored ) => values !== stored,
		check: ( { values } ) => ( { values, errors: {} } ),
		save: () =>
			new Promise< void >( ( resolve ) => {
				endSave = () => act( async () => resolve() );
			} ),
		onSaved: () => setSaved( true ),
	} );
	return (
		<SaveForm form={ form } submitLabel="Save" failureTitle="It was not saved">
			<TextField
				label="Name"
				name="name"
				autoComplete="off"
				value={ form.values }
				onChange={ ( text ) => form.update( () => text ) }
			/>
			{ isSaved && <p>Saved</p> }
		</SaveForm>
	);
};

const field = () => screen.getByRole( 'textbox', { name: 'Name' } );
const notice = () => screen.queryByText( /^You have unsaved changes from / );
const open = ( draftsKey = 'owner', keepsOffers = false ) => {
	const { user, unmount } = renderScreen( <Form keepsOffers={ keepsOffers } />, { pageData: { draftsKey } } );
	return {
		unmount,
		type: ( text: string ) => user.type( field(), text ),
		press: ( name: string ) => user.click( screen.getByRole( 'button', { name } ) ),
		doublePress: ( name: string ) => user.dblClick( screen.getByRole( 'button', { name } ) ),
	};
};
/** Leaves a draft as a page does that is loaded anew. */
const leave = async ( text = 's' ) => {
	const { type, unmount } = open();
	await type( text );
	unmount();
};
const kept = () => Object.keys( window.sessionStorage );

beforeEach( () => jest.useFakeTimers( { now: new Date( 2026, 2, 31, 14, 5 ), doNotFake: [ 'setTimeout' ] } ) );
afterEach( () => void jest.useRealTimers() );

it( 'offers unsaved changes back, with when they were made, and restores them', async () => {
	await leave();
	const { press } = open();
	expect( field() ).toHaveValue( 'Mug' );
	expect( notice() ).toHaveTextContent( /from Mar 31, 2026, 2:05\sPM\.$/ );
	await press( 'Restore' );
	expect( field() ).toHaveValue( 'Mugs' );
	expect( field() ).toHaveFocus();
	expect( notice() ).not.toBeInTheDocument();
} );

it( 'forgets them when they are discarded', async () => {
	await leave();
	const { press, unmount } = open();
	await press( 'Discard' );
	expect( field() ).toHaveFocus();
	expect( notice() ).not.toBeInTheDocument();
	unmount();
	open();
	expect( notice() ).not.toBeInTheDocument();
	expect( kept() ).toEqual( [] );
} );

it( 'keeps offering them until the owner has decided, and what is typed meanwhile after them', async () => {
	await leave();
	open().unmount();
	const { type, unmount } = open();
	await type( '{Backspace}' );
	await type( 'g' );
	expect( notice() ).toBeVisible();
	unmount();
	const { press } = open();
	expect( notice() ).toBeVisible();
	await press( 'Restore' );
	expect( field() ).toHaveValue( 'Mugs' );
} );

it( 'keeps what is offered where the owner goes on typing instead, and offers both', async () => {
	await leave( ' with a handle' );
	jest.setSystemTime( new Date( 2026, 2, 31, 15, 0 ) );
	await leave( '!' );
	jest.setSystemTime( new Date( 2026, 2, 31, 16, 0 ) );
	await leave( '?' );
	const { press } = open();
	expect( notice() ).toHaveTextContent( /4:00\sPM/ );
	await press( 'Discard' );
	await press( 'Restore' );
	expect( field() ).toHaveValue( 'Mug!' );
	expect( notice() ).toHaveTextContent( /2:05\sPM/ );
	await press( 'Restore' );
	expect( field() ).toHaveValue( 'Mug with a handle' );
	expect( notice() ).toHaveTextContent( /4:00\sPM/ );
	await press( 'Restore' );
	expect( field() ).toHaveValue( 'Mug!' );
	await press( 'Discard' );
	expect( notice() ).not.toBeInTheDocument();
	expect( field() ).toHaveValue( 'Mug!' );
} );

it( 'offers what was typed over which a draft is restored', async () => {
	await leave();
	const { press, type, unmount } = open();
	await type( ', blue' );
	await press( 'Restore' );
	expect( field() ).toHaveValue( 'Mugs' );
	expect( notice() ).toBeVisible();
	unmount();
	const again = open();
	await again.press( 'Discard' );
	await again.press( 'Restore' );
	expect( field() ).toHaveValue( 'Mug, blue' );
	expect( notice() ).not.toBeInTheDocument();
} );

it.each( [
	[ 'Restore', 'Mug!' ],
	[ 'Discard', 'Mug' ],
] )( 'takes a double click on “%s” for one about this draft', async ( name, value ) => {
	await leave( ' with a handle' );
	jest.setSystemTime( new Date( 2026, 2, 31, 15, 0 ) );
	await leave( '!' );
	const { doublePress } = open();
	await doublePress( name );
	expect( field() ).toHaveValue( value );
	expect( notice() ).toHaveTextContent( /2:05\sPM/ );
} );

it( 'does not offer what the form has already', async () => {
	await leave();
	const { type, unmount } = open();
	await type( 's' );
	expect( notice() ).not.toBeInTheDocument();
	unmount();
	const { press } = open();
	await press( 'Discard' );
	expect( notice() ).not.toBeInTheDocument();
} );

it( 'forgets what is offered, too, when the form is saved', async () => {
	await leave();
	const { type, press } = open();
	await type( '!' );
	await press( 'Save' );
	await endSave();
	expect( notice() ).not.toBeInTheDocument();
	expect( kept() ).toEqual( [] );
} );

it( 'keeps offering the draft of another thing where each save makes a new one', async () => {
	await leave( ' with a handle' );
	const { type, press, unmount } = open( 'owner', true );
	await type( '!' );
	await press( 'Save' );
	await endSave();
	expect( notice() ).not.toBeInTheDocument();
	unmount();
	const next = open( 'owner', true );
	await next.press( 'Restore' );
	expect( field() ).toHaveValue( 'Mug with a handle' );
	await next.press( 'Save' );
	await endSave();
	expect( kept() ).toEqual( [] );
} );

it.each( [ 'while the form is there', 'after the owner has left' ] )(
	'forgets them when they are saved: %s',
	async ( when ) => {
		const { type, press, unmount } = open();
		await type( 's' );
		await press( 'Save' );
		expect( kept() ).toHaveLength( 1 );
		if ( when === 'after the owner has left' ) {
			unmount();
		}
		await endSave();
		expect( kept() ).toEqual( [] );
	}
);

it( 'keeps what was typed while the rest was saved', async () => {
	const { type, press, unmount } = open();
	await type( 's' );
	await press( 'Save' );
	await type( '!' );
	await endSave();
	unmount();
	const again = open();
	await again.press( 'Restore' );
	expect( field() ).toHaveValue( 'Mugs!' );
} );

it( 'forgets what was typed back', async () => {
	await leave( 's{Backspace}' );
	expect( kept() ).toEqual( [] );
} );

it( 'shows nobody the changes of another user, or from before a log-out, and removes them', async () => {
	await leave();
	open( 'another' );
	expect( notice() ).not.toBeInTheDocument();
	expect( kept() ).toEqual( [] );
} );

it( 'leaves the drafts of another site on the same address alone', async () => {
	const another = 'storewright-draft http://shop.example/two/wp-admin/ owner test';
	window.sessionStorage.setItem( another, '{}' );
	open();
	expect( kept() ).toEqual( [ another ] );
} );

it.each( [ 'not JSON', 'null', '{"value":1}', '[]' ] )( 'offers nothing of what is no draft: %s', ( text ) => {
	window.sessionStorage.setItem( 'storewright-draft http://shop.example/wp-admin/ owner test', text );
	open();
	expect( notice() ).not.toBeInTheDocument();
} );

it( 'works where the browser refuses its storage', async () => {
	const refuse = () => {
		throw new Error( 'Refused.' );
	};
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( refuse );
	jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( refuse );
	jest.spyOn( Storage.prototype, 'removeItem' ).mockImplementation( refuse );
	const { type } = open();
	await type( 's' );
	expect( field() ).toHaveValue( 'Mugs' );
	jest.restoreAllMocks();
} );
