import { screen, waitFor } from '@testing-library/react';

import { countriesStore } from '../../../shared/data/countries';
import { settingsStore } from '../../../shared/data/settings';
import { renderScreen } from '../../../shared/test-utils';
import { answerPlaces } from '../../../shared/test-utils/places';
import { answerSettings, LOCATED, SAVE } from '../../../shared/test-utils/settings';
import { failingTests } from '../../test-utils/failing-paths';
import { aTask } from '../../test-utils/tasks';
import { Task } from './task';

const onComplete = jest.fn();

async function open() {
	onComplete.mockReset();
	answerSettings( { ...LOCATED } );
	answerPlaces();
	const props = { task: aTask( 'store_details' ), query: {}, onComplete, trackEvent: jest.fn() };
	const shown = renderScreen( <Task { ...props } />, { stores: [ settingsStore, countriesStore ] as never[] } );
	await shown.user.clear( await screen.findByRole( 'textbox', { name: 'City' } ) );
	await shown.user.type( screen.getByRole( 'textbox', { name: 'City' } ), 'Shelbyville' );
	return shown;
}

const tests = failingTests( {
	name: 'saving the address',
	method: 'POST',
	path: SAVE,
	open,
	button: () => screen.getByRole( 'button', { name: 'Save address' } ),
	says: ( reason ) => `There was a problem saving your store location${ reason }`,
	kept: () => expect( screen.getByRole( 'textbox', { name: 'City' } ) ).toHaveValue( 'Shelbyville' ),
	done: () => waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) ),
} );

it.each( tests )( '[A8-001] $title', ( { test } ) => expect( test() ).resolves.toBeUndefined() );
