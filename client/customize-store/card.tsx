import { useInstanceId } from '@wordpress/compose';
import type { ReactNode } from 'react';

import { Card } from '../shared/ui/card';
import { CardTitle } from '../shared/ui/card-title';
import styles from './customize.module.scss';

interface DesignCardProps {
	title: string;
	/** A sentence or two below the title. */
	text: string;
	children: ReactNode;
}

/** A part of the hub. */
export function DesignCard( { title, text, children }: DesignCardProps ) {
	const id = useInstanceId( DesignCard, 'storewright-design' );
	return (
		<Card as="section" aria-labelledby={ id }>
			<div className={ styles.head }>
				<CardTitle as="h2" id={ id }>
					{ title }
				</CardTitle>
				<p className={ styles.line }>{ text }</p>
			</div>
			{ children }
		</Card>
	);
}
