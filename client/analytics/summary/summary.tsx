import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp } from '@wordpress/icons';
import { clsx } from 'clsx';

import { Link } from '../../shared/routing';
import { Skeleton } from '../../shared/ui/skeleton';
import { ExplainButton } from '../explain/explain-button';
import type { Question } from '../explain/question';
import { changeOf, formatFigure, moodOf, type Change, type Format, type Meaning } from '../figures';
import styles from './summary.module.scss';

export interface SummaryNumber {
	id: string;
	label: string;
	format: Format;
	meaning: Meaning;
	/** Decimal texts; null where the server has none. */
	value: string | null;
	before: string | null;
	href: string;
	/** Which orders it is made of; null where it is of no orders. */
	question?: Question | null;
}

interface SummaryProps {
	/** Name of the list, for screen readers. */
	label: string;
	/** Null while they are loading. */
	numbers: readonly SummaryNumber[] | null;
	/** How many there will be. */
	count: number;
	/** Id of the number whose chart is shown; none where the cards lead elsewhere. */
	selected?: string;
	/** Name of the compared period: “previous year”. */
	comparedWith: string;
	/** Whether a change says nothing yet: there were hardly any orders. */
	isNoise: boolean;
}

/** A change in words. */
function changeText( { direction, percent }: Change, comparedWith: string ): string {
	if ( direction === 'same' ) {
		/* translators: %s: “previous year” or “previous period”. */
		return sprintf( __( 'same as %s', 'storewright' ), comparedWith );
	}
	if ( percent === null ) {
		/* translators: %s: “previous year” or “previous period”. */
		return sprintf( __( 'none in %s', 'storewright' ), comparedWith );
	}
	return direction === 'up'
		? /* translators: 1: whole number. 2: “previous year” or “previous period”. */
			sprintf( __( '%1$s%% more than %2$s', 'storewright' ), percent, comparedWith )
		: /* translators: 1: whole number. 2: “previous year” or “previous period”. */
			sprintf( __( '%1$s%% less than %2$s', 'storewright' ), percent, comparedWith );
}

function ChangeLine( {
	change,
	meaning,
	comparedWith,
	isNoise,
}: {
	change: Change;
	meaning: Meaning;
	comparedWith: string;
	isNoise: boolean;
} ) {
	const mood = isNoise ? 'none' : moodOf( change, meaning );
	return (
		<span className={ clsx( styles.change, styles[ mood ] ) } data-mood={ mood }>
			{ change.direction !== 'same' && (
				<Icon icon={ change.direction === 'up' ? arrowUp : arrowDown } size={ 18 } className={ styles.arrow } />
			) }
			{ changeText( change, comparedWith ) }
		</span>
	);
}

/** Numbers of a period side by side, each with how it has changed; a click shows its chart or report. */
export function Summary( { label, numbers, count, selected, comparedWith, isNoise }: SummaryProps ) {
	if ( numbers === null ) {
		return (
			<div className={ styles.list } aria-hidden="true">
				{ Array.from( { length: count }, ( _, at ) => (
					<div key={ at } className={ styles.item }>
						<span className={ styles.card }>
							<span className={ styles.line }>
								<Skeleton width="50%" height="12px" />
							</span>
							<span className={ styles.value }>
								<Skeleton width="70%" height="28px" />
							</span>
							<span className={ styles.line }>
								<Skeleton width="60%" height="12px" />
							</span>
						</span>
					</div>
				) ) }
			</div>
		);
	}
	return (
		<ul className={ styles.list } aria-label={ label }>
			{ numbers.map( ( { id, label: name, format, meaning, value, before, href, question } ) => (
				<li key={ id } className={ styles.item }>
					<Link href={ href } className={ styles.card } aria-current={ id === selected ? 'true' : undefined }>
						<span className={ styles.line }>{ name }</span>
						<span className={ styles.value }>{ value === null ? '–' : formatFigure( value, format ) }</span>
						<span className={ styles.line }>
							{ value !== null && before !== null && (
								<>
									<ChangeLine
										change={ changeOf( value, before ) }
										{ ...{ meaning, comparedWith, isNoise } }
									/>
									<span className="screen-reader-text">{ ` (${ formatFigure( before, format ) })` }</span>
								</>
							) }
						</span>
					</Link>
					{ question && value !== null && <ExplainButton question={ question } /> }
				</li>
			) ) }
		</ul>
	);
}
