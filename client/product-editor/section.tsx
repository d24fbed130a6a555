import { memo } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';

import { Card } from '../shared/ui';
import styles from './product-editor.module.scss';
import type { Product, SectionProps } from './types';

interface SectionCardProps {
	id: string;
	title: string;
	/** One sentence. */
	help?: string;
	children: ReactNode;
}

/** A card of the editor with its title. */
export const SectionCard = ( { id, title, help, children }: SectionCardProps ) => (
	<Card
		as="section"
		id={ `product-${ id }` }
		aria-labelledby={ `product-${ id }-title` }
		className={ styles.section }
	>
		<h2 id={ `product-${ id }-title` } className={ styles.sectionTitle } tabIndex={ -1 }>
			{ title }
		</h2>
		{ help !== undefined && <p className={ styles.sectionHelp }>{ help }</p> }
		{ children }
	</Card>
);

/**
 * Makes a section that is rendered anew only where one of its fields has changed: typing stays quick however long the page is.
 *
 * @param fields  The fields of the product that it reads.
 * @param Section What it renders.
 */
export const createSection = ( fields: ReadonlyArray< keyof Product >, Section: ComponentType< SectionProps > ) =>
	memo(
		Section,
		( a, b ) =>
			a.set === b.set &&
			a.errors === b.errors &&
			fields.every( ( field ) => a.values[ field ] === b.values[ field ] )
	);
