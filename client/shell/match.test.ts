import type { Route } from '../shared/routing';
import { findRoute, matchPath } from './match';

const route = ( path: string ): Route => ( { path, load: () => Promise.reject( new Error( path ) ), breadcrumbs: [] } );

describe( 'comparing paths with patterns', () => {
	it.each( [
		[ '/', '/', {} ],
		[ '/customers', '/customers/', {} ],
		[ '/analytics/:report', '/analytics/revenue', { report: 'revenue' } ],
		[
			'/product/:productId/variation/:variationId',
			'/product/4/variation/7',
			{ productId: '4', variationId: '7' },
		],
		[ '/customize-store/*', '/customize-store/design/logo', {} ],
		[ '/customize-store/*', '/customize-store', {} ],
		[ '*', '/whatever', {} ],
	] )( '%s matches %s', ( pattern, path, expected ) => {
		expect( matchPath( pattern, path ) ).toEqual( expected );
	} );

	it.each( [
		[ '/', '/analytics' ],
		[ '/analytics/:report', '/analytics' ],
		[ '/analytics/:report', '/analytics/revenue/more' ],
		[ '/customize-store/*', '/launch-your-store' ],
	] )( '%s does not match %s', ( pattern, path ) => {
		expect( matchPath( pattern, path ) ).toBeNull();
	} );
} );

describe( 'choosing a route', () => {
	const routes = [ '*', '/analytics/:report', '/analytics/settings', '/' ].map( route );

	it.each( [
		[ '/', '/' ],
		[ '/analytics/settings', '/analytics/settings' ],
		[ '/analytics/stock', '/analytics/:report' ],
		[ '/nowhere', '*' ],
	] )( 'leads %s to %s, whatever the order of the routes', ( path, expected ) => {
		expect( findRoute( routes, path )?.route.path ).toBe( expected );
		expect( findRoute( [ ...routes ].reverse(), path )?.route.path ).toBe( expected );
	} );

	it( 'leads nowhere without a route', () => {
		expect( findRoute( [ route( '/' ) ], '/nowhere' ) ).toBeNull();
	} );
} );
