/** Tasks without a page: their address is Home, with a modal over it. */
const OVER_HOME: readonly string[] = [ 'purchase' ];

/**
 * Whether a task has no page, but opens over Home.
 *
 * @param id Id of the task.
 */
export const opensOverHome = ( id: string | undefined ): boolean => id !== undefined && OVER_HOME.includes( id );
