/** Extensions that can be found, and those that the site has: `wc-admin/extensions`. */
import { register } from '@wordpress/data';

import type { Extension, ExtensionPage, InstalledExtension } from '../generated/rest';
import { PLUGINS_CHANGED, pluginsChanged } from '../shared/data/plugins/changed';
import {
	activatePlugins,
	installAndActivate,
	updatePlugins,
	type InstallerVerb,
} from '../shared/data/plugins/installer';
import { createQueryStore, type Fetching, type QueryThunk } from '../shared/data/query-store';
import { request } from '../shared/data/request';
import { formatQuery } from '../shared/routing';

const BASE = '/wc-admin/extensions';

/** What is looked for. Without words and category it is all of the catalog. */
export interface ExtensionQuery {
	search?: string | undefined;
	category?: string | undefined;
	page: string;
}

/** An extension as lists have it. */
export type ListedExtension = ExtensionPage[ 'items' ][ number ];

const fetches = {
	/** A page of extensions. */
	getExtensions: ( { query, signal }: Fetching< ExtensionQuery > ) =>
		request< ExtensionPage >( { path: `${ BASE }?${ formatQuery( { ...query } ) }`, signal } ),
	/** One extension with what is known of it. */
	getExtension: ( { query, signal }: Fetching< { slug: string } > ) =>
		request< Extension >( { path: `${ BASE }/${ encodeURIComponent( query.slug ) }`, signal } ),
	/** The plugins that the site has. */
	getInstalled: ( { signal }: Fetching< object > ) =>
		request< readonly InstalledExtension[] >( { path: `${ BASE }/installed`, signal } ),
};

/** What is done with which extension at this moment. */
export interface Work {
	slug: string;
	verb: InstallerVerb;
}

interface WorkAction {
	type: 'WORK_CHANGED';
	work: Work | null;
}

/** One at a time: while WordPress puts a new version in place, it answers nothing else. */
const work = ( state: Work | null = null, action: WorkAction ): Work | null =>
	action.type === 'WORK_CHANGED' ? action.work : state;

const workChanged = ( now: Work | null ): WorkAction => ( { type: 'WORK_CHANGED', work: now } );

/** Takes it that an extension is active: a plugin that breaks what is read next is so all the same. */
const markActive =
	( slug: string ): QueryThunk< typeof fetches > =>
	async ( { dispatch } ) => {
		const active = < One extends { slug: string; status: string } >( one: One ): One =>
			one.slug === slug ? { ...one, status: 'active' } : one;
		dispatch.changeResults( 'getExtensions', ( page ) => ( { ...page, items: page.items.map( active ) } ) );
		dispatch.changeResults( 'getExtension', active );
		dispatch.changeResults( 'getInstalled', ( installed ) => installed.map( active ) );
	};

const actions = {
	/**
	 * Installs and activates an extension, activates one that is there, or updates it. Afterwards, all that is shown is read again;
	 * it stays until the answers are there.
	 *
	 * @param slug Its slug.
	 * @param verb What to do.
	 * @throws {RequestError} With a sentence for the owner.
	 */
	setUp:
		( slug: string, verb: InstallerVerb ): QueryThunk< typeof fetches > =>
		async ( { dispatch } ) => {
			const begin = ( next: InstallerVerb ) => void dispatch( workChanged( { slug, verb: next } ) );
			begin( verb );
			try {
				if ( verb === 'install' ) {
					await installAndActivate( [ slug ], begin );
				} else {
					await ( verb === 'activate' ? activatePlugins : updatePlugins )( [ slug ] );
				}
				if ( verb !== 'update' ) {
					await dispatch( markActive( slug ) );
				}
			} finally {
				dispatch( workChanged( null ) );
				pluginsChanged();
			}
		},
};

/** The store of the Extensions page. */
export const extensionsStore = createQueryStore( 'storewright/extensions', fetches, {
	actions,
	outdatedBy: { hook: PLUGINS_CHANGED, selectors: [ 'getExtensions', 'getExtension', 'getInstalled' ] },
	reducers: { work: work as never },
	selectors: { getWork: ( state: { work: Work | null } ) => state.work },
} );

register( extensionsStore );
