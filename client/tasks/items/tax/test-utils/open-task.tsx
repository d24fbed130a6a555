import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import { countriesStore, countryDefaultsPath } from '../../../../shared/data/countries';
import type { PageData } from '../../../../shared/data/page-data';
import { settingsStore } from '../../../../shared/data/settings';
import { onRequest, OWNER, renderScreen } from '../../../../shared/test-utils';
import { answerPlaces } from '../../../../shared/test-utils/places';
import { answerSettings, LOCATED } from '../../../../shared/test-utils/settings';
import { store } from '../../../store';
import { aTask } from '../../../test-utils/tasks';
import type { TaxPartner } from '../partners';
import type { StoredRate } from '../rates/rates-api';
import { ratesStore } from '../rates/store';
import { Task } from '../task';
import { answerRates, answerTaxSettings } from './tax-server';

/** Mock of the task's callback. */
export const onComplete = jest.fn();
export const trackEvent = jest.fn();

const STORES = [ store, settingsStore, countriesStore, ratesStore ] as never[];

/** The service that the steps of the task set up. */
export const AUTOMATED: TaxPartner = {
	id: 'woocommerce-tax',
	name: 'WooCommerce Tax',
	slug: 'woocommerce-services',
	isAutomated: true,
	description: 'Looks rates up.',
	features: [ 'Rates are kept up to date' ],
	learnMoreLink: 'https://partner.example/tax',
	settingsTab: '',
	countries: [ 'US', 'DE' ],
	isActive: false,
	isExcluded: false,
};

/** The one with a settings page of its own. */
export const OTHER: TaxPartner = {
	...AUTOMATED,
	id: 'stripe-tax',
	name: 'Stripe Tax',
	slug: 'stripe-tax-for-woocommerce',
	isAutomated: false,
	features: [ 'Coverage in over 55 countries' ],
	settingsTab: 'stripe_tax_for_woocommerce',
	countries: [ 'US', 'FR' ],
};

/** The account service of a store. */
export const connection = ( isConfigured: boolean, isConnected: boolean ) => ( {
	connection: { isConfigured, isConnected },
} );

interface Situation {
	general?: Record< string, string >;
	tax?: Record< string, string >;
	/** Whether prices are entered with tax in the store’s country; absent where that is not known. */
	country?: 'yes' | 'no';
	rates?: StoredRate[];
	partners?: TaxPartner[];
	pageData?: Partial< PageData >;
	query?: Record< string, string >;
	/** Content beside the task. */
	children?: ReactNode;
}

/** Opens the task for a store. */
export function open( situation: Situation = {} ) {
	const { general, tax, rates, country } = situation;
	answerPlaces();
	if ( country !== undefined ) {
		const includesTax = {
			group_id: 'tax',
			id: 'woocommerce_prices_include_tax',
			usual: country,
			value: 'no',
			is_chosen: false,
		};
		onRequest( 'GET', countryDefaultsPath( 'US' ), { settings: [ includesTax ], week_start: 1, currencies: [] } );
	}
	const kept = answerSettings( { ...LOCATED, woocommerce_calc_taxes: 'no', ...general } );
	const keptTax = answerTaxSettings( { wc_connect_taxes_enabled: 'no', ...tax } );
	const keptRates = answerRates( rates );
	return { ...reopen( situation ), kept, keptTax, keptRates };
}

/** Opens the task of the store that the server knows already. */
export function reopen( { partners = [ AUTOMATED, OTHER ], pageData = {}, query = {}, children }: Situation = {} ) {
	const task = aTask( 'tax', { additionalData: { taxPartners: partners } } );
	const shown = renderScreen(
		<>
			{ children }
			<Task { ...{ task, query, onComplete, trackEvent } } />
		</>,
		{
			stores: STORES,
			pageData,
			query: { task: 'tax', ...query },
		}
	);
	const press = async ( name: string ) => shown.user.click( await screen.findByRole( 'button', { name } ) );
	const type = async ( name: string, text: string ) => {
		const field = await screen.findByRole( 'textbox', { name } );
		await shown.user.clear( field );
		await shown.user.click( field );
		await shown.user.paste( text );
	};
	return { ...shown, press, type };
}

/** Without partners the task is the steps in which rates are entered. */
export const openManual = ( situation: Situation = {} ) => open( { ...situation, partners: [] } );

/** Of a user who may not install plugins. */
export const NO_INSTALL = { capabilities: { ...OWNER.capabilities, install_plugins: false } };

/** The open step. */
export const currentStep = () => document.querySelector( '[aria-current="step"]' );

/** Returns the names of the steps, in their order. */
export const stepNames = async ( label: string ) =>
	within( await screen.findByRole( 'list', { name: label } ) )
		.getAllByRole( 'heading', { level: 3 } )
		.map( ( { textContent } ) => textContent );
