import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Snackbar, type SnackbarNotice } from './snackbar';
import styles from './snackbars.module.scss';

export type { SnackbarNotice };

interface SnackbarsProps {
	notices: readonly SnackbarNotice[];
	onRemove: ( id: string ) => void;
}

/** Short messages at the foot of the page. When one goes that had the focus, the focus stays in their region. */
export function Snackbars( { notices, onRemove }: SnackbarsProps ) {
	const region = useRef< HTMLDivElement >( null );
	const remove = ( id: string ) => {
		const { activeElement } = document;
		if ( region.current?.contains( activeElement ) ) {
			region.current.focus( { preventScroll: true } );
		}
		onRemove( id );
	};
	return (
		<div
			ref={ region }
			className={ styles.region }
			role="region"
			aria-label={ __( 'Messages', 'storewright' ) }
			tabIndex={ -1 }
		>
			{ notices.map( ( notice ) => (
				<Snackbar key={ notice.id } notice={ notice } onRemove={ remove } />
			) ) }
		</div>
	);
}
