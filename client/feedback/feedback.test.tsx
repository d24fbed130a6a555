import { addAction, removeAction } from '@wordpress/hooks';
import { act, screen, waitFor, within } from '@testing-library/react';

import { optionsStore } from '../shared/data/options';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import { SERVER_ERROR } from '../shared/test-utils/failures';
import { interceptRequest } from '../shared/test-utils/rest';
import { SetupCompletedSlot } from '../shared/slots';
import { FEEDBACK_OPTIONS } from './asked-option';
import SetupFeedback from './setup-feedback';
import { factsOf, isPositive } from './use-feedback';

const OPTIONS = '/wc-admin/options';
const READ = `${ OPTIONS }?options=woocommerce_allow_tracking,woocommerce_ces_shown_for_actions`;
const QUESTION = 'How easy was it to set up your store?';
const SECOND = 'How well did the setup cover what your store needs?';
const THANKS = 'Thank you for your feedback.';

const listener = jest.fn();

beforeEach( () => {
	listener.mockReset();
	addAction( 'storewright.event', 'test', listener );
} );

afterEach( () => {
	removeAction( 'storewright.event', 'test' );
	jest.useRealTimers();
} );

const events = ( name: string ) =>
	listener.mock.calls.filter( ( [ event ] ) => event === name ).map( ( [ , props ] ) => props );

const show = ( {
	isTrackingAllowed = true,
	asked = false as unknown,
	tracking = 'yes' as unknown,
	isCompleted = true,
	stopClock = false,
} = {} ) => {
	onRequest( 'GET', READ, { woocommerce_allow_tracking: tracking, woocommerce_ces_shown_for_actions: asked } );
	onRequest( 'POST', OPTIONS, { woocommerce_ces_shown_for_actions: true } );
	if ( stopClock ) {
		jest.useFakeTimers();
	}
	return renderScreen(
		<>
			<SetupFeedback />
			{ isCompleted && <SetupCompletedSlot /> }
			<button>Elsewhere</button>
		</>,
		{
			pageData: { isTrackingAllowed, storeAge: 3 },
			...( stopClock && { advanceTimers: jest.advanceTimersByTime } ),
		}
	);
};

const thanks = () => screen.queryByText( THANKS, { selector: 'p' } );
const spoken = () => document.getElementById( 'a11y-speak-polite' )?.textContent ?? '';

const pass = ( milliseconds: number ) => act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

const answers = () => screen.findByRole( 'group', { name: QUESTION } );
const answer = async ( name: string ) => within( await answers() ).getByRole( 'button', { name } );
const dialog = () => screen.queryByRole( 'dialog', { name: 'What could be better?' } );
const radio = ( question: string, name: string ) =>
	within( screen.getByRole( 'radiogroup', { name: question } ) ).getByRole( 'radio', { name } );

describe( 'the question', () => {
	it( 'is asked at the foot of the completed list [A4-020]', async () => {
		show();
		expect(
			within( await answers() )
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Very hard', 'Hard', 'OK', 'Easy', 'Very easy' ] );
	} );

	it.each( [
		[ 'tracking is not allowed', { isTrackingAllowed: false } ],
		[ 'setup is not completed', { isCompleted: false } ],
	] )( 'asks the server for nothing where %s [A4-020]', async ( _, options ) => {
		show( options );
		// All that is awaited where the question is shown: its module, and what that does when it is there.
		await act( () => import( './prompt' ) );
		expect( screen.queryByText( QUESTION ) ).not.toBeInTheDocument();
		expect( requestsMade() ).toEqual( [] );
	} );

	it.each( [
		[ 'the owner has been asked', { asked: [ 'product_add_publish', 'store_setup' ] } ],
		[ 'the owner has been asked, in a list with a gap', { asked: { 3: 'store_setup' } } ],
		[ 'tracking was forbidden meanwhile', { tracking: 'no' } ],
	] )( 'is not asked where %s [A4-020]', async ( _, options ) => {
		const { registry } = show( options );
		await waitFor( () => expect( registry.select( optionsStore ).getOptions( FEEDBACK_OPTIONS ) ).toBeDefined() );
		expect( screen.queryByText( QUESTION ) ).not.toBeInTheDocument();
	} );

	it( 'waits for the options, and stays away where they can’t be had [A4-020]', async () => {
		let fail: ( error: unknown ) => void = () => undefined;
		onRequest( 'GET', READ, undefined );
		const { registry } = show();
		onRequest( 'GET', READ, () => new Promise( ( _, reject ) => ( fail = reject ) ) );
		await waitFor( () => expect( requestsMade( 'GET', READ ) ).toHaveLength( 1 ) );
		expect( screen.queryByText( QUESTION ) ).not.toBeInTheDocument();
		await act( async () => fail( restError( 'internal', 'The database is away.', 500 ) ) );
		await waitFor( () =>
			expect( registry.select( optionsStore ).hasResolutionFailed( 'getOptions', [ FEEDBACK_OPTIONS ] ) ).toBe(
				true
			)
		);
		expect( screen.queryByText( QUESTION ) ).not.toBeInTheDocument();
	} );
} );

describe( 'a score above 2', () => {
	it.each( [
		[ 'OK', 3 ],
		[ 'Easy', 4 ],
		[ 'Very easy', 5 ],
	] )( '“%s” is sent at once [A4-016] [A9-004]', async ( name, score ) => {
		const { user } = show();
		await user.dblClick( await answer( name ) );
		await waitFor( () => expect( events( 'ces_feedback' ) ).toHaveLength( 1 ) );
		expect( events( 'ces_feedback' ) ).toEqual( [ { action: 'store_setup', score, store_age: 3 } ] );
		expect( requestsMade( 'POST' ) ).toEqual( [
			{ method: 'POST', path: OPTIONS, data: { woocommerce_ces_shown_for_actions: [ 'store_setup' ] } },
		] );
		expect( dialog() ).not.toBeInTheDocument();
		expect( events( 'ces_view' ) ).toEqual( [] );
	} );

	it( 'is thanked for 1200 ms later, in the place that has the focus [A4-018] [A9-003]', async () => {
		const { user } = show( { stopClock: true } );
		const easy = await answer( 'Easy' );
		await user.click( easy );
		await pass( 0 );
		expect( events( 'ces_feedback' ) ).toHaveLength( 1 );
		await pass( 1199 );
		expect( thanks() ).not.toBeInTheDocument();
		expect( easy ).toHaveAttribute( 'aria-pressed', 'true' );
		await pass( 1 );
		expect( thanks() ).toHaveFocus();
		expect( screen.queryByText( QUESTION ) ).not.toBeInTheDocument();
	} );

	it( 'is thanked for in words that are read out, where the owner has gone on meanwhile [A4-018]', async () => {
		const { user } = show( { stopClock: true } );
		const easy = await answer( 'Easy' );
		await user.click( easy );
		await pass( 0 );
		act( () => easy.blur() );
		act( () => screen.getByRole( 'button', { name: 'Elsewhere' } ).focus() );
		await pass( 1200 );
		expect( thanks() ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Elsewhere' } ) ).toHaveFocus();
		expect( spoken() ).toContain( THANKS );
	} );

	it( 'survives a server error: nothing is told until it is sent', async () => {
		const { arm, reason } = SERVER_ERROR;
		const { user } = show();
		const { answer: broken, strike } = arm();
		const repair = interceptRequest( 'POST', OPTIONS, broken );
		await user.dblClick( await answer( 'Easy' ) );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 1 ) );
		await act( async () => strike() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( `Your answer could not be sent${ reason }` );
		expect( await answer( 'Easy' ) ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( await answer( 'Easy' ) ).toHaveFocus();
		expect( events( 'ces_feedback' ) ).toEqual( [] );
		repair();
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( events( 'ces_feedback' ) ).toHaveLength( 1 ) );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'a score of 2 or less', () => {
	it.each( [ 'Very hard', 'Hard' ] )(
		'“%s” opens two questions and a place for comments, and sends nothing yet [A4-017]',
		async ( name ) => {
			const { user } = show();
			await user.click( await answer( name ) );
			expect( dialog() ).toBeVisible();
			expect( within( dialog()! ).getAllByRole( 'radiogroup' ) ).toHaveLength( 2 );
			expect( radio( QUESTION, name ) ).toBeChecked();
			expect(
				within( screen.getByRole( 'radiogroup', { name: SECOND } ) ).queryByRole( 'radio', { checked: true } )
			).toBe( null );
			expect( screen.getByRole( 'textbox', { name: 'Comments (optional)' } ) ).toHaveValue( '' );
			expect( events( 'ces_view' ) ).toEqual( [ { action: 'store_setup', store_age: 3 } ] );
			expect( requestsMade( 'POST' ) ).toEqual( [] );
		}
	);

	it( 'is sent with the second score, both together and the comments [A4-017] [A4-019] [A3-011]', async () => {
		const { user } = show( { stopClock: true } );
		await user.click( await answer( 'Hard' ) );
		await user.click( radio( QUESTION, 'Very hard' ) );
		await user.click( radio( SECOND, 'Mostly' ) );
		await user.type( screen.getByRole( 'textbox' ), ' Taxes took me a day. ' );
		await user.dblClick( screen.getByRole( 'button', { name: 'Send feedback' } ) );
		await pass( 0 );
		expect( dialog() ).not.toBeInTheDocument();
		expect( events( 'ces_feedback' ) ).toEqual( [
			{
				action: 'store_setup',
				score: 1,
				score_second_question: 4,
				score_combined: 5,
				comments: 'Taxes took me a day.',
				store_age: 3,
			},
		] );
		expect( requestsMade( 'POST' ) ).toHaveLength( 1 );
		await pass( 1200 );
		expect( thanks() ).toBeVisible();
	} );

	it( 'needs the second answer, but no comments [A4-017]', async () => {
		const { user } = show();
		await user.click( await answer( 'Very hard' ) );
		await user.click( screen.getByRole( 'button', { name: 'Send feedback' } ) );
		expect( screen.getByRole( 'radiogroup', { name: SECOND } ) ).toHaveAccessibleDescription(
			'Please choose an answer'
		);
		expect( radio( SECOND, 'Not at all' ) ).toHaveFocus();
		expect( requestsMade( 'POST' ) ).toEqual( [] );
		await user.click( radio( SECOND, 'Not at all' ) );
		expect( screen.queryByText( 'Please choose an answer' ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Send feedback' } ) );
		await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
		expect( events( 'ces_feedback' ) ).toEqual( [
			{ action: 'store_setup', score: 1, score_second_question: 1, score_combined: 2, store_age: 3 },
		] );
	} );

	it( 'is taken back when the questions are cancelled, and can be given again [A4-018]', async () => {
		const { user } = show();
		for ( const leave of [
			() => user.click( screen.getByRole( 'button', { name: 'Cancel' } ) ),
			() => user.keyboard( '{Escape}' ),
		] ) {
			await user.click( await answer( 'Hard' ) );
			expect( dialog() ).toBeVisible();
			await leave();
			await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
			expect( await answer( 'Hard' ) ).toHaveAttribute( 'aria-pressed', 'false' );
			expect( await answer( 'Hard' ) ).toHaveFocus();
		}
		expect( requestsMade( 'POST' ) ).toEqual( [] );
		expect( events( 'ces_feedback' ) ).toEqual( [] );
	} );

	it( 'keeps all answers when a server error comes between', async () => {
		const { arm, reason } = SERVER_ERROR;
		const { user } = show();
		await user.click( await answer( 'Hard' ) );
		await user.click( radio( SECOND, 'A little' ) );
		await user.type( screen.getByRole( 'textbox' ), 'Too long.' );
		const { answer: broken, strike } = arm();
		const repair = interceptRequest( 'POST', OPTIONS, broken );
		await user.dblClick( screen.getByRole( 'button', { name: 'Send feedback' } ) );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 1 ) );
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( dialog() ).toBeVisible();
		await act( async () => strike() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( `Your feedback could not be sent${ reason }` );
		expect( radio( QUESTION, 'Hard' ) ).toBeChecked();
		expect( radio( SECOND, 'A little' ) ).toBeChecked();
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'Too long.' );
		repair();
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
		expect( events( 'ces_feedback' ) ).toHaveLength( 1 );
	} );
} );

it.each( [
	[ 1, false ],
	[ 2, false ],
	[ 3, true ],
	[ 5, true ],
] )( 'takes a score of %i for good: %p [A9-004]', ( score, isGood ) => {
	expect( isPositive( score ) ).toBe( isGood );
} );

it.each( [
	[ { score: 4 }, undefined ],
	[ { score: 2, secondScore: 1 }, 3 ],
	[ { score: 1, secondScore: 5, comments: ' ' }, 6 ],
] )( 'tells of %j with the combined score %p [A4-019] [A3-011]', ( record, combined ) => {
	expect( factsOf( record ) ).toEqual( expect.objectContaining( { score: record.score, action: 'store_setup' } ) );
	expect( ( factsOf( record ) as { score_combined?: number } ).score_combined ).toBe( combined );
	expect( factsOf( record ) ).not.toHaveProperty( 'comments' );
} );

it( 'offers comments back that were not sent', async () => {
	const { user, unmount } = show();
	await user.click( await answer( 'Hard' ) );
	await user.click( radio( SECOND, 'Partly' ) );
	await user.type( screen.getByRole( 'textbox', { name: 'Comments (optional)' } ), 'Too long' );
	unmount();
	const again = show().user;
	await again.click( await answer( 'Hard' ) );
	await again.click( screen.getByRole( 'button', { name: 'Restore' } ) );
	expect( screen.getByRole( 'textbox', { name: 'Comments (optional)' } ) ).toHaveValue( 'Too long' );
	expect( radio( SECOND, 'Partly' ) ).toBeChecked();
	await again.click( screen.getByRole( 'button', { name: 'Send feedback' } ) );
	await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
	expect( Object.keys( window.sessionStorage ) ).toEqual( [] );
} );
