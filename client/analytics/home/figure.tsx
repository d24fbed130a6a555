import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import type { StorePerformance } from '../../generated/rest';
import { hasFeature, type HomeStats } from '../../shared/data/page-data';
import { formatCount } from '../../shared/format/count';
import { formatMoney } from '../../shared/format/money';
import { Link, urlTo } from '../../shared/routing';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './performance.module.scss';
import { Sparkline } from './sparkline';

export type PerformanceFigure = StorePerformance[ 'figures' ][ number ];

/** Figures of which less is good news. */
const LESS_IS_GOOD: readonly string[] = [ 'revenue/refunds' ];

const valueText = ( { format }: PerformanceFigure, value: string ): string =>
	format === 'currency' ? formatMoney( value ) : formatCount( Number( value ) );

/** How a figure has changed, in words. */
function changeText( { change }: PerformanceFigure ): string {
	if ( change === null ) {
		return __( 'None before', 'storewright' );
	}
	if ( change === 0 ) {
		return __( 'No change', 'storewright' );
	}
	const percent = formatCount( Math.abs( change ) );
	return change > 0
		? /* translators: %s: whole number. */
			sprintf( __( '%s%% more', 'storewright' ), percent )
		: /* translators: %s: whole number. */
			sprintf( __( '%s%% less', 'storewright' ), percent );
}

/** Whether a change is good news or bad news; none where there is no change, or hardly an order to speak of. */
function moodOf( { stat, change }: PerformanceFigure, isNoise: boolean ): 'good' | 'bad' | 'none' {
	if ( change === 0 || change === null || isNoise ) {
		return 'none';
	}
	return change > 0 === LESS_IS_GOOD.includes( stat ) ? 'bad' : 'good';
}

/** The address of the report that a figure is in, with the same period. */
function reportUrl( stat: string, period: HomeStats[ 'period' ] ): string {
	const [ report = '', chart = '' ] = stat.split( '/' );
	return urlTo( `/analytics/${ report }`, { chart, period, compare: 'previous_period' } );
}

interface FigureProps {
	figure: PerformanceFigure;
	period: HomeStats[ 'period' ];
	/** Whether the figures of that period are still fetched. */
	isLoading: boolean;
	/** Whether changes say nothing yet: there were hardly any orders. */
	isNoise: boolean;
}

/** A figure with its change and its course; it leads to its report. */
export function Figure( { figure, period, isLoading, isNoise }: FigureProps ) {
	const { stat, label, value, before, steps } = figure;
	const content = (
		<>
			<span className={ styles.label }>{ label }</span>
			<span className={ styles.value }>
				{ isLoading ? <Skeleton width="70%" height="24px" /> : valueText( figure, value ) }
			</span>
			<span className={ clsx( styles.change, styles[ moodOf( figure, isNoise ) ] ) }>
				{ isLoading ? (
					<Skeleton width="50%" height="12px" />
				) : (
					<span
						title={
							/* translators: %s: a figure of the period before. */
							sprintf( __( '%s before', 'storewright' ), valueText( figure, before ) )
						}
					>
						{ changeText( figure ) }
					</span>
				) }
			</span>
			{ isLoading ? <span className={ styles.sparkline } /> : <Sparkline steps={ steps } /> }
		</>
	);
	return (
		<li className={ styles.figure }>
			{ hasFeature( 'analytics' ) ? (
				<Link className={ styles.body } href={ reportUrl( stat, period ) }>
					{ content }
				</Link>
			) : (
				<div className={ styles.body }>{ content }</div>
			) }
		</li>
	);
}
