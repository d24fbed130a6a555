import type { PageData } from '../../shared/data/page-data';

/**
 * How many steps are left to remind of; 0 where the bar stays away: before anything is done, when all is done, and when the list is
 * hidden or the reminder closed.
 *
 * @param data What the page was told.
 */
export const stepsLeft = ( { setup, isReminderClosed }: Pick< PageData, 'setup' | 'isReminderClosed' > ): number =>
	setup === null || isReminderClosed || setup.completed === 0 ? 0 : setup.remaining;
