import { useSyncExternalStore } from '@wordpress/element';

/** What the installer does with plugins. */
export type InstallerVerb = 'install' | 'activate' | 'update';

/** What is done with a plugin. */
export interface PluginWork {
	slug: string;
	verb: InstallerVerb;
}

/** What each of those who work on plugins does at this moment. */
const running = new Map< object, readonly PluginWork[] >();
let all: readonly PluginWork[] = [];
const listeners = new Set< () => void >();

function note( who: object, works: readonly PluginWork[] ): void {
	if ( works.length > 0 ) {
		running.set( who, works );
	} else {
		running.delete( who );
	}
	all = [ ...running.values() ].flat();
	listeners.forEach( ( listener ) => listener() );
}

/**
 * Does something with plugins that every screen knows of until it is over.
 *
 * @param slugs Of the plugins.
 * @param verb  What it begins with.
 * @param run   Does it. Is given what tells which step comes next.
 * @return What `run` returns.
 */
export async function whileUnderWay< Result >(
	slugs: readonly string[],
	verb: InstallerVerb,
	run: ( begin: ( next: InstallerVerb ) => void ) => Promise< Result >
): Promise< Result > {
	const who = {};
	const begin = ( next: InstallerVerb ) =>
		note(
			who,
			slugs.map( ( slug ) => ( { slug, verb: next } ) )
		);
	begin( verb );
	try {
		return await run( begin );
	} finally {
		note( who, [] );
	}
}

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => void listeners.delete( listener );
};

/** What is done with plugins at this moment, on whichever screen it was asked for. */
export const usePluginWork = (): readonly PluginWork[] => useSyncExternalStore( subscribe, () => all );
