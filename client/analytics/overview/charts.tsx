import { __, sprintf } from '@wordpress/i18n';

import { getPageData } from '../../shared/data/page-data';
import { Link, urlTo, useQuery } from '../../shared/routing';
import { persistedQuery } from '../../shared/routing/persisted';
import { Chart } from '../chart/chart';
import { ChartSkeleton } from '../chart/chart-skeleton';
import { formatDays, shopTime } from '../period/dates';
import { pointsOf } from '../reports/points';
import type { Overview, Stats } from '../store';
import { getCharts } from './figures';
import { NoBlocks, NotThere } from './section-states';
import type { PartProps } from './types';
import { intervalOf, shownBlocks } from './use-overview';
import styles from './overview.module.scss';

type Step = Overview[ 'intervals' ][ number ];

/** A figure's steps as the answer of its report has them. */
const statsOf = ( steps: readonly Step[], points: readonly string[], stat: string ): Stats => ( {
	totals: {},
	intervals: steps.map( ( step, at ) => ( { ...step, subtotals: { [ stat ]: points[ at ] } } ) ),
} );

/** The charts that the user has chosen, each with a way to its report. */
export function Charts( { section, data: { overview, hasCharts, failed }, choice, period }: PartProps ) {
	const along = persistedQuery( useQuery() );
	const shown = shownBlocks( getCharts(), section );
	const { locale, analytics } = getPageData();
	const interval = intervalOf( choice, period );
	const seriesOf = ( wanted: string ) =>
		hasCharts ? overview?.charts.find( ( { stat } ) => stat === wanted ) : undefined;
	if ( shown.length === 0 ) {
		return <NoBlocks>{ __( 'Choose the charts that you want to see.', 'storewright' ) }</NoBlocks>;
	}
	if ( failed !== null && shown.some( ( { stat } ) => seriesOf( stat ) === undefined ) ) {
		return <NotThere title={ __( 'The charts could not be loaded.', 'storewright' ) } failed={ failed } />;
	}
	return (
		<div className={ styles.charts }>
			{ shown.map( ( { stat, label, format } ) => {
				const series = seriesOf( stat );
				if ( overview === null || series === undefined ) {
					return <ChartSkeleton key={ stat } />;
				}
				const [ report = '', chart = '' ] = stat.split( '/' );
				return (
					<Chart
						key={ stat }
						level="h3"
						title={ label }
						format={ format }
						type={ choice.chartType }
						points={ pointsOf(
							statsOf( overview.intervals, series.points, stat ),
							statsOf( overview.intervals_before, series.points_before, stat ),
							stat,
							interval,
							shopTime( analytics.timeZone )
						) }
						name={ formatDays( period.primary.after, period.primary.before, locale ) }
						beforeName={ formatDays( period.secondary.after, period.secondary.before, locale ) }
						isEmpty={ [ ...series.points, ...series.points_before ].every(
							( one ) => Number( one ) === 0
						) }
					>
						<Link
							href={ urlTo( `/analytics/${ report }`, { ...along, chart } ) }
							aria-label={
								/* translators: %s: name of a chart or table. */
								sprintf( __( 'View report: %s', 'storewright' ), label )
							}
						>
							{ __( 'View report', 'storewright' ) }
						</Link>
					</Chart>
				);
			} ) }
		</div>
	);
}
