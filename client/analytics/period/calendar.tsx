import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';

import { getPageData } from '../../shared/data/page-data';
import { addDays, addMonths, formatDay, startOf, endOf, type Day } from './dates';
import type { Calendar as ShopCalendar } from './period';
import styles from './calendar.module.scss';

interface CalendarProps {
	calendar: ShopCalendar;
	/** First chosen day, '' for none. */
	after: Day | '';
	/** Last chosen day, '' while only the first is chosen. */
	before: Day | '';
	onChoose: ( day: Day ) => void;
}

const WEEK = 7;

/** The weeks of a month; null stands for days of the months beside it. */
function weeksOf( month: Day, weekStart: number ): ReadonlyArray< ReadonlyArray< Day | null > > {
	const last = endOf( 'month', month, weekStart );
	const weeks: Array< Array< Day | null > > = [];
	for ( let day = startOf( 'week', month, weekStart ); day <= last; day = addDays( day, WEEK ) ) {
		weeks.push(
			Array.from( { length: WEEK }, ( _, at ) => addDays( day, at ) ).map( ( one ) =>
				one.slice( 0, 7 ) === month.slice( 0, 7 ) ? one : null
			)
		);
	}
	return weeks;
}

/** The day that a key of the date grid leads to; null for other keys. */
function dayFor( { key, shiftKey }: KeyboardEvent, day: Day, weekStart: number ): Day | null {
	const forward = isRTL() ? -1 : 1;
	switch ( key ) {
		case 'ArrowRight':
			return addDays( day, forward );
		case 'ArrowLeft':
			return addDays( day, -forward );
		case 'ArrowDown':
			return addDays( day, WEEK );
		case 'ArrowUp':
			return addDays( day, -WEEK );
		case 'Home':
			return startOf( 'week', day, weekStart );
		case 'End':
			return addDays( startOf( 'week', day, weekStart ), WEEK - 1 );
		case 'PageUp':
			return addMonths( day, shiftKey ? -12 : -1 );
		case 'PageDown':
			return addMonths( day, shiftKey ? 12 : 1 );
		default:
			return null;
	}
}

interface MonthProps extends CalendarProps {
	month: Day;
	/** The one day that the tab key leads to. */
	current: Day;
	onMove: ( event: KeyboardEvent, day: Day ) => void;
}

function Month( { month, current, calendar, after, before, onChoose, onMove }: MonthProps ) {
	const { locale } = getPageData();
	const name = formatDay( month, locale, { month: 'long', year: 'numeric' } );
	const weeks = weeksOf( month, calendar.weekStart );
	const isChosen = ( day: Day ) =>
		day === after || ( after !== '' && before !== '' && day >= after && day <= before );
	return (
		<table role="grid" aria-label={ name } className={ styles.month }>
			<caption className={ styles.name } aria-hidden="true">
				{ name }
			</caption>
			<thead>
				<tr>
					{ Array.from( { length: WEEK }, ( _, at ) => addDays( '2023-01-01', calendar.weekStart + at ) ).map(
						( day ) => (
							<th key={ day } scope="col" abbr={ formatDay( day, locale, { weekday: 'long' } ) }>
								{ formatDay( day, locale, { weekday: 'narrow' } ) }
							</th>
						)
					) }
				</tr>
			</thead>
			<tbody>
				{ weeks.map( ( week, row ) => (
					<tr key={ row }>
						{ week.map( ( day, at ) =>
							day === null ? (
								<td key={ at } />
							) : (
								<td
									key={ at }
									aria-selected={ isChosen( day ) }
									className={ clsx( isChosen( day ) && styles.chosen ) }
								>
									<button
										type="button"
										data-day={ day }
										tabIndex={ day === current ? 0 : -1 }
										className={ clsx(
											styles.day,
											( day === after || day === before ) && styles.end,
											day === calendar.today && styles.today
										) }
										aria-current={ day === calendar.today ? 'date' : undefined }
										aria-label={ formatDay( day, locale, { dateStyle: 'full' } ) }
										onClick={ () => onChoose( day ) }
										onKeyDown={ ( event ) => onMove( event, day ) }
									>
										{ formatDay( day, locale, { day: 'numeric' } ) }
									</button>
								</td>
							)
						) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

/** Two months to choose the first and the last day in: with the pointer, or with the keys of the ARIA date grid. */
export function Calendar( props: CalendarProps ) {
	const { calendar, after, before } = props;
	const anchor = before || after || calendar.today;
	const [ current, setCurrent ] = useState< Day >( anchor );
	const [ lastMonth, setLastMonth ] = useState< Day >( startOf( 'month', anchor, 0 ) );
	const grids = useRef< HTMLDivElement >( null );
	const isMoving = useRef( false );
	const firstMonth = addMonths( lastMonth, -1 );

	// What was typed comes into view.
	useEffect( () => {
		setCurrent( anchor );
		setLastMonth( ( shown ) => {
			const month = startOf( 'month', anchor, 0 );
			return month === shown || month === addMonths( shown, -1 ) ? shown : month;
		} );
	}, [ anchor ] );

	useEffect( () => {
		if ( isMoving.current ) {
			isMoving.current = false;
			grids.current?.querySelector< HTMLElement >( `[data-day="${ current }"]` )?.focus();
		}
	}, [ current, lastMonth ] );

	const show = ( day: Day ) => {
		const month = startOf( 'month', day, 0 );
		if ( month > lastMonth ) {
			setLastMonth( month );
		} else if ( month < firstMonth ) {
			setLastMonth( addMonths( month, 1 ) );
		}
	};
	const move = ( event: KeyboardEvent, day: Day ) => {
		const next = dayFor( event, day, calendar.weekStart );
		if ( next !== null ) {
			event.preventDefault();
			isMoving.current = true;
			setCurrent( next );
			show( next );
		}
	};
	const turn = ( months: number ) => {
		const month = addMonths( lastMonth, months );
		setLastMonth( month );
		setCurrent( month );
	};
	const [ back, forth ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];
	const { locale } = getPageData();
	return (
		<div className={ styles.calendar } ref={ grids }>
			<Button
				className={ styles.back ?? '' }
				size="compact"
				icon={ back }
				label={ __( 'Previous month', 'storewright' ) }
				onClick={ () => turn( -1 ) }
			/>
			<Button
				className={ styles.forth ?? '' }
				size="compact"
				icon={ forth }
				label={ __( 'Next month', 'storewright' ) }
				onClick={ () => turn( 1 ) }
			/>
			<span role="status" className="screen-reader-text">
				{ sprintf(
					/* translators: 1, 2: months, such as October 2026. */
					__( '%1$s and %2$s', 'storewright' ),
					formatDay( firstMonth, locale, { month: 'long', year: 'numeric' } ),
					formatDay( lastMonth, locale, { month: 'long', year: 'numeric' } )
				) }
			</span>
			{ [ firstMonth, lastMonth ].map( ( month ) => (
				<Month key={ month } { ...props } month={ month } current={ current } onMove={ move } />
			) ) }
		</div>
	);
}
