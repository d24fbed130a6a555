import { __ } from '@wordpress/i18n';

/** A score with what it means. */
export interface Score {
	value: number;
	label: string;
}

const scored = ( ...labels: readonly string[] ): Score[] => labels.map( ( label, at ) => ( { value: at + 1, label } ) );

/** Returns the first question and its scores. */
export const firstQuestion = () => ( {
	text: __( 'How easy was it to set up your store?', 'storewright' ),
	scores: scored(
		__( 'Very hard', 'storewright' ),
		__( 'Hard', 'storewright' ),
		__( 'OK', 'storewright' ),
		__( 'Easy', 'storewright' ),
		__( 'Very easy', 'storewright' )
	),
} );

/** Returns the second question, for setups that were hard. */
export const secondQuestion = () => ( {
	text: __( 'How well did the setup cover what your store needs?', 'storewright' ),
	scores: scored(
		__( 'Not at all', 'storewright' ),
		__( 'A little', 'storewright' ),
		__( 'Partly', 'storewright' ),
		__( 'Mostly', 'storewright' ),
		__( 'Completely', 'storewright' )
	),
} );
