import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

const HOUR = 3_600_000;

/** For how long a note can be snoozed. */
const snoozes = () => [
	{ label: __( 'For an hour', 'storewright' ), time: HOUR },
	{ label: __( 'Until tomorrow', 'storewright' ), time: 24 * HOUR },
	{ label: __( 'For a week', 'storewright' ), time: 7 * 24 * HOUR },
];

interface SnoozeMenuProps {
	disabled: boolean;
	/** Gets the chosen time in milliseconds. */
	onSnooze: ( time: number ) => void;
}

/** Renders the menu of a note that can be put off. */
export const SnoozeMenu = ( { disabled, onSnooze }: SnoozeMenuProps ) => (
	<DropdownMenu
		icon={ null }
		text={ __( 'Remind me later', 'storewright' ) }
		label={ __( 'Remind me later', 'storewright' ) }
		toggleProps={ {
			__next40pxDefaultSize: true,
			variant: 'tertiary',
			disabled,
			accessibleWhenDisabled: true,
			showTooltip: false,
		} }
	>
		{ ( { onClose } ) => (
			<MenuGroup>
				{ snoozes().map( ( { label, time } ) => (
					<MenuItem
						key={ time }
						onClick={ () => {
							onClose();
							onSnooze( time );
						} }
					>
						{ label }
					</MenuItem>
				) ) }
			</MenuGroup>
		) }
	</DropdownMenu>
);
