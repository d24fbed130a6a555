import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { Card } from '../shared/ui/card';
import { CardTitle } from '../shared/ui/card-title';
import { Skeleton } from '../shared/ui/skeleton';
import styles from './overview.module.scss';

interface MarketingCardProps {
	title: string;
	/** A sentence below the title. */
	text?: string;
	/** Takes the id of the title, for lists that are labelled by it. */
	children: ( titleId: string ) => ReactNode;
}

/** A part of the overview. */
export function MarketingCard( { title, text, children }: MarketingCardProps ) {
	const id = useInstanceId( MarketingCard, 'storewright-marketing' );
	return (
		<Card as="section" aria-labelledby={ id }>
			<div className={ styles.head }>
				<CardTitle as="h2" id={ id }>
					{ title }
				</CardTitle>
				{ text && <p className={ styles.line }>{ text }</p> }
			</div>
			{ children( id ) }
		</Card>
	);
}

/** Room for rows that are on their way. */
export const Rows = ( { count }: { count: number } ) => (
	<div className={ styles.waiting } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
		{ Array.from( { length: count }, ( _, row ) => (
			<Skeleton key={ row } width="60%" />
		) ) }
	</div>
);

/** A sentence in place of rows. */
export const Sentence = ( { children }: { children: ReactNode } ) => <p className={ styles.sentence }>{ children }</p>;
