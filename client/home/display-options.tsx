import { __experimentalUseSlotFills as useSlotFills, DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { settings } from '@wordpress/icons';

import { DISPLAY_OPTIONS, DisplayOptionsSlot, HeaderActionsFill } from '../shared/slots';
import styles from './display-options.module.scss';

/**
 * The menu in Home's header for what is shown there, made of what the features bring.
 */
export const DisplayOptions = () =>
	useSlotFills( DISPLAY_OPTIONS )?.length ? (
		<HeaderActionsFill>
			<DropdownMenu
				className={ styles.menu ?? '' }
				icon={ settings }
				label={ __( 'Display options', 'storewright' ) }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) => <DisplayOptionsSlot fillProps={ { onClose } } /> }
			</DropdownMenu>
		</HeaderActionsFill>
	) : null;
