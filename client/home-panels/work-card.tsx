import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { Card } from '../shared/ui/card';
import styles from './work-card.module.scss';

interface WorkCardProps< Item > {
	/** Names the panel in ids. */
	name: string;
	title: string;
	/** Address of the whole list; undefined where there is no such page. */
	href?: string | undefined;
	/** How many wait in all. */
	count: number;
	items: readonly Item[];
	/** A sentence for when nothing waits. */
	empty: string;
	/** Whether the address names this panel: it takes the focus. */
	isOpened: boolean;
	children: ( item: Item ) => ReactNode;
}

/** Id of the text that names a row. */
export const rowTitleId = ( name: string, id: number ) => `storewright-${ name }-${ id }`;

/** A panel with work in it. Once a row is dealt with, the focus goes to the one in its place. */
export function WorkCard< Item extends { id: number } >( {
	name,
	title,
	href,
	count,
	items,
	empty,
	isOpened,
	children,
}: WorkCardProps< Item > ) {
	const headingId = `storewright-${ name }-panel`;
	const heading = useRef< HTMLHeadingElement >( null );
	const list = useRef< HTMLUListElement >( null );
	const focused = useRef< number | null >( null );
	const ids = items.map( ( { id } ) => id ).join();

	useEffect( () => {
		if ( isOpened ) {
			heading.current?.focus();
			heading.current?.scrollIntoView?.( { block: 'start' } );
		}
	}, [ isOpened ] );

	// Who has gone elsewhere meanwhile stays there.
	useEffect( () => {
		const { activeElement, body } = document;
		if ( focused.current === null || ( activeElement !== null && activeElement !== body ) ) {
			return;
		}
		const rows = list.current?.children;
		const next = rows?.[ Math.min( focused.current, rows.length - 1 ) ];
		( next instanceof HTMLElement ? next : heading.current )?.focus();
	}, [ ids ] );

	const more = count - items.length;
	return (
		<Card
			as="section"
			aria-labelledby={ headingId }
			onBlur={ ( { relatedTarget, currentTarget } ) => {
				if ( relatedTarget !== null && ! currentTarget.contains( relatedTarget ) ) {
					focused.current = null;
				}
			} }
		>
			<header className={ styles.header }>
				<h2 className={ styles.title } id={ headingId } ref={ heading } tabIndex={ -1 }>
					{ title }
				</h2>
				{ count > 0 && <span className={ styles.count }>{ count }</span> }
				{ href !== undefined && (
					<a className={ styles.all } href={ href }>
						{ __( 'View all', 'storewright' ) }
						<span className="screen-reader-text">: { title }</span>
					</a>
				) }
			</header>
			{ items.length === 0 ? (
				<p className={ styles.empty }>{ empty }</p>
			) : (
				<ul className={ styles.rows } ref={ list }>
					{ items.map( ( item, index ) => (
						<li
							key={ item.id }
							className={ styles.row }
							tabIndex={ -1 }
							aria-labelledby={ rowTitleId( name, item.id ) }
							onFocus={ () => ( focused.current = index ) }
						>
							{ children( item ) }
						</li>
					) ) }
				</ul>
			) }
			{ items.length > 0 && more > 0 && (
				<p className={ styles.more }>
					{
						/* translators: %d: number of further orders, reviews or products. */
						sprintf( _n( 'and %d more', 'and %d more', more, 'storewright' ), more )
					}
				</p>
			) }
		</Card>
	);
}
