import { useEffect, useRef, useState } from '@wordpress/element';
import { useInstanceId } from '@wordpress/compose';
import type { ReactNode } from 'react';

import { CardTitle } from '../../shared/ui/card-title';
import { RenameSection } from './section-title';
import { SectionMenu } from './section-menu';
import type { Block } from './figures';
import type { Section } from './sections';
import styles from './overview.module.scss';

interface OverviewSectionProps {
	section: Section;
	title: string;
	blocksLabel: string;
	blocks: readonly Block[];
	isFirst: boolean;
	isLast: boolean;
	/** Another number each time the section was moved or added: the focus goes to its menu. */
	focus: number;
	/** Fields beside the title. */
	choices?: ReactNode;
	onBlock: ( id: string, isShown: boolean ) => void;
	onTitle: ( title: string ) => void;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
	children: ReactNode;
}

/** A section of the overview: its title, its menu, and what it shows. */
export function OverviewSection( {
	section,
	title,
	blocksLabel,
	blocks,
	isFirst,
	isLast,
	focus,
	choices,
	onBlock,
	onTitle,
	onMove,
	onRemove,
	children,
}: OverviewSectionProps ) {
	const id = useInstanceId( OverviewSection, 'storewright-overview' );
	const [ isRenaming, setRenaming ] = useState( false );
	const [ returns, setReturns ] = useState( 0 );
	const menu = useRef< HTMLDivElement >( null );
	const comes = focus + returns;
	useEffect( () => {
		if ( comes > 0 ) {
			menu.current?.querySelector( 'button' )?.focus();
		}
	}, [ comes ] );
	return (
		<section className={ styles.section } aria-labelledby={ id }>
			<header className={ styles.head }>
				{ isRenaming ? (
					<>
						<h2 className="screen-reader-text" id={ id }>
							{ title }
						</h2>
						<RenameSection
							title={ title }
							onDone={ ( text ) => {
								setRenaming( false );
								setReturns( returns + 1 );
								if ( text !== null ) {
									onTitle( text );
								}
							} }
						/>
					</>
				) : (
					<CardTitle as="h2" id={ id }>
						{ title }
					</CardTitle>
				) }
				<div className={ styles.choices }>{ choices }</div>
				<div ref={ menu }>
					<SectionMenu
						{ ...{ title, blocksLabel, blocks, isFirst, isLast, onBlock, onMove, onRemove } }
						hidden={ section.hidden }
						onRename={ () => setRenaming( true ) }
					/>
				</div>
			</header>
			{ children }
		</section>
	);
}
