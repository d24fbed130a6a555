/** What the profiler starts with, and what it saves: `wc-admin/onboarding/profiler` and `…/profile`. */
import { register } from '@wordpress/data';

import type { FreeExtensionGroup, StoreProfiler } from '../generated/rest';
import { createQueryStore, type Fetching } from '../shared/data/query-store';
import { request } from '../shared/data/request';
import type { GroupedChange } from '../shared/data/settings';
import type { Answers, StepName } from './machine';

const PROFILER = '/wc-admin/onboarding/profiler';

/** Where steps are noted. */
export const STEP_PATH = '/wc-admin/onboarding/profile/progress/core-profiler/complete';

/** The browser's time zone: it never leaves the site. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the owner confirmed. */
export interface Confirmed {
	settings: readonly GroupedChange[];
	store_name?: { value: string; expected: string };
	plugins: readonly string[];
}

/** The store of the profiler. */
export const profilerStore = createQueryStore( 'storewright/profiler', {
	/** How far the owner is, and what is known of the store. */
	getProfiler: ( { query: { timezone }, signal }: Fetching< { timezone: string } > ) =>
		request< StoreProfiler >( { path: `${ PROFILER }?timezone=${ encodeURIComponent( timezone ) }`, signal } ),
	/** The plugins that can be chosen, in groups. */
	getExtensions: ( { signal }: Fetching< object > ) =>
		request< readonly FreeExtensionGroup[] >( { path: '/wc-admin/onboarding/free-extensions', signal } ),
} );

register( profilerStore );

/** What is asked in each step. */
const ASKED = {
	stage: [ 'business_choice', 'selling_online_answer' ],
	business: [ 'industry', 'store_name', 'country' ],
	plugins: [ 'plugins' ],
	review: [],
} as const satisfies Record< StepName, ReadonlyArray< keyof Answers > >;

/**
 * Notes that a step is done, with what was answered there.
 *
 * @param name    The server's name of the step.
 * @param at      Where the owner is: answers of later steps are none yet.
 * @param answers Of all steps.
 * @param store   What was set when they were given: an answer counts as long as that is so.
 */
export const saveStep = (
	name: string,
	at: StepName,
	answers: Answers,
	store: StoreProfiler[ 'store' ]
): Promise< unknown > =>
	request( {
		path: STEP_PATH,
		method: 'POST',
		data: {
			step: name,
			answers: Object.fromEntries( ASKED[ at ].map( ( field ) => [ field, answers[ field ] ] ) ),
			...( at === 'business' && {
				expected: { store_name: store.name, country: store.is_country_set ? store.country : '' },
			} ),
		},
	} );

/**
 * Saves what the owner confirmed: all of it or nothing.
 *
 * @param confirmed What is to be saved.
 */
export const apply = ( confirmed: Confirmed ): Promise< StoreProfiler > =>
	request( { path: PROFILER, method: 'POST', data: confirmed } );

/**
 * Notes that plugins are not to be installed, though the owner confirmed them. Those that are installed are noted by the server.
 *
 * @param plugins Their slugs.
 */
export const leaveOut = ( plugins: readonly string[] ): Promise< StoreProfiler > =>
	request( { path: `${ PROFILER }/leave-out`, method: 'POST', data: { plugins } } );
