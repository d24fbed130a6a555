import { DropdownMenu, MenuGroup, MenuItemsChoice } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { settings } from '@wordpress/icons';

import { hasFeature, usePageData, type HomeLayout } from '../shared/data/page-data';
import { DisplayOptionsSlot, HeaderActionsFill } from '../shared/slots';
import { hasFills } from '../shared/ui/replaceable';
import styles from './display-options.module.scss';
import { useLayout } from './use-layout';

/**
 * The menu in Home's header for what is shown there: the layout, and what the features bring.
 */
export const DisplayOptions = () => {
	const { layout, isSaving, choose } = useLayout();
	const choices = [
		{ value: 'single_column', label: __( 'Single column', 'storewright' ), disabled: isSaving },
		{ value: 'two_columns', label: __( 'Two columns', 'storewright' ), disabled: isSaving },
	];
	const { setup } = usePageData();
	// While an owner sets up a new store and nothing else can be chosen, the menu is not there.
	const isOffered = setup === null || hasFeature( 'analytics' );
	const close = useRef( () => undefined as void );
	return (
		<DisplayOptionsSlot fillProps={ { onClose: () => close.current() } }>
			{ ( items ) =>
				( hasFills( items ) || isOffered ) && (
					<HeaderActionsFill>
						<DropdownMenu
							className={ styles.menu ?? '' }
							icon={ settings }
							label={ __( 'Display options', 'storewright' ) }
							popoverProps={ { placement: 'bottom-end' } }
						>
							{ ( { onClose } ) => {
								close.current = onClose;
								return (
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
										{ items }
									</>
								);
							} }
						</DropdownMenu>
					</HeaderActionsFill>
				)
			}
		</DisplayOptionsSlot>
	);
};
