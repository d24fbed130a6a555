/** Remembers for a short time where the owner came from when a task was begun. */
import { tryOrNull } from '../try-or-null';

const PREFIX = 'wc_admin_task_referral_';

/** For how long a task remembers where the owner came from, in seconds. */
export const REFERRAL_LIFETIME = 60;

/** Where it is stored: until the tab is closed, or beyond that. */
export type StorageKind = 'session' | 'persistent';

export interface ExpiringItem< Value > {
	/**
	 * Keeps a value in place of the one before.
	 *
	 * @param value    What JSON can hold.
	 * @param lifetime In seconds.
	 */
	set: ( value: Value, lifetime: number ) => void;
	/** The value; null where there is none, or none any more, which is then removed. */
	get: () => Value | null;
	remove: () => void;
}

interface StoredItem {
	value: unknown;
	/** Milliseconds since 1970. */
	expiry: number;
}

const isStoredItem = ( item: unknown ): item is StoredItem =>
	typeof item === 'object' && item !== null && 'value' in item && 'expiry' in item && typeof item.expiry === 'number';

const parse = ( text: string ): unknown => tryOrNull( () => JSON.parse( text ) as unknown );

/**
 * A value that is forgotten after its time.
 *
 * @param kind Where.
 * @param key     Under which name.
 */
export function expiringItem< Value >( kind: StorageKind, key: string ): ExpiringItem< Value > {
	const storage = () => ( kind === 'session' ? window.sessionStorage : window.localStorage );
	const remove = () => void tryOrNull( () => storage().removeItem( key ) );
	return {
		set: ( value, lifetime ) => {
			const stored: StoredItem = { value, expiry: Date.now() + 1000 * lifetime };
			tryOrNull( () => storage().setItem( key, JSON.stringify( stored ) ) );
		},
		get: () => {
			const text = tryOrNull( () => storage().getItem( key ) );
			if ( text === null ) {
				return null;
			}
			const stored = parse( text );
			if ( isStoredItem( stored ) && stored.expiry > Date.now() ) {
				return stored.value as Value;
			}
			remove();
			return null;
		},
		remove,
	};
}

/** Who sent the owner to a task. */
export interface Referral {
	/** Name of the page, such as 'launch-your-store'. */
	referrer: string;
	/** Where the way back leads, within the app. */
	returnUrl: string;
}

/**
 * Who sent the owner to a task: to be set right before going there, so that the way back leads there again.
 *
 * @param task Id of the task.
 */
export function taskReferral( task: string ) {
	const { set, get, remove } = expiringItem< Referral >( 'session', PREFIX + task );
	return {
		set: ( referral: Referral, lifetime = REFERRAL_LIFETIME ) => set( referral, lifetime ),
		get,
		remove,
	};
}
