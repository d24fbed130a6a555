import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { KEYBOARD_STEP } from './dragging';
import { MoveHandle, Sortable, useSortableRow, withPartInOrder } from '.';

jest.mock( '@wordpress/a11y' );

const mockDragging = jest.fn();

jest.mock( '@dnd-kit/core', () => {
	const core = jest.requireActual( '@dnd-kit/core' );
	const { createElement } = jest.requireActual( 'react' );
	return {
		...core,
		DndContext: ( props: object ) => {
			mockDragging( props );
			return createElement( core.DndContext, props );
		},
	};
} );

const mockReducedMotion = jest.fn( () => false );

jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual( '@wordpress/compose' ),
	useReducedMotion: () => mockReducedMotion(),
} ) );

const HEIGHT = 40;

const Row = ( { id }: { id: string } ) => (
	<li { ...useSortableRow( id ) }>
		<MoveHandle id={ id } />
		{ id }
	</li>
);

const onReorder = jest.fn();

const List = ( { start, isBusy = false }: { start: string[]; isBusy?: boolean } ) => {
	const [ ids, setIds ] = useState( start );
	return (
		<Sortable
			items={ ids.map( ( id ) => ( { id, name: `Bank ${ id }` } ) ) }
			isBusy={ isBusy }
			onReorder={ ( next ) => {
				onReorder( next );
				setIds( next );
			} }
		>
			<ul>
				{ ids.map( ( id ) => (
					<Row key={ id } id={ id } />
				) ) }
			</ul>
		</Sortable>
	);
};

/** Rows have places only in a browser: one below the other, each as high as the next. */
function layOut() {
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation( function ( this: Element ) {
		const rows = [ ...document.querySelectorAll( 'li' ) ];
		const at = rows.findIndex( ( row ) => row.contains( this ) );
		return new DOMRect( 0, Math.max( 0, at ) * HEIGHT, 300, HEIGHT );
	} );
}

class Rect {
	constructor(
		public x: number,
		public y: number,
		public width: number,
		public height: number
	) {}
	get top() {
		return this.y;
	}
	get left() {
		return this.x;
	}
	get bottom() {
		return this.y + this.height;
	}
	get right() {
		return this.x + this.width;
	}
}

const handle = ( id: string ) => screen.getByRole( 'button', { name: `Move Bank ${ id }` } );
const order = () => screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent );
const draggable = ( id: string ) =>
	waitFor( () => expect( handle( id ) ).toHaveAccessibleDescription( /Press Space/ ) );
const said = ( text: string ) => waitFor( () => expect( document.body ).toHaveTextContent( text ) );

beforeEach( () => {
	onReorder.mockReset();
	mockReducedMotion.mockReturnValue( false );
	jest.mocked( speak ).mockReset();
	window.DOMRect = Rect as never;
} );

describe( 'Rows by the menu of their handles', () => {
	it( 'are moved without any dragging, told of, and keep the focus', async () => {
		const user = userEvent.setup();
		render( <List start={ [ 'A', 'B', 'C', 'D' ] } /> );
		await user.click( handle( 'B' ) );
		await user.click( await screen.findByRole( 'menuitem', { name: 'Move up' } ) );
		expect( order() ).toEqual( [ 'B', 'A', 'C', 'D' ] );
		expect( speak ).toHaveBeenCalledWith( 'Bank B moved to position 1 of 4.', 'assertive' );
		await waitFor( () => expect( handle( 'B' ) ).toHaveFocus() );
		await user.keyboard( '{Enter}' );
		const menu = within( await screen.findByRole( 'menu' ) );
		expect( menu.queryByRole( 'menuitem', { name: 'Move up' } ) ).not.toBeInTheDocument();
		await user.click( menu.getByRole( 'menuitem', { name: 'Move to the end' } ) );
		expect( order() ).toEqual( [ 'A', 'C', 'D', 'B' ] );
		await draggable( 'A' );
	} );

	it( 'that are alone have no handle, and those that are being saved stay', async () => {
		const user = userEvent.setup();
		const { unmount } = render( <List start={ [ 'A' ] } /> );
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
		unmount();
		render( <List start={ [ 'A', 'B' ] } isBusy /> );
		await user.click( handle( 'A' ) );
		const down = await screen.findByRole( 'menuitem', { name: 'Move down' } );
		expect( down ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( down );
		expect( onReorder ).not.toHaveBeenCalled();
		expect( screen.queryByRole( 'menuitem', { name: 'Move to the end' } ) ).not.toBeInTheDocument();
		await draggable( 'A' );
	} );
} );

describe( 'Rows by keyboard [A9-014]', () => {
	it( 'go 25 pixels a step; lists scroll every 5 milliseconds', async () => {
		expect( KEYBOARD_STEP ).toBe( 25 );
		render( <List start={ [ 'A', 'B' ] } /> );
		await draggable( 'A' );
		expect( mockDragging ).toHaveBeenLastCalledWith(
			expect.objectContaining( { autoScroll: expect.objectContaining( { interval: 5 } ) } )
		);
	} );

	it( 'are picked up, moved by steps, put down, and told of', async () => {
		const user = userEvent.setup();
		render( <List start={ [ 'A', 'B', 'C' ] } /> );
		await draggable( 'A' );
		layOut();
		handle( 'A' ).focus();
		await user.keyboard( ' ' );
		await said( 'Bank A picked up. Position 1 of 3.' );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
		// Listening for keys begins a moment later.
		await waitFor( () => {
			fireEvent.keyDown( document, { code: 'ArrowDown' } );
			expect( document.body ).toHaveTextContent( 'Bank A is over position 2 of 3.' );
		} );
		const { transform } = ( screen.getAllByRole( 'listitem' )[ 0 ] as HTMLElement ).style;
		expect( Number( /translate3d\(0px, (\d+)px/.exec( transform )?.[ 1 ] ) % KEYBOARD_STEP ).toBe( 0 );
		fireEvent.keyDown( document, { code: 'Space' } );
		await said( 'Bank A moved to position 2 of 3.' );
		expect( order() ).toEqual( [ 'B', 'A', 'C' ] );
		await waitFor( () => expect( handle( 'A' ) ).toHaveFocus() );
	} );

	it.each( [
		[ 'glide to their places', false ],
		[ 'do not glide where the owner wants less motion', true ],
	] )( '%s', async ( _, isReduced ) => {
		mockReducedMotion.mockReturnValue( isReduced );
		const user = userEvent.setup();
		render( <List start={ [ 'A', 'B', 'C' ] } /> );
		await draggable( 'A' );
		layOut();
		handle( 'A' ).focus();
		await user.keyboard( ' ' );
		await said( 'Bank A picked up. Position 1 of 3.' );
		await waitFor( () => {
			fireEvent.keyDown( document, { code: 'ArrowDown' } );
			expect( document.body ).toHaveTextContent( 'Bank A is over position 2 of 3.' );
		} );
		const { style } = screen.getAllByRole( 'listitem' )[ 1 ] as HTMLElement;
		expect( style.transform ).not.toBe( '' );
		expect( /transform [1-9]\d*ms/.test( style.transition ) ).toBe( ! isReduced );
		fireEvent.keyDown( document, { code: 'Escape' } );
		await waitFor( () => expect( handle( 'A' ) ).toHaveFocus() );
	} );

	it( 'go back by Escape', async () => {
		const user = userEvent.setup();
		render( <List start={ [ 'A', 'B' ] } /> );
		await draggable( 'A' );
		layOut();
		handle( 'A' ).focus();
		await user.keyboard( ' ' );
		await said( 'Bank A picked up.' );
		await waitFor( () => {
			fireEvent.keyDown( document, { code: 'Escape' } );
			expect( document.body ).toHaveTextContent( 'Bank A not moved. Position 1 of 2.' );
		} );
		expect( onReorder ).not.toHaveBeenCalled();
	} );
} );

describe( 'A part of a list', () => {
	it( 'in another order keeps its places, and what is not in the list is left out', () => {
		expect( withPartInOrder( [ 'a', 'b', 'c', 'd' ], [ 'd', 'b' ] ) ).toEqual( [ 'a', 'd', 'c', 'b' ] );
		expect( withPartInOrder( [ 'a', 'b' ], [ 'x', 'b', 'a' ] ) ).toEqual( [ 'b', 'a' ] );
	} );
} );
