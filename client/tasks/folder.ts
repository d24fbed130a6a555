/** The folder of a task: `client/tasks/items/<slug>`. */

/**
 * Returns the name of a task's folder: its id, with `_` written as `-`.
 *
 * @param id Id of the task.
 */
export const slugOf = ( id: string ): string => id.replaceAll( '_', '-' );

/**
 * Whether an import by a computed path failed because there is no such file, as for tasks of extensions.
 *
 * @param error The reason of the failure.
 */
export const isModuleMissing = ( error: unknown ): boolean =>
	typeof error === 'object' && error !== null && 'code' in error && error.code === 'MODULE_NOT_FOUND';
