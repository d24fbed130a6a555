import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { FilePicker } from './file-picker';

const FILE = new File( [ 'Name' ], 'shop.csv', { type: 'text/csv' } );
const FILES = { files: [ FILE ], items: [], types: [ 'Files' ], getData: () => '' };

const onChoose = jest.fn();

const open = ( isBusy: boolean ) => {
	const { container } = render(
		<FilePicker accept=".csv" hint="Or drop it" isBusy={ isBusy } onChoose={ onChoose } />
	);
	return {
		input: container.querySelector< HTMLInputElement >( 'input[type="file"]' )!,
		zone: container.querySelector( '.components-drop-zone' )!,
	};
};

beforeEach( () => onChoose.mockReset() );

it.each( [
	[ 'a file', false, 1 ],
	[ 'no other one while a file is being read', true, 0 ],
] )( 'takes %s, chosen or dropped', async ( _, isBusy, times ) => {
	const { input, zone } = open( isBusy );
	const openDialog = jest.spyOn( input, 'click' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Choose a CSV file' } ) );
	expect( openDialog ).toHaveBeenCalledTimes( times );
	// The dialog may have been open before.
	fireEvent.change( input, { target: { files: [ FILE ] } } );
	expect( onChoose ).toHaveBeenCalledTimes( times );
	fireEvent.drop( zone, { dataTransfer: FILES } );
	expect( onChoose ).toHaveBeenCalledTimes( 2 * times );
} );
