import type { OnboardingTask, OnboardingTaskList } from '../generated/rest';
import type { EventProps } from '../shared/data/events';

/** A task as `wc-admin/onboarding/tasks` tells of it. */
export type Task = OnboardingTask;

/** A task list as `wc-admin/onboarding/tasks` tells of it; its id is one of an extension where a filter added it. */
export type TaskList = Omit< OnboardingTaskList, 'id' | 'tasks' > & { id: string; tasks: Task[] };

/** How long a task may be put off. */
export type SnoozeDuration = 'hour' | 'day' | 'week';

/** Details of a completed task. */
export interface Completion {
	/** Address within wp-admin to go to; Home without it. */
	redirectPath?: string;
}

/**
 * Props of a task's page: `client/tasks/items/<slug>/task.tsx` exports a `Task` that takes these. The way back, the
 * title and the task's sentence are above it already.
 */
export interface TaskPageProps {
	task: Task;
	/** The query of the address, `task` among it. */
	query: Readonly< Record< string, string > >;
	onComplete: ( completion?: Completion ) => void;
	trackEvent: ( name: string, props?: EventProps ) => void;
}

/** Props of a task that opens as a modal over Home: `client/tasks/items/<slug>/task-modal.tsx` exports a `TaskModal`. */
export interface TaskModalProps {
	task: Task;
}
