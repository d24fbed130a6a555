import { Fill, SlotFillProvider } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { render, screen } from '@testing-library/react';

import { Replaceable } from './replaceable';

const began = jest.fn();

const Own = () => {
	useEffect( () => began(), [] );
	return <p>Ours</p>;
};

const Page = ( { fill = null }: { fill?: React.ReactNode } ) => (
	<SlotFillProvider>
		<Replaceable waits slot="test" fillProps={ { name: 'Mug' } } around={ ( fills ) => <li>{ fills }</li> }>
			<Own />
		</Replaceable>
		{ fill }
	</SlotFillProvider>
);

const theirs = <Fill name="test">{ ( { name } ) => <p>{ `Theirs: ${ name }` }</p> }</Fill>;

beforeEach( () => began.mockReset() );

describe( 'Content that extensions may replace', () => {
	it( 'is there where nothing fills its slot, or only with nothing', () => {
		render( <Page fill={ <Fill name="test">{ () => null }</Fill> } /> );
		expect( screen.getByText( 'Ours' ) ).toBeVisible();
		expect( screen.queryByRole( 'listitem' ) ).not.toBeInTheDocument();
		expect( began ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not even begun where its slot is filled [client 7]', () => {
		render( <Page fill={ theirs } /> );
		expect( screen.getByRole( 'listitem' ) ).toHaveTextContent( 'Theirs: Mug' );
		expect( screen.queryByText( 'Ours' ) ).not.toBeInTheDocument();
		expect( began ).not.toHaveBeenCalled();
	} );

	it( 'gives way to a fill that comes later, and comes back', () => {
		const { rerender } = render( <Page /> );
		rerender( <Page fill={ theirs } /> );
		expect( screen.getByText( 'Theirs: Mug' ) ).toBeVisible();
		expect( screen.queryByText( 'Ours' ) ).not.toBeInTheDocument();
		rerender( <Page /> );
		expect( screen.getByText( 'Ours' ) ).toBeVisible();
	} );
} );
