import { NoticeList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentProps } from 'react';
import { Snackbars, type SnackbarNotice } from './snackbars';
import styles from './notices.module.scss';

/** How many notices of a kind are shown at once, the latest ones. */
const MAX_SHOWN = 3;

type PageNotices = ComponentProps< typeof NoticeList >[ 'notices' ];

/** The notices of `core/notices`: snackbars for results, notices for the whole page. */
export function Notices() {
	const notices = useSelect( ( select ) => select( noticesStore ).getNotices(), [] );
	const { removeNotice } = useDispatch( noticesStore );
	const latest = ( kind: string ) => notices.filter( ( { type } ) => type === kind ).slice( -MAX_SHOWN );
	const pageNotices = latest( 'default' ) as PageNotices;
	const remove = ( id: string ) => void removeNotice( id );

	return (
		<>
			{ pageNotices.length > 0 && (
				<NoticeList className={ styles.notices } notices={ pageNotices } onRemove={ remove } />
			) }
			<Snackbars notices={ latest( 'snackbar' ) as SnackbarNotice[] } onRemove={ remove } />
		</>
	);
}
