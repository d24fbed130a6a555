import { __ } from '@wordpress/i18n';

import { hasFeature, userCan } from '../shared/data/page-data';
import { Link, urlTo } from '../shared/routing';
import { Card } from '../shared/ui/card';
import { ListSkeleton } from './components/list-skeleton';
import { ListsFailed } from './components/lists-failed';
import { SetupHeader } from './components/setup-header';
import { TaskNotices } from './components/task-notices';
import { TaskRows } from './components/task-rows';
import { headingId } from './links';
import { headerTask, listedTasks } from './progress';
import styles from './setup-panel.module.scss';
import { useTaskLists } from './use-task-lists';

/** The setup list in the header's panel. */
export default function SetupPanel() {
	const state = useTaskLists();
	if ( state.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( state.status === 'failed' ) {
		return <ListsFailed reason={ state.reason } onRetry={ state.retry } />;
	}
	const list = state.lists.find( ( { id } ) => id === 'setup' );
	return list === undefined ? null : (
		<>
			<TaskNotices />
			<Card as="section" aria-labelledby={ headingId( list.id ) }>
				<SetupHeader list={ list } />
				<TaskRows
					tasks={ listedTasks( list ) }
					next={ headerTask( list )?.id }
					headingId={ headingId( list.id ) }
				/>
				{ hasFeature( 'onboarding' ) && userCan( 'manage_woocommerce' ) && (
					<p className={ styles.more }>
						<Link href={ urlTo( '/setup-wizard' ) }>{ __( 'Set up step by step', 'storewright' ) }</Link>
					</p>
				) }
			</Card>
		</>
	);
}
