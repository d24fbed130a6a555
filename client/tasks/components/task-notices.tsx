import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { NOTICES } from '../store/failure';
import { InlineNotice } from '../../shared/ui/inline-notice';
import styles from './task-notices.module.scss';

/**
 * Renders the failures of task lists, above them or above a task, with a button to try again.
 */
export const TaskNotices = () => {
	const notices = useSelect( ( select ) => select( noticesStore ).getNotices( NOTICES ), [] );
	const { removeNotice } = useDispatch( noticesStore );
	return (
		<div className={ styles.notices }>
			{ notices.map( ( { id, content, actions } ) => (
				<InlineNotice
					key={ id }
					status="error"
					actions={ [
						...actions.map( ( { label, onClick } ) => ( { label, onClick: () => onClick?.() } ) ),
						{ label: __( 'Dismiss', 'storewright' ), onClick: () => void removeNotice( id, NOTICES ) },
					] }
				>
					{ content }
				</InlineNotice>
			) ) }
		</div>
	);
};
