import { Button, DropdownMenu, MenuItem, Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { act, screen, waitFor, within } from '@testing-library/react';

import { updatePageData } from '../shared/data/page-data';
import { navigate, urlTo } from '../shared/routing';
import { renderScreen, requestsMade } from '../shared/test-utils';
import { createActivityPanel } from './activity-panel';

/** Stands for the inbox: a question in a modal, an Undo in a message, and a menu. */
const Inbox = () => {
	const [ isAsked, setAsked ] = useState( false );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const dismiss = () => {
		setAsked( false );
		void createSuccessNotice( 'Dismissed.', {
			type: 'snackbar',
			actions: [ { label: 'Undo', onClick: () => undefined } ],
		} );
	};
	return (
		<>
			<Button onClick={ () => setAsked( true ) }>Dismiss</Button>
			<DropdownMenu icon={ null } label="Options">
				{ () => <MenuItem>Mark all as read</MenuItem> }
			</DropdownMenu>
			{ isAsked && (
				<Modal title="Dismiss this message?" onRequestClose={ () => setAsked( false ) }>
					<Button onClick={ dismiss }>Yes</Button>
				</Modal>
			) }
		</>
	);
};

const loads = {
	activity: jest.fn( () => Promise.resolve( { default: Inbox } ) ),
	setup: jest.fn( () => Promise.resolve( { default: () => <p>Tasks</p> } ) ),
	feedback: jest.fn( () => Promise.resolve( { default: () => <p>Survey</p> } ) ),
};

const ActivityPanel = createActivityPanel( loads );

const SETUP = { completed: 2, remaining: 5 };

const REPORTS = { path: '/customers', pageData: { setup: SETUP } };

const show = ( options: Parameters< typeof renderScreen >[ 1 ] = {} ) =>
	renderScreen(
		<>
			<ActivityPanel>
				<button>Extra</button>
			</ActivityPanel>
			<button>Elsewhere</button>
			<p>Text</p>
		</>,
		options
	);

const tabs = () =>
	within( screen.getByRole( 'group', { name: 'Activity panel' } ) )
		.queryAllByText( /^(Activity|Feedback|Finish setup|Help|Preview site|Preview store|View store|Extra)$/ )
		.map( ( { textContent } ) => textContent );

const tab = ( name: RegExp ) => screen.getByRole( 'button', { name } );
const panel = ( name: string ) => screen.queryByRole( 'region', { name } );

beforeEach( () => jest.clearAllMocks() );

describe( 'the tabs', () => {
	it( '[B2-053] [B2-057] [B2-059] are Activity, Finish setup and Help on pages that are not Home', () => {
		show( REPORTS );
		expect( tabs() ).toEqual( [ 'Activity', 'Finish setup', 'Help' ] );
	} );

	it( '[B2-058] do without Finish setup where the list is complete or hidden, and lose it when that happens', () => {
		show( REPORTS );
		act( () => updatePageData( { setup: null } ) );
		expect( tabs() ).toEqual( [ 'Activity', 'Help' ] );
	} );

	it.each( [ '/add-product', '/product/12', '/product/12/variation/3' ] )(
		'[B2-053] [B2-058] are Help alone on a product’s page: %s',
		( path ) => {
			show( { ...REPORTS, path } );
			expect( tabs() ).toEqual( [ 'Help' ] );
		}
	);

	it( '[B2-055] [B2-058] are Feedback and Help where WordPress’s page of a product has the editor', () => {
		show( { path: '/', pageData: { isEmbedded: true, isProductEditor: true, setup: SETUP } } );
		expect( tabs() ).toEqual( [ 'Feedback', 'Help' ] );
	} );

	it( '[B2-061] [B2-062] lead to the store from Home, and have the tab of an extension there', () => {
		show( { pageData: { setup: SETUP, shopUrl: 'http://shop.example/shop/' } } );
		expect( tabs() ).toEqual( [ 'Help', 'View store', 'Extra' ] );
		const link = screen.getByRole( 'link', { name: 'View store (opens in a new tab)' } );
		expect( link ).toHaveAttribute( 'href', 'http://shop.example/shop/' );
		expect( link ).toHaveAttribute( 'target', '_blank' );
	} );

	it( '[B2-061] call it a preview while the store is “Coming soon”', () => {
		show( { pageData: { isComingSoon: true } } );
		expect( tabs() ).toEqual( [ 'Help', 'Preview store', 'Extra' ] );
	} );

	it( '[B2-053] [B2-060] lead to the site where a theme is being chosen, and leave Activity away where a task is done', () => {
		show( { query: { task: 'appearance' }, pageData: { setup: SETUP } } );
		expect( tabs() ).toEqual( [ 'Help', 'Preview site', 'Extra' ] );
		const link = screen.getByRole( 'link', { name: 'Preview site (opens in a new tab)' } );
		expect( link ).toHaveAttribute( 'href', 'http://shop.example/' );
		expect( link ).toHaveAttribute( 'target', '_blank' );
	} );

	it( '[B2-053] [B2-062] are there in pages that PHP renders, without what is Home’s', () => {
		show( { pageData: { setup: SETUP, isEmbedded: true } } );
		expect( tabs() ).toEqual( [ 'Activity', 'Finish setup', 'Help' ] );
	} );

	it( '[B2-053] [B2-058] are not for those who do not run the store', () => {
		show( { ...REPORTS, pageData: { setup: SETUP, capabilities: { view_woocommerce_reports: true } } } );
		expect( tabs() ).toEqual( [] );
	} );

	it( '[B2-054] tell of messages that the user has not seen, until they are seen', () => {
		show( { ...REPORTS, pageData: { hasUnreadNotes: true } } );
		expect( tab( /^Activity/ ) ).toHaveAccessibleName( 'Activity New messages' );
		act( () => updatePageData( { hasUnreadNotes: false } ) );
		expect( tab( /^Activity/ ) ).toHaveAccessibleName( 'Activity' );
	} );

	it.each( [
		[ 0, 8, 0 ],
		[ 1, 7, 1 ],
		[ 3, 5, 1 ],
		[ 4, 4, 2 ],
		[ 5, 3, 2 ],
		[ 6, 2, 3 ],
		[ 7, 1, 3 ],
	] )(
		'[B2-057] [B9-016] show with %i done and %i left %i quarters of the ring',
		( completed, remaining, quarters ) => {
			show( { ...REPORTS, pageData: { setup: { completed, remaining } } } );
			const button = tab( /^Finish setup/ );
			expect( button.querySelectorAll( '[data-quarter]' ) ).toHaveLength( quarters );
			expect( button ).toHaveAccessibleName( `Finish setup ${ completed } of 8 done` );
		}
	);
} );

describe( 'the panel', () => {
	it( '[B2-063] [B4-018] [B4-019] opens, closes by its own tab, and switches by another one', async () => {
		const { user } = show( REPORTS );
		expect( loads.activity ).not.toHaveBeenCalled();
		await user.click( tab( /^Activity/ ) );
		expect( panel( 'Activity' ) ).toHaveFocus();
		expect( tab( /^Activity/ ) ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( await screen.findByRole( 'button', { name: 'Dismiss' } ) ).toBeVisible();
		expect( loads.setup ).not.toHaveBeenCalled();

		await user.click( tab( /^Finish setup/ ) );
		expect( panel( 'Activity' ) ).not.toBeInTheDocument();
		expect( panel( 'Finish setup' ) ).toHaveFocus();
		expect( await screen.findByText( 'Tasks' ) ).toBeVisible();

		await user.click( tab( /^Finish setup/ ) );
		expect( panel( 'Finish setup' ) ).not.toBeInTheDocument();
		expect( tab( /^Finish setup/ ) ).toHaveFocus();
		expect( tab( /^Finish setup/ ) ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'closes on Escape and by its button, and gives the focus back to the tab', async () => {
		const { user } = show( REPORTS );
		await user.click( tab( /^Activity/ ) );
		await user.keyboard( '{Escape}' );
		expect( panel( 'Activity' ) ).not.toBeInTheDocument();
		expect( tab( /^Activity/ ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
		expect( panel( 'Activity' ) ).not.toBeInTheDocument();
		expect( tab( /^Activity/ ) ).toHaveFocus();
	} );

	it( '[B2-064] [B4-019] closes on navigation and stays closed', async () => {
		const { user } = show( REPORTS );
		await user.click( tab( /^Activity/ ) );
		act( () => navigate( urlTo( '/marketing' ) ) );
		expect( panel( 'Activity' ) ).not.toBeInTheDocument();
		expect( tab( /^Activity/ ) ).toHaveFocus();
		act( () => navigate( urlTo( '/customers' ) ) );
		expect( panel( 'Activity' ) ).not.toBeInTheDocument();
	} );

	it( '[B2-064] closes when the focus goes elsewhere, by keyboard or pointer, and leaves it there', async () => {
		const { user } = show( REPORTS );
		await user.click( tab( /^Activity/ ) );
		act( () => screen.getByRole( 'button', { name: 'Elsewhere' } ).focus() );
		expect( panel( 'Activity' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Elsewhere' } ) ).toHaveFocus();

		await user.click( tab( /^Activity/ ) );
		await user.click( screen.getByText( 'Text' ) );
		expect( panel( 'Activity' ) ).not.toBeInTheDocument();
	} );

	it( '[B2-064] stays for the question before a message is dismissed, for the action of a message, and for its own menus', async () => {
		const { user } = show( REPORTS );
		await user.click( tab( /^Activity/ ) );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Yes' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
		expect( panel( 'Activity' ) ).toBeVisible();
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
		expect( panel( 'Activity' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Options' } ) );
		await user.click( await screen.findByRole( 'menuitem', { name: 'Mark all as read' } ) );
		expect( panel( 'Activity' ) ).toBeVisible();
	} );

	it( 'lets Escape close the question, and itself only with the next one', async () => {
		const { user } = show( REPORTS );
		await user.click( tab( /^Activity/ ) );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss' } ) );
		await screen.findByRole( 'dialog' );
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
		expect( panel( 'Activity' ) ).toBeVisible();
		await user.keyboard( '{Escape}' );
		expect( panel( 'Activity' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'Help', () => {
	const sections = () => screen.getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent );

	it( '[B2-059] begins with the topics of the page, and asks the server for nothing', async () => {
		const { user } = show( { query: { task: 'products' } } );
		await user.click( tab( /^Help/ ) );
		const here = within( await screen.findByRole( 'region', { name: 'For this page' } ) );
		expect( here.getAllByRole( 'link' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Add product images (opens in a new tab)',
			'Set up permalinks (opens in a new tab)',
		] );
		expect( here.getAllByRole( 'link' )[ 0 ] ).toHaveAttribute(
			'href',
			'https://wordpress.org/documentation/article/media-add-new-screen/'
		);
		expect( sections() ).toEqual( [ 'For this page', 'More help' ] );
		expect( requestsMade() ).toEqual( [] );
	} );

	it( '[B2-059] knows the tab of the settings', async () => {
		const { user } = show( { query: { tab: 'account' }, pageData: { isEmbedded: true } } );
		await user.click( tab( /^Help/ ) );
		const here = within( await screen.findByRole( 'region', { name: 'For this page' } ) );
		expect( here.getByRole( 'link', { name: /Write a privacy policy/ } ) ).toBeVisible();
	} );

	it( '[B2-059] can be searched, in titles and texts', async () => {
		const { user } = show( { path: '/customers' } );
		await user.click( tab( /^Help/ ) );
		const search = await screen.findByRole( 'searchbox', { name: 'Search help' } );
		expect( sections() ).toEqual( [ 'Help topics' ] );
		await user.type( search, 'time FORMAT' );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
		expect( screen.getByRole( 'link', { name: /Set the language and the time zone/ } ) ).toBeVisible();
		expect( screen.getByText( '1 topic found' ) ).toBeInTheDocument();
		await user.type( search, ' nonsense' );
		expect( screen.getByText( 'No help topic matches. Try another word.' ) ).toBeVisible();
		expect( screen.queryByRole( 'listitem' ) ).not.toBeInTheDocument();
	} );
} );
