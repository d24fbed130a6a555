import { screen, waitFor, within } from '@testing-library/react';

import type { StoreProfiler } from '../generated/rest';
import { countriesStore } from '../shared/data/countries';
import { onRequest, renderScreen, restError } from '../shared/test-utils';
import { fixture } from '../shared/test-utils/fixtures';
import Profiler from './screen';
import { profilerStore, STEP_PATH } from './store';
import {
	AT_REVIEW,
	FRESH,
	heading,
	openProfiler,
	PLUGIN,
	press,
	PROFILER,
	READ,
	sent,
} from './test-utils/open-profiler';

jest.mock( '../shared/routing/browser' );
const { loadPage } = jest.requireMock< { loadPage: jest.Mock } >( '../shared/routing/browser' );

beforeEach( () => loadPage.mockReset() );

it( '[B2-016] [B2-017] [B3-009] [B9-006] leads through all steps, shows what changes before it does, and saves it at once', async () => {
	const { user } = await openProfiler();
	await user.click( screen.getByRole( 'radio', { name: 'I’m already selling' } ) );
	await user.click( screen.getByRole( 'radio', { name: 'Offline' } ) );
	await press( user, 'Continue' );

	await waitFor( () => expect( heading() ).toHaveTextContent( 'Tell us about your store' ) );
	expect( heading() ).toHaveFocus();
	expect( screen.getByRole( 'combobox', { name: 'Country / Region' } ) ).toHaveValue( 'Germany — Berlin' );
	expect( screen.getByText( /This is a guess/ ) ).toBeVisible();
	const name = screen.getByRole( 'textbox', { name: 'Store name' } );
	await user.clear( name );
	await press( user, 'Continue' );
	expect( name ).toHaveFocus();
	expect( name ).toHaveAccessibleDescription( 'Enter a store name.' );
	await user.paste( ' Mug shop ' );
	await user.selectOptions( screen.getByRole( 'combobox', { name: 'What do you sell?' } ), 'Arts and crafts' );
	await press( user, 'Continue' );

	await waitFor( () => expect( heading() ).toHaveTextContent( 'Add free plugins' ) );
	expect( screen.getByRole( 'checkbox', { name: 'MailPoet' } ) ).not.toBeChecked();
	await press( user, 'Continue without plugins' );

	const changes = await screen.findByRole( 'region', { name: 'What will change' } );
	expect( changes ).toHaveTextContent( 'Store nameOld name becomes Mug shop' );
	expect( changes ).toHaveTextContent( 'United States (US) — California becomes Germany — Berlin' );
	expect( changes ).toHaveTextContent( 'United States dollar ($) becomes Euro (€)' );
	expect( screen.getByRole( 'region', { name: 'What you have set already stays' } ) ).toHaveTextContent(
		'Weight unitoz'
	);
	expect( sent( PROFILER ) ).toEqual( [] );
	await press( user, 'Apply changes' );
	await waitFor( () => expect( heading() ).toHaveTextContent( 'Your store is set up' ) );
	expect( sent( PROFILER ) ).toEqual( [
		{
			settings: [
				{ group_id: 'general', id: 'woocommerce_default_country', value: 'DE:DE-BE', expected: 'US:CA' },
				{ group_id: 'general', id: 'woocommerce_currency', value: 'EUR', expected: 'USD' },
			],
			store_name: { value: 'Mug shop', expected: 'Old name' },
			plugins: [],
		},
	] );
	expect( sent( STEP_PATH ) ).toEqual( [
		{
			step: 'user-profile',
			answers: { business_choice: 'im_already_selling', selling_online_answer: 'no_im_selling_offline' },
		},
		{
			step: 'business-info',
			answers: { industry: 'arts_and_crafts', store_name: ' Mug shop ', country: 'DE:DE-BE' },
			expected: { store_name: 'Old name', country: '' },
		},
		{ step: 'plugins', answers: { plugins: [] } },
	] );
	await press( user, 'Go to Home' );
	expect( loadPage ).toHaveBeenCalledTimes( 1 );
} );

it( 'goes on where it stopped, and back', async () => {
	const { user } = await openProfiler( {
		completed_steps: [ 'user-profile' ],
		answers: { ...FRESH.answers, business_choice: 'im_just_starting_my_business', store_name: 'Half typed' },
	} );
	expect( screen.getByRole( 'textbox', { name: 'Store name' } ) ).toHaveValue( 'Half typed' );
	expect( screen.getByText( 'Step 2 of 4' ) ).toBeVisible();
	await press( user, 'Back' );
	expect( screen.getByRole( 'radio', { name: 'I’m just starting my business' } ) ).toBeChecked();
	expect( screen.queryByRole( 'button', { name: 'Back' } ) ).not.toBeInTheDocument();
} );

it( 'keeps the country that is set, and asks for one where nothing is known', async () => {
	const { unmount } = await openProfiler( {
		completed_steps: [ 'user-profile' ],
		store: { ...FRESH.store, country: 'FR', is_country_set: true },
	} );
	const place = () => screen.getByRole( 'combobox', { name: 'Country / Region' } );
	expect( place() ).toHaveValue( 'France' );
	expect( screen.queryByText( /This is a guess/ ) ).not.toBeInTheDocument();
	unmount();

	const { user } = await openProfiler( {
		completed_steps: [ 'user-profile' ],
		location: { country_short: '', region: '', city: '' },
	} );
	expect( place() ).toHaveValue( '' );
	await press( user, 'Continue' );
	expect( place() ).toHaveFocus();
	expect( screen.getByText( 'Please select a country / region' ) ).toBeVisible();
	expect( sent( STEP_PATH ) ).toEqual( [] );
} );

it( 'keeps what was answered where a step can’t be saved', async () => {
	const { user } = await openProfiler();
	onRequest( 'POST', STEP_PATH, () => {
		throw restError( 'storage_failed', 'The database went away.', 500 );
	} );
	await user.click( screen.getByRole( 'radio', { name: 'I’m just starting my business' } ) );
	await press( user, 'Continue' );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
	expect( screen.getByRole( 'radio', { name: 'I’m just starting my business' } ) ).toBeChecked();
	onRequest( 'POST', STEP_PATH, {} );
	await press( user, 'Continue' );
	await waitFor( () => expect( heading() ).toHaveTextContent( 'Tell us about your store' ) );
} );

it( 'says who was faster, and shows what is set now', async () => {
	const { user } = await openProfiler( AT_REVIEW );
	onRequest( 'POST', PROFILER, () => {
		throw restError( 'storewright_rest_setting_conflict', 'Someone else changed: store_name', 409 );
	} );
	await user.click( await screen.findByRole( 'button', { name: 'Apply changes' } ) );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Someone else changed: store_name' );
	// The server drops the name, which was an answer to another one.
	onRequest( 'GET', READ, {
		...FRESH,
		...AT_REVIEW,
		answers: { ...AT_REVIEW.answers, store_name: null },
		store: { ...FRESH.store, name: 'Theirs' },
	} );
	await press( user, 'Show what is set now' );
	await waitFor( async () =>
		expect( await screen.findByRole( 'region', { name: 'What will change' } ) ).toHaveTextContent(
			'Theirs becomes New name'
		)
	);
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );

it( 'takes nothing back that the owner did not answer, where it is read again', async () => {
	const { user } = await openProfiler( { ...AT_REVIEW, answers: { ...AT_REVIEW.answers, store_name: null } } );
	onRequest( 'POST', PROFILER, () => {
		throw restError( 'storewright_rest_setting_conflict', 'Someone else changed: woocommerce_currency', 409 );
	} );
	await user.click( await screen.findByRole( 'button', { name: 'Apply changes' } ) );
	await screen.findByRole( 'alert' );
	onRequest( 'GET', READ, {
		...FRESH,
		...AT_REVIEW,
		answers: { ...AT_REVIEW.answers, store_name: null, country: null },
		store: { name: 'Theirs', may_rename: true, country: 'FR', is_country_set: true },
	} );
	await press( user, 'Show what is set now' );
	await waitFor( async () =>
		expect( await screen.findByRole( 'region', { name: 'What will change' } ) ).toHaveTextContent(
			'France becomes Germany — Berlin'
		)
	);
	expect( screen.getByRole( 'region', { name: 'What will change' } ) ).not.toHaveTextContent( 'Store name' );
} );

it( 'is skipped at any step, with what was answered there', async () => {
	const { user } = await openProfiler( { completed_steps: [ 'user-profile' ] } );
	await user.type( screen.getByRole( 'textbox', { name: 'Store name' } ), ' two' );
	await press( user, 'Skip setup' );
	await waitFor( () => expect( loadPage ).toHaveBeenCalledTimes( 1 ) );
	expect( sent( STEP_PATH ) ).toEqual( [
		{
			step: 'skip-guided-setup',
			answers: { industry: '', store_name: 'Old name two', country: 'DE:DE-BE' },
			expected: { store_name: 'Old name', country: '' },
		},
	] );
	expect( sent( PROFILER ) ).toEqual( [] );
} );

it( 'leads away even where the skipping can’t be noted', async () => {
	const { user } = await openProfiler();
	onRequest( 'POST', STEP_PATH, () => {
		throw restError( 'storage_failed', 'The database went away.', 500 );
	} );
	await press( user, 'Skip setup' );
	const alert = await screen.findByRole( 'alert' );
	await user.click( within( alert ).getByRole( 'button', { name: 'Go to Home' } ) );
	expect( loadPage ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows a name with tags as it is sent: as it was typed, with single spaces', async () => {
	const { user } = await openProfiler( {
		...AT_REVIEW,
		answers: { ...AT_REVIEW.answers, store_name: ' <b>Shop</b>  & more ' },
	} );
	expect( await screen.findByRole( 'region', { name: 'What will change' } ) ).toHaveTextContent(
		'Old name becomes <b>Shop</b> & more'
	);
	await press( user, 'Apply changes' );
	await waitFor( () =>
		expect( sent( PROFILER ) ).toMatchObject( [
			{ store_name: { value: '<b>Shop</b> & more', expected: 'Old name' } },
		] )
	);
} );

it( 'has no step of plugins where there are none to choose, and says where it could not be loaded', async () => {
	const { unmount } = await openProfiler( {}, [ { ...PLUGIN, is_active: true } ] );
	expect( screen.getByText( 'Step 1 of 3' ) ).toBeVisible();
	unmount();
	onRequest( 'GET', READ, () => {
		throw restError( 'storage_failed', 'The database went away.', 500 );
	} );
	renderScreen( <Profiler path="/profiler" params={ {} } query={ {} } />, {
		stores: [ profilerStore as never, countriesStore as never ],
	} );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
	expect( screen.getByRole( 'link', { name: 'Go to Home' } ) ).toBeVisible();
} );

it( 'understands what the server really answers', async () => {
	const { body } = fixture< { body: StoreProfiler } >( 'wc-admin.onboarding.profiler' );
	await openProfiler( body );
	expect( heading() ).toHaveTextContent( 'How far is your business?' );
} );
