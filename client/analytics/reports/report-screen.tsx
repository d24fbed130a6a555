import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useFilterVersion } from '../../shared/filter-version';
import { navigate, useBreadcrumbs, useQuery, urlTo, type Query, type ScreenProps } from '../../shared/routing';
import { EmptyReport } from '../empty-report';
import { Explain } from '../explain/explain';
import { ShowField, ShowPanel } from '../filters/show-field';
import { DateRange } from '../period/date-range';
import { usePeriod } from '../period/use-period';
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

function DeclaredReport( { report: declared }: { report: Report } ) {
	const query = useQuery();
	const report = declared.inner?.( query ) ?? declared;
	const period = usePeriod();
	const visit = useVisit();
	const parts = { report, period, query, visit };
	const shown = { advanced: report.advanced ?? [], query };
	return (
		<>
			{ ( report.hasPeriod || report.filters.length > 0 || report.show ) && (
				<div className={ styles.bar }>
					{ report.hasPeriod && <DateRange period={ period } /> }
					{ report.filters.map( ( filter ) => (
						<FilterField key={ filter.param } filter={ filter } query={ query } />
					) ) }
					{ report.show && <ShowField { ...shown } show={ report.show } /> }
				</div>
			) }
			{ report.show && <ShowPanel { ...shown } show={ report.show } /> }
			<Explain key={ report.rows.path }>
				{ report.figures && <ReportFigures { ...parts } figures={ report.figures } /> }
				<ReportTable { ...parts } />
			</Explain>
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
			{ report === undefined && <EmptyReport /> }
			{ report !== undefined &&
				( isDeclared( report ) ? (
					<DeclaredReport key={ slug } report={ report } />
				) : (
					<report.component key={ slug } />
				) ) }
		</div>
	);
}
