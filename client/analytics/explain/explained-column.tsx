import type { Column } from '../../shared/ui/data-table/types';
import { NO_FIGURE, textOf } from '../reports/cells';
import type { Measure, Report } from '../reports/types';
import type { Row } from '../store';
import { ExplainedCell } from './explain-button';
import type { Question } from './question';

/** The report that explains figures of a path such as 'revenue/stats'. */
const reportOf = ( path: string ) => path.replace( /\/stats$/, '' );

/**
 * The question of a report's figure.
 *
 * @param figures The report's.
 * @param measure One of them.
 * @param asked   Period and filters.
 * @return Null where orders do not explain it.
 */
export const questionOf = (
	figures: Report[ 'figures' ],
	{ id, label }: Pick< Measure, 'id' | 'label' >,
	asked: Question[ 'asked' ]
): Question | null => ( figures?.isExplained ? { report: reportOf( figures.path ), measure: id, label, asked } : null );

/**
 * The parameters that name a row of a report.
 *
 * @param row What tells it from others, by name.
 */
export const rowQuery = ( row: Readonly< Record< string, string > > ): Record< string, string > =>
	Object.fromEntries( Object.entries( row ).map( ( [ name, value ] ) => [ `row[${ name }]`, value ] ) );

/** What is asked of a row: its own days, or what tells it from others. */
function askedOf( { rows }: Report, row: Row, asked: Question[ 'asked' ] ): Question[ 'asked' ] {
	if ( rows.isSteps ) {
		const time = ( name: string ) => textOf( row, name ).replace( ' ', 'T' );
		return { ...asked, after: time( 'date_start' ), before: time( 'date_end' ) };
	}
	const { by = [], isOfRow = false } = rows.explained ?? {};
	return {
		...( ! isOfRow && asked ),
		...rowQuery( Object.fromEntries( by.map( ( name ) => [ name, textOf( row, name ) ] ) ) ),
	};
}

/**
 * The columns of a report whose figures show their orders.
 *
 * @param report  The report.
 * @param columns Those that are shown.
 * @param asked   What the rows were asked for by.
 */
export const explainedColumn =
	( report: Report, columns: ReadonlyArray< Column< Row > >, asked: Question[ 'asked' ] ) =>
	( column: Column< Row > ): Column< Row > => {
		const { explained, path } = report.rows;
		if ( ! explained?.columns.includes( column.id ) ) {
			return column;
		}
		return {
			...column,
			render: ( row ) => {
				const { measure = column.id, row: more = {} } = explained.parts?.[ column.id ] ?? {};
				const shown = column.render( row );
				// What has not come yet is no figure.
				return shown === '' || shown === NO_FIGURE ? (
					shown
				) : (
					<ExplainedCell
						question={ {
							report: reportOf( path ),
							measure,
							label: column.label,
							of: columns[ 0 ]?.render( row ),
							asked: { ...askedOf( report, row, asked ), ...rowQuery( more ) },
						} }
					>
						{ shown }
					</ExplainedCell>
				);
			},
		};
	};
