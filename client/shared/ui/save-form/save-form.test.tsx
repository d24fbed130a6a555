import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { getHistory, navigate, urlTo } from '../../routing';
import { TextField } from '../field/text-field';
import { SaveForm } from './save-form';
import { useSaveForm } from './use-save-form';

interface Values {
	name: string;
	city: string;
}

const STORED: Values = { name: 'Mug', city: '' };

/** A save, and the test server's responses to it. */
interface Save {
	sent: Values;
	stored: Values;
	succeed: () => Promise< void >;
	fail: ( error: unknown ) => Promise< void >;
}

let saves: Save[] = [];
let checks: Array< () => void > = [];
/** What the form has had as its errors. */
const errorsSeen = new Set< object >();
const onSaved = jest.fn();

const isSame = ( one: Values, other: Values ) => one.name === other.name && one.city === other.city;

const Form = ( { isCheckSlow = false } ) => {
	const form = useSaveForm( {
		initial: { values: STORED, stored: STORED },
		draft: { id: 'test' },
		isDirty: ( values, stored ) => ! isSame( values, stored ),
		check: ( { values } ) => {
			const checked = {
				values: { ...values, name: values.name.trim() },
				errors: values.name.trim() === '' ? { name: 'Please enter a name' } : {},
			};
			return isCheckSlow ? new Promise( ( resolve ) => checks.push( () => resolve( checked ) ) ) : checked;
		},
		save: ( { values, stored } ) =>
			new Promise< void >( ( resolve, reject ) =>
				saves.push( {
					sent: values,
					stored,
					succeed: () => act( async () => resolve() ),
					fail: ( error ) => act( async () => reject( error ) ),
				} )
			),
		errorsOf: ( params ) => params,
		conflictOf: ( error ) => ( error instanceof Changed ? error.theirs : null ),
		resolve: ( theirs, { values, stored }, keep ) => ( {
			values: keep === 'theirs' ? { ...values, ...theirs } : values,
			stored: { ...stored, ...theirs },
		} ),
		onSaved,
	} );
	errorsSeen.add( form.errors );
	return (
		<SaveForm
			form={ form }
			submitLabel="Save"
			failureTitle="It was not saved"
			describeConflict={ ( { name = '' } ) => ( { changes: [ { label: 'Name', theirs: name } ] } ) }
		>
			{ ( [ 'name', 'city' ] as const ).map( ( field ) => (
				<TextField
					key={ field }
					label={ field }
					name={ field }
					autoComplete="off"
					value={ form.values[ field ] }
					error={ form.errors[ field ] }
					onChange={ ( text ) => form.update( ( values ) => ( { ...values, [ field ]: text } ), [ field ] ) }
				/>
			) ) }
		</SaveForm>
	);
};

class Changed extends Error {
	constructor( readonly theirs: Partial< Values > ) {
		super( 'Somebody else was faster.' );
	}
}

const user = userEvent.setup();
const field = ( name: string ) => screen.getByLabelText( name );
const press = ( name: string ) => user.click( screen.getByRole( 'button', { name } ) );
const open = async ( typed = 's' ) => {
	const shown = render( <Form /> );
	await user.type( field( 'name' ), typed );
	await press( 'Save' );
	return shown;
};
const lastSave = () => saves.at( -1 ) as Save;
const isAsked = () => {
	const confirm = jest.spyOn( window, 'confirm' ).mockReturnValue( false );
	navigate( urlTo( '/customers' ) );
	return confirm.mock.calls.length > 0;
};

beforeEach( () => {
	saves = [];
	checks = [];
	onSaved.mockReset();
	getHistory().replace( '/wp-admin/admin.php?page=wc-admin&path=%2Fform' );
} );

afterEach( () => jest.restoreAllMocks() );

it( 'asks before leaving from the first change on until it is saved', async () => {
	render( <Form /> );
	expect( isAsked() ).toBe( false );
	getHistory().replace( '/wp-admin/admin.php?page=wc-admin&path=%2Fform' );
	await user.type( field( 'name' ), 's' );
	expect( isAsked() ).toBe( true );
	await press( 'Save' );
	expect( isAsked() ).toBe( true );
	await lastSave().succeed();
	jest.restoreAllMocks();
	expect( isAsked() ).toBe( false );
} );

it( 'focuses the first field that is wrong, and sends nothing; typing takes the error away', async () => {
	render( <Form /> );
	await user.clear( field( 'name' ) );
	await press( 'Save' );
	expect( field( 'name' ) ).toHaveFocus();
	expect( field( 'name' ) ).toHaveAccessibleDescription( 'Please enter a name' );
	expect( saves ).toEqual( [] );
	await user.type( field( 'name' ), 'x' );
	expect( field( 'name' ) ).toBeValid();
	expect( field( 'name' ) ).not.toHaveAccessibleDescription();
} );

it( 'has the same errors while what is typed changes none, so that who compares them renders nothing anew', async () => {
	errorsSeen.clear();
	render( <Form /> );
	await user.type( field( 'name' ), 'saw' );
	expect( errorsSeen.size ).toBe( 1 );
} );

it( 'is saved once, however often it is submitted', async () => {
	await open();
	await press( 'Save' );
	await lastSave().succeed();
	await press( 'Save' );
	expect( saves ).toHaveLength( 1 );
	expect( onSaved ).toHaveBeenCalledTimes( 1 );
	expect( onSaved ).toHaveBeenCalledWith( { name: 'Mugs', city: '' }, undefined );
} );

it( 'keeps the fields and their errors where saving fails, and tries again', async () => {
	await open();
	await lastSave().fail( { code: 'bad', message: 'Bad.', data: { status: 400, params: { city: 'Too long.' } } } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Fix the marked fields.' );
	expect( field( 'city' ) ).toHaveFocus();
	expect( field( 'city' ) ).toHaveAccessibleDescription( 'Too long.' );
	await user.type( field( 'city' ), 'x' );
	expect( field( 'city' ) ).not.toHaveAccessibleDescription();
	await press( 'Try again' );
	expect( screen.getByRole( 'button', { name: 'Save' } ) ).toHaveFocus();
	expect( lastSave().sent ).toEqual( { name: 'Mugs', city: 'x' } );
} );

describe( 'a late answer', () => {
	it( 'leaves what was typed on, which is unsaved then', async () => {
		await open();
		await user.type( field( 'name' ), ' and cups' );
		await lastSave().succeed();
		expect( field( 'name' ) ).toHaveValue( 'Mugs and cups' );
		expect( onSaved ).not.toHaveBeenCalled();
		expect( isAsked() ).toBe( true );
		await press( 'Save' );
		expect( lastSave() ).toMatchObject( { sent: { name: 'Mugs and cups' }, stored: { name: 'Mugs' } } );
		await lastSave().succeed();
		expect( onSaved ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'of the check leaves what was typed on', async () => {
		render( <Form isCheckSlow /> );
		await user.type( field( 'name' ), 's' );
		await press( 'Save' );
		await user.type( field( 'city' ), 'Bath' );
		await act( async () => checks[ 0 ]?.() );
		expect( field( 'city' ) ).toHaveValue( 'Bath' );
		expect( lastSave().sent ).toEqual( { name: 'Mugs', city: '' } );
	} );

	it( 'of the check saves nothing where the form is gone', async () => {
		const { unmount } = render( <Form isCheckSlow /> );
		await user.type( field( 'name' ), 's' );
		await press( 'Save' );
		unmount();
		await act( async () => checks[ 0 ]?.() );
		expect( saves ).toEqual( [] );
	} );

	it.each( [
		[ 'that all is saved', ( { succeed }: Save ) => succeed() ],
		[ 'that it failed', ( { fail }: Save ) => fail( { code: 'bad', message: 'Bad.' } ) ],
	] )( 'says nothing where the form is gone: %s', async ( _, answer ) => {
		const { unmount } = await open();
		unmount();
		await answer( lastSave() );
		expect( onSaved ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'Use theirs', 'Cup', [ 'Use theirs', 'Save' ] ],
		[ 'Keep mine', 'Mugs', [ 'Keep mine' ] ],
	] )( 'that somebody else was faster keeps what was typed on elsewhere: %s', async ( _, name, buttons ) => {
		await open();
		await user.type( field( 'city' ), 'Bath' );
		await lastSave().fail( new Changed( { name: 'Cup' } ) );
		expect(
			screen.getByText( '“Name” was changed to “Cup” by someone else while you were editing.' )
		).toBeVisible();
		expect( field( 'name' ) ).toHaveValue( 'Mugs' );
		for ( const button of buttons ) {
			await press( button );
			expect( field( 'name' ) ).toHaveValue( name );
		}
		expect( field( 'city' ) ).toHaveValue( 'Bath' );
		expect( saves ).toHaveLength( 2 );
		expect( lastSave() ).toMatchObject( { sent: { name, city: 'Bath' }, stored: { name: 'Cup', city: '' } } );
	} );
} );
