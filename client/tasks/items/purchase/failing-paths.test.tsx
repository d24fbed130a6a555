import { act, screen, waitFor } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade } from '../../../shared/test-utils';
import { SERVER_ERROR } from '../../../shared/test-utils/failures';
import { interceptRequest } from '../../../shared/test-utils/rest';
import TaskLists from '../../home/task-lists';
import { store } from '../../store';
import { aList, aTask, LISTS } from '../../test-utils/tasks';

const ACTION = `${ LISTS }/purchase/action`;

it( '[A2-056] going to the cart survives a server error', async () => {
	const { reason, arm } = SERVER_ERROR;
	const themes = [ { id: 7, title: 'Meadow', price: '79.00', currency: 'USD', excerpt: 'Green all over.' } ];
	const task = aTask( 'purchase', {
		isVisited: true,
		additionalData: { themes, cartUrl: 'https://market.example/{ids}' },
	} );
	const query = { task: 'purchase' };
	onRequest( 'GET', LISTS, [ aList( [ task, aTask( 'other' ) ] ) ] );
	onRequest( 'POST', ACTION, { ...task, isActioned: true, isComplete: true } );
	const { user } = renderScreen( <TaskLists path="/" params={ {} } query={ query } />, {
		query,
		stores: [ store ] as never[],
		pageData: { promotions: true },
	} );
	await user.click( await screen.findByRole( 'checkbox', { name: 'Meadow' } ) );
	const { answer, strike } = arm();
	const repair = interceptRequest( 'POST', ACTION, answer );
	const cart = screen.getByRole( 'link', { name: /marketplace’s cart/ } );
	cart.addEventListener( 'click', ( event ) => event.preventDefault() );
	await user.click( cart );
	await act( async () => strike() );
	const alert = await screen.findByText( `“Task purchase” could not be marked as done. ${ reason }` );
	expect( requestsMade( 'POST', ACTION ) ).toHaveLength( 1 );
	expect( document.body ).not.toHaveFocus();

	repair();
	await user.click( screen.getByRole( 'button', { name: 'Try again', hidden: true } ) );
	await waitFor( () => expect( requestsMade( 'POST', ACTION ) ).toHaveLength( 2 ) );
	expect( alert ).not.toBeInTheDocument();
} );
