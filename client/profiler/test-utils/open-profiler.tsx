import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';

import type { StoreProfiler } from '../../generated/rest';
import { countriesStore, countryDefaultsPath, type CountryDefaults } from '../../shared/data/countries';
import { onRequest, OWNER, renderScreen, requestsMade, type Screen } from '../../shared/test-utils';
import { answerPlaces } from '../../shared/test-utils/places';
import Profiler from '../screen';
import { browserZone, profilerStore, STEP_PATH } from '../store';

/** The profiler's routes. */
export const PROFILER = '/wc-admin/onboarding/profiler';
export const READ = `${ PROFILER }?timezone=${ encodeURIComponent( browserZone() ) }`;
const EXTENSIONS = '/wc-admin/onboarding/free-extensions';
export const LEAVE_OUT = `${ PROFILER }/leave-out`;

export const PLUGIN = {
	key: 'mailpoet',
	slug: 'mailpoet',
	name: 'MailPoet',
	description: 'Sends newsletters.',
	image_url: '',
	is_visible: true,
	is_built_by_wc: false,
	min_wp_version: '',
	manage_url: '',
	is_installed: false,
	is_active: false,
};

export const FRESH: StoreProfiler = {
	completed_steps: [],
	answers: {
		business_choice: '',
		selling_online_answer: '',
		industry: '',
		store_name: null,
		country: null,
		plugins: [],
	},
	waiting: [],
	store: { name: 'Old name', may_rename: true, country: 'US:CA', is_country_set: false },
	location: { country_short: 'DE', region: '', city: 'Berlin' },
};

const GERMANY: CountryDefaults = {
	settings: [
		{ group_id: 'general', id: 'woocommerce_currency', usual: 'EUR', value: 'USD', is_chosen: false },
		{ group_id: 'products', id: 'woocommerce_weight_unit', usual: 'kg', value: 'oz', is_chosen: true },
	],
	week_start: 1,
	currencies: [
		{ code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 },
		{ code: 'USD', name: 'United States dollar', symbol: '$', decimals: 2 },
	],
};

/**
 * Opens the profiler, and waits until it is there.
 *
 * @param differing What the server answers otherwise than of a fresh store.
 * @param plugins   Those that are suggested.
 * @param pageData  Of whom.
 * @param around    What is rendered around it.
 */
export async function openProfiler(
	differing: Partial< StoreProfiler > = {},
	plugins: unknown[] = [ PLUGIN ],
	pageData: Partial< typeof OWNER > = { capabilities: OWNER.capabilities! },
	around: ( profiler: ReactElement ) => ReactElement = ( profiler ) => profiler
): Promise< Screen > {
	answerPlaces();
	onRequest( 'GET', READ, { ...FRESH, ...differing } );
	onRequest( 'GET', EXTENSIONS, [ { key: 'reach', title: 'Reach your customers', plugins } ] );
	onRequest( 'GET', countryDefaultsPath( 'DE' ), GERMANY );
	onRequest( 'POST', STEP_PATH, { core_profiler_completed_steps: {} } );
	onRequest( 'POST', PROFILER, FRESH );
	onRequest( 'POST', LEAVE_OUT, FRESH );
	const shown = renderScreen( around( <Profiler path="/setup-wizard" params={ {} } query={ {} } /> ), {
		path: '/setup-wizard',
		stores: [ profilerStore as never, countriesStore as never ],
		pageData,
	} );
	await screen.findByRole( 'button', { name: /^Skip/ } );
	return shown;
}

/** The wizard's title. */
export const heading = () => screen.getByRole( 'heading', { level: 1 } );
/** Presses a button. */
export const press = async ( user: Screen[ 'user' ], name: string | RegExp ) =>
	user.click( screen.getByRole( 'button', { name } ) );
/** What was sent to a route. */
export const sent = ( path: string ) => requestsMade( 'POST', path ).map( ( { data } ) => data );
export const AT_REVIEW = {
	completed_steps: [ 'user-profile', 'business-info', 'plugins' ] as StoreProfiler[ 'completed_steps' ],
	answers: { ...FRESH.answers, store_name: 'New name', country: 'DE:DE-BE' },
};
