import { readFileSync } from 'node:fs';

import { OWNER } from '../../shared/test-utils';
import { getReports } from './list';
import type { AnyReport, Report } from './types';

const NARROWED_BY = JSON.parse( readFileSync( 'tests/fixtures/analytics/narrowed-by.json', 'utf8' ) ) as Record<
	string,
	string[]
>;

const isDeclared = ( report: AnyReport ): report is Report => 'rows' in report;

/** The parameters that a screen narrows its report by, those of the variations of a product among them. */
function parametersOf( report: Report ): Set< string > {
	const { filters, advanced = [], show, compare, rows, parts } = report;
	const product = parts?.( { filter: 'single_product', products: '1' } );
	return new Set( [
		...filters.map( ( { param } ) => param ),
		...( advanced.length > 0 ? [ 'match' ] : [] ),
		...advanced.flatMap( ( { rules } ) => rules.map( ( { param } ) => param ) ),
		...[ show, compare?.show ].flatMap(
			( one ) => one?.options.flatMap( ( { items } ) => items?.param ?? [] ) ?? []
		),
		...( rows.search ? [ rows.search.param ] : [] ),
		...( product ? parametersOf( { ...product.report, parts: () => undefined } ) : [] ),
	] );
}

describe( 'What a report is narrowed by', () => {
	beforeEach( () => {
		window.storewright = OWNER;
	} );

	it.each( Object.entries( NARROWED_BY ) )( '%s: the same on its screen and in its email', ( slug, params ) => {
		const report = getReports().find( ( one ) => one.slug === slug );
		expect( report && isDeclared( report ) && [ ...parametersOf( report ) ].sort() ).toEqual(
			[ ...params ].sort()
		);
	} );

	it( 'is known of each report with rows that are sent', () => {
		const slugs = getReports()
			.filter( ( { slug } ) => slug !== 'cohorts' )
			.map( ( { slug } ) => slug );
		expect( slugs.sort() ).toEqual( Object.keys( NARROWED_BY ).sort() );
	} );
} );
