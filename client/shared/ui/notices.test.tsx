import { speak } from '@wordpress/a11y';
import { store as noticesStore } from '@wordpress/notices';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '../test-utils';
import { Snackbars } from './snackbars';

jest.mock( '@wordpress/a11y' );

function createNotice() {
	const rendered = renderScreen( <p>Screen</p>, { advanceTimers: jest.advanceTimersByTime } );
	const { createNotice: create } = rendered.registry.dispatch( noticesStore );
	const notify = (
		content: string,
		options: Parameters< typeof create >[ 2 ] = {},
		status: Parameters< typeof create >[ 0 ] = 'success'
	) => act( () => void create( status, content, { type: 'snackbar', ...options } ) );
	return { ...rendered, notify };
}

const message = ( content: string ) => screen.queryByText( content );
const wait = ( milliseconds: number ) => act( () => void jest.advanceTimersByTime( milliseconds ) );

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( speak ).mockReset();
} );

afterEach( () => void jest.useRealTimers() );

describe( '[B2-037] a snackbar', () => {
	it( '[B9-012] goes after ten seconds', () => {
		createNotice().notify( 'Saved.' );
		wait( 9999 );
		expect( message( 'Saved.' ) ).toBeVisible();
		wait( 1 );
		expect( message( 'Saved.' ) ).not.toBeInTheDocument();
	} );

	it( 'stays while somebody is at it, and has its full time again afterwards', async () => {
		const { user, notify } = createNotice();
		notify( 'Saved.' );
		wait( 9000 );
		await user.hover( message( 'Saved.' )! );
		wait( 60_000 );
		expect( message( 'Saved.' ) ).toBeVisible();
		await user.unhover( message( 'Saved.' )! );
		wait( 9999 );
		expect( message( 'Saved.' ) ).toBeVisible();
		wait( 1 );
		expect( message( 'Saved.' ) ).not.toBeInTheDocument();
	} );

	it( 'stays while its button has the focus, and has its full time again afterwards', () => {
		const { notify } = createNotice();
		notify( 'Saved.' );
		wait( 9000 );
		act( () => screen.getByRole( 'button', { name: 'Dismiss this notice' } ).focus() );
		wait( 60_000 );
		expect( message( 'Saved.' ) ).toBeVisible();
		act( () => screen.getByRole( 'button', { name: 'Dismiss this notice' } ).blur() );
		wait( 9999 );
		expect( message( 'Saved.' ) ).toBeVisible();
		wait( 1 );
		expect( message( 'Saved.' ) ).not.toBeInTheDocument();
	} );

	it( 'has its full time too where it takes the place of another one', () => {
		const { notify } = createNotice();
		notify( 'Put off.', { id: 'task' } );
		wait( 9000 );
		notify( 'Dismissed.', { id: 'task' } );
		wait( 9999 );
		expect( message( 'Dismissed.' ) ).toBeVisible();
		wait( 1 );
		expect( message( 'Dismissed.' ) ).not.toBeInTheDocument();
	} );

	it( 'stays until it is dismissed where it must be read', async () => {
		const { user, notify } = createNotice();
		const onDismiss = jest.fn();
		notify( 'Read me.', { explicitDismiss: true, onDismiss } );
		wait( 60_000 );
		await user.click( message( 'Read me.' )! );
		expect( message( 'Read me.' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Dismiss this notice' } ) );
		expect( message( 'Read me.' ) ).not.toBeInTheDocument();
		expect( onDismiss ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( '[B2-038] a snackbar', () => {
	it( 'is dismissed once by its button', async () => {
		const { user, notify } = createNotice();
		const onDismiss = jest.fn();
		notify( 'Saved.', { onDismiss } );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss this notice' } ) );
		expect( onDismiss ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is dismissed by a click', async () => {
		const { user, notify } = createNotice();
		notify( 'Saved.' );
		await user.click( message( 'Saved.' )! );
		expect( message( 'Saved.' ) ).not.toBeInTheDocument();
	} );

	it.each( [ '{Enter}', ' ', '{Escape}' ] )(
		'is dismissed by the key “%s”, and the focus is not lost',
		async ( key ) => {
			const { user, notify } = createNotice();
			notify( 'Saved.' );
			await user.tab();
			expect( screen.getByRole( 'button', { name: 'Dismiss this notice' } ) ).toHaveFocus();
			await user.keyboard( key );
			expect( message( 'Saved.' ) ).not.toBeInTheDocument();
			expect( screen.getByRole( 'region', { name: 'Messages' } ) ).toHaveFocus();
		}
	);

	it( 'offers one action only, which removes it', async () => {
		const { user, notify } = createNotice();
		const onClick = jest.fn();
		notify( 'Hidden.', {
			actions: [
				{ label: 'Undo', onClick },
				{ label: 'Other', onClick: jest.fn() },
			],
		} );
		expect( screen.queryByRole( 'button', { name: 'Other' } ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
		expect( message( 'Hidden.' ) ).not.toBeInTheDocument();
	} );

	it( 'may lead elsewhere', () => {
		createNotice().notify( 'Saved.', { actions: [ { label: 'View', url: 'http://shop.example/' } ] } );
		expect( screen.getByRole( 'link', { name: 'View' } ) ).toHaveAttribute( 'href', 'http://shop.example/' );
	} );

	it( 'is read out, failures at once', () => {
		const { notify } = createNotice();
		notify( 'Saved.' );
		expect( speak ).toHaveBeenLastCalledWith( 'Saved.', 'polite' );
		notify( 'Not saved.', {}, 'error' );
		expect( speak ).toHaveBeenLastCalledWith( 'Not saved.', 'assertive' );
		notify( 'Silent.', { speak: false } );
		expect( speak ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'the styles of the page', () => {
	it( 'know how high the messages are, whatever their number and length, while there are any', async () => {
		let height = 96;
		jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation( () => ( { height } ) as DOMRect );
		const heightInStyles = () =>
			document.documentElement.style.getPropertyValue( '--storewright-snackbars-height' );
		const { user, notify } = createNotice();
		expect( heightInStyles() ).toBe( '' );
		notify( 'Your store’s address, currency and tax settings were saved.' );
		screen.getByRole( 'region', { name: 'Messages' } ).style.insetBlockEnd = '24px';
		expect( heightInStyles() ).toBe( '96px' );
		height = 201.5;
		act( () =>
			jest.mocked( ResizeObserver ).mock.calls.forEach( ( [ tell ] ) => tell( [], {} as ResizeObserver ) )
		);
		expect( heightInStyles() ).toBe( '250px' );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss this notice' } ) );
		expect( heightInStyles() ).toBe( '' );
	} );
} );

describe( '[B2-036] the notices', () => {
	it( 'are three at most, the latest ones', () => {
		const { notify } = createNotice();
		[ 'one', 'two', 'three', 'four' ].forEach( ( content ) => notify( content ) );
		expect( message( 'one' ) ).not.toBeInTheDocument();
		[ 'two', 'three', 'four' ].forEach( ( content ) => expect( message( content ) ).toBeVisible() );
	} );

	it( 'of the whole page stand above it, and can be dismissed', async () => {
		const { user, notify } = createNotice();
		notify( 'The store is closed.', { type: 'default' }, 'warning' );
		expect( screen.getByText( 'The store is closed.' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
		expect( screen.queryByText( 'The store is closed.' ) ).not.toBeInTheDocument();
	} );
} );

it( '[B3-013] a notice has an id, a class, text, actions, an icon, what is spoken, and may have to be dismissed', async () => {
	const onClick = jest.fn();
	const onRemove = jest.fn();
	const notice = {
		id: 'saved',
		className: 'of-acme',
		content: 'Saved.',
		actions: [ { label: 'View', url: '#view', onClick } ],
		explicitDismiss: true,
		icon: <svg role="img" aria-label="Tick" />,
		spokenMessage: 'The store was saved.',
	};
	const { user } = renderScreen( <Snackbars notices={ [ notice ] } onRemove={ onRemove } />, {
		advanceTimers: jest.advanceTimersByTime,
	} );
	const region = screen.getAllByRole( 'region', { name: 'Messages' } )[ 0 ];
	expect( region?.firstElementChild ).toHaveClass( 'of-acme' );
	expect( region ).toHaveTextContent( 'Saved.' );
	expect( screen.getByRole( 'img', { name: 'Tick' } ) ).toBeVisible();
	expect( speak ).toHaveBeenLastCalledWith( 'The store was saved.', 'polite' );
	wait( 60_000 );
	expect( onRemove ).not.toHaveBeenCalled();
	const action = screen.getByRole( 'link', { name: 'View' } );
	expect( action ).toHaveAttribute( 'href', '#view' );
	await user.click( action );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
	expect( onRemove ).toHaveBeenCalledWith( 'saved' );
} );
