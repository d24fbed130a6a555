import { NoticeList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { Snackbars, type SnackbarNotice } from '../shared/ui/snackbars';
import styles from './layout.module.scss';

/** How many notices are shown at once, the latest ones. */
const MOST = 3;

/** The notices of `core/notices`: snackbars for results, notices for the whole page. */
export function Notices() {
	const notices = useSelect( ( select ) => select( noticesStore ).getNotices(), [] );
	const { removeNotice } = useDispatch( noticesStore );
	const snackbars = notices.filter( ( { type } ) => type === 'snackbar' ).slice( -MOST );
	const pageNotices = notices.filter( ( { type } ) => type === 'default' ).slice( -MOST );
	const remove = ( id: string ) => void removeNotice( id );

	return (
		<>
			<div className={ styles.notices }>
				{ pageNotices.length > 0 && (
					<NoticeList notices={ pageNotices as NoticeListItems } onRemove={ remove } />
				) }
			</div>
			<Snackbars notices={ snackbars as SnackbarNotice[] } onRemove={ remove } />
		</>
	);
}

type NoticeListItems = React.ComponentProps< typeof NoticeList >[ 'notices' ];
