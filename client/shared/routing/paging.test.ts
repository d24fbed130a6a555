import { withPageReset } from './paging';

const LIST = { page: 'wc-admin', path: '/customers', paged: '3', orderby: 'name' };

describe( '[B2-028] the page number', () => {
	it( 'begins at 1 when the list is another one', () => {
		expect( withPageReset( LIST, { ...LIST, orderby: 'date' } ) ).toEqual( {
			...LIST,
			orderby: 'date',
			paged: '1',
		} );
	} );

	it.each( [ 'chartType', 'filter', 'paged' ] )( 'stays when only %s changes', ( name ) => {
		const next = { ...LIST, [ name ]: '2' };
		expect( withPageReset( LIST, next ) ).toEqual( next );
	} );

	it( 'may be chosen from the first page', () => {
		const next = { ...LIST, path: '/orders' };
		expect( withPageReset( { ...LIST, paged: '1' }, next ) ).toEqual( next );
	} );

	it( 'does not appear where none is asked for', () => {
		expect( withPageReset( LIST, { page: 'wc-admin' } ) ).toEqual( { page: 'wc-admin' } );
	} );
} );
