import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { usePageData } from '../shared/data/page-data';
import { useModule } from '../shared/data/use-module';
import { useQuery } from '../shared/data/use-query';
import { useIsNear } from '../shared/use-is-near';
import { InboxFailed } from './inbox-failed';
import { inboxStore, type InboxNotes } from './store';

const load = () => import( /* webpackChunkName: "inbox" */ './inbox' );

/**
 * The inbox once something has arrived: a new shop has none, and loads nothing for it, unless the owner has chosen a column in which
 * the inbox has its place.
 */
export default function InboxPanel() {
	const hasOwnPlace = usePageData().homeLayout === 'two_columns';
	const inbox = useQuery( inboxStore, 'getInbox', {} );
	const hasHadNotes = useRef( false );
	switch ( inbox.status ) {
		case 'loading':
			return <div data-loading="" />;
		case 'failed':
			return <InboxFailed reason={ inbox.error.message } onRetry={ inbox.retry } />;
		case 'ready':
			hasHadNotes.current ||= inbox.data.notes.length > 0;
			return hasHadNotes.current || hasOwnPlace ? <LazyInbox { ...inbox.data } /> : null;
	}
}

const LazyInbox = ( inbox: InboxNotes ) => {
	const [ place, isNear ] = useIsNear();
	return isNear ? <LoadedInbox { ...inbox } /> : <div ref={ place } data-loading="" />;
};

const LoadedInbox = ( inbox: InboxNotes ) => {
	const loading = useModule( load );
	switch ( loading.status ) {
		case 'loading':
			return <div data-loading="" />;
		case 'failed':
			return (
				<InboxFailed
					reason={ __( 'The connection may have been interrupted.', 'storewright' ) }
					onRetry={ loading.retry }
				/>
			);
		case 'ready':
			return <loading.module.Inbox { ...inbox } />;
	}
};
