import { Modal } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getPageData } from '../shared/data/page-data';
import styles from './shortcuts-dialog.module.scss';

/** Where the user chooses whether single keys are shortcuts. */
const SETTING = 'profile.php#storewright-shortcuts';

const isApple = () => /Mac|iPhone|iPad/.test( window.navigator.platform );

/** Whether WordPress brings its command palette: since 6.9, on all of its admin pages. */
const hasPalette = () => Reflect.has( Reflect.get( window, 'wp' ) ?? {}, 'commands' );

/** The keys, each list pressed together or one after the other, with what they do. */
const shortcuts = (): Array< { keys: string[]; action: string } > => [
	{ keys: [ '?' ], action: __( 'Show the keyboard shortcuts', 'storewright' ) },
	...( hasPalette()
		? [
				{
					keys: [ isApple() ? '⌘' : __( 'Ctrl', 'storewright' ), 'K' ],
					action: __( 'Open the command palette of WordPress', 'storewright' ),
				},
			]
		: [] ),
	{
		keys: [ __( 'Esc', 'storewright' ) ],
		action: __( 'Close a message, a menu or a dialog', 'storewright' ),
	},
	{
		keys: [ __( 'Space', 'storewright' ), '↑', '↓' ],
		action: __( 'Pick up a row at its handle and move it; Space again puts it down', 'storewright' ),
	},
];

interface ShortcutsDialogProps {
	onClose: () => void;
}

/** The list of the dashboard's keyboard shortcuts, with the way to turn those of a single key off. */
export const ShortcutsDialog = ( { onClose }: ShortcutsDialogProps ) => (
	<Modal
		className="storewright-page"
		title={ __( 'Keyboard shortcuts', 'storewright' ) }
		size="medium"
		onRequestClose={ onClose }
	>
		<dl className={ styles.list }>
			{ shortcuts().map( ( { keys, action } ) => (
				<div key={ action } className={ styles.row }>
					<dt className={ styles.keys }>
						{ keys.map( ( key ) => (
							<kbd key={ key } className={ styles.key }>
								{ key }
							</kbd>
						) ) }
					</dt>
					<dd className={ styles.action }>{ action }</dd>
				</div>
			) ) }
		</dl>
		<p className={ styles.setting }>
			{ createInterpolateElement(
				__( 'You can turn shortcuts of a single key off in <a>your profile</a>.', 'storewright' ),
				{
					// eslint-disable-next-line jsx-a11y/anchor-has-content -- The sentence brings it.
					a: <a href={ getPageData().adminUrl + SETTING } />,
				}
			) }
		</p>
	</Modal>
);
