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
import { installPlugins } from '../shared/data/plugins/installer';
import { whileUnderWay } from '../shared/data/plugins/under-way';
import { createQueryStore, type Fetching, type QueryThunk } from '../shared/data/query-store';
import { request, toRequestError, type RequestError } from '../shared/data/request';
import { createNotices } from './create-notices';
import { activationFailed } from './texts';

const NAME = 'storewright/marketing';

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

const INSTALLED = [ 'getInstalledPlugins', [ {} ] ] as const;

/** What the types of a store's thunks leave out. */
interface Metadata {
	hasFinishedResolution: ( selector: string, args: readonly unknown[] ) => boolean;
	finishResolution: ( selector: string, args: readonly unknown[] ) => void;
}

interface Reads {
	getInstalledPlugins: ( query: object ) => Promise< unknown >;
}

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

interface Failed {
	type: 'FAILED';
	slug: string;
	category: string;
	failure: RequestError | null;
}

/** What the row of an extension says that it could not be installed for: by category, since one may be in both. */
type Failures = Readonly< Record< string, RequestError > >;

const rowOf = ( slug: string, category: string ) => `${ category }/${ slug }`;

/** Failures by row, until the next attempt or until the row goes. */
function failures( state: Failures = {}, action: Failed | Progress ): Failures {
	switch ( action.type ) {
		case 'FAILED': {
			const { [ rowOf( action.slug, action.category ) ]: _, ...others } = state;
			return action.failure === null
				? others
				: { ...others, [ rowOf( action.slug, action.category ) ]: action.failure };
		}
		case 'ACTIVATING':
			return Object.fromEntries(
				Object.entries( state ).filter( ( [ row ] ) => ! row.endsWith( `/${ action.slug }` ) )
			);
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

/** Id of the notice that says why it could not be read anew what is installed. */
const NOT_READ = 'storewright-marketing/not-read';

/** Begins an attempt: what a former one failed with goes, which may be told of in several notices. */
const begin =
	( slug: string ): MarketingThunk =>
	async ( { dispatch, registry } ) => {
		const { removeNotice } = registry.dispatch( noticesStore );
		for ( const { id } of registry.select( noticesStore ).getNotices() ) {
			if ( id === NOT_READ || id === noticeId( slug ) || id.startsWith( `${ noticeId( slug ) }/` ) ) {
				void removeNotice( id );
			}
		}
		dispatch( progress( 'ACTIVATING', slug ) );
	};

interface State {
	activatingPlugins: readonly string[];
	failures: Failures;
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
			// Until all is read again: another screen would offer it once more.
			await whileUnderWay( [ slug ], 'activate', async () => {
				try {
					await dispatch( activate( slug ) );
				} finally {
					await dispatch( actions.readInstalled() );
					dispatch( progress( 'ACTIVATED', slug ) );
					await dispatch( actions.tellOthers() );
				}
			} );
		},
	/**
	 * Installs a recommended extension and activates it, which takes it out of its category.
	 *
	 * @param slug        Its slug.
	 * @param query       Its category.
	 * @param onInstalled Called where it is among the installed ones, before it is taken out.
	 * @return Whether it is active now. That it is installed and could not be activated is said in a notice.
	 * @throws {RequestError} It could not be installed.
	 */
	installPlugin:
		( slug: string, { category }: InCategory, onInstalled: () => void = () => {} ): MarketingThunk< boolean > =>
		async ( { dispatch, select, registry } ) => {
			await dispatch( begin( slug ) );
			return whileUnderWay( [ slug ], 'install', async ( tell ) => {
				let isInstalled = false;
				try {
					await installPlugins( [ slug ] );
					isInstalled = true;
					tell( 'activate' );
					await dispatch( activate( slug ) );
					return true;
				} catch ( reason ) {
					if ( ! isInstalled ) {
						throw reason;
					}
					// The row that it was asked from goes.
					const text = activationFailed( toRequestError( reason ).message );
					void registry.dispatch( noticesStore ).createErrorNotice( text, { id: noticeId( slug ) } );
					return false;
				} finally {
					await dispatch( actions.readInstalled() );
					if ( isInstalled ) {
						onInstalled();
						const found = select.getRecommendedPlugins( { category } ) ?? [];
						const others = found.filter( ( one ) => one.slug !== slug );
						dispatch.receiveResult( 'getRecommendedPlugins', { category }, others );
					}
					dispatch( progress( 'ACTIVATED', slug ) );
					await dispatch( actions.tellOthers() );
				}
			} );
		},
	/**
	 * Keeps what an extension's row says that it could not be installed for.
	 *
	 * @param slug     Its slug.
	 * @param category The row's.
	 * @param failure  Null to forget it.
	 */
	keepFailure: ( slug: string, { category }: InCategory, failure: RequestError | null ): Failed => ( {
		type: 'FAILED',
		slug,
		category,
		failure,
	} ),
	/** Reads anew what is installed. Where that fails, what is known stays and it is said why; where nothing is, its card says it. */
	readInstalled:
		(): MarketingThunk =>
		async ( { dispatch, select, registry } ) => {
			dispatch.invalidateResolution( ...INSTALLED );
			try {
				await ( registry.resolveSelect( NAME ) as unknown as Reads ).getInstalledPlugins( {} );
			} catch ( reason ) {
				if ( select.getInstalledPlugins( {} ) !== undefined ) {
					const what = __( 'There was an error loading installed extensions.', 'storewright' );
					const message = `${ what } ${ toRequestError( reason ).message }`;
					createNotices( registry, { code: 'not_read', message }, NOT_READ );
				}
			}
		},
	/** Tells all screens that plugins have changed. What was read anew since then is not asked for a second time. */
	tellOthers:
		(): MarketingThunk =>
		async ( { select, registry } ) => {
			const isRead =
				select.getInstalledPlugins( {} ) !== undefined &&
				( registry.select( NAME ) as unknown as Metadata ).hasFinishedResolution( ...INSTALLED );
			registry.batch( () => {
				pluginsChanged();
				if ( isRead ) {
					( registry.dispatch( NAME ) as unknown as Metadata ).finishResolution( ...INSTALLED );
				}
			} );
		},
};

/** The store of the marketing overview. */
export const marketingStore = createQueryStore( NAME, fetches, {
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
	reducers: { activatingPlugins: activatingPlugins as never, failures: failures as never },
	selectors: {
		getActivatingPlugins: ( state: State ) => state.activatingPlugins,
		getFailure: ( state: State, slug: string, { category }: InCategory ) =>
			state.failures[ rowOf( slug, category ) ] ?? null,
	},
} );

register( marketingStore );
