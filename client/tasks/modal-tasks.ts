/** Tasks without a page: their address opens a modal over Home. The same list as in includes/Admin/Tasks/TasksModule.php. */
const MODAL_TASKS: readonly string[] = [ 'purchase' ];

/**
 * Returns whether a task has no page and opens in a modal over Home.
 *
 * @param id Id of the task.
 */
export const isModalTask = ( id: string | undefined ): boolean => id !== undefined && MODAL_TASKS.includes( id );
