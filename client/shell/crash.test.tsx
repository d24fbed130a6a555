import { addAction, removeAction } from '@wordpress/hooks';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { reloadPage } from '../shared/routing/browser';
import { expectLogged } from '../shared/test-utils';
import { reportCrash } from '../shared/crash-report';
import { ErrorBoundary, PageScreen } from './page';
import type { Page } from './routes';
import { LazyOutlet } from './lazy-outlet';

jest.mock( '../shared/routing/browser' );

const listener = jest.fn();

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2026-01-01' ), advanceTimers: true } );
	listener.mockReset();
	addAction( 'storewright.event', 'test', listener );
} );

afterEach( () => {
	jest.useRealTimers();
	removeAction( 'storewright.event', 'test' );
} );

function Broken(): never {
	throw new Error( 'No such order.' );
}

describe( 'a screen that breaks', () => {
	it( '[B8-011] [B8-012] is replaced by the crash screen', async () => {
		render(
			<ErrorBoundary>
				<Broken />
			</ErrorBoundary>
		);
		expectLogged( 'error', 'No such order.' );
		expectLogged( 'error', 'The above error occurred in the <Broken> component' );
		expect( screen.getByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeVisible();
		expect(
			screen.getByText(
				'We’re sorry for the inconvenience. Please try reloading the page, or you can get support from the community forums.'
			)
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: /^Get Support/ } ) ).toHaveAttribute( 'target', '_blank' );
		expect( screen.getByText( /No such order\./ ) ).toBeInTheDocument();
		await userEvent.click( screen.getByRole( 'button', { name: 'Reload Page' } ) );
		expect( reloadPage ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not stay when another task is opened [client 5]', async () => {
		const page = ( task: string, Content: () => ReactNode ) =>
			( {
				route: { path: '/', load: () => Promise.resolve( { default: Content } ) },
				props: { path: '/', params: {}, query: { task } },
			} ) as unknown as Page;
		const { rerender } = render( <PageScreen { ...page( 'tax', () => <Broken /> ) } /> );
		expect( await screen.findByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeVisible();
		expectLogged( 'error', 'No such order.' );
		expectLogged( 'error', 'The above error occurred in the <Broken> component' );

		rerender( <PageScreen { ...page( 'shipping', () => <p>Your shipping</p> ) } /> );
		expect( await screen.findByText( 'Your shipping' ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeNull();
	} );

	it.each( [
		[ 'breaks when it is shown', () => Promise.resolve( { default: Broken } ) ],
		[ 'breaks when it is fetched', () => Promise.reject( new TypeError( 'No such order.' ) ) ],
	] )( 'is left out where it is a bar that %s', async ( _, load ) => {
		const bar = { name: 'broken', isFor: () => true, load };
		const { container } = render( <LazyOutlet part={ bar } props={ { path: '/', params: {}, query: {} } } /> );
		await act( async () => undefined );
		expectLogged( 'error', 'No such order.' );
		expectLogged( 'error', 'The above error occurred' );
		expect( container ).toBeEmptyDOMElement();
	} );

	it( '[B8-013] [B9-008] is counted each time, and reported once a minute', () => {
		act( () => jest.advanceTimersByTime( 60_000 ) );
		reportCrash( new Error( 'first' ), '' );
		const { count } = listener.mock.lastCall[ 1 ];
		jest.advanceTimersByTime( 59_999 );
		reportCrash( new Error( 'second' ), '' );
		expect( listener ).toHaveBeenCalledTimes( 1 );
		jest.advanceTimersByTime( 1 );
		reportCrash( new Error( 'third' ), 'in Home' );
		expect( listener ).toHaveBeenLastCalledWith( 'crash', {
			name: 'Error',
			message: 'third',
			stack: 'in Home',
			count: count + 2,
		} );
	} );
} );
