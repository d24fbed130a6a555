import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useQuery as useAnswer } from '../../shared/data/use-query';
import { useFilterVersion } from '../../shared/filter-version';
import { navigate, useBreadcrumbs, useQuery, urlTo, type Query, type ScreenProps } from '../../shared/routing';
import { CountingNotice } from '../counting-notice';
import { EmptyReport } from '../empty-report';
import { Explain } from '../explain/explain';
import { Problems } from '../filters/builder';
import { choicesStore } from '../filters/choices';
import { ShowField, ShowPanel } from '../filters/show-field';
import { DateRange } from '../period/date-range';
import { usePeriod } from '../period/use-period';
import { PrintButton } from '../print/print-button';
import { PrintHead } from '../print/print-head';
import { ReportNav } from '../report-nav';
import styles from '../screen.module.scss';
import { useVisit } from '../use-visit';
import { getReports, REPORTS_FILTER } from './list';
import { ReportFigures } from './report-figures';
import { ReportTable } from './report-table';
import type { AnyReport, Filter, Report } from './types';

function FilterField( { filter, query }: { filter: Filter; query: Query } ) {
	const { param, label, options } = filter;
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			labelPosition="side"
			label={ label }
			value={ query[ param ] ?? '' }
			options={ [ ...options ] }
			onChange={ ( value ) =>
				navigate( urlTo( '/', { ...query, [ param ]: value === '' ? undefined : value, paged: undefined } ) )
			}
		/>
	);
}

/** The report to show: all, or what the address names one of. Of a product with variations, these. */
function useReport( declared: Report, query: Query ): { report: Report; isKnown: boolean } {
	const report = declared.inner?.( query ) ?? declared;
	const parts = report.parts?.( query );
	const product = useAnswer( choicesStore, 'named', { of: 'product', values: parts?.product ?? '' } );
	if ( parts === undefined ) {
		return { report, isKnown: true };
	}
	const hasParts = product.status === 'ready' && product.data[ 0 ]?.has_variations === true;
	return { report: hasParts ? parts.report : report, isKnown: product.status !== 'loading' };
}

function DeclaredReport( { report: declared }: { report: Report } ) {
	const query = useQuery();
	const { report, isKnown } = useReport( declared, query );
	const period = usePeriod();
	const visit = useVisit();
	const parts = { report, period, query, visit };
	const { show, compare, product } = report;
	const problems = declared.problems?.( query ) ?? [];
	const removed = Object.fromEntries( problems.map( ( { param } ) => [ param, undefined ] ) );
	const advanced = report.advanced ?? [];
	// Items of the product have a choice of their own.
	const inner = compare !== undefined && compare.show.param !== show?.param ? compare.show : undefined;
	return (
		<>
			<PrintHead { ...{ report, period, query } } title={ declared.title } />
			<CountingNotice />
			<div className={ styles.bar }>
				{ report.hasPeriod && <DateRange period={ period } /> }
				{ report.filters.map( ( filter ) => (
					<FilterField key={ filter.param } filter={ filter } query={ query } />
				) ) }
				{ show && <ShowField { ...{ show, advanced, query } } /> }
				{ inner && (
					<ShowField
						show={ inner }
						advanced={ [] }
						query={ query }
						label={ __( 'Show variations', 'storewright' ) }
					/>
				) }
				<PrintButton />
			</div>
			{ problems.length > 0 && (
				<Problems
					problems={ problems }
					onRemove={ () => navigate( urlTo( '/', { ...query, ...removed, paged: undefined } ) ) }
				/>
			) }
			{ show && <ShowPanel { ...{ show, advanced, query } } /> }
			{ inner && (
				<ShowPanel
					show={ inner }
					advanced={ [] }
					query={ query }
					{ ...( product !== undefined && { product } ) }
				/>
			) }
			{ isKnown && (
				<Explain key={ report.rows.path }>
					{ report.figures && <ReportFigures { ...parts } figures={ report.figures } /> }
					<ReportTable { ...parts } />
				</Explain>
			) }
		</>
	);
}

const isDeclared = ( report: AnyReport ): report is Report => 'rows' in report;

/** The report that the address names. */
export default function ReportScreen( { path, params }: ScreenProps ) {
	useFilterVersion( REPORTS_FILTER );
	const slug = path === '/customers' ? 'customers' : params.report;
	const report = getReports().find( ( one ) => one.slug === slug );
	useBreadcrumbs( report === undefined ? null : [ __( 'Analytics', 'storewright' ), report.title ] );
	return (
		<div className={ styles.screen }>
			<ReportNav path={ path } />
			{ report !== undefined && isDeclared( report ) ? (
				<DeclaredReport key={ slug } report={ report } />
			) : (
				<>
					<CountingNotice />
					{ report === undefined ? <EmptyReport /> : <report.component key={ slug } /> }
				</>
			) }
		</div>
	);
}
