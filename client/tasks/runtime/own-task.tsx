import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useModule } from '../../shared/data/use-module';
import { loadPage } from '../../shared/routing';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { taskHref } from '../links';
import type { TaskPageProps } from '../types';
import { loaderOf } from './items';
import { NoSuchTask } from './no-such-task';
import { TaskSkeleton } from './task-skeleton';
import { ViewEvent } from './view-event';

/**
 * A task with a program of ours, or one that is done at another address.
 */
export const OwnTask = ( props: TaskPageProps ) => {
	const { task } = props;
	const loading = useModule( loaderOf( task.id ) );
	const isExternal = loading.status === 'ready' && ! loading.module && task.actionUrl !== '';
	const externalUrl = isExternal ? taskHref( task ) : null;

	useEffect( () => {
		if ( externalUrl !== null ) {
			loadPage( externalUrl, { replace: true } );
		}
	}, [ externalUrl ] );

	if ( loading.status === 'failed' ) {
		return (
			<InlineNotice
				status="error"
				actions={ [ { label: __( 'Try again', 'storewright' ), onClick: loading.retry } ] }
			>
				{ __( 'This task could not be loaded.', 'storewright' ) }
			</InlineNotice>
		);
	}
	if ( loading.status === 'loading' || isExternal ) {
		return <TaskSkeleton />;
	}
	const Program = loading.module?.Task;
	return Program ? (
		<>
			<ViewEvent task={ task } />
			<Program { ...props } />
		</>
	) : (
		<NoSuchTask />
	);
};
