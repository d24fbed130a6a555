import type { ComponentType } from 'react';

import { isModuleMissing, slugOf } from '../folder';
import type { TaskPageProps } from '../types';

/** A module of `client/tasks/items/<slug>/task.tsx`. */
interface TaskModule {
	Task: ComponentType< TaskPageProps >;
}

type Load = () => Promise< TaskModule | null >;

const loaders = new Map< string, Load >();

/**
 * Fetches the program of a task: that of the folder with the task's name, `_` written `-`. The same function for the
 * same task every time; it gives null where there is no such folder.
 *
 * @param id Id of the task.
 */
export function loaderOf( id: string ): Load {
	const slug = slugOf( id );
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
			if ( isModuleMissing( error ) ) {
				return null;
			}
			throw error;
		}
	};
	loaders.set( slug, load );
	return load;
}
