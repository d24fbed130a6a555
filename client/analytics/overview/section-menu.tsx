import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check, moreVertical } from '@wordpress/icons';

import type { Block } from './figures';

interface SectionMenuProps {
	/** The section's title. */
	title: string;
	/** What the blocks are: “Show these charts”. */
	blocksLabel: string;
	blocks: readonly Block[];
	/** Ids of those that are not shown. */
	hidden: readonly string[];
	isFirst: boolean;
	isLast: boolean;
	onBlock: ( id: string, isShown: boolean ) => void;
	onRename: () => void;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
}

/** The menu of a section: what it shows, its title and its place. */
export const SectionMenu = ( {
	title,
	blocksLabel,
	blocks,
	hidden,
	isFirst,
	isLast,
	onBlock,
	onRename,
	onMove,
	onRemove,
}: SectionMenuProps ) => (
	<DropdownMenu
		icon={ moreVertical }
		label={
			/* translators: %s: title of a section of the overview. */
			sprintf( __( 'Options of “%s”', 'storewright' ), title )
		}
		popoverProps={ { placement: 'bottom-end' } }
	>
		{ ( { onClose } ) => {
			const andClose = ( action: () => void ) => () => {
				onClose();
				action();
			};
			return (
				<>
					<MenuGroup label={ blocksLabel }>
						{ blocks.map( ( { id, label } ) => {
							const isShown = ! hidden.includes( id );
							return (
								<MenuItem
									key={ id }
									role="menuitemcheckbox"
									isSelected={ isShown }
									icon={ isShown ? check : null }
									onClick={ () => onBlock( id, ! isShown ) }
								>
									{ label }
								</MenuItem>
							);
						} ) }
					</MenuGroup>
					<MenuGroup label={ __( 'Section', 'storewright' ) }>
						<MenuItem onClick={ andClose( onRename ) }>{ __( 'Rename', 'storewright' ) }</MenuItem>
						{ ! isFirst && (
							<MenuItem onClick={ andClose( () => onMove( -1 ) ) }>
								{ __( 'Move up', 'storewright' ) }
							</MenuItem>
						) }
						{ ! isLast && (
							<MenuItem onClick={ andClose( () => onMove( 1 ) ) }>
								{ __( 'Move down', 'storewright' ) }
							</MenuItem>
						) }
						<MenuItem onClick={ andClose( onRemove ) }>{ __( 'Remove section', 'storewright' ) }</MenuItem>
					</MenuGroup>
				</>
			);
		} }
	</DropdownMenu>
);
