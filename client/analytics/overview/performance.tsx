import { __ } from '@wordpress/i18n';

import { useQuery as useAnswer } from '../../shared/data/use-query';
import { formatQuery, urlTo, useQuery } from '../../shared/routing';
import { persistedQuery } from '../../shared/routing/persisted';
import { NotLoaded, type FailedRead } from '../../shared/ui/not-loaded';
import { toDecimal, type Meaning } from '../figures';
import type { Days, Period } from '../period/period';
import { comparedWithName } from '../period/texts';
import { NOISE } from '../reports/report-figures';
import { daysQuery } from '../reports/query';
import { analyticsStore, type Indicator } from '../store';
import { Summary } from '../summary/summary';

/** How many figures there are at most. */
const COUNT = 15;

const ORDERS = 'orders/orders_count';

/** Figures of which more is neither good nor bad, or bad; of the others it is good. */
const MEANINGS: Readonly< Record< string, Meaning > > = {
	'revenue/refunds': 'less-is-good',
	'revenue/shipping': 'neutral',
	'coupons/orders_count': 'neutral',
	'coupons/amount': 'neutral',
	'taxes/total_tax': 'neutral',
	'taxes/order_tax': 'neutral',
	'taxes/shipping_tax': 'neutral',
};

/** How a figure is written: an average of orders is money, all other figures without decimals are counts. */
const formatOf = ( { format }: Indicator ) => ( format === 'currency' ? 'money' : 'number' );

const valueIn = ( list: readonly Indicator[], stat: string ) =>
	toDecimal( list.find( ( one ) => one.stat === stat )?.value );

/** The figures of all reports, each a way to its report. */
export function Performance( { period, visit }: { period: Period; visit: number } ) {
	const along = persistedQuery( useQuery() );
	const searchOf = ( days: Days ) => formatQuery( daysQuery( days ) );
	const now = useAnswer( analyticsStore, 'getIndicators', { search: searchOf( period.primary ), visit } );
	const before = useAnswer( analyticsStore, 'getIndicators', { search: searchOf( period.secondary ), visit } );
	const failed = [ now, before ].filter( ( one ): one is FailedRead => one.status === 'failed' );
	const label = __( 'Performance', 'storewright' );
	const comparedWith = comparedWithName( period.compare );
	if ( failed.length > 0 ) {
		return <NotLoaded title={ __( 'The figures could not be loaded.', 'storewright' ) } reads={ failed } />;
	}
	if ( now.status !== 'ready' || before.status !== 'ready' ) {
		return <Summary { ...{ label, comparedWith } } numbers={ null } count={ COUNT } isNoise={ false } />;
	}
	const volumes = [ now, before ].map( ( { data } ) => Number( valueIn( data, ORDERS ) ?? 0 ) );
	return (
		<Summary
			{ ...{ label, comparedWith } }
			count={ COUNT }
			isNoise={ Math.min( ...volumes ) < NOISE }
			numbers={ now.data.map( ( indicator ) => {
				const { stat } = indicator;
				const [ report = '', chart = '' ] = stat.split( '/' );
				return {
					id: stat,
					label: indicator.label,
					format: formatOf( indicator ),
					meaning: MEANINGS[ stat ] ?? 'more-is-good',
					value: toDecimal( indicator.value ),
					before: valueIn( before.data, stat ),
					href: urlTo( `/analytics/${ report }`, { ...along, chart } ),
				};
			} ) }
		/>
	);
}
