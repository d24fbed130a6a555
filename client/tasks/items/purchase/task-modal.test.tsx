import { screen, waitFor, within } from '@testing-library/react';

import { homePanels } from '../../home-panels';
import TaskLists from '../../home/task-lists';
import { onRequest, renderScreen, requestsMade } from '../../../shared/test-utils';
import { getHistory, parseQuery } from '../../../shared/routing';
import { store } from '../../store';
import { aList, aTask, LISTS } from '../../test-utils/tasks';

const THEMES = [
	{ id: 7, title: 'Meadow', price: '79.00', currency: 'USD', excerpt: 'Green all over.' },
	{ id: 12, title: 'Harbour', price: '49.50', currency: 'EUR', excerpt: 'By the sea.' },
];

const aPurchase = () =>
	aTask( 'purchase', { additionalData: { themes: THEMES, cartUrl: 'https://market.example/cart?add={ids}' } } );

async function open( { promotions = true, id = 'purchase' } = {} ) {
	const task = aPurchase();
	onRequest( 'GET', LISTS, [ aList( [ task, aTask( 'other' ) ] ) ] );
	onRequest( 'POST', `${ LISTS }/purchase/visited`, { ...task, isVisited: true } );
	onRequest( 'POST', `${ LISTS }/purchase/action`, { ...task, isVisited: true, isComplete: true } );
	const query = { task: id };
	const shown = renderScreen( <TaskLists path="/" params={ {} } query={ query } />, {
		query,
		stores: [ store ] as never[],
		pageData: { promotions },
	} );
	await screen.findByRole( 'link', { name: 'Task other', hidden: true } );
	return shown;
}

const dialog = () => screen.findByRole( 'dialog', { name: 'Task purchase' } );
const cart = () => screen.queryByRole( 'link', { name: /marketplace’s cart/ } );
const writes = () => requestsMade( 'POST' ).map( ( { path } ) => path );

it( 'is no page: Home stays, and the modal opens over it [A2-015]', async () => {
	const owns = homePanels[ 0 ].ownsScreen;
	expect( [ owns( { task: 'purchase' } ), owns( { task: 'tax' } ), owns( {} ) ] ).toEqual( [ false, true, false ] );
	await open();
	expect( await dialog() ).toBeVisible();
	await waitFor( () => expect( writes() ).toEqual( [ `${ LISTS }/purchase/visited` ] ) );
} );

it( 'lists the themes with their price per year [A2-056] [A3-009]', async () => {
	await open();
	const rows = within( await dialog() ).getAllByRole( 'listitem' );
	expect( rows.map( ( { textContent } ) => textContent ) ).toEqual( [
		'MeadowGreen all over.$79 per year',
		'HarbourBy the sea.€49.50 per year',
	] );
} );

it( 'leads to the marketplace’s cart with the themes that were chosen [A2-056]', async () => {
	const { user } = await open();
	await dialog();
	expect( cart() ).not.toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Go to the marketplace’s cart' } ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await user.click( screen.getByRole( 'checkbox', { name: 'Harbour' } ) );
	await user.click( screen.getByRole( 'checkbox', { name: 'Meadow' } ) );
	expect( cart() ).toHaveAttribute( 'href', 'https://market.example/cart?add=7,12' );
	await user.click( screen.getByRole( 'checkbox', { name: 'Meadow' } ) );
	expect( cart() ).toHaveAttribute( 'href', 'https://market.example/cart?add=12' );
	cart()?.addEventListener( 'click', ( event ) => event.preventDefault() );
	await user.click( cart() as HTMLElement );
	await waitFor( () => expect( writes() ).toContain( `${ LISTS }/purchase/action` ) );
	expect( parseQuery( getHistory().location.search ) ).toEqual( { page: 'wc-admin' } );
} );

it( 'is closed without a word, and Home is there', async () => {
	const { user } = await open();
	await user.click( within( await dialog() ).getByRole( 'button', { name: 'Not now' } ) );
	expect( parseQuery( getHistory().location.search ) ).toEqual( { page: 'wc-admin' } );
	expect( writes() ).toEqual( [ `${ LISTS }/purchase/visited` ] );
} );

it.each( [ { promotions: false }, { id: 'other' } ] )(
	'is not there without promotions or at another address',
	async ( at ) => {
		await open( at );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	}
);
