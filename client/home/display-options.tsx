import {
	__experimentalUseSlotFills as useSlotFills,
	DropdownMenu,
	MenuGroup,
	MenuItemsChoice,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { settings } from '@wordpress/icons';

import { hasFeature, usePageData, type HomeLayout } from '../shared/data/page-data';
import { DISPLAY_OPTIONS, DisplayOptionsSlot, HeaderActionsFill } from '../shared/slots';
import styles from './display-options.module.scss';
import { useLayout } from './use-layout';

/** While an owner sets up a new store and nothing else can be chosen, the menu is not there. */
function useIsShown(): boolean {
	const hasItems = ( useSlotFills( DISPLAY_OPTIONS )?.length ?? 0 ) > 0;
	const { setup } = usePageData();
	return hasItems || setup === null || hasFeature( 'analytics' );
}

/**
 * The menu in Home's header for what is shown there: the layout, and what the features bring.
 */
export const DisplayOptions = () => {
	const { layout, isSaving, choose } = useLayout();
	const choices = [
		{ value: 'single_column', label: __( 'Single column', 'storewright' ), disabled: isSaving },
		{ value: 'two_columns', label: __( 'Two columns', 'storewright' ), disabled: isSaving },
	];
	return useIsShown() ? (
		<HeaderActionsFill>
			<DropdownMenu
				className={ styles.menu ?? '' }
				icon={ settings }
				label={ __( 'Display options', 'storewright' ) }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) => (
					<>
						<MenuGroup label={ __( 'Layout', 'storewright' ) }>
							<MenuItemsChoice
								choices={ choices }
								value={ layout }
								onHover={ () => undefined }
								onSelect={ ( chosen ) => {
									onClose();
									choose( chosen as HomeLayout );
								} }
							/>
						</MenuGroup>
						<DisplayOptionsSlot fillProps={ { onClose } } />
					</>
				) }
			</DropdownMenu>
		</HeaderActionsFill>
	) : null;
};
