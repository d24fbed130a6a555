import { screen, waitFor, within } from '@testing-library/react';
import { useState } from '@wordpress/element';

import { renderScreen } from '../../test-utils';
import { DataTable } from './data-table';
import { TableFoot } from './table-foot';
import { TableHead } from './table-head';
import type { Column, Sort } from './types';

interface Fruit {
	name: string;
	sold: number;
	origin: string;
}

const FRUIT: Fruit[] = [
	{ name: 'Apples', sold: 12, origin: 'Tyrol' },
	{ name: 'Pears', sold: 3, origin: 'Styria' },
];

const COLUMNS: ReadonlyArray< Column< Fruit > > = [
	{ id: 'name', label: 'Fruit', orderBy: 'name', render: ( { name } ) => <a href="#fruit">{ name }</a> },
	{ id: 'sold', label: 'Sold', isNumeric: true, orderBy: 'sold', render: ( { sold } ) => sold },
	{ id: 'origin', label: 'Origin', render: ( { origin } ) => origin },
];

const USUAL: Sort = { orderBy: 'sold', order: 'desc' };

interface Options {
	rows?: readonly Fruit[] | null;
	onSort?: ( sort: Sort ) => void;
	onSearch?: ( text: string ) => void;
	onPage?: ( page: number ) => void;
	onPerPage?: ( size: number ) => void;
}

const FruitTable = ( {
	rows = FRUIT,
	onSort,
	onSearch = () => {},
	onPage = () => {},
	onPerPage = () => {},
}: Options ) => {
	const [ sort, setSort ] = useState( USUAL );
	const [ hidden, hide ] = useState< readonly string[] >( [] );
	return (
		<>
			<TableHead
				id="fruit"
				title="Fruit"
				columns={ COLUMNS }
				hidden={ hidden }
				onHide={ hide }
				search={ { label: 'Search fruit', value: '', onSearch } }
			/>
			<DataTable
				caption="Fruit"
				columns={ COLUMNS.filter( ( { id } ) => ! hidden.includes( id ) ) }
				rows={ rows }
				expectedRows={ 4 }
				keyOf={ ( { name } ) => name }
				sort={ sort }
				onSort={ ( next ) => {
					setSort( next );
					onSort?.( next );
				} }
				totals={ [ { column: 'sold', text: '15' } ] }
				emptyText="No fruit yet."
			/>
			<TableFoot page={ 2 } perPage={ 10 } total={ 25 } onPage={ onPage } onPerPage={ onPerPage } />
		</>
	);
};

describe( 'The data table', () => {
	it( 'has names of columns and rows, with the sum of all pages on top', () => {
		renderScreen( <FruitTable /> );
		const table = screen.getByRole( 'table', { name: 'Fruit' } );
		const rows = within( table ).getAllByRole( 'row' );
		expect( rows[ 1 ] ).toHaveTextContent( 'Total15' );
		expect( within( table ).getByRole( 'rowheader', { name: 'Apples' } ) ).toBeVisible();
		expect( within( rows[ 2 ] as HTMLElement ).getAllByRole( 'cell' )[ 0 ] ).toHaveAttribute(
			'data-label',
			'Sold'
		);
	} );

	it( 'sorts by the buttons in its head, which say what they will do', async () => {
		const onSort = jest.fn();
		const { user } = renderScreen( <FruitTable onSort={ onSort } /> );
		expect( screen.getByRole( 'columnheader', { name: /Sold/ } ) ).toHaveAttribute( 'aria-sort', 'descending' );
		await user.click( screen.getByRole( 'button', { name: 'Sold Sort in ascending order' } ) );
		expect( screen.getByRole( 'columnheader', { name: /Sold/ } ) ).toHaveAttribute( 'aria-sort', 'ascending' );
		await user.click( screen.getByRole( 'button', { name: 'Fruit Sort in descending order' } ) );
		expect( onSort.mock.calls ).toEqual( [
			[ { orderBy: 'sold', order: 'asc' } ],
			[ { orderBy: 'name', order: 'desc' } ],
		] );
		expect( screen.queryByRole( 'button', { name: /Origin/ } ) ).not.toBeInTheDocument();
	} );

	it( 'lets columns be chosen, but never takes the first one away', async () => {
		const { user } = renderScreen( <FruitTable /> );
		await user.click( screen.getByRole( 'button', { name: 'Choose columns' } ) );
		expect( screen.getAllByRole( 'menuitemcheckbox' ).map( ( item ) => item.textContent ) ).toEqual( [
			'Sold',
			'Origin',
		] );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Origin', checked: true } ) );
		expect( screen.queryByRole( 'columnheader', { name: 'Origin' } ) ).not.toBeInTheDocument();
	} );

	it( 'searches once for what was typed', async () => {
		const onSearch = jest.fn();
		const { user } = renderScreen( <FruitTable onSearch={ onSearch } /> );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search fruit' } ), 'pear' );
		await waitFor( () => expect( onSearch.mock.calls ).toEqual( [ [ 'pear' ] ] ) );
	} );

	it( 'says which rows it shows, and turns its pages', async () => {
		const onPage = jest.fn();
		const onPerPage = jest.fn();
		const { user } = renderScreen( <FruitTable onPage={ onPage } onPerPage={ onPerPage } /> );
		expect( screen.getByText( '11–20 of 25' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Next page' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Previous page' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Rows per page' } ), '50' );
		expect( onPage.mock.calls ).toEqual( [ [ 3 ], [ 1 ] ] );
		expect( onPerPage ).toHaveBeenCalledWith( 50 );
	} );

	it( 'says that it is loading, in as many rows as there will be', () => {
		renderScreen( <FruitTable rows={ null } /> );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Loading Fruit…' );
		expect( screen.getAllByRole( 'row' ) ).toHaveLength( 5 );
	} );

	it( 'says in one sentence that there is nothing, below its columns', () => {
		renderScreen( <FruitTable rows={ [] } /> );
		expect( screen.getByRole( 'cell', { name: 'No fruit yet.' } ) ).toBeVisible();
		expect( screen.getByRole( 'columnheader', { name: 'Origin' } ) ).toBeVisible();
		expect( screen.queryByText( 'Total' ) ).not.toBeInTheDocument();
	} );
} );
