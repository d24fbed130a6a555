import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useQuery } from '../shared/data/use-query';
import { Inbox } from './inbox';
import { InboxFailed } from './inbox-failed';
import styles from './inbox.module.scss';
import { inboxStore } from './store';

/** The inbox in the header's panel, which is there without messages as well. */
export default function ActivityInbox() {
	const place = useRef< HTMLDivElement >( null );
	const inbox = useQuery( inboxStore, 'getInbox', {} );
	return (
		<div ref={ place } tabIndex={ -1 } className={ styles.place }>
			{ inbox.status === 'loading' && (
				<div className={ styles.waiting } role="status" aria-label={ __( 'Loading…', 'storewright' ) } />
			) }
			{ inbox.status === 'failed' && (
				<InboxFailed
					reason={ inbox.error.message }
					onRetry={ inbox.retry }
					onLeave={ () => place.current?.focus() }
				/>
			) }
			{ inbox.status === 'ready' && <Inbox { ...inbox.data } /> }
		</div>
	);
}
