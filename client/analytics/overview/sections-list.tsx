import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';

import type { UserPreferences } from '../../shared/data/user-preferences';
import type { Period } from '../period/period';
import { ChartChoices, RowsChoice } from './chart-choices';
import { Charts } from './charts';
import { SECTIONS_NAME, type OverviewChoice } from './choice';
import { getBoards, getCharts, getFigures, type Block } from './figures';
import { Leaderboards } from './leaderboards';
import { Performance } from './performance';
import { OverviewSection } from './section';
import {
	withBlock,
	withMoved,
	withoutSection,
	withSection,
	withTitle,
	type Section,
	type SectionKey,
} from './sections';
import type { PartProps } from './types';
import type { OverviewData } from './use-overview';
import styles from './overview.module.scss';

interface Kind {
	title: string;
	blocksLabel: string;
	blocks: readonly Block[];
	Content: ( props: PartProps ) => JSX.Element;
}

function kindOf( key: SectionKey ): Kind {
	switch ( key ) {
		case 'store-performance':
			return {
				title: __( 'Performance', 'storewright' ),
				blocksLabel: __( 'Show these figures', 'storewright' ),
				blocks: getFigures(),
				Content: Performance,
			};
		case 'charts':
			return {
				title: __( 'Charts', 'storewright' ),
				blocksLabel: __( 'Show these charts', 'storewright' ),
				blocks: getCharts(),
				Content: Charts,
			};
		case 'leaderboards':
			return {
				title: __( 'Leaderboards', 'storewright' ),
				blocksLabel: __( 'Show these leaderboards', 'storewright' ),
				blocks: getBoards(),
				Content: Leaderboards,
			};
	}
}

const titleOf = ( { key, title }: Section ): string => title || kindOf( key ).title;

interface SectionsProps {
	choice: OverviewChoice;
	/** The preference that has the sections. */
	stored: string;
	data: OverviewData;
	period: Period;
	onChange: ( values: UserPreferences ) => void;
}

/** The sections of the overview in the user's order, and below them those that can be added again. */
export function Sections( { choice, stored, data, period, onChange }: SectionsProps ) {
	const shown = choice.sections.filter( ( { isVisible } ) => isVisible );
	const removed = choice.sections.filter( ( { isVisible } ) => ! isVisible );
	/** How often which section was given the focus. */
	const [ focus, setFocus ] = useState< Partial< Record< SectionKey | 'removed', number > > >( {} );
	const adding = useRef< HTMLDivElement >( null );
	const toAdding = focus.removed ?? 0;
	useEffect( () => {
		if ( toAdding > 0 ) {
			adding.current?.querySelector< HTMLElement >( 'button:last-of-type' )?.focus();
		}
	}, [ toAdding ] );
	const save = ( list: string, place?: SectionKey | 'removed', text?: string ) => {
		onChange( { [ SECTIONS_NAME ]: list } );
		if ( place !== undefined ) {
			setFocus( ( before ) => ( { ...before, [ place ]: ( before[ place ] ?? 0 ) + 1 } ) );
		}
		if ( text !== undefined ) {
			speak( text );
		}
	};
	return (
		<>
			{ shown.map( ( section, at ) => {
				const { key } = section;
				const { Content, blocks, blocksLabel } = kindOf( key );
				const title = titleOf( section );
				return (
					<OverviewSection
						key={ key }
						{ ...{ section, title, blocks, blocksLabel } }
						isFirst={ at === 0 }
						isLast={ at === shown.length - 1 }
						focus={ focus[ key ] ?? 0 }
						choices={
							<>
								{ key === 'charts' && <ChartChoices { ...{ choice, period, onChange } } /> }
								{ key === 'leaderboards' && <RowsChoice { ...{ choice, onChange } } /> }
							</>
						}
						onBlock={ ( id, isShown ) => save( withBlock( stored, key, id, isShown ) ) }
						onTitle={ ( text ) => save( withTitle( stored, key, text ) ) }
						onMove={ ( by ) =>
							save(
								withMoved( stored, key, by ),
								key,
								sprintf(
									/* translators: 1: title of a section. 2: its place. 3: number of sections. */
									__( '“%1$s” is section %2$d of %3$d now.', 'storewright' ),
									title,
									at + by + 1,
									shown.length
								)
							)
						}
						onRemove={ () =>
							save(
								withoutSection( stored, key ),
								'removed',
								/* translators: %s: title of a section. */
								sprintf( __( '“%s” was removed.', 'storewright' ), title )
							)
						}
					>
						<Content { ...{ section, data, choice, period, title } } />
					</OverviewSection>
				);
			} ) }
			{ removed.length > 0 && (
				<div
					className={ styles.removed }
					ref={ adding }
					role="group"
					aria-label={ __( 'Add a section', 'storewright' ) }
				>
					{ removed.map( ( section ) => (
						<Button
							key={ section.key }
							__next40pxDefaultSize
							variant="secondary"
							icon={ plus }
							onClick={ () =>
								save(
									withSection( stored, section.key ),
									section.key,
									/* translators: %s: title of a section. */
									sprintf( __( '“%s” was added.', 'storewright' ), titleOf( section ) )
								)
							}
						>
							{
								/* translators: %s: title of a section. */
								sprintf( __( 'Add “%s”', 'storewright' ), titleOf( section ) )
							}
						</Button>
					) ) }
				</div>
			) }
		</>
	);
}
