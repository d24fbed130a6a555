import { useInstanceId } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useQuery as useAnswer } from '../../shared/data/use-query';
import { formatQuery, navigate, urlTo, type Query } from '../../shared/routing';
import { Card } from '../../shared/ui/card';
import { DataTable } from '../../shared/ui/data-table/data-table';
import { PAGE_SIZES, TableFoot } from '../../shared/ui/data-table/table-foot';
import { TableHead } from '../../shared/ui/data-table/table-head';
import type { Sort, Total } from '../../shared/ui/data-table/types';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { CurrencyNotice } from '../currency-notice';
import { ExportButton } from '../export/export-button';
import { ExportState } from '../export/export-state';
import { exportType, isExported } from '../export/exported';
import { ExplainedCell } from '../explain/explain-button';
import { explainedColumn, questionOf } from '../explain/explained-column';
import { useExport } from '../export/use-export';
import { formatFigure, toDecimal } from '../figures';
import type { Period } from '../period/period';
import { analyticsStore } from '../store';
import { useCompareRows } from './compare-rows';
import { useHiddenColumns } from './hidden-columns';
import { daysQuery, fieldsQuery, figuresQuery, filterQuery, statsSearch } from './query';
import type { Report } from './types';

const USUAL_SIZE = 25;

interface ReportTableProps {
	report: Report;
	period: Period;
	query: Query;
	visit: number;
}

/** The sort that the address asks for, where the report can be sorted so. */
function sortOf( { rows }: Report, { orderby, order }: Query ): Sort {
	return orderby !== undefined && rows.columns.some( ( { orderBy } ) => orderBy === orderby )
		? { orderBy: orderby, order: order === 'asc' ? 'asc' : 'desc' }
		: rows.sort;
}

/** Sums of all pages, where the report has figures: the same ones as the summary's. */
function useTotals( report: Report, period: Period, filters: Query, visit: number ): readonly Total[] {
	const { rows, figures } = report;
	const path = figures?.path ?? '';
	const stats = useAnswer( analyticsStore, 'getStats', {
		path,
		search: statsSearch( report, period.primary, period.interval, filters ),
		visit,
	} );
	if ( stats.status !== 'ready' ) {
		return [];
	}
	const asked = { ...daysQuery( period.primary ), ...filters };
	return Object.entries( rows.totals ?? {} ).flatMap( ( [ column, name ] ) => {
		const value = toDecimal( stats.data.totals[ name ] );
		const format = figures?.measures.find( ( { id } ) => id === name )?.format ?? 'number';
		const label = rows.columns.find( ( { id } ) => id === column )?.label ?? '';
		if ( value === null ) {
			return [];
		}
		const text = formatFigure( value, format );
		const question = questionOf( figures, { id: name, label }, asked );
		return [
			{
				column,
				text: question !== null ? <ExplainedCell question={ question }>{ text }</ExplainedCell> : text,
			},
		];
	} );
}

function Table( { totals, ...props }: ReportTableProps & { totals: readonly Total[] } ) {
	const { report, period, query, visit } = props;
	const { rows } = report;
	const id = useInstanceId( Table, 'storewright-report' );
	const [ hidden, hide ] = useHiddenColumns( report.slug );
	const sort = sortOf( report, query );
	const page = Math.max( 1, Math.trunc( Number( query.paged ) ) || 1 );
	const perPage = PAGE_SIZES.find( ( size ) => String( size ) === query.per_page ) ?? USUAL_SIZE;
	const searched = rows.search === undefined ? '' : ( query[ rows.search.param ] ?? '' );
	const asked = {
		...( report.hasPeriod && daysQuery( period.primary ) ),
		...( rows.isSteps && { interval: period.interval } ),
		...rows.query,
		...filterQuery( report, query ),
		...( rows.search && searched !== '' && { [ rows.search.param ]: searched, ...rows.search.query } ),
		orderby: sort.orderBy,
		order: sort.order,
	};
	const search = formatQuery( {
		...asked,
		...( rows.isSteps && fieldsQuery( report ) ),
		page: String( page ),
		per_page: String( perPage ),
	} );
	const answer = useAnswer( analyticsStore, rows.isSteps ? 'getSteps' : 'getRows', {
		path: rows.path,
		search,
		visit,
	} );
	const type = exportType( report );
	const total = answer.status === 'ready' ? answer.data.total : 0;
	const exported = useExport( {
		...{ type, title: report.title, args: asked, total },
		hidden: rows.columns.map( ( column ) => column.id ).filter( ( name ) => hidden.includes( name ) ),
	} );
	const set = ( change: Record< string, string | undefined > ) => navigate( urlTo( '/', { ...query, ...change } ) );
	const last = Math.max( 1, Math.ceil( total / perPage ) );
	const isPastLast = answer.status === 'ready' && page > last;
	useEffect( () => {
		if ( isPastLast ) {
			const paged = last > 1 ? String( last ) : undefined;
			navigate( urlTo( '/', { ...query, paged } ), { replace: true } );
		}
	}, [ isPastLast, last, query ] );
	const compare = useCompareRows( report, query );
	const { param, label } = rows.search ?? {};
	const columns = rows.columns.filter( ( column, at ) => at === 0 || ! hidden.includes( column.id ) );
	const shown = columns.map( explainedColumn( report, columns, asked ) );
	return (
		<Card as="section" aria-labelledby={ id }>
			<TableHead
				id={ id }
				title={ report.title }
				columns={ rows.columns }
				hidden={ hidden }
				onHide={ hide }
				actions={
					<>
						{ compare?.button }
						{ isExported( type ) && <ExportButton state={ exported } hasRows={ total > 0 } /> }
					</>
				}
				{ ...( param !== undefined &&
					label !== undefined && {
						search: {
							label,
							value: searched,
							onSearch: ( text: string ) => set( { [ param ]: text || undefined, paged: undefined } ),
						},
					} ) }
			/>
			<ExportState { ...exported } />
			{ ! report.figures && answer.status === 'ready' && (
				<CurrencyNotice currencies={ answer.data.currencies } isOfAllTime={ ! report.hasPeriod } />
			) }
			{ answer.status === 'failed' ? (
				<NotLoaded title={ __( 'The table could not be loaded.', 'storewright' ) } reads={ [ answer ] } />
			) : (
				<DataTable
					caption={ report.title }
					columns={ shown }
					rows={ answer.status === 'ready' && ! isPastLast ? answer.data.body : null }
					expectedRows={ Math.min( perPage, 10 ) }
					keyOf={ rows.keyOf }
					sort={ sort }
					onSort={ ( { orderBy, order } ) => set( { orderby: orderBy, order, paged: undefined } ) }
					totals={ totals }
					emptyText={ rows.emptyText }
					selection={ compare?.selection }
				/>
			) }
			<TableFoot
				page={ page }
				perPage={ perPage }
				total={ answer.status === 'ready' && ! isPastLast ? total : null }
				onPage={ ( next ) => set( { paged: String( next ) } ) }
				onPerPage={ ( size ) => set( { per_page: String( size ), paged: undefined } ) }
			/>
		</Card>
	);
}

function TableWithTotals( props: ReportTableProps ) {
	const { report, period, query, visit } = props;
	const totals = useTotals( report, period, figuresQuery( report, query ), visit );
	return <Table { ...props } totals={ totals } />;
}

/** The rows of a report, with their sums where the report has figures. */
export const ReportTable = ( props: ReportTableProps ) =>
	props.report.figures && props.report.rows.totals ? (
		<TableWithTotals key={ props.report.rows.path } { ...props } />
	) : (
		<Table key={ props.report.rows.path } { ...props } totals={ [] } />
	);
