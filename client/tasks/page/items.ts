import type { ComponentType } from 'react';

import type { TaskPageProps } from '../types';

/** A module of `client/tasks/items/<slug>/task.tsx`. */
interface TaskModule {
	Task: ComponentType< TaskPageProps >;
}

type Load = () => Promise< TaskModule | null >;

const loaders = new Map< string, Load >();

const isMissing = ( error: unknown ) =>
	typeof error === 'object' && error !== null && 'code' in error && error.code === 'MODULE_NOT_FOUND';

/**
 * Fetches the program of a task: that of the folder with the task's name, `_` written `-`. The same function for the
 * same task every time; it gives null where there is no such folder.
 *
 * @param id Id of the task.
 */
export function loaderOf( id: string ): Load {
	const slug = id.replaceAll( '_', '-' );
	const known = loaders.get( slug );
	if ( known ) {
		return known;
	}
	const load: Load = async () => {
		try {
			return ( await import(
				/* webpackChunkName: "task-[request]", webpackExclude: /test-utils/ */ `../items/${ slug }/task`
			) ) as TaskModule;
		} catch ( error ) {
			if ( isMissing( error ) ) {
				return null;
			}
			throw error;
		}
	};
	loaders.set( slug, load );
	return load;
}
