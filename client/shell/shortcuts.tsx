import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { usePageData } from '../shared/data/page-data';
import { LazyDialog } from '../shared/ui/lazy-dialog';

const KEY = '?';

/** Where keys are text, or belong to what is open. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

const load = () => import( /* webpackChunkName: "shortcuts" */ './shortcuts-dialog' );

/** Whether a press of a key asks for the list: the single key, not typed into anything. */
const asksForList = ( { key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent ): boolean =>
	key === KEY &&
	! ctrlKey &&
	! metaKey &&
	! altKey &&
	! defaultPrevented &&
	! ( target instanceof Element && target.closest( ELSEWHERE ) );

/** The list of keyboard shortcuts, opened by the question mark unless the user has turned single keys off. */
export function Shortcuts() {
	const { singleKeyShortcuts } = usePageData();
	const [ isOpen, setOpen ] = useState( false );
	const close = useCallback( () => setOpen( false ), [] );
	useEffect( () => {
		if ( ! singleKeyShortcuts ) {
			return undefined;
		}
		const open = ( event: KeyboardEvent ) => {
			if ( asksForList( event ) ) {
				event.preventDefault();
				setOpen( true );
			}
		};
		document.addEventListener( 'keydown', open );
		return () => document.removeEventListener( 'keydown', open );
	}, [ singleKeyShortcuts ] );

	return isOpen ? (
		<LazyDialog
			load={ load }
			failure={ __( 'The list of keyboard shortcuts could not be loaded.', 'storewright' ) }
			onClose={ close }
		>
			{ ( { ShortcutsDialog } ) => <ShortcutsDialog onClose={ close } /> }
		</LazyDialog>
	) : null;
}
