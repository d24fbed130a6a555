import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check, moreHorizontal } from '@wordpress/icons';

import type { PerformanceFigure } from './figure';

interface ChooseFiguresProps {
	figures: readonly PerformanceFigure[];
	/** Names of those that are not shown, also of ones that this menu does not know. */
	hidden: readonly string[];
	isSaving: boolean;
	onChoose: ( hidden: readonly string[] ) => void;
}

/** The menu in which the user chooses the figures. */
export const ChooseFigures = ( { figures, hidden, isSaving, onChoose }: ChooseFiguresProps ) => (
	<DropdownMenu
		icon={ moreHorizontal }
		label={ __( 'Choose figures', 'storewright' ) }
		popoverProps={ { placement: 'bottom-end' } }
	>
		{ () => (
			<MenuGroup label={ __( 'Show these figures', 'storewright' ) }>
				{ figures.map( ( { stat, label } ) => {
					const isShown = ! hidden.includes( stat );
					return (
						<MenuItem
							key={ stat }
							role="menuitemcheckbox"
							isSelected={ isShown }
							icon={ isShown ? check : null }
							disabled={ isSaving }
							onClick={ () =>
								onChoose( isShown ? [ ...hidden, stat ] : hidden.filter( ( one ) => one !== stat ) )
							}
						>
							{ label }
						</MenuItem>
					);
				} ) }
			</MenuGroup>
		) }
	</DropdownMenu>
);
