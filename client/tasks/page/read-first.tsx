import type { ReactNode } from 'react';

import type { Read } from '../../shared/data/use-read';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { TaskSkeleton } from './task-skeleton';

interface ReadFirstProps< Data > {
	read: Read< Data >;
	/** What it is that could not be loaded, in a sentence. */
	failure: string;
	/** The task, with what was read. */
	children: ( data: Data ) => ReactNode;
}

/** A task that has to read something before it can be shown. */
export const ReadFirst = < Data, >( { read, failure, children }: ReadFirstProps< Data > ) => {
	switch ( read.status ) {
		case 'loading':
			return <TaskSkeleton />;
		case 'failed':
			return <NotLoaded title={ failure } reads={ [ read ] } />;
		case 'ready':
			return children( read.data );
	}
};
