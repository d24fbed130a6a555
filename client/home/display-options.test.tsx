import { MenuItem } from '@wordpress/components';
import { screen, waitFor } from '@testing-library/react';

import { renderScreen } from '../shared/test-utils';
import { DisplayOptionsFill, type DisplayOptionsProps, HeaderActionsSlot } from '../shared/slots';
import { DisplayOptions } from './display-options';

const show = ( children: React.ReactNode ) =>
	renderScreen(
		<>
			<HeaderActionsSlot />
			<DisplayOptions />
			{ children }
		</>
	);

it( 'is a menu in the header of what the features bring, and closes', async () => {
	const { user } = show(
		<DisplayOptionsFill>
			{ ( menu ) => <MenuItem onClick={ ( menu as unknown as DisplayOptionsProps ).onClose }>Theirs</MenuItem> }
		</DisplayOptionsFill>
	);
	await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
	await user.click( await screen.findByRole( 'menuitem', { name: 'Theirs' } ) );
	await waitFor( () => expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument() );
	expect( screen.getByRole( 'button', { name: 'Display options' } ) ).toHaveFocus();
} );

it( 'is not there while it would be empty', () => {
	show( null );
	expect( screen.queryByRole( 'button', { name: 'Display options' } ) ).not.toBeInTheDocument();
} );
