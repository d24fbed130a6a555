import { __ } from '@wordpress/i18n';

import { urlTo, useQuery } from '../../shared/routing';
import { persistedQuery } from '../../shared/routing/persisted';
import { toDecimal } from '../figures';
import { comparedWithName } from '../period/texts';
import { daysQuery } from '../reports/query';
import { NOISE } from '../reports/report-figures';
import { Summary } from '../summary/summary';
import { getFigures } from './figures';
import { NoBlocks, NotThere } from './section-states';
import type { PartProps } from './types';
import { shownBlocks, VOLUME } from './use-overview';

/** The figures of all reports, each a way to its report. */
export function Performance( { section, data: { overview, failed }, period, title }: PartProps ) {
	const along = persistedQuery( useQuery() );
	const shown = shownBlocks( getFigures(), section );
	const comparedWith = comparedWithName( period.compare );
	const indicatorOf = ( wanted: string ) => overview?.indicators.find( ( { stat } ) => stat === wanted );
	if ( shown.length === 0 ) {
		return <NoBlocks>{ __( 'Choose the figures that you want to see.', 'storewright' ) }</NoBlocks>;
	}
	const areThere = shown.every( ( { stat } ) => indicatorOf( stat ) !== undefined );
	if ( ! areThere && failed !== null ) {
		return <NotThere title={ __( 'The figures could not be loaded.', 'storewright' ) } failed={ failed } />;
	}
	const volume = indicatorOf( VOLUME );
	const volumes = [ Number( volume?.value ?? 0 ), Number( volume?.before ?? 0 ) ];
	return (
		<Summary
			{ ...{ label: title, comparedWith } }
			count={ shown.length }
			isNoise={ Math.min( ...volumes ) < NOISE }
			numbers={
				areThere
					? shown.map( ( { stat, label, format, meaning } ) => {
							const [ report = '', chart = '' ] = stat.split( '/' );
							const indicator = indicatorOf( stat );
							return {
								...{ id: stat, label, format, meaning },
								value: toDecimal( indicator?.value ),
								before: toDecimal( indicator?.before ),
								href: urlTo( `/analytics/${ report }`, { ...along, chart } ),
								question: { report, measure: chart, label, asked: daysQuery( period.primary ) },
							};
						} )
					: null
			}
		/>
	);
}
