import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import type { StorePerformance } from '../../generated/rest';
import type { HomeStats } from '../../shared/data/page-data';
import { useQuery } from '../../shared/data/use-query';
import { formatCount } from '../../shared/format/count';
import { Card } from '../../shared/ui/card';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { ChooseFigures } from './choose-figures';
import { Figure } from './figure';
import styles from './performance.module.scss';
import { performanceStore } from './store';
import { useChoice } from './use-choice';

type Period = HomeStats[ 'period' ];

const PERIODS: readonly Period[] = [ 'today', 'week', 'month' ];

const HEADING = 'storewright-performance';

/** Under how many orders a change is noise. */
const NOISE = 5;

const periodTexts = (): Record< Period, string > => ( {
	today: __( 'Today', 'storewright' ),
	week: __( 'This week', 'storewright' ),
	month: __( 'This month', 'storewright' ),
} );

const comparedTexts = (): Record< Period, string > => ( {
	today: __( 'Compared with yesterday until this hour.', 'storewright' ),
	week: __( 'Compared with the same days of last week.', 'storewright' ),
	month: __( 'Compared with the same days of last month.', 'storewright' ),
} );

function isNoise( { figures }: StorePerformance ): boolean {
	const orders = figures.find( ( { stat } ) => stat === 'orders/orders_count' );
	return orders === undefined || Math.min( Number( orders.value ), Number( orders.before ) ) < NOISE;
}

/** Renders how the store does today, this week or this month, in the figures that the user has chosen. */
export const Performance = () => {
	const { choice, isSaving, choose } = useChoice();
	const { period, hidden } = choice;
	const answer = useQuery( performanceStore, 'getPerformance', { period } );
	// Other figures stay in their place while those of another period are fetched.
	const last = useRef< StorePerformance | null >( null );
	if ( answer.status === 'ready' ) {
		last.current = answer.data;
	}
	const shown = answer.status === 'failed' ? null : last.current;
	return (
		<Card
			as="section"
			aria-labelledby={ HEADING }
			data-loading={ shown === null && answer.status === 'loading' ? '' : undefined }
		>
			<header className={ styles.header }>
				<h2 className={ styles.title } id={ HEADING }>
					{ __( 'Store performance', 'storewright' ) }
				</h2>
				<div className={ styles.periods } role="group" aria-label={ __( 'Period', 'storewright' ) }>
					{ PERIODS.map( ( one ) => (
						<Button
							key={ one }
							__next40pxDefaultSize
							className={ styles.period ?? '' }
							aria-pressed={ one === period }
							onClick={ () => choose( { period: one } ) }
						>
							{ periodTexts()[ one ] }
						</Button>
					) ) }
					<ChooseFigures
						figures={ last.current?.figures ?? [] }
						hidden={ hidden }
						isSaving={ isSaving }
						onChoose={ ( chosen ) => choose( { hidden: chosen } ) }
					/>
				</div>
			</header>
			{ answer.status === 'failed' && (
				<div className={ styles.failed }>
					<NotLoaded title={ __( 'The figures could not be loaded.', 'storewright' ) } reads={ [ answer ] } />
				</div>
			) }
			{ shown !== null && (
				<Figures performance={ shown } choice={ choice } isLoading={ answer.status === 'loading' } />
			) }
		</Card>
	);
};

interface FiguresProps {
	performance: StorePerformance;
	choice: HomeStats;
	isLoading: boolean;
}

const Figures = ( { performance, choice: { period, hidden }, isLoading }: FiguresProps ) => {
	const { figures, is_counting: isCounting, is_complete: isComplete, other_orders: others } = performance;
	const chosen = figures.filter( ( { stat } ) => ! hidden.includes( stat ) );
	if ( ! isComplete ) {
		return (
			<p className={ styles.note }>
				{ isCounting
					? __( 'Your orders are still being counted. The figures are here soon.', 'storewright' )
					: __( 'Some orders are not in the reports yet.', 'storewright' ) }
			</p>
		);
	}
	if ( chosen.length === 0 ) {
		return <p className={ styles.note }>{ __( 'Choose the figures that you want to see.', 'storewright' ) }</p>;
	}
	return (
		<>
			<ul className={ styles.figures } aria-busy={ isLoading }>
				{ chosen.map( ( figure ) => (
					<Figure
						key={ figure.stat }
						figure={ figure }
						period={ period }
						isLoading={ isLoading }
						isNoise={ isNoise( performance ) }
					/>
				) ) }
			</ul>
			<p className={ styles.note }>
				{ comparedTexts()[ period ] }
				{ others > 0 && (
					<>
						{ ' ' }
						{ sprintf(
							/* translators: %s: number of orders. */
							_n(
								'%s order in another currency is not included.',
								'%s orders in other currencies are not included.',
								others,
								'storewright'
							),
							formatCount( others )
						) }
					</>
				) }
			</p>
		</>
	);
};
