import { Fill } from '@wordpress/components';
import { act, screen, waitFor } from '@testing-library/react';

import { expectLogged, onRequest, requestsMade, restError } from '../../../shared/test-utils';
import { forgetScripts } from './setup/scripts';
import { GATEWAYS } from './store';
import { onComplete, open, pending, trackEvent } from './test-utils/open-task';
import { aGateway, aMissing, aSetting, aSuggestion, needing } from './test-utils/server';

jest.mock( '@wordpress/a11y' );

const INSTALL = '/wc-admin/plugins/install';
const ACTIVATE = '/wc-admin/plugins/activate';
const DONE = { data: {}, errors: {}, success: true, message: '' };

const stepNames = () =>
	screen
		.getAllByRole( 'heading', { level: 3 } )
		.slice( 1 )
		.map( ( { textContent } ) => textContent );
const currentStep = () => document.querySelector( '[aria-current="step"]' );
const scripts = () => [ ...document.querySelectorAll< HTMLScriptElement >( 'script[id^="storewright-script"]' ) ];
const end = ( event: 'load' | 'error' ) =>
	act( async () => void scripts().forEach( ( script ) => script.dispatchEvent( new Event( event ) ) ) );

const KEY = aSetting( 'api_key', 'API Key' );

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
	forgetScripts();
	scripts().forEach( ( script ) => script.remove() );
} );

describe( 'setting up a provider', () => {
	it( 'installs its plugin, then asks what it needs [A2-039] [B7-021] [A4-027] [A4-028]', async () => {
		const { press, kept } = open( { suggestions: [ aMissing( 'a' ) ], query: { id: 'a' } } );
		await screen.findByRole( 'heading', { name: 'Set up Provider a' } );
		expect( stepNames() ).toEqual( [ 'Install Provider a', 'Configure Provider a' ] );
		expect( currentStep() ).toHaveTextContent( 'Install Provider a' );
		expect( pending() ).toHaveTextContent( 'The plugin has to be installed first.' );
		expect( requestsMade( 'POST' ) ).toEqual( [] );

		onRequest( 'POST', INSTALL, DONE );
		onRequest( 'POST', ACTIVATE, () => {
			kept.suggestions = [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ];
			return DONE;
		} );
		let answer: ( gateways: unknown ) => void = () => undefined;
		const answered = new Promise( ( resolve ) => ( answer = resolve ) );
		onRequest( 'GET', GATEWAYS, () => answered );
		await press( 'Install Provider a' );
		await waitFor( () => expect( pending() ).toHaveTextContent( 'Checking the plugin…' ) );
		await act( async () => answer( [ needing( 'a', KEY ) ] ) );
		expect( await screen.findByRole( 'textbox', { name: 'API Key' } ) ).toBeVisible();
		expect( stepNames() ).toEqual( [ 'Install Provider a (done)', 'Configure Provider a' ] );
		expect( pending() ).toBeEmptyDOMElement();
		expect( screen.queryByRole( 'button', { name: /^Edit/ } ) ).not.toBeInTheDocument();
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_payment_install_method', { plugins: 'a', selected: 'a' } );
	} );

	it( 'has one step where the plugins are there [A2-039]', async () => {
		open( {
			suggestions: [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ],
			gateways: [ needing( 'a', KEY ) ],
			query: { id: 'a' },
		} );
		await screen.findByRole( 'textbox', { name: 'API Key' } );
		expect( stepNames() ).toEqual( [ 'Configure Provider a' ] );
	} );

	it( 'says why the plugin could not be installed, and tries again [A8-006]', async () => {
		const { press } = open( { suggestions: [ aMissing( 'a' ) ], query: { id: 'a' } } );
		onRequest( 'POST', INSTALL, { ...DONE, success: false, message: 'The directory does not answer.' } );
		await press( 'Install Provider a' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The directory does not answer.' );
		await press( 'Try again' );
		await waitFor( () => expect( requestsMade( 'POST', INSTALL ) ).toHaveLength( 2 ) );
		await screen.findByRole( 'alert' );
	} );

	it( 'says where a plugin brought nothing, and looks again', async () => {
		const { press, kept } = open( {
			suggestions: [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ],
			query: { id: 'a' },
		} );
		expect( await screen.findByText( 'Provider a has not added a payment method yet' ) ).toBeVisible();
		kept.gateways = [ needing( 'a', KEY ) ];
		await press( 'Check again' );
		expect( await screen.findByRole( 'textbox', { name: 'API Key' } ) ).toBeVisible();
	} );

	it( 'asks nobody to install who may not', async () => {
		open( {
			suggestions: [ aMissing( 'a' ) ],
			query: { id: 'a' },
			pageData: { capabilities: { manage_woocommerce: true } },
		} );
		expect( await screen.findByText( /Ask an administrator/ ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: /Install/ } ) ).not.toBeInTheDocument();
	} );

	it( 'is an error for one that is not available [A2-042] [A8-007]', async () => {
		open( { suggestions: [ aMissing( 'a' ) ], query: { id: 'nonsense' } } );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The payment gateway “nonsense” is not among those that are available.'
		);
		expectLogged( 'error', 'nonsense' );
		expectLogged( 'error', 'The above error occurred' );
	} );

	it( 'leads to where the shop is connected with the provider', async () => {
		open( {
			suggestions: [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ],
			gateways: [
				aGateway( 'a', {
					needs_setup: true,
					connection_url: 'https://a.example/go',
					setup_help_text: 'Have your id ready.',
				} ),
			],
			query: { id: 'a' },
		} );
		expect( await screen.findByRole( 'link', { name: 'Connect' } ) ).toHaveAttribute(
			'href',
			'https://a.example/go'
		);
		expect( screen.getByText( 'Have your id ready.' ) ).toBeVisible();
	} );
} );

describe( 'scripts of a provider', () => {
	const OWN = 'http://shop.example/wp-content/a.js';
	const scripted = ( ...sources: string[] ) => ( {
		suggestions: [
			aSuggestion( 'a', {
				plugins: [ 'a' ],
				postInstallScripts: sources.map( ( src, index ) => ( { handle: `a-${ index }`, src } ) ),
			} ),
		],
		gateways: [ needing( 'a', KEY, { post_install_scripts: [ 'http://shop.example/wp-content/b.js' ] } ) ],
		query: { id: 'a' },
		facts: { scriptOrigins: [ 'https://good.example' ] },
	} );

	it( 'are loaded as asynchronous script tags, from allowed origins, and waited for [A3-012] [A4-028] [A7-013]', async () => {
		open( scripted( OWN, 'https://good.example/x.js', 'https://evil.example/x.js', 'javascript:alert(1)' ) );
		await waitFor( () => expect( scripts() ).toHaveLength( 3 ) );
		expectLogged( 'warn', 'https://evil.example/x.js' );
		expectLogged( 'warn', 'javascript:alert(1)' );
		expect( scripts().map( ( { src } ) => src ) ).toEqual( [
			OWN,
			'https://good.example/x.js',
			'http://shop.example/wp-content/b.js',
		] );
		expect( scripts().map( ( { async } ) => async ) ).toEqual( [ true, true, true ] );
		expect( pending() ).toHaveTextContent( 'Loading the provider’s settings…' );
		expect( screen.queryByRole( 'textbox' ) ).not.toBeInTheDocument();
		await end( 'load' );
		expect( await screen.findByRole( 'textbox', { name: 'API Key' } ) ).toBeVisible();
		expect( pending() ).toBeEmptyDOMElement();
	} );

	it( 'are loaded where WooCommerce describes them as well', async () => {
		const described = { handle: 'b', src: 'http://shop.example/wp-content/b.js', deps: [], ver: '1' };
		open( {
			...scripted(),
			gateways: [ needing( 'a', KEY, { post_install_scripts: [ described as unknown as string ] } ) ],
		} );
		await waitFor( () => expect( scripts().map( ( { src } ) => src ) ).toEqual( [ described.src ] ) );
	} );

	it( 'may fail: the rest can be done, and they can be tried again', async () => {
		const { press } = open( scripted( OWN ) );
		await waitFor( () => expect( scripts() ).toHaveLength( 2 ) );
		await end( 'error' );
		expect( await screen.findByText( 'A part of the provider’s setup could not be loaded' ) ).toBeVisible();
		expect( screen.getByRole( 'textbox', { name: 'API Key' } ) ).toBeVisible();
		await press( 'Try again' );
		await waitFor( () => expect( scripts() ).toHaveLength( 2 ) );
		await end( 'load' );
		await waitFor( () => expect( screen.queryByText( /could not be loaded/ ) ).not.toBeInTheDocument() );
	} );

	it( 'are not loaded before the plugins are there', async () => {
		open( {
			...scripted(),
			suggestions: [ aMissing( 'a', { postInstallScripts: [ { handle: 'a', src: OWN } ] } ) ],
		} );
		await screen.findByRole( 'heading', { name: 'Install Provider a' } );
		expect( scripts() ).toEqual( [] );
	} );

	it( 'may put their own in the place of our form', async () => {
		const { press } = open( {
			suggestions: [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ],
			gateways: [ needing( 'a', KEY ) ],
			query: { id: 'a' },
			children: (
				<Fill name="storewright_payment_gateway_configure_a">
					{ ( { onConfigured } ) => (
						<button onClick={ onConfigured as () => void }>{ 'Done over there' }</button>
					) }
				</Fill>
			),
		} );
		await press( 'Done over there' );
		expect( await screen.findByText( 'Provider a configured successfully' ) ).toBeVisible();
		expect( screen.queryByRole( 'textbox' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'the form of required settings', () => {
	const SETTINGS = {
		...KEY,
		...aSetting( 'secret', 'Secret Phrase', { type: 'password', value: 'known' } ),
		...aSetting( 'capture', 'Capture at once', { type: 'checkbox', value: 'no' } ),
	};
	const openForm = () =>
		open( {
			suggestions: [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ],
			gateways: [ needing( 'a', SETTINGS ) ],
			query: { id: 'a' },
		} );

	it( 'demands what is not a box [A5-011] [A3-013]', async () => {
		const { press, user } = openForm();
		await user.clear( await screen.findByLabelText( 'Secret Phrase' ) );
		await press( 'Save and enable' );
		const key = screen.getByRole( 'textbox', { name: 'API Key' } );
		expect( key ).toHaveFocus();
		expect( key ).toHaveAccessibleDescription( 'Please enter your api key' );
		expect( screen.getByLabelText( 'Secret Phrase' ) ).toHaveAccessibleDescription(
			'Please enter your secret phrase'
		);
		expect( screen.getByRole( 'checkbox', { name: 'Capture at once' } ) ).not.toBeChecked();
		expect( requestsMade( 'PUT' ) ).toEqual( [] );
	} );

	it( 'saves only what was changed, enables, says so and ends [A4-028]', async () => {
		const { press, type } = openForm();
		await type( 'API Key', 'k-1' );
		let answer: ( gateway: unknown ) => void = () => undefined;
		onRequest( 'PUT', `${ GATEWAYS }/a`, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		await press( 'Save and enable' );
		await waitFor( () => expect( pending() ).toHaveTextContent( 'Saving…' ) );
		expect( screen.getByRole( 'textbox', { name: 'API Key' } ) ).toHaveValue( 'k-1' );
		await act( async () => answer( needing( 'a', SETTINGS, { enabled: true } ) ) );
		expect( await screen.findByText( 'Provider a configured successfully' ) ).toBeVisible();
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( requestsMade( 'PUT' ).map( ( { data } ) => data ) ).toEqual( [
			{ enabled: true, settings: { api_key: 'k-1' } },
		] );
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_payment_connect_method', { payment_method: 'a' } );
	} );

	it( 'keeps what was typed where it could not be saved, and marks what the server names [A8-002]', async () => {
		const { press, type } = openForm();
		await type( 'API Key', 'k-1' );
		onRequest( 'PUT', `${ GATEWAYS }/a`, () => {
			throw restError( 'rest_setting_value_invalid', 'Bad.', 400, { 'settings.api_key': 'That is no key.' } );
		} );
		await press( 'Save and enable' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'There was a problem saving your payment settings'
		);
		const key = screen.getByRole( 'textbox', { name: 'API Key' } );
		expect( key ).toHaveValue( 'k-1' );
		expect( key ).toHaveAccessibleDescription( 'That is no key.' );
		await type( 'API Key', '2' );
		expect( key ).not.toHaveAccessibleDescription();
		expect( screen.getByRole( 'button', { name: 'Save and enable' } ) ).toHaveAttribute( 'aria-disabled', 'false' );
		expect( onComplete ).not.toHaveBeenCalled();
	} );

	it( 'explains each field, without the tags of the plugin that describes it', async () => {
		const more = { value: 'x', description: 'See <a href="https://example.org/">the guide</a> &amp; ask.' };
		const described = {
			...aSetting( 'mode', 'Mode', { ...more, type: 'select', options: { x: 'X' } } ),
			...aSetting( 'note', 'Note', { ...more, type: 'textarea' } ),
			...aSetting( 'name', 'Name', { ...more, type: 'text' } ),
			...aSetting( 'key', 'Key', { ...more, type: 'password' } ),
			...aSetting( 'box', 'Box', { ...more, type: 'checkbox' } ),
		};
		open( { suggestions: [ aSuggestion( 'a' ) ], gateways: [ needing( 'a', described ) ], query: { id: 'a' } } );
		for ( const label of [ 'Mode', 'Note', 'Name', 'Key', 'Box' ] ) {
			expect( await screen.findByLabelText( label ) ).toHaveAccessibleDescription( /^See the guide & ask\.\s*$/ );
		}
	} );

	it( 'has a field for each kind of setting', async () => {
		const kinds = {
			...aSetting( 'mode', 'Mode', { type: 'select', options: { live: 'Live', test: 'Test' }, value: 'live' } ),
			...aSetting( 'note', 'Note', { type: 'textarea', value: 'Hi' } ),
		};
		open( { suggestions: [ aSuggestion( 'a' ) ], gateways: [ needing( 'a', kinds ) ], query: { id: 'a' } } );
		expect( await screen.findByRole( 'combobox', { name: 'Mode' } ) ).toHaveDisplayValue( 'Live' );
		expect( screen.getByRole( 'textbox', { name: 'Note' } ) ).toHaveValue( 'Hi' );
	} );

	it( 'has boxes for a setting of several choices [A5-011]', async () => {
		const several = aSetting( 'cards', 'Accepted Cards', {
			type: 'multiselect',
			value: [],
			options: { Credit: { visa: 'Visa', amex: 'Amex' }, debit: 'Debit' },
		} );
		const { press, user } = open( {
			suggestions: [ aSuggestion( 'a' ) ],
			gateways: [ needing( 'a', several ) ],
			query: { id: 'a' },
		} );
		const box = ( name: string ) => screen.getByRole( 'checkbox', { name } );
		expect( await screen.findByRole( 'group', { name: 'Accepted Cards' } ) ).toBeVisible();
		await press( 'Save and enable' );
		expect( box( 'Visa' ) ).toHaveFocus();
		expect( box( 'Visa' ) ).toHaveAccessibleDescription( 'Please enter your accepted cards' );
		expect( requestsMade( 'PUT' ) ).toEqual( [] );
		await user.click( box( 'Amex' ) );
		await user.click( box( 'Visa' ) );
		await user.click( box( 'Amex' ) );
		await user.click( box( 'Debit' ) );
		await press( 'Save and enable' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( requestsMade( 'PUT' ).map( ( { data } ) => data ) ).toEqual( [
			{ enabled: true, settings: { cards: [ 'visa', 'debit' ] } },
		] );
	} );

	it.each( [
		[ 'what was changed is changed back', [ 'Country 5' ], { api_key: 'k' } ],
		[ 'one is added', [], { api_key: 'k', countries: [ 'gone', 'c2', 'c5' ] } ],
	] )( 'has one list for many choices, and keeps what is no choice any more: %s', async ( _when, undone, sent ) => {
		const options = Object.fromEntries(
			Array.from( { length: 30 }, ( _, at ) => [ `c${ at }`, `Country ${ at }` ] )
		);
		const several = aSetting( 'countries', 'Countries', {
			type: 'multiselect',
			value: [ 'c2', 'gone' ],
			options,
		} );
		const { press, user } = open( {
			suggestions: [ aSuggestion( 'a' ) ],
			gateways: [ needing( 'a', { ...several, ...KEY } ) ],
			query: { id: 'a' },
		} );
		const list = await screen.findByRole( 'listbox', { name: 'Countries' } );
		await user.type( screen.getByRole( 'textbox', { name: 'API Key' } ), 'k' );
		await user.selectOptions( list, 'Country 5' );
		await user.deselectOptions( list, undone );
		await press( 'Save and enable' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( requestsMade( 'PUT' ).map( ( { data } ) => data ) ).toEqual( [ { enabled: true, settings: sent } ] );
	} );

	it( 'leaves what it has no field for to the settings page', async () => {
		const kinds = aSetting( 'size', 'Size', { type: 'image_width' } );
		open( { suggestions: [ aSuggestion( 'a' ) ], gateways: [ needing( 'a', kinds ) ], query: { id: 'a' } } );
		expect( await screen.findByRole( 'link', { name: 'Open settings' } ) ).toHaveAttribute(
			'href',
			aGateway( 'a' ).settings_url
		);
	} );
} );

describe( 'what needs nothing else', () => {
	it( 'is enabled by its button', async () => {
		const { press, kept } = open( {
			suggestions: [ aSuggestion( 'cod' ) ],
			gateways: [ aGateway( 'cod' ) ],
			query: { id: 'cod' },
		} );
		await press( 'Enable Provider cod' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( kept.gateways[ 0 ]?.enabled ).toBe( true );
	} );

	it( 'says what could not be saved [A8-002]', async () => {
		const { press } = open( {
			suggestions: [ aSuggestion( 'cod' ) ],
			gateways: [ aGateway( 'cod' ) ],
			query: { id: 'cod' },
		} );
		onRequest( 'PUT', `${ GATEWAYS }/cod`, () => {
			throw restError( 'internal', 'The database went away.', 500 );
		} );
		await press( 'Enable Provider cod' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'There was a problem saving your payment settings'
		);
		expect( onComplete ).not.toHaveBeenCalled();
	} );
} );
