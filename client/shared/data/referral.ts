/** What is remembered for a short time only: where the owner came from when a task was begun. */

const PREFIX = 'wc_admin_task_referral_';

/** For how long a task remembers where the owner came from, in seconds. */
export const REFERRAL_LIFETIME = 60;

/** Where it is kept: until the tab is closed, or beyond that. */
export type Keeping = 'session' | 'persistent';

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

interface Kept {
	value: unknown;
	/** Milliseconds since 1970. */
	expiry: number;
}

const isKept = ( given: unknown ): given is Kept =>
	typeof given === 'object' &&
	given !== null &&
	'value' in given &&
	'expiry' in given &&
	typeof given.expiry === 'number';

function parse( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

/** A browser may refuse its storage, or have no room: then nothing is remembered, and nothing breaks. */
function orNull< Result >( act: () => Result ): Result | null {
	try {
		return act();
	} catch {
		return null;
	}
}

/**
 * A value that is forgotten after its time.
 *
 * @param keeping Where.
 * @param key     Under which name.
 */
export function expiringItem< Value >( keeping: Keeping, key: string ): ExpiringItem< Value > {
	const storage = () => ( keeping === 'session' ? window.sessionStorage : window.localStorage );
	const remove = () => void orNull( () => storage().removeItem( key ) );
	return {
		set: ( value, lifetime ) => {
			const kept: Kept = { value, expiry: Date.now() + 1000 * lifetime };
			orNull( () => storage().setItem( key, JSON.stringify( kept ) ) );
		},
		get: () => {
			const text = orNull( () => storage().getItem( key ) );
			if ( text === null ) {
				return null;
			}
			const kept = parse( text );
			if ( isKept( kept ) && kept.expiry > Date.now() ) {
				return kept.value as Value;
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
