import type { Task, TaskList } from '../types';

/**
 * A change that the server has not confirmed yet. It is applied on top of the server’s last answer, so that taking it
 * back never undoes what happened meanwhile.
 */
export type Change = {
	/** Names the change: two with the same key are the same request. */
	key: string;
	/** Whether the change ends with its own answer, or with the next reading of all lists. */
	until: 'answer' | 'reading';
} & ( { task: string; patch: Partial< Task > } | { list: string; patch: Partial< TaskList > } );

export interface State {
	/** The server’s last answer; null before the first answer. */
	lists: TaskList[] | null;
	changes: Change[];
	/** How many changes were answered: a reading begun before one of them is stale. */
	answered: number;
	/** Grows when an extension adds or removes a filter of the lists. */
	filters: number;
}

/** The server's answer to a change: the entity as it is now. */
export type Answer = { task: Task } | { list: TaskList };

export type Action =
	| { type: 'LISTS_RECEIVED'; lists: TaskList[] }
	| { type: 'CHANGE_STARTED'; change: Change }
	| { type: 'CHANGE_ANSWERED'; key: string; answer: Answer }
	| { type: 'CHANGE_FAILED'; key: string }
	| { type: 'FILTERS_CHANGED' };

export const initialState: State = {
	lists: null,
	changes: [],
	answered: 0,
	filters: 0,
};

const without = ( changes: Change[], key: string ) => changes.filter( ( change ) => change.key !== key );

const merge = ( lists: TaskList[] | null, answer: Answer ) =>
	lists?.map( ( list ) => {
		if ( 'list' in answer ) {
			return list.id === answer.list.id ? answer.list : list;
		}
		const { task } = answer;
		return list.tasks.some( ( { id } ) => id === task.id )
			? {
					...list,
					tasks: list.tasks.map( ( known ) => ( known.id === task.id ? task : known ) ),
				}
			: list;
	} ) ?? null;

export function reducer( state: State = initialState, action: Action ): State {
	switch ( action.type ) {
		case 'LISTS_RECEIVED':
			return {
				...state,
				lists: action.lists,
				changes: state.changes.filter( ( { until } ) => until === 'answer' ),
			};
		case 'CHANGE_STARTED':
			return {
				...state,
				changes: [ ...without( state.changes, action.change.key ), action.change ],
			};
		case 'CHANGE_ANSWERED':
			return {
				...state,
				lists: merge( state.lists, action.answer ),
				changes: without( state.changes, action.key ),
				answered: state.answered + 1,
			};
		case 'CHANGE_FAILED':
			return { ...state, changes: without( state.changes, action.key ) };
		case 'FILTERS_CHANGED':
			return { ...state, filters: state.filters + 1 };
		default:
			return state;
	}
}
