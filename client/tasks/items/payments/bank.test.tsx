import { act, screen, waitFor } from '@testing-library/react';

import { onRequest, requestsMade, restError } from '../../../shared/test-utils';
import { EMPTY } from './setup/bank/account';
import { ACCOUNTS, type BankAccount, GATEWAYS } from './store';
import { onComplete, open } from './test-utils/open-task';
import { aGateway, aSuggestion } from './test-utils/server';

jest.mock( '@wordpress/a11y' );

const anAccount = ( differing: Partial< BankAccount > ): BankAccount => ( { ...EMPTY, ...differing } );
const openForm = ( accounts: BankAccount[] = [] ) =>
	open( {
		suggestions: [ aSuggestion( 'bacs', { title: 'Direct bank transfer', category: 'offline' } ) ],
		gateways: [ aGateway( 'bacs' ) ],
		accounts,
		query: { id: 'bacs' },
	} );
const field = ( name: string ) => screen.findByRole( 'textbox', { name: `${ name } (required)` } );

beforeEach( () => void onComplete.mockReset() );

describe( 'bank details', () => {
	it( 'are six fields, each labelled as required [A3-017] [A5-010]', async () => {
		openForm();
		for ( const name of [ 'Account name', 'Account number', 'Bank name', 'Sort code', 'IBAN', 'BIC / Swift' ] ) {
			expect( await field( name ) ).toBeRequired();
		}
		expect( screen.getAllByRole( 'textbox' ) ).toHaveLength( 6 );
	} );

	it( 'need an account number or an IBAN [A5-009]', async () => {
		const { press, type } = openForm();
		await type( /Account name/, 'Corner Shop' );
		await type( /^IBAN/, '  ' );
		await press( 'Save bank details' );
		expect( await field( 'Account number' ) ).toHaveFocus();
		expect( await field( 'Account number' ) ).toHaveAccessibleDescription(
			'Please enter an account number or IBAN'
		);
		expect( requestsMade( 'PUT' ) ).toEqual( [] );
		await type( /^IBAN/, 'DE02' );
		expect( await field( 'Account number' ) ).toHaveAttribute( 'aria-invalid', 'false' );
		await press( 'Save bank details' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'are saved by storing the account and enabling transfers [A4-034]', async () => {
		const { kept, type, user } = openForm();
		await type( /Account number/, ' 12345678 ' );
		await type( /Bank name/, 'Village Bank' );
		await user.dblClick( screen.getByRole( 'button', { name: 'Save bank details' } ) );
		expect( await screen.findByText( 'Direct bank transfer details added successfully' ) ).toBeVisible();
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( kept.accounts ).toEqual( [ anAccount( { account_number: '12345678', bank_name: 'Village Bank' } ) ] );
		expect( kept.gateways[ 0 ]?.enabled ).toBe( true );
		expect( requestsMade( 'PUT' ).map( ( { path } ) => path ) ).toEqual( [ ACCOUNTS, `${ GATEWAYS }/bacs` ] );
	} );

	it( 'show the first account that there is, and leave the others alone', async () => {
		const [ first, second ] = [ anAccount( { iban: 'DE02' } ), anAccount( { iban: 'FR76' } ) ];
		const { kept, press, type } = openForm( [ first, second ] );
		expect( await field( 'IBAN' ) ).toHaveValue( 'DE02' );
		await type( /BIC/, 'COBADE' );
		await press( 'Save bank details' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( kept.accounts ).toEqual( [ { ...first, bic: 'COBADE' }, second ] );
	} );

	it.each( [
		[ 'the account', ACCOUNTS, 1 ],
		[ 'the enabling', `${ GATEWAYS }/bacs`, 2 ],
	] )( 'stay typed where %s could not be saved, and are saved by another try [A8-002]', async ( _, path, writes ) => {
		const { kept, press, type } = openForm();
		await type( /^IBAN/, 'DE02' );
		const broken = () => {
			throw restError( 'internal', 'The database went away.', 500 );
		};
		onRequest( 'PUT', path, broken );
		await press( 'Save bank details' );
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'There was a problem saving your payment settings' );
		expect( alert ).toHaveTextContent( 'The database went away.' );
		expect( await field( 'IBAN' ) ).toHaveValue( 'DE02' );
		expect( onComplete ).not.toHaveBeenCalled();
		expect( requestsMade( 'PUT' ) ).toHaveLength( writes );

		onRequest( 'PUT', ACCOUNTS, { accounts: [ anAccount( { iban: 'DE02' } ) ], version: 'x' } );
		onRequest( 'PUT', `${ GATEWAYS }/bacs`, { ...kept.gateways[ 0 ], enabled: true } );
		await press( 'Save bank details' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'ask whose stay where somebody else was faster: theirs', async () => {
		const { kept, press, type } = openForm();
		await type( /^IBAN/, 'DE02' );
		kept.accounts = [ anAccount( { iban: 'FR76' } ) ];
		await press( 'Save bank details' );
		expect( await screen.findByText( 'Someone else changed the bank accounts' ) ).toBeVisible();
		expect( await field( 'IBAN' ) ).toHaveValue( 'DE02' );
		await press( 'Use theirs' );
		await waitFor( async () => expect( await field( 'IBAN' ) ).toHaveValue( 'FR76' ) );
		expect( kept.accounts ).toEqual( [ anAccount( { iban: 'FR76' } ) ] );
	} );

	it( 'ask whose stay where somebody else was faster: mine', async () => {
		const { kept, press, type } = openForm();
		await type( /^IBAN/, 'DE02' );
		kept.accounts = [ anAccount( { iban: 'FR76' } ), anAccount( { iban: 'IT60' } ) ];
		await press( 'Save bank details' );
		await press( 'Keep mine' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( kept.accounts ).toEqual( [ anAccount( { iban: 'DE02' } ), anAccount( { iban: 'IT60' } ) ] );
	} );

	it( 'that are typed on while they are being saved stay unsaved until the next submit', async () => {
		const { kept, press, type, user } = openForm();
		await type( /^IBAN/, 'DE02' );
		let answer: () => void = () => {};
		onRequest( 'PUT', `${ GATEWAYS }/bacs`, () => {
			return new Promise( ( resolve ) => {
				answer = () => resolve( { ...kept.gateways[ 0 ], enabled: true } );
			} );
		} );
		await press( 'Save bank details' );
		await waitFor( () => expect( requestsMade( 'PUT' ) ).toHaveLength( 2 ) );
		await user.type( await field( 'BIC / Swift' ), 'COBADE' );
		await act( async () => answer() );
		expect( await field( 'BIC / Swift' ) ).toHaveValue( 'COBADE' );
		expect( onComplete ).not.toHaveBeenCalled();
		await press( 'Save bank details' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( kept.accounts ).toEqual( [ anAccount( { iban: 'DE02', bic: 'COBADE' } ) ] );
	} );

	it( 'say why they could not be loaded, and try again', async () => {
		const { press } = openForm();
		onRequest( 'GET', ACCOUNTS, () => {
			throw restError( 'internal', 'The database went away.', 500 );
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
		onRequest( 'GET', ACCOUNTS, { accounts: [], version: '' } );
		await press( 'Try again' );
		expect( await field( 'IBAN' ) ).toHaveValue( '' );
	} );
} );

describe( 'several accounts', () => {
	const [ home, work, old ] = [
		anAccount( { account_name: 'Home', iban: 'DE02' } ),
		anAccount( { account_name: 'Work', account_number: '77', bank_name: 'Village Bank' } ),
		anAccount( { bank_name: 'Old Bank' } ),
	];
	const openThree = () => {
		const shown = openForm( [ home, work, old ] );
		const move = async ( name: string, where: string ) => {
			await shown.press( `Move ${ name }` );
			await shown.user.click( await screen.findByRole( 'menuitem', { name: where } ) );
		};
		return { ...shown, move };
	};
	const list = () => screen.getAllByRole( 'listitem' ).filter( ( item ) => item.closest( 'ol.accounts' ) );
	const names = () => list().map( ( item ) => item.querySelector( '.name' )?.textContent );

	it( 'are listed in the order customers see, which is changed and saved with the form', async () => {
		const { kept, move, press } = openThree();
		await field( 'IBAN' );
		expect( names() ).toEqual( [ 'Home', 'Work', 'Old Bank' ] );
		expect( screen.getByText( 'Village Bank · 77' ) ).toBeVisible();
		await move( 'Work', 'Move up' );
		expect( names() ).toEqual( [ 'Work', 'Home', 'Old Bank' ] );
		expect( await field( 'IBAN' ) ).toHaveValue( 'DE02' );
		expect( requestsMade( 'PUT' ) ).toEqual( [] );
		await press( 'Save bank details' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( kept.accounts ).toEqual( [ work, home, old ] );
	} );

	it( 'are edited one at a time; what was typed into another one stays', async () => {
		const { kept, press, type } = openThree();
		await type( /^IBAN/, 'DE99' );
		await press( 'Edit Work' );
		expect( await field( 'Account name' ) ).toHaveFocus();
		expect( await field( 'Account number' ) ).toHaveValue( '77' );
		expect( screen.getByRole( 'heading', { name: 'Details of Work' } ) ).toBeVisible();
		await type( /Account number/, '78' );
		await press( 'Save bank details' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( kept.accounts ).toEqual( [ { ...home, iban: 'DE99' }, { ...work, account_number: '78' }, old ] );
	} );

	it( 'show the one with which something is wrong [A5-009]', async () => {
		const { press, type } = openThree();
		await type( /^IBAN/, ' ' );
		await press( 'Edit Work' );
		await press( 'Save bank details' );
		expect( screen.getByRole( 'heading', { name: 'Details of Home' } ) ).toBeVisible();
		await waitFor( async () => expect( await field( 'Account number' ) ).toHaveFocus() );
		await type( /^IBAN/, 'DE02' );
		onRequest( 'PUT', ACCOUNTS, () => {
			throw restError( 'rest_invalid_param', 'Too long.', 400, { '1.bank_name': 'Use at most 200 characters.' } );
		} );
		await press( 'Edit Work' );
		await type( /Bank name/, 'Very long' );
		await press( 'Edit Home' );
		await press( 'Save bank details' );
		expect( await screen.findByRole( 'heading', { name: 'Details of Work' } ) ).toBeVisible();
		expect( await field( 'Bank name' ) ).toHaveAccessibleDescription( 'Use at most 200 characters.' );
		expect( await field( 'Bank name' ) ).toHaveValue( 'Very long' );
	} );

	it( 'keep their order where it can’t be saved', async () => {
		const { move, press } = openThree();
		await move( 'Home', 'Move down' );
		onRequest( 'PUT', ACCOUNTS, () => {
			throw restError( 'internal', 'The database went away.', 500 );
		} );
		await press( 'Save bank details' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
		expect( names() ).toEqual( [ 'Work', 'Home', 'Old Bank' ] );
	} );

	it( 'that somebody else changed meanwhile keep what the owner did not change', async () => {
		const { kept, move, press, type } = openThree();
		await type( /^IBAN/, 'DE99' );
		await move( 'Work', 'Move up' );
		kept.accounts = [ home, { ...work, account_number: '100' }, old, anAccount( { iban: 'NEW' } ) ];
		await press( 'Save bank details' );
		await press( 'Keep mine' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( kept.accounts ).toEqual( [
			{ ...work, account_number: '100' },
			{ ...home, iban: 'DE99' },
			old,
			anAccount( { iban: 'NEW' } ),
		] );
	} );
} );

it( 'offers bank details back that were not saved, and asks where somebody else has changed them since', async () => {
	const { type, unmount } = openForm( [ anAccount( { iban: 'DE02' } ) ] );
	await type( /BIC/, 'COBADE' );
	unmount();
	const { press } = openForm( [ anAccount( { iban: 'FR76' } ) ] );
	expect( await field( 'IBAN' ) ).toHaveValue( 'FR76' );

	await press( 'Restore' );
	expect( await field( 'BIC / Swift' ) ).toHaveValue( 'COBADE' );
	await press( 'Save bank details' );
	expect( await screen.findByText( 'Someone else changed the bank accounts' ) ).toBeVisible();
} );
