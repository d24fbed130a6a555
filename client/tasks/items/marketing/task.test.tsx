import { act, screen, waitFor, within } from '@testing-library/react';

import { whileUnderWay } from '../../../shared/data/plugins/under-way';
import { onRequest, renderScreen, requestsMade, restError } from '../../../shared/test-utils';
import { fixture } from '../../../shared/test-utils/fixtures';
import { getHistory, navigate, parseQuery, urlTo } from '../../../shared/routing';
import { store } from '../../store';
import { aList, aTask, LISTS } from '../../test-utils/tasks';
import { EXTENSIONS_PATH, extensionsStore, type Extension, type ExtensionGroup } from './store';
import { Task } from './task';

const onComplete = jest.fn();
const trackEvent = jest.fn();

const anExtension = ( slug: string, differing: Partial< Extension > = {} ): Extension => ( {
	key: slug,
	slug,
	name: `Extension ${ slug }`,
	description: `What ${ slug } does.`,
	image_url: '',
	is_visible: true,
	is_built_by_wc: false,
	min_wp_version: '',
	manage_url: '',
	is_installed: false,
	is_active: false,
	...differing,
} );

const active = ( slug: string ) =>
	anExtension( slug, { is_installed: true, is_active: true, manage_url: `http://shop.example/wp-admin/${ slug }` } );

const aGroup = ( key: string, ...plugins: Extension[] ): ExtensionGroup => ( {
	key,
	title: `Title ${ key }`,
	plugins,
} );

const INSTALL = '/wc-admin/plugins/install';
const ACTIVATE = '/wc-admin/plugins/activate';

/** Has the installer do what it is asked to. */
function answerInstaller() {
	const answer = { success: true, message: '', data: {}, errors: {} };
	onRequest( 'POST', INSTALL, answer );
	onRequest( 'POST', ACTIVATE, answer );
}

const cardOf = ( name: string ) => screen.getByRole( 'region', { name } );
const RECOMMENDED = 'Recommended marketing extensions';
const INSTALLED = 'Installed marketing extensions';

async function open( groups: ExtensionGroup[] ) {
	onRequest( 'GET', EXTENSIONS_PATH, groups );
	const task = aTask( 'marketing' );
	onRequest( 'GET', LISTS, [ aList( [ task ] ) ] );
	onRequest( 'POST', `${ LISTS }/marketing/action`, { ...task, isActioned: true, isComplete: true } );
	const shown = renderScreen( <Task { ...{ task, query: {}, onComplete, trackEvent } } />, {
		query: { task: 'marketing' },
		stores: [ store, extensionsStore ] as never[],
	} );
	await screen.findByRole( 'button', { name: /Continue/ } );
	return { ...shown, press: ( name: string ) => shown.user.click( screen.getByRole( 'button', { name } ) ) };
}

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
} );

describe( 'the cards', () => {
	it( 'are of what is installed and of what is recommended, the two groups in order and no other [A2-053]', async () => {
		await open( [
			aGroup( 'task-list/reach', anExtension( 'letters' ), active( 'crier' ) ),
			aGroup( 'obw/basics', anExtension( 'other' ) ),
			aGroup( 'task-list/grow', anExtension( 'found' ), anExtension( 'hidden', { is_visible: false } ) ),
		] );
		expect(
			within( cardOf( RECOMMENDED ) )
				.getAllByRole( 'heading', { level: 4 } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Title task-list/grow', 'Title task-list/reach' ] );
		expect(
			within( screen.getByRole( 'list', { name: 'Title task-list/grow' } ) ).getAllByRole( 'listitem' )
		).toHaveLength( 1 );
		expect(
			within( screen.getByRole( 'list', { name: 'Title task-list/reach' } ) ).getByText( 'Extension letters' )
		).toBeVisible();
		expect( within( cardOf( INSTALLED ) ).getAllByRole( 'listitem' ) ).toHaveLength( 1 );
		expect( screen.queryByText( 'Extension other' ) ).not.toBeInTheDocument();
	} );

	it( 'tell of each extension, and lead to where it is managed [A3-018]', async () => {
		await open( [
			aGroup(
				'task-list/grow',
				active( 'crier' ),
				anExtension( 'ours', { is_built_by_wc: true, image_url: 'http://shop.example/ours.png' } )
			),
		] );
		expect( screen.getByRole( 'link', { name: 'Manage Extension crier' } ) ).toHaveAttribute(
			'href',
			'http://shop.example/wp-admin/crier'
		);
		expect( screen.getByText( 'What ours does. By WooCommerce.' ) ).toBeVisible();
		expect( document.querySelector( 'img' ) ).toHaveAttribute( 'src', 'http://shop.example/ours.png' );
	} );

	it( 'hold what the server really answers', async () => {
		const { body } = fixture< { body: ExtensionGroup[] } >( 'wc-admin.onboarding.free-extensions' );
		await open( body );
		expect( screen.queryByRole( 'region', { name: INSTALLED } ) ).not.toBeInTheDocument();
		expect( within( cardOf( RECOMMENDED ) ).getAllByRole( 'button', { name: /^Install / } ) ).toHaveLength(
			body.flatMap( ( { plugins } ) => plugins ).length
		);
	} );

	it( 'are not there without suggestions', async () => {
		const { press } = await open( [] );
		expect( screen.getByText( 'There are no suggestions right now.' ) ).toBeVisible();
		await press( 'Continue without extensions' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'say that the extensions could not be read, and try again', async () => {
		onRequest( 'GET', EXTENSIONS_PATH, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		const { user } = renderScreen(
			<Task { ...{ task: aTask( 'marketing' ), query: {}, onComplete, trackEvent } } />,
			{
				stores: [ store, extensionsStore ] as never[],
			}
		);
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
		onRequest( 'GET', EXTENSIONS_PATH, [ aGroup( 'task-list/grow', anExtension( 'found' ) ) ] );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( 'Extension found' ) ).toBeVisible();
	} );
} );

describe( 'setting an extension up', () => {
	it( 'installs it, has the task done, and the owner is back on the task [A2-052] [A2-054]', async () => {
		const { press } = await open( [ aGroup( 'task-list/grow', anExtension( 'found' ) ) ] );
		act( () => navigate( urlTo( '/', { task: 'marketing', tab: 'elsewhere' } ) ) );
		answerInstaller();
		onRequest( 'GET', EXTENSIONS_PATH, [ aGroup( 'task-list/grow', active( 'found' ) ) ] );
		await press( 'Install Extension found' );
		expect( await screen.findByRole( 'region', { name: INSTALLED } ) ).toHaveTextContent( 'Active' );
		expect( screen.queryByRole( 'region', { name: RECOMMENDED } ) ).not.toBeInTheDocument();
		expect( requestsMade( 'POST' ).map( ( { path } ) => path ) ).toEqual( [
			INSTALL,
			ACTIVATE,
			`${ LISTS }/marketing/action`,
		] );
		await waitFor( () =>
			expect( parseQuery( getHistory().location.search ) ).toEqual( { page: 'wc-admin', task: 'marketing' } )
		);
		await waitFor( () => expect( screen.getByText( 'Extension found' ) ).toHaveFocus() );
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_marketing_install', { selected_extension: 'found' } );
		expect( onComplete ).not.toHaveBeenCalled();
		await press( 'Continue' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'frees the buttons where it fails, and says why [A4-035]', async () => {
		const { press } = await open( [ aGroup( 'task-list/grow', anExtension( 'found' ), anExtension( 'b' ) ) ] );
		let answer: ( body: unknown ) => void = () => {};
		onRequest( 'POST', INSTALL, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		await press( 'Install Extension found' );
		const button = screen.getByRole( 'button', { name: 'Install Extension found' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( screen.getByRole( 'button', { name: 'Install Extension b' } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await press( 'Install Extension b' );
		await act( async () =>
			answer( { success: false, message: 'The directory does not answer.', data: {}, errors: {} } )
		);
		const list = screen.getByRole( 'list', { name: 'Title task-list/grow' } );
		expect( await within( list ).findByText( 'The directory does not answer.' ) ).toBeVisible();
		// Elsewhere it is only told to screen readers.
		const elsewhere = screen
			.getAllByText( 'The directory does not answer.' )
			.filter( ( one ) => ! list.contains( one ) && ! one.closest( '[aria-live]' ) );
		expect( elsewhere ).toEqual( [] );
		expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' );
		expect( requestsMade( 'POST' ) ).toHaveLength( 1 );
		expect( trackEvent ).not.toHaveBeenCalled();

		answerInstaller();
		onRequest( 'GET', EXTENSIONS_PATH, [ aGroup( 'task-list/grow', active( 'found' ), anExtension( 'b' ) ) ] );
		await press( 'Install Extension found' );
		expect( await screen.findByRole( 'region', { name: INSTALLED } ) ).toHaveTextContent( 'Extension found' );
		expect( within( cardOf( INSTALLED ) ).queryByText( 'The directory does not answer.' ) ).not.toBeInTheDocument();
	} );

	it( 'only activates what is there', async () => {
		const { press } = await open( [ aGroup( 'task-list/grow', anExtension( 'found', { is_installed: true } ) ) ] );
		answerInstaller();
		onRequest( 'GET', EXTENSIONS_PATH, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		await press( 'Activate Extension found' );
		// Shown as active although it could not be read again.
		expect( await within( cardOf( INSTALLED ) ).findByText( 'Active' ) ).toBeVisible();
	} );
} );

it( 'is left without extensions, and done then', async () => {
	const { press } = await open( [ aGroup( 'task-list/grow', anExtension( 'found' ) ) ] );
	await press( 'Continue without extensions' );
	await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	expect( requestsMade( 'POST' ).map( ( { path } ) => path ) ).toEqual( [ `${ LISTS }/marketing/action` ] );
} );

describe( 'what another screen installs', () => {
	const hold = ( slug: string ) => {
		let finish: () => void = () => {};
		const work = whileUnderWay( [ slug ], 'install', () => new Promise< void >( ( done ) => ( finish = done ) ) );
		return () =>
			act( async () => {
				finish();
				await work;
			} );
	};

	it( 'holds up nothing where it is not offered here: the task can be left, and others installed', async () => {
		const release = hold( 'drum' );
		const { press } = await open( [ aGroup( 'task-list/grow', anExtension( 'found' ) ) ] );
		expect( screen.queryByText( 'Installing…' ) ).not.toBeInTheDocument();
		onRequest( 'POST', INSTALL, { success: false, message: 'No.', data: {}, errors: {} } );
		await press( 'Install Extension found' );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 1 ) );
		await waitFor( () =>
			expect( screen.getByRole( 'button', { name: 'Install Extension found' } ) ).not.toHaveAttribute(
				'aria-disabled',
				'true'
			)
		);
		await press( 'Continue without extensions' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		await release();
	} );

	it( 'is shown where it is offered here, and is not begun once more', async () => {
		const release = hold( 'found' );
		const { press } = await open( [ aGroup( 'task-list/grow', anExtension( 'found' ), anExtension( 'b' ) ) ] );
		expect( screen.getByText( 'Installing…' ) ).toBeInTheDocument();
		await press( 'Install Extension found' );
		expect( requestsMade( 'POST' ) ).toEqual( [] );
		expect( screen.getByRole( 'button', { name: 'Install Extension b' } ) ).not.toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await release();
		expect( screen.queryByText( 'Installing…' ) ).not.toBeInTheDocument();
	} );
} );
