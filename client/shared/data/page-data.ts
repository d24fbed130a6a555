/** The settings that the server prints into the page: `window.storewright`. */
import { useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import type { Note, TransientNotice } from '../../generated/rest';
import { applyFiltersSafely, isListOfStrings } from '../apply-filters-safely';
import { isRecord } from '../is-record';
import type { RegisteredPage } from '../routing/types';
import { FEATURES_FILTER, type Feature } from './features';

export interface CurrencySettings {
	/** ISO 4217, such as 'EUR'. */
	code: string;
	symbol: string;
	position: 'left' | 'right' | 'left_space' | 'right_space';
	thousandSeparator: string;
	decimalSeparator: string;
	/** Digits after the decimal separator. */
	decimals: number;
}

/** A report of orders by something that each of them has, such as its payment method. */
export interface OrderReport {
	/** Its place in addresses, and below `wc-analytics/reports`. */
	slug: string;
	title: string;
	/** The head of the column that tells rows apart. */
	label: string;
	/** Name of that column in answers. */
	column: string;
	/** What a value leads to: its `slug` is that of its route, which takes the value as an argument named as the column. */
	inner?: OrderReport;
}

/** What the reports' screens start with. */
export interface AnalyticsFacts {
	/** As WordPress names it: 'Europe/Berlin' or '+02:00'. */
	timeZone: string;
	/** Day that weeks begin on: 0 for Sunday to 6 for Saturday. */
	weekStart: number;
	/** Query of the period that reports start with. */
	defaultDateRange: string;
	/** Whether the shop counts its stock. */
	managesStock: boolean;
	/** Whether orders are being read, and how many were of how many; absent where reports have all of them. */
	counting?: { isRunning: boolean; done: number; total: number };
}

/** A group of the store management's links. */
export interface ManagementGroup {
	title: string;
	links: readonly { label: string; url: string }[];
}

/** What the product editor starts with. */
export interface ProductEditorFacts {
	/** As products' weights are written, such as 'kg'. */
	weightUnit: string;
	/** As their sizes are written, such as 'cm'. */
	dimensionUnit: string;
	calculatesTaxes: boolean;
	managesStock: boolean;
	/** Whether the user may put files into the media library. */
	canUpload: boolean;
}

/** What the user has chosen to see of the store performance on Home. */
export interface HomeStats {
	period: 'today' | 'week' | 'month';
	/** Names of figures that are not shown, such as 'revenue/refunds'. */
	hidden: readonly string[];
}

/** How Home places its panels. */
export type HomeLayout = 'single_column' | 'two_columns';

export interface PageData {
	siteTitle: string;
	/** With a slash at the end. */
	adminUrl: string;
	/** Slug of the admin page that the app lives on. */
	page: string;
	/** REST namespaces that have another name on this site: the one in the code => the site's. */
	restNamespaces: Readonly< Record< string, string > >;
	/** Whether WooCommerce runs the shop, and the app only shows it. */
	isCompanion: boolean;
	/** With a slash at the end. */
	homeUrl: string;
	/** Address of the page with all products. */
	shopUrl: string;
	/** Whether PHP renders the page, and the app only parts of it: there is no navigation without loading another page. */
	isEmbedded: boolean;
	/** Whether that page is WordPress's for editing a product, with the product editor in it. */
	isProductEditor: boolean;
	/** Whether the store waits to be launched, as of when the page was printed; null where that was not decided. */
	isComingSoon: boolean | null;
	/** How many steps of the setup are done and left; null where the list is complete or hidden. */
	setup: { completed: number; remaining: number } | null;
	/** Whether the owner has closed the reminder of the setup, as of when the page was printed. */
	isReminderClosed: boolean;
	/** What the user has chosen, else the store. */
	homeLayout: HomeLayout;
	/** Null for who may not see reports. */
	homeStats: HomeStats | null;
	/** Links to what the user may open; none while a new store is set up. */
	managementLinks: readonly ManagementGroup[];
	/** Where the user manages coupons, '' for nowhere. */
	couponsUrl: string;
	/** Whether a note of the inbox came after the user last saw it. */
	hasUnreadNotes: boolean;
	/** When the user last saw the inbox, as Unix time in milliseconds; null where the preference of WooCommerce’s name says so. */
	inboxLastRead: number | null;
	/** BCP 47, such as 'de-DE'. */
	locale: string;
	capabilities: Readonly< Record< string, boolean > >;
	/** Names the user's drafts on this site; it is another one after a log-out. Without it nothing is kept. */
	draftsKey: string;
	/** Names of features that are on. */
	features: readonly string[];
	/** Whether single keys are shortcuts: users can turn them off. */
	singleKeyShortcuts: boolean;
	/** All pages of the app, also those without a screen yet. */
	pages: readonly RegisteredPage[];
	currency: CurrencySettings;
	/** Names of order statuses, those of plugins as well, by their slugs without 'wc-'. */
	orderStatuses: Readonly< Record< string, string > >;
	/** The service that the site can be connected to, and whether the owner has agreed to its terms. */
	connection: { isConfigured: boolean; isConnected: boolean; areTermsAccepted?: boolean };
	/** Whether suggestions, banners and offers may be shown: the owner can turn all of them off. */
	promotions: boolean;
	/** Whether the owner allows extensions to share how the site is used. */
	isTrackingAllowed: boolean;
	/** For how many whole weeks the store has been there. */
	storeAge: number;
	/** Types of the notes that the inbox shows. */
	noteTypes: readonly string[];
	/** Notes that wait above every page, the latest first. */
	storeAlerts: readonly Note[];
	/** Whether the launch tour waits for the user, as of when the page was printed or the store was launched. */
	launchTour: boolean;
	/** Short messages that are shown once, the oldest first. */
	transientNotices: readonly TransientNotice[];
	/** The mobile app that is offered to the user, null for none. */
	mobileApp: { name: string; description: string; url: string } | null;
	analytics: AnalyticsFacts;
	productEditor: ProductEditorFacts;
	/** Reports of orders by something, those of plugins included. */
	orderReports: readonly OrderReport[];
	/** Roles that saved reports can be shared with, by slug; none for who may not share any. */
	reportRoles: Readonly< Record< string, string > >;
}

declare global {
	interface Window {
		storewright?: Partial< PageData >;
	}
}

const DEFAULTS: PageData = {
	siteTitle: '',
	adminUrl: '/wp-admin/',
	page: 'wc-admin',
	restNamespaces: {},
	isCompanion: false,
	homeUrl: '/',
	shopUrl: '/',
	isEmbedded: false,
	isProductEditor: false,
	isComingSoon: false,
	setup: null,
	isReminderClosed: false,
	homeLayout: 'single_column',
	homeStats: null,
	managementLinks: [],
	couponsUrl: '',
	orderStatuses: {},
	hasUnreadNotes: false,
	inboxLastRead: null,
	locale: 'en-US',
	capabilities: {},
	draftsKey: '',
	features: [],
	pages: [],
	singleKeyShortcuts: true,
	currency: {
		code: 'USD',
		symbol: '$',
		position: 'left',
		thousandSeparator: ',',
		decimalSeparator: '.',
		decimals: 2,
	},
	connection: { isConfigured: false, isConnected: false },
	promotions: true,
	isTrackingAllowed: false,
	storeAge: 0,
	noteTypes: [],
	storeAlerts: [],
	launchTour: false,
	transientNotices: [],
	mobileApp: null,
	analytics: {
		timeZone: 'UTC',
		weekStart: 1,
		defaultDateRange: 'period=month&compare=previous_year',
		managesStock: true,
	},
	productEditor: {
		weightUnit: 'kg',
		dimensionUnit: 'cm',
		calculatesTaxes: false,
		managesStock: true,
		canUpload: false,
	},
	orderReports: [],
	reportRoles: {},
};

/** Names of settings and other options of the shop, as the database has them. */
const MUTABLE = /^(woocommerce|wc)_/;

/** Those whose data is guarded already. */
const guarded = new WeakSet< object >();

/**
 * Guards the page settings: a setting may change while the page is open, so whoever reads one here, and not from its
 * data store, gets an error in place of a value that may be wrong by now.
 */
function guard( data: Partial< PageData > ): Partial< PageData > {
	// Who sets a part of it directly is heard as well.
	const changed = < Result >( result: Result ): Result => {
		whole = null;
		return result;
	};
	const proxy = new Proxy( data, {
		set: ( ...change ) => changed( Reflect.set( ...change ) ),
		defineProperty: ( ...change ) => changed( Reflect.defineProperty( ...change ) ),
		deleteProperty: ( ...change ) => changed( Reflect.deleteProperty( ...change ) ),
		get: ( target, name, receiver ) => {
			if ( typeof name === 'string' && MUTABLE.test( name ) ) {
				throw new Error( __( 'Mutable settings should be accessed via data store.', 'storewright' ) );
			}
			return Reflect.get( target, name, receiver ) as unknown;
		},
		ownKeys: ( target ) =>
			Reflect.ownKeys( target ).filter( ( name ) => typeof name !== 'string' || ! MUTABLE.test( name ) ),
	} );
	guarded.add( proxy );
	return proxy;
}

/** The latest data, for when another script has taken the page's away. */
let latest: Partial< PageData > = {};

/** It with what the server left out, once somebody has read it. */
let whole: PageData | null = null;

/** The page's data; what the server left out has a neutral value. */
export function getPageData(): PageData {
	const data = isRecord( window.storewright ) ? window.storewright : latest;
	if ( data !== latest || whole === null ) {
		latest = guarded.has( data ) ? data : guard( data );
		window.storewright = latest;
		whole = { ...DEFAULTS, ...latest };
	}
	return whole;
}

/** Called when a part of the page's data has changed. */
const listeners = new Set< () => void >();

/** Counts the changes. */
let version = 0;

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => void listeners.delete( listener );
};

/**
 * Takes what has changed since the server printed the page, such as the currency. Whoever shows it follows.
 *
 * @param change The parts that are different by now.
 */
export function updatePageData( change: Partial< PageData > ): void {
	window.storewright = guard( { ...getPageData(), ...change } );
	version++;
	listeners.forEach( ( listener ) => listener() );
}

/** The page's data, as it is by now, for components. */
export function usePageData(): PageData {
	useSyncExternalStore( subscribe, () => version );
	return getPageData();
}

/**
 * Whether the user may do something.
 *
 * @param capability Name of the capability; none asked means yes.
 */
export function userCan( capability?: string ): boolean {
	return capability === undefined || getPageData().capabilities[ capability ] === true;
}

/**
 * Whether a feature is on.
 *
 * @param feature Name of the feature; none asked means yes.
 */
export function hasFeature( feature?: Feature ): boolean {
	return (
		feature === undefined ||
		applyFiltersSafely< readonly string[] >( FEATURES_FILTER, getPageData().features, isListOfStrings ).includes(
			feature
		)
	);
}
