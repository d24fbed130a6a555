import type { ReactNode } from 'react';

import type { QueryResult } from '../../shared/data/use-query';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { TaskSkeleton } from './task-skeleton';

interface QueryContentProps< Data > {
	result: QueryResult< Data >;
	/** Error message for a query that failed, in a sentence. */
	failure: string;
	/** The task, given the data. */
	children: ( data: Data ) => ReactNode;
}

/** Renders a task once the answer to a query is there, a skeleton or the failure before. */
export const QueryContent = < Data, >( { result, failure, children }: QueryContentProps< Data > ) => {
	switch ( result.status ) {
		case 'loading':
			return <TaskSkeleton />;
		case 'failed':
			return <NotLoaded title={ failure } reads={ [ result ] } />;
		case 'ready':
			return children( result.data );
	}
};
