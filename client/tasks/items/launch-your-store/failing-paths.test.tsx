import { act, screen, waitFor } from '@testing-library/react';

import { onRequest, renderScreen } from '../../../shared/test-utils';
import { store } from '../../store';
import { failingTests } from '../../test-utils/failing-paths';
import { aList, aTask, LISTS } from '../../test-utils/tasks';
import { Task } from './task';

const OPTIONS = '/wc-admin/options';
const onComplete = jest.fn();

async function open() {
	onComplete.mockReset();
	const task = aTask( 'launch-your-store', { additionalData: { isComingSoon: true, publishedProducts: 2 } } );
	onRequest( 'GET', LISTS, [ aList( [ task ] ) ] );
	onRequest( 'POST', OPTIONS, { woocommerce_coming_soon: true } );
	const shown = renderScreen( <Task { ...{ task, query: {}, onComplete, trackEvent: jest.fn() } } />, {
		stores: [ store ] as never[],
	} );
	await act( async () => undefined );
	await shown.user.click( screen.getByRole( 'button', { name: 'Launch store' } ) );
	return shown;
}

const tests = failingTests( {
	name: 'launching the store',
	method: 'POST',
	path: OPTIONS,
	open,
	button: () => screen.getByRole( 'button', { name: /Launch now|Try again/ } ),
	says: ( reason ) => `Your store was not launched${ reason }`,
	kept: () => expect( screen.getByRole( 'dialog', { name: 'Launch your store?' } ) ).toBeVisible(),
	done: () => waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) ),
} );

it.each( tests )( '[A2-017] $title', ( { test } ) => expect( test() ).resolves.toBeUndefined() );
