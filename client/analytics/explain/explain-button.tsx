import { Button } from '@wordpress/components';
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
			return figuresOf( row?.nextElementSibling )[ at ];
		case 'ArrowUp':
			return figuresOf( row?.previousElementSibling )[ at ];
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
	/** Whether Tab leads to it; arrow keys lead to the others. */
	isFirst: boolean;
	children: ReactNode;
}

/** A figure of a table: a click shows which orders it is made of. */
export function ExplainedCell( { question, isFirst, children }: ExplainedCellProps ) {
	const ask = useAsk();
	return ask === null ? (
		children
	) : (
		<button
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
