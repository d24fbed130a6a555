import { useInstanceId } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';

import { Link, urlTo, useQuery } from '../../shared/routing';
import { persistedQuery } from '../../shared/routing/persisted';
import { Card } from '../../shared/ui/card';
import { CardTitle } from '../../shared/ui/card-title';
import { DataTable } from '../../shared/ui/data-table/data-table';
import type { Column } from '../../shared/ui/data-table/types';
import { ExplainedCell } from '../explain/explain-button';
import { rowQuery } from '../explain/explained-column';
import { formatFigure } from '../figures';
import type { Days } from '../period/period';
import { reportPath } from '../reports/list';
import { daysQuery } from '../reports/query';
import type { Overview } from '../store';
import { getBoards, type Board } from './figures';
import { NoBlocks, NotThere } from './section-states';
import type { PartProps } from './types';
import { shownBlocks } from './use-overview';
import styles from './overview.module.scss';

type Row = Overview[ 'leaderboards' ][ number ][ 'rows' ][ number ];

/** Leaderboards are sorted by the server, the most first. */
const SORT = { orderBy: 'none', order: 'desc' } as const;

function columnsOf( board: Board, days: Days ): ReadonlyArray< Column< Row > > {
	const { report, headers } = board;
	const [ name, count, amount ] = headers;
	const explained = ( row: Row, measure: string, label: string, text: string ) =>
		row.id === null ? (
			text
		) : (
			<ExplainedCell
				question={ {
					...{ report, measure, label, of: row.name },
					asked: { ...daysQuery( days ), ...rowQuery( { [ board.row ]: String( row.id ) } ) },
				} }
			>
				{ text }
			</ExplainedCell>
		);
	return [
		{ id: 'name', label: name, render: ( row ) => row.name || '–' },
		{
			id: 'count',
			label: count,
			isNumeric: true,
			render: ( row ) => explained( row, board.count, count, formatFigure( String( row.count ), 'number' ) ),
		},
		{
			id: 'amount',
			label: amount,
			isNumeric: true,
			render: ( row ) => explained( row, board.amount, amount, formatFigure( row.amount, 'money' ) ),
		},
	];
}

interface BoardProps {
	board: Board;
	/** Null while they are loading. */
	rows: readonly Row[] | null;
	expectedRows: number;
	/** The period. */
	days: Days;
}

function BoardTable( { board, rows, expectedRows, days }: BoardProps ) {
	const id = useInstanceId( BoardTable, 'storewright-leaderboard' );
	const along = persistedQuery( useQuery() );
	const { label, report, orderBy } = board;
	return (
		<Card as="section" aria-labelledby={ id }>
			<div className={ styles.boardHead }>
				<CardTitle id={ id }>{ label }</CardTitle>
				<Link
					href={ urlTo( reportPath( report ), { ...along, orderby: orderBy, order: 'desc' } ) }
					aria-label={
						/* translators: %s: name of a chart or table. */
						sprintf( __( 'View report: %s', 'storewright' ), label )
					}
				>
					{ __( 'View report', 'storewright' ) }
				</Link>
			</div>
			<DataTable
				caption={ label }
				columns={ columnsOf( board, days ) }
				rows={ rows }
				expectedRows={ expectedRows }
				keyOf={ ( row ) => `${ row.id ?? '' } ${ row.name }` }
				sort={ SORT }
				onSort={ () => undefined }
				emptyText={ __( 'Nothing in this period yet.', 'storewright' ) }
			/>
		</Card>
	);
}

/** The leaderboards that the user has chosen, each with a way to its report. */
export function Leaderboards( { section, data: { overview, failed }, choice, period }: PartProps ) {
	const shown = shownBlocks( getBoards(), section );
	const rowsOf = ( wanted: string ) => overview?.leaderboards.find( ( { id } ) => id === wanted )?.rows;
	if ( shown.length === 0 ) {
		return <NoBlocks>{ __( 'Choose the leaderboards that you want to see.', 'storewright' ) }</NoBlocks>;
	}
	if ( failed !== null && shown.some( ( { id } ) => rowsOf( id ) === undefined ) ) {
		return <NotThere title={ __( 'The leaderboards could not be loaded.', 'storewright' ) } failed={ failed } />;
	}
	return (
		<div className={ styles.boards }>
			{ shown.map( ( board ) => (
				<BoardTable
					key={ board.id }
					board={ board }
					rows={ rowsOf( board.id )?.slice( 0, choice.rows ) ?? null }
					expectedRows={ choice.rows }
					days={ period.primary }
				/>
			) ) }
		</div>
	);
}
