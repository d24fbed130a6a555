import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import styles from './offer.module.scss';

interface OfferProps {
	name: string;
	/** Address of its picture; without one there is the first letter of its name. */
	image?: string | undefined;
	/** The name's element: a heading of the level that follows in the page, or a paragraph. */
	as?: 'h3' | 'h4' | 'p';
	/** Where the focus may be put once the offer is taken: an id for the name. */
	nameId?: string | undefined;
	/** Beside the name. */
	badges?: ReactNode;
	/** Description, one line. */
	description: ReactNode;
	/** Button, or the state. */
	action?: ReactNode;
	/** Further parts, below the description. */
	children?: ReactNode;
}

/** Something that the owner may take, such as a service, a plugin or a way to pay: what it is and what can be done. */
export const Offer = ( {
	name,
	image = '',
	as: Name = 'h4',
	nameId,
	badges,
	description,
	action,
	children,
}: OfferProps ) => (
	<div className={ styles.offer }>
		<span className={ styles.logo } aria-hidden="true">
			{ image ? <img src={ image } alt="" /> : [ ...name ][ 0 ] }
		</span>
		<div className={ styles.texts }>
			<Name className={ styles.name } { ...( nameId !== undefined && { id: nameId, tabIndex: -1 } ) }>
				{ name }
				{ badges }
			</Name>
			<p className={ styles.line }>{ description }</p>
			{ children }
		</div>
		<div className={ styles.action }>{ action }</div>
	</div>
);

/** How an offer is, beside its name. */
export const OfferBadge = ( {
	tone = 'quiet',
	children,
}: {
	tone?: 'quiet' | 'done' | 'attention';
	children: ReactNode;
} ) => <span className={ clsx( styles.badge, styles[ tone ] ) }> { children }</span>;

interface OfferListProps {
	id?: string;
	hidden?: boolean;
	'aria-labelledby'?: string;
	/** `OfferItem`s. */
	children: ReactNode;
}

/** Renders offers one below the other, from edge to edge of a card. */
export const OfferList = ( { children, ...attributes }: OfferListProps ) => (
	<ul { ...attributes } className={ styles.list }>
		{ children }
	</ul>
);

/** The place of an offer, and of what there is to say about it, in a list. */
export const OfferItem = ( { children }: { children: ReactNode } ) => <li className={ styles.item }>{ children }</li>;
