import { act, screen, waitFor, within } from '@testing-library/react';
import { useSelect } from '@wordpress/data';

import { onRequest, renderScreen, requestsMade, restError } from '../../../shared/test-utils';
import { store } from '../../store';
import { aList, aTask, LISTS } from '../../test-utils/tasks';
import type { Task as TaskType } from '../../types';
import { Task } from './task';

const OPTIONS = '/wc-admin/options';
const LAUNCHED = { woocommerce_coming_soon: 'no', woocommerce_show_lys_tour: 'yes' };
const onComplete = jest.fn();
const trackEvent = jest.fn();

async function open( differing: Partial< TaskType > = {}, others: TaskType[] = [] ) {
	const task = aTask( 'launch-your-store', {
		additionalData: { isComingSoon: true, publishedProducts: 2 },
		...differing,
	} );
	onRequest( 'GET', LISTS, [ aList( [ ...others, task ] ) ] );
	const Page = () => {
		const list = useSelect( ( select ) => select( store ).getTaskList( 'setup' ), [] );
		const current = list?.tasks.find( ( { id } ) => id === task.id ) ?? task;
		return <Task { ...{ task: current, query: {}, onComplete, trackEvent } } />;
	};
	const shown = renderScreen( <Page />, {
		stores: [ store ] as never[],
	} );
	await act( async () => undefined );
	return { ...shown, press: ( name: string ) => shown.user.click( screen.getByRole( 'button', { name } ) ) };
}

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
} );

it( 'says what visitors will see, and what is still open', async () => {
	await open( {
		additionalData: {
			isComingSoon: true,
			publishedProducts: 2,
			checklist: [
				{ id: 'products', isDone: true },
				{ id: 'payments', isDone: false },
				{ id: 'storefront', isDone: false },
			],
		},
	} );
	const preview = screen.getByRole( 'region', { name: 'What visitors see' } );
	expect( preview ).toHaveTextContent( 'Corner Shop shop.example' );
	expect( preview ).toHaveTextContent( '2 published products' );
	const checklist = within( screen.getByRole( 'region', { name: 'Launch checklist' } ) );
	expect( checklist.getByText( 'There is a product to sell' ) ).toBeVisible();
	expect( checklist.getAllByRole( 'link' ).map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
		'admin.php?page=wc-admin&task=payments',
		expect.stringMatching( /page=wc-settings&tab=advanced&section=keys$/ ),
	] );
	expect( checklist.getByText( /back office of your store/ ) ).toBeVisible();
	expect( screen.getByText( /Visitors currently see a “Coming soon” page/ ) ).toBeVisible();
} );

it( 'warns where there is nothing to buy', async () => {
	const { press } = await open( { additionalData: { isComingSoon: false, publishedProducts: 0 } } );
	expect( screen.getByText( /can’t buy anything/ ) ).toBeVisible();
	expect( screen.getByText( /can already see your store/ ) ).toBeVisible();
	expect( screen.queryByRole( 'region', { name: 'Launch checklist' } ) ).not.toBeInTheDocument();
	await press( 'Launch store' );
	expect( screen.getByRole( 'dialog' ) ).not.toHaveTextContent( 'Coming soon' );
} );

it( 'hides the site until then on demand, once, and says why it could not [A8-005]', async () => {
	const { user, press } = await open( { additionalData: { isComingSoon: false } } );
	const HIDE = '/wc-admin/launch-your-store/initialize-coming-soon';
	onRequest( 'POST', HIDE, () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	await press( 'Show “Coming soon” until launch' );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Visitors can still see your siteThe database is away.'
	);
	onRequest( 'POST', HIDE, { coming_soon: 'yes' } );
	onRequest( 'GET', LISTS, [
		aList( [ aTask( 'launch-your-store', { additionalData: { isComingSoon: true } } ) ] ),
	] );
	await user.dblClick( screen.getByRole( 'button', { name: 'Show “Coming soon” until launch' } ) );
	expect( await screen.findByText( /Visitors currently see a “Coming soon” page/ ) ).toBeVisible();
	expect( requestsMade( 'POST', HIDE ) ).toHaveLength( 2 );
	expect( onComplete ).not.toHaveBeenCalled();
	expect( screen.queryByRole( 'button', { name: /until then/ } ) ).not.toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Launch store' } ) ).toHaveFocus();
} );

it( 'says that only the store waits where the site was in use before', async () => {
	const { unmount } = await open( { additionalData: { isComingSoon: false, isStoreAlone: true } } );
	expect( screen.getByText( /instead of your store\. The rest of your site stays public/ ) ).toBeVisible();
	expect( screen.queryByText( /whole site/ ) ).not.toBeInTheDocument();
	unmount();
	await open( { additionalData: { isComingSoon: true, isStoreAlone: true } } );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'instead of your store. The rest' );
} );

it( 'says that all of a new site waits', async () => {
	await open( { additionalData: { isComingSoon: false, isStoreAlone: false } } );
	expect( screen.getByText( /instead of your whole site/ ) ).toBeVisible();
} );

it( 'asks before it launches: without a yes nothing is written', async () => {
	const { press } = await open();
	await press( 'Launch store' );
	expect( screen.getByRole( 'dialog', { name: 'Launch your store?' } ) ).toHaveTextContent(
		'This turns off “Coming soon”'
	);
	await press( 'Cancel' );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	expect( requestsMade( 'POST' ) ).toEqual( [] );
} );

it( 'says before launching what will be missing, and launches all the same', async () => {
	const { press } = await open( {
		additionalData: {
			checklist: [
				{ id: 'products', isDone: true },
				{ id: 'payments', isDone: false },
			],
		},
	} );
	onRequest( 'POST', OPTIONS, { woocommerce_coming_soon: true } );
	await press( 'Launch store' );
	const dialog = within( screen.getByRole( 'dialog' ) );
	expect( dialog.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'Customers can’t pay.',
	] );
	await press( 'Launch now' );
	await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
} );

it( '[B3-012] launches once, has the tour shown, and is done', async () => {
	const { press, user } = await open();
	onRequest( 'POST', OPTIONS, { woocommerce_coming_soon: true } );
	await press( 'Launch store' );
	await user.dblClick( screen.getByRole( 'button', { name: 'Launch now' } ) );
	await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	expect( requestsMade( 'POST' ) ).toEqual( [ expect.objectContaining( { path: OPTIONS, data: LAUNCHED } ) ] );
	expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_launch_your_store_launched' );
} );

it( 'says why it failed, and tries again', async () => {
	const { press } = await open();
	onRequest( 'POST', OPTIONS, () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	await press( 'Launch store' );
	await press( 'Launch now' );
	const dialog = screen.getByRole( 'dialog' );
	expect( await within( dialog ).findByRole( 'alert' ) ).toHaveTextContent(
		'Your store was not launchedThe database is away.'
	);
	expect( onComplete ).not.toHaveBeenCalled();
	onRequest( 'POST', OPTIONS, { woocommerce_coming_soon: true } );
	await press( 'Try again' );
	await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
} );

it( 'says that the store is live where it is', async () => {
	await open( { isComplete: true } );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Your store is live' );
	expect( screen.getByRole( 'link', { name: 'View your store' } ) ).toHaveAttribute( 'href', 'http://shop.example/' );
	expect( screen.queryByRole( 'button', { name: 'Launch store' } ) ).not.toBeInTheDocument();
} );
