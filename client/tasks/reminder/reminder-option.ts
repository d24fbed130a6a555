/** The option that is 'yes' once the owner closed the reminder of unfinished setup. */
export const REMINDER_OPTION = 'woocommerce_task_list_reminder_bar_hidden';
