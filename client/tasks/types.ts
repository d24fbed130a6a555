import type { EventProps } from '../shared/data/events';

/**
 * What the head of the list says while a task is the next one to do.
 */
export interface TaskHeader {
	title: string;
	content: string;
	actionLabel: string;
}

/**
 * A task as `wc-admin/onboarding/tasks` tells of it.
 */
export interface Task {
	id: string;
	parentId: string;
	title: string;
	content: string;
	header?: TaskHeader;
	badge: string;
	additionalInfo: string;
	actionLabel: string;
	/** Where the task is done, if not on its own page; '' otherwise. */
	actionUrl: string;
	/** How long it takes, as the owner reads it; '' where that is not known. */
	time: string;
	level: number;
	canView: boolean;
	isActioned: boolean;
	isComplete: boolean;
	isDisabled: boolean;
	isDismissable: boolean;
	isDismissed: boolean;
	isSnoozeable: boolean;
	isSnoozed: boolean;
	/** Neither dismissed nor snoozed: the owner is led to it. */
	isVisible: boolean;
	isVisited: boolean;
	/** Milliseconds since 1970, null when not snoozed. */
	snoozedUntil: number | null;
	/** The task's page is the HTML of `container`, which the server has made harmless. */
	isDeprecated: boolean;
	container: string;
	recordViewEvent: boolean;
	eventPrefix: string;
	additionalData: Record< string, unknown >;
}

/**
 * A task list as `wc-admin/onboarding/tasks` tells of it.
 */
export interface TaskList {
	id: string;
	title: string;
	tasks: Task[];
	isVisible: boolean;
	isHidden: boolean;
	isToggleable: boolean;
	isComplete: boolean;
	eventPrefix: string;
	displayProgressHeader: boolean;
	/** Whether the list stays on the screen when all is done. */
	keepCompletedTaskList: 'yes' | 'no';
}

/** How long a task may be put off. */
export type SnoozeDuration = 'hour' | 'day' | 'week';

/** What a task's page tells when the task is done. */
export interface Completion {
	/** Address within wp-admin to go to; Home without it. */
	redirectPath?: string;
}

/**
 * What a task's page is given: `client/tasks/items/<slug>/task.tsx` exports a `Task` that takes these. The way back, the
 * title and the task's sentence are above it already.
 */
export interface TaskPageProps {
	task: Task;
	/** The query of the address, `task` among it. */
	query: Readonly< Record< string, string > >;
	onComplete: ( completion?: Completion ) => void;
	trackEvent: ( name: string, props?: EventProps ) => void;
}
