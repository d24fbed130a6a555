import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { receipt } from '@wordpress/icons';
import type { KeyboardEvent, ReactNode } from 'react';

import styles from './explain.module.scss';
import { useAsk, type Question } from './question';

/** What a button that explains a figure says. */
const labelOf = ( name: string ) =>
	/* translators: %s: name of a figure, such as “Net sales”. */
	sprintf( __( 'Show the orders of “%s”', 'storewright' ), name );

/** The explained figures of a row, in their order. */
const figuresOf = ( row: Element | null | undefined ) => [
	...( row?.querySelectorAll< HTMLElement >( `.${ styles.cell }` ) ?? [] ),
];

/** Where the cell of a figure stands in its row. */
const placeOf = ( figure: HTMLElement ) => figure.closest( 'td' )?.cellIndex;

/** The next figure of the same column, above or below. */
function inColumn( from: HTMLElement, step: 'nextElementSibling' | 'previousElementSibling' ): HTMLElement | undefined {
	for ( let row = from.closest( 'tr' )?.[ step ]; row; row = row[ step ] ) {
		const found = figuresOf( row ).find( ( figure ) => placeOf( figure ) === placeOf( from ) );
		if ( found ) {
			return found;
		}
	}
	return undefined;
}

/** The figure that an arrow key leads to from another one. */
function neighbor( from: HTMLElement, key: string ): HTMLElement | undefined {
	const row = from.closest( 'tr' );
	const at = figuresOf( row ).indexOf( from );
	const forth = isRTL() ? 'ArrowLeft' : 'ArrowRight';
	const back = isRTL() ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case forth:
			return figuresOf( row )[ at + 1 ];
		case back:
			return figuresOf( row )[ at - 1 ];
		case 'ArrowDown':
			return inColumn( from, 'nextElementSibling' );
		case 'ArrowUp':
			return inColumn( from, 'previousElementSibling' );
		default:
			return undefined;
	}
}

const onKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
	const next = neighbor( event.currentTarget, event.key );
	if ( next !== undefined ) {
		event.preventDefault();
		next.focus();
	}
};

interface ExplainedCellProps {
	question: Question;
	children: ReactNode;
}

/** A figure of a table: a click shows which orders it is made of. Tab leads to the first one of a row, arrow keys to the others. */
export function ExplainedCell( { question, children }: ExplainedCellProps ) {
	const ask = useAsk();
	const [ isFirst, setFirst ] = useState( true );
	const ref = ( button: HTMLButtonElement | null ) => {
		if ( button ) {
			setFirst( figuresOf( button.closest( 'tr' ) )[ 0 ] === button );
		}
	};
	return ask === null ? (
		children
	) : (
		<button
			ref={ ref }
			type="button"
			className={ styles.cell }
			title={ labelOf( question.label ) }
			tabIndex={ isFirst ? 0 : -1 }
			onKeyDown={ onKeyDown }
			onClick={ () => ask( question ) }
		>
			{ children }
		</button>
	);
}

/** The button beside a summary number. */
export function ExplainButton( { question }: { question: Question } ) {
	const ask = useAsk();
	return (
		ask && (
			<Button
				className={ styles.button ?? '' }
				icon={ receipt }
				iconSize={ 20 }
				label={ labelOf( question.label ) }
				onClick={ () => ask( question ) }
			/>
		)
	);
}
