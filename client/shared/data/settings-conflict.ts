import { RequestError } from './request';

/** What settings hold by now, by id, where somebody else was faster. */
export type Conflicts = Readonly< Record< string, unknown > >;

const isRecord = ( value: unknown ): value is Record< string, unknown > => typeof value === 'object' && value !== null;

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
