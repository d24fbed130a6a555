/** What the marketing overview shows: `wc-admin/marketing`. */
import { register } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type {
	ActivatedMarketingExtension,
	InstalledMarketingExtension,
	MarketingArticle,
	MarketingCampaign,
	MarketingCampaignType,
	MarketingChannel,
	MiscRecommendation,
	RecommendedMarketingExtension,
} from '../generated/rest';
import { PLUGINS_CHANGED, pluginsChanged } from '../shared/data/plugins/changed';
import { askInstaller } from '../shared/data/plugins/installer';
import { createQueryStore, type Fetching, type QueryThunk } from '../shared/data/query-store';
import { request, toRequestError } from '../shared/data/request';
import { createNotices } from './create-notices';
import { activationFailed } from './texts';

const BASE = '/wc-admin/marketing';

/** How many recommended extensions are asked for. */
const RECOMMENDED_COUNT = 50;

/** How many campaigns are shown. */
const CAMPAIGN_COUNT = 100;

/** A category of extensions and articles. */
export interface InCategory {
	category: 'marketing' | 'coupons';
}

const fetches = {
	/** The marketing extensions that the site has. */
	getInstalledPlugins: ( { signal }: Fetching< object > ) =>
		request< readonly InstalledMarketingExtension[] >( { path: `${ BASE }/overview/installed-plugins`, signal } ),
	/** Those that could be added. */
	getRecommendedPlugins: ( { query, signal }: Fetching< InCategory > ) =>
		request< readonly RecommendedMarketingExtension[] >( {
			path: `${ BASE }/recommended?per_page=${ RECOMMENDED_COUNT }&category=${ query.category }`,
			signal,
		} ),
	/** What else is recommended. */
	getMiscRecommendations: ( { signal }: Fetching< object > ) =>
		request< readonly MiscRecommendation[] >( { path: `${ BASE }/misc-recommendations`, signal } ),
	/** Articles. Where they can't be had, the error is kept by category. */
	getBlogPosts: ( { query, signal }: Fetching< InCategory > ) =>
		request< readonly MarketingArticle[] >( {
			path: `${ BASE }/knowledge-base?category=${ query.category }`,
			signal,
		} ),
	/** The channels that plugins have registered. */
	getChannels: ( { signal }: Fetching< object > ) =>
		request< readonly MarketingChannel[] >( { path: `${ BASE }/channels`, signal } ),
	/** The campaigns of all channels. */
	getCampaigns: ( { signal }: Fetching< object > ) =>
		request< readonly MarketingCampaign[] >( { path: `${ BASE }/campaigns?per_page=${ CAMPAIGN_COUNT }`, signal } ),
	/** The kinds of campaign that can be created. */
	getCampaignTypes: ( { signal }: Fetching< object > ) =>
		request< readonly MarketingCampaignType[] >( {
			path: `${ BASE }/campaign-types?per_page=${ CAMPAIGN_COUNT }`,
			signal,
		} ),
};

type MarketingThunk< R = void > = QueryThunk< typeof fetches, R >;

interface Progress {
	type: 'ACTIVATING' | 'ACTIVATED';
	slug: string;
}

const progress = ( type: Progress[ 'type' ], slug: string ): Progress => ( { type, slug } );

/** Slugs of the extensions that are being activated at this moment. */
function activatingPlugins( state: readonly string[] = [], action: Progress ): readonly string[] {
	switch ( action.type ) {
		case 'ACTIVATING':
			return [ ...state, action.slug ];
		case 'ACTIVATED':
			return state.filter( ( slug ) => slug !== action.slug );
		default:
			return state;
	}
}

/**
 * Id of the notice that says what an extension failed with.
 *
 * @param slug Its slug.
 */
export const noticeId = ( slug: string ): string => `storewright-marketing-${ slug }`;

const begin =
	( slug: string ): MarketingThunk =>
	async ( { dispatch, registry } ) => {
		void registry.dispatch( noticesStore ).removeNotice( noticeId( slug ) );
		dispatch( progress( 'ACTIVATING', slug ) );
	};

interface State {
	activatingPlugins: readonly string[];
}

/** Has the server activate an extension, and takes what it answers: a plugin that breaks what is read next is active all the same. */
const activate =
	( slug: string ): MarketingThunk =>
	async ( { dispatch, registry } ) => {
		const answer = await request< ActivatedMarketingExtension >( {
			path: `${ BASE }/overview/activate-plugin`,
			method: 'POST',
			data: { plugin: slug },
		} );
		dispatch.changeResults( 'getInstalledPlugins', ( installed ) => [
			...installed.map( ( one ) => ( one.slug === slug ? answer.extension : one ) ),
			...( installed.some( ( one ) => one.slug === slug ) ? [] : [ answer.extension ] ),
		] );
		createNotices( registry, { message: answer.message } );
	};

const actions = {
	/**
	 * Activates an extension, says so, and reads anew what is installed, also where it failed.
	 *
	 * @param slug Its slug.
	 * @throws {RequestError} It could not be activated.
	 */
	activatePlugin:
		( slug: string ): MarketingThunk =>
		async ( { dispatch } ) => {
			await dispatch( begin( slug ) );
			try {
				await dispatch( activate( slug ) );
			} finally {
				await dispatch( actions.readInstalled() );
				dispatch( progress( 'ACTIVATED', slug ) );
				pluginsChanged();
			}
		},
	/**
	 * Installs a recommended extension and activates it, which takes it out of its category.
	 *
	 * @param slug        Its slug.
	 * @param query       Its category.
	 * @param onInstalled Called where it is among the installed ones, before it is taken out.
	 * @return Whether it is active now. What could not be done is said in notices, one for each of the installer's errors.
	 * @throws {RequestError} The store could not be reached.
	 */
	installPlugin:
		( slug: string, { category }: InCategory, onInstalled: () => void = () => {} ): MarketingThunk< boolean > =>
		async ( { dispatch, select, registry } ) => {
			await dispatch( begin( slug ) );
			let isInstalled = false;
			try {
				const { success, errors } = await askInstaller( 'install', [ slug ] );
				if ( ! success ) {
					createNotices( registry, { errors, error_data: {} } );
					return false;
				}
				isInstalled = true;
				try {
					await dispatch( activate( slug ) );
				} catch ( reason ) {
					// The row that it was asked from goes.
					const text = activationFailed( toRequestError( reason ).message );
					void registry.dispatch( noticesStore ).createErrorNotice( text, { id: noticeId( slug ) } );
					return false;
				}
				return true;
			} finally {
				await dispatch( actions.readInstalled() );
				if ( isInstalled ) {
					onInstalled();
					const found = select.getRecommendedPlugins( { category } ) ?? [];
					const others = found.filter( ( one ) => one.slug !== slug );
					dispatch.receiveResult( 'getRecommendedPlugins', { category }, others );
				}
				dispatch( progress( 'ACTIVATED', slug ) );
				pluginsChanged();
			}
		},
	/** Reads anew what is installed. Where that fails, it is said why and what is known stays; where nothing is, it is asked again. */
	readInstalled:
		(): MarketingThunk =>
		async ( { dispatch, select, registry } ) => {
			try {
				const installed = await request< readonly InstalledMarketingExtension[] >( {
					path: `${ BASE }/overview/installed-plugins`,
				} );
				dispatch.receiveResult( 'getInstalledPlugins', {}, installed );
			} catch ( reason ) {
				if ( select.getInstalledPlugins( {} ) === undefined ) {
					dispatch.invalidateResolution( 'getInstalledPlugins', [ {} ] );
					return;
				}
				const what = __( 'There was an error loading installed extensions.', 'storewright' );
				createNotices( registry, {
					code: 'not_read',
					message: `${ what } ${ toRequestError( reason ).message }`,
				} );
			}
		},
};

/** The store of the marketing overview. */
export const marketingStore = createQueryStore( 'storewright/marketing', fetches, {
	actions,
	outdatedBy: {
		hook: PLUGINS_CHANGED,
		// Plugins register channels.
		selectors: [
			'getInstalledPlugins',
			'getRecommendedPlugins',
			'getMiscRecommendations',
			'getChannels',
			'getCampaigns',
			'getCampaignTypes',
		],
	},
	reducers: { activatingPlugins: activatingPlugins as never },
	selectors: { getActivatingPlugins: ( state: State ) => state.activatingPlugins },
} );

register( marketingStore );
