import { begin, reduce, type Action, type Answers, type State } from './machine';

const ANSWERS: Answers = {
	business_choice: '',
	selling_online_answer: '',
	industry: '',
	store_name: 'Mugs',
	country: 'US:CA',
	plugins: [],
};

const run = ( state: State, ...actions: Action[] ) => actions.reduce( reduce, state );
const CONTINUED: Action = { type: 'CONTINUED' };
const APPLIED: Action = { type: 'APPLIED', changed: [ 'Store name: A → B' ] };

it.each( [
	[ [], true, 'stage' ],
	[ [ 'user-profile' ], true, 'business' ],
	[ [ 'user-profile', 'business-info', 'skip-guided-setup' ], true, 'plugins' ],
	[ [ 'user-profile', 'business-info' ], false, 'review' ],
	[ [ 'user-profile', 'business-info', 'plugins' ], true, 'review' ],
] )( 'begins at the first step that is not done: after %j, plugins %s', ( completed, hasPlugins, at ) => {
	expect( begin( ANSWERS, completed, hasPlugins ).at ).toBe( at );
} );

it( 'goes on with plugins that wait, wherever the steps are', () => {
	const state = begin( ANSWERS, [ 'user-profile' ], true, [ 'one', 'two' ] );
	expect( state ).toMatchObject( { at: 'installing', waiting: [ 'one', 'two' ], isResumed: true } );
	expect( run( state, { type: 'INSTALLED' }, { type: 'LEFT_OUT' } ) ).toMatchObject( {
		at: 'done',
		installed: [ 'one' ],
	} );
	expect( begin( ANSWERS, [], true ).isResumed ).toBe( false );
} );

it( 'goes through the steps and back, and keeps the answers', () => {
	const state = run(
		begin( ANSWERS, [], false ),
		{ type: 'WENT_BACK' },
		{ type: 'ANSWERED', answers: { industry: 'other' } },
		CONTINUED,
		CONTINUED,
		CONTINUED,
		{ type: 'WENT_BACK' }
	);
	expect( state ).toMatchObject( { at: 'business', steps: [ 'stage', 'business', 'review' ] } );
	expect( state.answers ).toEqual( { ...ANSWERS, industry: 'other' } );
	expect( state.saved ).toEqual( state.answers );
} );

it( 'installs one plugin after the other, and goes on without one that fails', () => {
	const plugins = [ 'one', 'two', 'three' ];
	const applied = run(
		begin( { ...ANSWERS, plugins }, [ 'user-profile', 'business-info', 'plugins' ], true ),
		APPLIED
	);
	expect( applied ).toMatchObject( { at: 'installing', waiting: plugins } );
	const last = run( applied, { type: 'INSTALLED' }, { type: 'LEFT_OUT' } );
	expect( last ).toMatchObject( { at: 'installing', waiting: [ 'three' ], installed: [ 'one' ] } );
	expect( run( last, { type: 'INSTALLED' } ) ).toMatchObject( { at: 'done', installed: [ 'one', 'three' ] } );
} );

it( 'is done at once where there is nothing to install', () => {
	const review = begin( ANSWERS, [ 'user-profile', 'business-info' ], false );
	expect( run( review, APPLIED ) ).toMatchObject( { at: 'done', changed: [ 'Store name: A → B' ] } );
} );

it( 'does nothing where an action makes no sense', () => {
	const first = begin( ANSWERS, [], true );
	for ( const action of [ APPLIED, { type: 'INSTALLED' }, { type: 'LEFT_OUT' } ] as Action[] ) {
		expect( reduce( first, action ) ).toBe( first );
	}
	const done = run( begin( ANSWERS, [ 'user-profile', 'business-info' ], false ), APPLIED );
	for ( const action of [ CONTINUED, APPLIED, { type: 'ANSWERED', answers: { country: 'FR' } } ] as Action[] ) {
		expect( reduce( done, action ) ).toBe( done );
	}
	expect( run( done, { type: 'WENT_BACK' } ) ).toEqual( done );
} );
