import type { Thunk } from '../../shared/data/thunk';
import type { Action } from './reducer';
import type * as selectors from './selectors';

/** A thunk of the task store. */
export type TaskThunk< R > = Thunk< Action, typeof selectors, R >;
