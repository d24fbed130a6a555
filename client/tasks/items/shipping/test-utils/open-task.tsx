import { screen, within } from '@testing-library/react';

import { countriesStore } from '../../../../shared/data/countries';
import type { PageData } from '../../../../shared/data/page-data';
import { settingsStore } from '../../../../shared/data/settings';
import { zonesStore } from '../zones';
import { onRequest, renderScreen, requestsMade } from '../../../../shared/test-utils';
import { answerPlaces } from '../../../../shared/test-utils/places';
import { answerSettings, LOCATED } from '../../../../shared/test-utils/settings';
import { store } from '../../../store';
import { aTask } from '../../../test-utils/tasks';
import { partnersStore, type Partner } from '../partners/store';
import { Task } from '../task';
import { aMethod, answerZones, aZone, country, ZONES } from './zones';

const PARTNERS = '/wc-admin/shipping-partner-suggestions';
/** Mock of the task's callback. */
export const onComplete = jest.fn();
export const trackEvent = jest.fn();

const STORES = [ store, settingsStore, countriesStore, zonesStore, partnersStore ] as never[];

/** The account service of a store. */
export const connection = ( isConfigured: boolean, isConnected: boolean ) => ( {
	connection: { isConfigured, isConnected },
} );

/** Connected, so that the step about it is not there. */
export const CONNECTED = connection( true, true );

interface Situation {
	stored?: Record< string, string >;
	partners?: Partner[];
	pageData?: Partial< PageData >;
	query?: Record< string, string >;
}

/** Opens the task for a store. */
export function open( { stored = LOCATED, partners = [], pageData = CONNECTED, query = {} }: Situation = {} ) {
	answerPlaces();
	const kept = answerSettings( { ...stored } );
	onRequest( 'GET', PARTNERS, partners );
	const task = aTask( 'shipping' );
	const shown = renderScreen( <Task { ...{ task, query, onComplete, trackEvent } } />, { stores: STORES, pageData } );
	const type = async ( name: string, text: string ) => {
		const field = await costOf( name );
		await shown.user.clear( field );
		await shown.user.click( field );
		await shown.user.paste( text );
	};
	const press = async ( name: string ) => shown.user.click( await screen.findByRole( 'button', { name } ) );
	return { ...shown, kept, type, press };
}

/** The part of the form about a zone. */
export const rowOf = ( name: string ) => screen.findByRole( 'group', { name } );
/** The field with what shipping to a zone costs. */
export const costOf = async ( name: string ) =>
	within( await rowOf( name ) ).getByRole( 'textbox', { name: 'Shipping cost' } );
/** The open step. */
export const currentStep = () => document.querySelector( '[aria-current="step"]' );
/** Returns the names of the steps, in their order. */
export const stepNames = () => screen.getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent );
/** The requests that changed zones or methods. */
export const writes = () => requestsMade( 'POST' ).filter( ( { path } ) => path.startsWith( ZONES ) );

/** A service that prints labels, with what a test needs different. */
export const aPartner = ( id: string, differing: Partial< Partner > = {} ): Partner => ( {
	id,
	name: `Partner ${ id }`,
	slug: id,
	description: `What ${ id } does.`,
	dependencies: [],
	learn_more_link: `https://${ id }.example/`,
	trial_days: 0,
	layout_column: { image: '', features: [ { icon: '', title: 'Print at home', description: 'With any printer.' } ] },
	layout_row: { image: '', features: [] },
	available_layouts: [ 'column', 'row' ],
	is_visible: true,
	is_installed: false,
	is_active: false,
	install_url: `http://shop.example/wp-admin/plugin-install.php?plugin=${ id }`,
	...differing,
} );

/** With rates already there, saving leads straight to the next step. */
export const beyondRates = async ( situation: Situation ) => {
	answerZones( [ aZone( 0 ), aZone( 3, [ country( 'US' ) ], [ aMethod( 7, 'flat_rate', '5' ) ] ) ] );
	const opened = open( situation );
	await opened.press( 'Save shipping rates' );
	return opened;
};
