import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { countriesStore, countryDefaultsPath } from '../../../shared/data/countries';
import { settingsStore } from '../../../shared/data/settings';
import { formatMoney } from '../../../shared/format/money';
import { getHistory, navigate, urlTo } from '../../../shared/routing';
import { onRequest, renderScreen, requestsMade, restError, type RestRequest } from '../../../shared/test-utils';
import { answerPlaces } from '../../../shared/test-utils/places';
import { answerSettings, FRESH, LOCATED, SAVE, sentIn } from '../../../shared/test-utils/settings';
import { aTask } from '../../test-utils/tasks';
import { Task } from './task';

const onComplete = jest.fn();
const trackEvent = jest.fn();

async function open( stored: Record< string, string > ) {
	const kept = answerSettings( { ...stored } );
	answerPlaces();
	const props = { task: aTask( 'store_details' ), query: {}, onComplete, trackEvent };
	const { user, unmount } = renderScreen( <Task { ...props } />, {
		stores: [ settingsStore as never, countriesStore as never ],
	} );
	await screen.findByRole( 'combobox', { name: 'Country / Region' } );
	const fill = async ( name: RegExp | string, text: string ) => {
		await user.clear( field( name ) );
		await user.click( field( name ) );
		await user.paste( text );
	};
	const choose = async ( text: string, option: string ) => {
		await user.click( place() );
		await user.paste( text );
		await user.click( await screen.findByRole( 'option', { name: option } ) );
	};
	const save = () => user.click( screen.getByRole( 'button', { name: 'Save address' } ) );
	return { user, unmount, kept, fill, choose, save };
}

const field = ( name: RegExp | string ) => screen.getByRole( 'textbox', { name } );
const place = () => screen.getByRole( 'combobox', { name: 'Country / Region' } );
const saved = () => requestsMade( 'POST', SAVE ).map( sentIn );

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
} );

describe( 'the store’s address', () => {
	it( 'keeps what is typed while it is being saved, to be saved too', async () => {
		const { fill, save, kept } = await open( LOCATED );
		await fill( 'City', 'Riverton' );
		let answer: ( value?: unknown ) => void = () => {};
		const held = new Promise( ( resolve ) => {
			answer = resolve;
		} );
		const items = { update: [ { id: 'woocommerce_store_city', value: 'Riverton' } ] };
		onRequest( 'POST', SAVE, () => held.then( () => items ) );
		await save();
		await waitFor( () => expect( saved() ).toHaveLength( 1 ) );
		await fill( 'City', 'Shelbyville' );
		await act( async () => answer() );
		expect( onComplete ).not.toHaveBeenCalled();
		expect( field( 'City' ) ).toHaveValue( 'Shelbyville' );

		kept.woocommerce_store_city = 'Riverton';
		answerSettings( kept );
		await save();
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( saved()[ 1 ] ).toEqual( [
			{ id: 'woocommerce_store_city', value: 'Shelbyville', expected: 'Riverton' },
		] );
	} );

	it( 'saves what was changed, with what it was before, and completes the task [A3-003] [A3-004]', async () => {
		const { fill, save, kept } = await open( FRESH );
		await fill( 'Street address', ' 123 Main St ' );
		await fill( 'City', 'Springfield' );
		await fill( 'ZIP Code', '90210' );
		await save();
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( saved() ).toEqual( [
			[
				{ id: 'woocommerce_store_address', value: '123 Main St', expected: '' },
				{ id: 'woocommerce_store_city', value: 'Springfield', expected: '' },
				{ id: 'woocommerce_store_postcode', value: '90210', expected: '' },
			],
		] );
		expect( requestsMade( 'POST', SAVE )[ 0 ]?.data ).toHaveProperty( 'atomic', true );
		expect( kept ).toMatchObject( { woocommerce_default_country: 'US:CA', woocommerce_store_city: 'Springfield' } );
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_store_details_saved', { country: 'US' } );
		const messages = within( screen.getByRole( 'region', { name: 'Messages' } ) );
		expect( messages.getByText( 'Your store address was saved.' ) ).toBeVisible();
	} );

	describe( 'in a country with another currency', () => {
		const setting = ( group_id: string, id: string, usual: string, value: string, is_chosen = false ) => ( {
			group_id,
			id: `woocommerce_${ id }`,
			usual,
			value,
			is_chosen,
		} );
		const GERMAN = ( position = setting( 'general', 'currency_pos', 'right_space', 'left' ) ) => ( {
			settings: [
				setting( 'general', 'currency', 'EUR', 'USD' ),
				position,
				setting( 'general', 'price_thousand_sep', '.', ',' ),
				setting( 'general', 'price_decimal_sep', ',', '.' ),
				setting( 'general', 'price_num_decimals', '2', '2' ),
				setting( 'products', 'weight_unit', 'kg', 'lbs' ),
				setting( 'products', 'dimension_unit', 'cm', 'in' ),
				setting( 'tax', 'prices_include_tax', 'yes', 'no' ),
			],
			week_start: 1,
			currencies: [
				{ code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 },
				{ code: 'JPY', name: 'Yen', symbol: '¥', decimals: 0 },
			],
		} );
		const BATCH = '/wc/v3/settings/batch';
		const openIn = async ( defaults: unknown ) => {
			const opened = await open( LOCATED );
			onRequest( 'GET', countryDefaultsPath( 'DE' ), defaults as never );
			onRequest( 'POST', BATCH, ( { data }: RestRequest ) => data as never );
			await opened.choose( 'Berlin', 'Germany — Berlin' );
			return opened;
		};
		const sent = () => requestsMade( 'POST', BATCH ).flatMap( sentIn );

		it( 'shows before saving how the shop will write prices, and saves it with the address', async () => {
			const { save } = await openIn( GERMAN() );
			expect( await screen.findByText( /^Prices in euros, as 1\.234,50\s€$/ ) ).toBeVisible();
			expect(
				screen.getByText( /Prices include tax. Weights in kg, lengths in cm. Weeks start on Monday./ )
			).toBeVisible();
			expect( saved() ).toEqual( [] );
			await save();
			await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
			expect( requestsMade( 'POST', BATCH ) ).toHaveLength( 1 );
			expect( requestsMade( 'POST', BATCH )[ 0 ]?.data ).toHaveProperty( 'atomic', true );
			expect( sent() ).toEqual(
				expect.arrayContaining( [
					{ group_id: 'general', id: 'woocommerce_default_country', value: 'DE:DE-BE', expected: 'US:CA' },
					{ group_id: 'general', id: 'woocommerce_currency', value: 'EUR', expected: 'USD' },
					{ group_id: 'products', id: 'woocommerce_weight_unit', value: 'kg', expected: 'lbs' },
					{ group_id: 'tax', id: 'woocommerce_prices_include_tax', value: 'yes', expected: 'no' },
				] )
			);
			expect( sent().map( ( { id } ) => id ) ).not.toContain( 'woocommerce_price_num_decimals' );
			expect( formatMoney( '8.9' ) ).toBe( '8,90\u00a0€' );
		} );

		it( 'leaves what the owner chose before, and takes what is changed in the form', async () => {
			const { save, user } = await openIn(
				GERMAN( setting( 'general', 'currency_pos', 'right_space', 'left', true ) )
			);
			expect( await screen.findByText( 'Prices in euros, as €1.234,50' ) ).toBeVisible();
			await user.click( screen.getByRole( 'button', { name: /^Change/ } ) );
			await user.selectOptions( screen.getByRole( 'combobox', { name: 'Currency' } ), 'JPY' );
			expect( screen.getByText( 'Prices in Japanese yen, as ¥1.235' ) ).toBeVisible();
			await user.selectOptions( screen.getByRole( 'combobox', { name: 'Weight unit' } ), 'g' );
			await save();
			await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
			const values = Object.fromEntries( sent().map( ( { id, value } ) => [ id, value ] ) );
			expect( values ).toMatchObject( { woocommerce_currency: 'JPY', woocommerce_weight_unit: 'g' } );
			expect( values ).not.toHaveProperty( 'woocommerce_currency_pos' );
		} );

		it( 'asks again for what is usual where somebody else was faster', async () => {
			const { save } = await openIn( GERMAN() );
			await screen.findByText( /^Prices in euros/ );
			const error = restError(
				'storewright_rest_setting_conflict',
				'Somebody changed: woocommerce_currency',
				409
			);
			onRequest( 'POST', BATCH, () => {
				throw { ...error, data: { ...error.data, conflicts: { woocommerce_currency: 'CHF' } } };
			} );
			await save();
			expect( await screen.findByText( 'Somebody changed: woocommerce_currency' ) ).toBeVisible();
			await waitFor( () => expect( requestsMade( 'GET', countryDefaultsPath( 'DE' ) ) ).toHaveLength( 2 ) );
			expect( onComplete ).not.toHaveBeenCalled();
		} );
	} );

	it( 'completes without a request where nothing was changed', async () => {
		const { save } = await open( LOCATED );
		await save();
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( saved() ).toEqual( [] );
	} );

	it( 'says what is wrong, field by field, and goes to the first [A5-001] [A5-002]', async () => {
		const { save, user } = await open( FRESH );
		await save();
		expect( await screen.findByText( 'Please enter an address' ) ).toBeVisible();
		expect( field( 'Street address' ) ).toHaveFocus();
		expect( field( 'Street address' ) ).toHaveAccessibleDescription( 'Please enter an address' );
		expect( field( 'City' ) ).toHaveAccessibleDescription( 'Please enter a city' );
		expect( field( 'ZIP Code' ) ).toBeInvalid();
		await user.type( field( 'City' ), 'S' );
		expect( field( 'City' ) ).toBeValid();
		expect( saved() ).toEqual( [] );
	} );

	it( 'leaves as it is stored what the owner did not touch, or has no field for', async () => {
		const { fill, save } = await open( {
			...LOCATED,
			woocommerce_default_country: 'AE',
			woocommerce_store_address: ' 1 Creek Road ',
			woocommerce_store_postcode: 'P.O. 12',
		} );
		await fill( /City/, ' Dubai ' );
		await save();
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( saved() ).toEqual( [ [ { id: 'woocommerce_store_city', value: 'Dubai', expected: 'Springfield' } ] ] );
	} );

	it( 'checks the fields again in another country: what is wrong there stays marked, nothing else', async () => {
		const { choose, save, fill } = await open( LOCATED );
		await fill( 'City', ' ' );
		await fill( 'ZIP Code', '' );
		await save();
		expect( await screen.findByText( 'Please enter a post code' ) ).toBeVisible();
		await choose( 'georgia', 'Georgia' );
		await waitFor( () => expect( field( /^Postcode/ ) ).toBeValid() );
		expect( field( 'City' ) ).toHaveAccessibleDescription( 'Please enter a city' );
	} );

	it( 'forgets what the server said of a postcode once the country is another one', async () => {
		const { choose, save } = await open( LOCATED );
		const refused = restError( 'invalid', 'Invalid.', 400, { woocommerce_store_postcode: 'Wrong.' } );
		onRequest( 'POST', SAVE, () => Promise.reject( refused ) );
		await choose( '— georgia', 'United States (US) — Georgia' );
		await save();
		await waitFor( () => expect( field( 'ZIP Code' ) ).toHaveAccessibleDescription( 'Wrong.' ) );
		await choose( 'germany — ber', 'Germany — Berlin' );
		await waitFor( () => expect( field( /^Postcode/ ) ).toBeValid() );
	} );

	it( 'asks for a country [A5-003]', async () => {
		const { save } = await open( { ...LOCATED, woocommerce_default_country: '' } );
		await save();
		expect( await screen.findByText( 'Please select a country / region' ) ).toBeVisible();
		expect( place() ).toHaveFocus();
		expect( place() ).toHaveAccessibleDescription( 'Please select a country / region' );
	} );

	it( 'has the fields that the country has, by its names, and clears the others [A5-004] [A5-005]', async () => {
		const { choose, save } = await open( LOCATED );
		await choose( 'emir', 'United Arab Emirates' );
		await waitFor( () => expect( screen.queryByRole( 'textbox', { name: 'ZIP Code' } ) ).not.toBeInTheDocument() );
		await save();
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		expect( saved() ).toEqual( [
			[
				{ id: 'woocommerce_default_country', value: 'AE', expected: 'US:CA' },
				{ id: 'woocommerce_store_postcode', value: '', expected: '90210' },
			],
		] );
	} );
} );

describe( 'saving the address that fails', () => {
	it( 'keeps what was typed, frees the button and tries again [A8-001]', async () => {
		const { fill, save, user } = await open( LOCATED );
		onRequest( 'POST', SAVE, () => {
			throw restError( 'internal', 'The disk is full.', 500 );
		} );
		await fill( 'City', 'Shelbyville' );
		await save();
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'There was a problem saving your store location' );
		expect( alert ).toHaveTextContent( 'The disk is full.' );
		expect( field( 'City' ) ).toHaveValue( 'Shelbyville' );
		expect( onComplete ).not.toHaveBeenCalled();

		answerSettings( { ...LOCATED } );
		await user.click( within( alert ).getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( screen.getByRole( 'button', { name: 'Save address' } ) ).toHaveFocus();
	} );

	it( 'shows beside the field what the server says of it', async () => {
		const { fill, save } = await open( LOCATED );
		onRequest( 'POST', SAVE, () => {
			throw restError( 'refused', 'Nothing was saved.', 400, { woocommerce_store_city: 'It is too long.' } );
		} );
		await fill( 'City', 'Llanfair' );
		await save();
		await waitFor( () => expect( field( 'City' ) ).toHaveAccessibleDescription( 'It is too long.' ) );
		expect( field( 'City' ) ).toHaveFocus();
	} );

	it( 'sends one request for two submissions', async () => {
		const { fill, user } = await open( LOCATED );
		await fill( 'City', 'Shelbyville' );
		await user.dblClick( screen.getByRole( 'button', { name: 'Save address' } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( saved() ).toHaveLength( 1 );
	} );
} );

describe( 'two owners at once', () => {
	const conflict = async () => {
		const opened = await open( LOCATED );
		opened.kept.woocommerce_store_city = 'Ogdenville';
		await opened.fill( 'City', 'Shelbyville' );
		await opened.save();
		await screen.findByText( '“City” was changed to “Ogdenville” by someone else while you were editing.' );
		return opened;
	};

	it( 'nothing of theirs is overwritten unasked', async () => {
		const { kept } = await conflict();
		expect( kept ).toMatchObject( { woocommerce_store_city: 'Ogdenville' } );
		expect( onComplete ).not.toHaveBeenCalled();
		expect( field( 'City' ) ).toHaveValue( 'Shelbyville' );
	} );

	it( 'the owner can keep what was typed', async () => {
		const { kept, user } = await conflict();
		await user.click( screen.getByRole( 'button', { name: 'Keep mine' } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( kept ).toMatchObject( { woocommerce_store_city: 'Shelbyville' } );
	} );

	it( 'the owner can take theirs', async () => {
		const { kept, user, save } = await conflict();
		await user.click( screen.getByRole( 'button', { name: 'Use theirs' } ) );
		expect( field( 'City' ) ).toHaveValue( 'Ogdenville' );
		expect( screen.queryByText( /by someone else/ ) ).not.toBeInTheDocument();
		await save();
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( kept ).toMatchObject( { woocommerce_store_city: 'Ogdenville' } );
		expect( saved() ).toHaveLength( 1 );
	} );
} );

describe( 'the browser’s autofill', () => {
	const autofill = ( purpose: string, value: string ) => {
		const hint = document.querySelector( `input[autocomplete="${ purpose }"]` );
		fireEvent.change( hint as Element, { target: { value } } );
	};

	it( 'chooses the country and the state [A5-012]', async () => {
		await open( FRESH );
		autofill( 'country', 'DE' );
		await waitFor( () => expect( place() ).toHaveValue( 'Germany' ) );
		autofill( 'address-level1', 'Bavaria' );
		await waitFor( () => expect( place() ).toHaveValue( 'Germany — Bavaria' ) );
	} );

	it( 'changes nothing that the owner has set', async () => {
		await open( LOCATED );
		autofill( 'country', 'France' );
		expect( place() ).toHaveValue( 'United States (US) — California' );
	} );
} );

describe( 'around the form', () => {
	it( 'asks before changes are left behind, and not after they are saved', async () => {
		const confirm = jest.spyOn( window, 'confirm' ).mockReturnValue( false );
		const { fill, save } = await open( LOCATED );
		const here = getHistory().location.search;
		await fill( 'City', 'Shelbyville' );
		navigate( urlTo() + '&path=/elsewhere' );
		expect( confirm ).toHaveBeenCalledTimes( 1 );
		expect( getHistory().location.search ).toBe( here );
		onComplete.mockImplementation( () => navigate( urlTo( '/', { done: 'yes' } ) ) );
		await save();
		await waitFor( () => expect( getHistory().location.search ).toContain( 'done=yes' ) );
		expect( confirm ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says that the address could not be read, and tries again', async () => {
		onRequest( 'GET', '/wc/v3/settings/general?_fields=id,value', () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		answerPlaces();
		const props = { task: aTask( 'store_details' ), query: {}, onComplete, trackEvent };
		const { user } = renderScreen( <Task { ...props } />, {
			stores: [ settingsStore as never, countriesStore as never ],
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
		answerSettings( { ...LOCATED } );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByRole( 'textbox', { name: 'City' } ) ).toHaveValue( 'Springfield' );
	} );
} );

it( 'offers an address back that was not saved, and asks where somebody else has changed it since', async () => {
	const { fill, unmount } = await open( LOCATED );
	await fill( 'City', 'Riverton' );
	unmount();
	const { user } = await open( LOCATED );
	expect( field( 'City' ) ).toHaveValue( 'Springfield' );
	await user.click( screen.getByRole( 'button', { name: 'Restore' } ) );
	expect( field( 'City' ) ).toHaveValue( 'Riverton' );
} );
