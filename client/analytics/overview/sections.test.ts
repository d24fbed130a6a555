import { readChoice } from './choice';
import { sectionsOf, withBlock, withMoved, withoutSection, withSection, withTitle } from './sections';

/** What WooCommerce's own overview and an extension left. */
const STORED = JSON.stringify( [
	{ key: 'weather', title: 'Weather', isVisible: true, hiddenBlocks: [], town: { name: 'Linz' } },
	{ key: 'charts', title: 'My charts', isVisible: true, hiddenBlocks: [ 'bees_count', 3 ], icon: { props: {} } },
	{ key: 'bees', isVisible: false },
	{ key: 'store-performance', title: '', isVisible: true, hiddenBlocks: 'all' },
] );

const parsed = ( json: string ) => JSON.parse( json ) as Array< Record< string, unknown > >;

const keys = ( json: string ) => parsed( json ).map( ( { key } ) => key );

it( 'reads what is there, and adds the sections that are missing', () => {
	const [ charts, performance, boards ] = sectionsOf( STORED );
	expect( charts ).toEqual( { key: 'charts', title: 'My charts', isVisible: true, hidden: [ 'bees_count' ] } );
	expect( performance ).toMatchObject( { key: 'store-performance', title: '', isVisible: true } );
	expect( performance?.hidden ).toContain( 'revenue/refunds' );
	expect( boards ).toEqual( {
		key: 'leaderboards',
		title: '',
		isVisible: true,
		hidden: [ 'coupons', 'customers' ],
	} );
} );

it.each( [ '', 'null', '{', '{}', '7', '[1,null,"charts"]', '[[]]' ] )(
	'is as at first where %j is stored',
	( json ) => {
		expect( sectionsOf( json ).map( ( { key } ) => key ) ).toEqual( [
			'store-performance',
			'charts',
			'leaderboards',
		] );
	}
);

it( 'keeps what it does not know in every change', () => {
	const changes = [
		withTitle( STORED, 'charts', ' Curves ' ),
		withBlock( STORED, 'charts', 'orders_orders_count', false ),
		withMoved( STORED, 'store-performance', -1 ),
		withoutSection( STORED, 'charts' ),
		withSection( STORED, 'charts' ),
	];
	changes.map( parsed ).forEach( ( list ) => {
		expect( list ).toContainEqual( parsed( STORED )[ 0 ] );
		expect( list ).toContainEqual( parsed( STORED )[ 2 ] );
		const charts = list.find( ( { key } ) => key === 'charts' );
		expect( charts?.icon ).toEqual( { props: {} } );
		expect( charts?.hiddenBlocks ).toEqual( expect.arrayContaining( [ 'bees_count', 3 ] ) );
	} );
	expect( parsed( changes[ 0 ] ?? '' )[ 1 ]?.title ).toBe( 'Curves' );
	expect( parsed( withTitle( STORED, 'charts', '' ) )[ 1 ] ).not.toHaveProperty( 'title' );
	expect( parsed( changes[ 1 ] ?? '' )[ 1 ]?.hiddenBlocks ).toEqual( [ 'bees_count', 3, 'orders_orders_count' ] );
	expect( keys( changes[ 2 ] ?? '' ) ).toEqual( [
		'weather',
		'store-performance',
		'charts',
		'bees',
		'leaderboards',
	] );
	expect( keys( changes[ 4 ] ?? '' ).at( -1 ) ).toBe( 'charts' );
} );

it( 'moves past sections that are not shown, and stops at the ends', () => {
	const two = withoutSection( '', 'charts' );
	expect( keys( withMoved( two, 'leaderboards', -1 ) ) ).toEqual( [ 'leaderboards', 'store-performance', 'charts' ] );
	expect( withMoved( two, 'leaderboards', 1 ) ).toBe( two );
	expect( withMoved( two, 'store-performance', -1 ) ).toBe( two );
} );

it.each( [
	[ {}, 'line', 'day', 5 ],
	[ { type: '"bar"', interval: '"week"', rows: '12' }, 'bar', 'week', 12 ],
	[ { type: 'bar', interval: 'month', rows: '"20"' }, 'bar', 'month', 20 ],
	[ { type: '{', interval: '"minute"', rows: '99' }, 'line', 'day', 20 ],
	[ { type: '3', interval: '[]', rows: 'many' }, 'line', 'day', 5 ],
	[ { rows: '7.5' }, 'line', 'day', 5 ],
	[ { rows: '-7' }, 'line', 'day', 5 ],
] )( 'reads %j', ( { type = '', interval = '', rows = '' }: Record< string, string >, chartType, shown, count ) => {
	expect(
		readChoice( {
			dashboard_chart_type: type,
			dashboard_chart_interval: interval,
			dashboard_leaderboard_rows: rows,
		} )
	).toMatchObject( { chartType, interval: shown, rows: count } );
} );
