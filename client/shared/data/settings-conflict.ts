import { isRecord } from '../is-record';
import { RequestError } from './request';

/** Current values of settings, by id, where somebody else was faster. */
export type Conflicts = Readonly< Record< string, unknown > >;

/**
 * The settings that somebody else changed meanwhile; null where saving failed for another reason.
 *
 * @param error Why saving failed.
 */
export function conflictsOf( error: unknown ): Conflicts | null {
	if ( ! ( error instanceof RequestError ) || error.status !== 409 || ! isRecord( error.data ) ) {
		return null;
	}
	return isRecord( error.data.conflicts ) ? error.data.conflicts : null;
}
