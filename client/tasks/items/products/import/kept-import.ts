/** An import that is under way, kept in the browser with its file: it can go on after the page was left. */
import type { RunState } from './import-run';
import type { Plan } from './types';

export interface KeptImport {
	file: File;
	choices: Omit< Plan, 'sheet' >;
	state: RunState;
	/** Rows that are done, and all. */
	done: number;
	total: number;
}

const STORE = 'product-import';

/** The only one there is: a page imports one file at a time. */
const KEY = 'current';

/** Two stores may be on one address. */
const databaseName = (): string => `storewright ${ new URL( '.', window.location.href ).pathname }`;

const answered = < Result >( asked: IDBRequest< Result > ): Promise< Result > =>
	new Promise( ( resolve, reject ) => {
		asked.onsuccess = () => resolve( asked.result );
		asked.onerror = () => reject( asked.error ?? new Error( STORE ) );
	} );

async function open(): Promise< IDBDatabase > {
	const asked = window.indexedDB.open( databaseName(), 1 );
	asked.onupgradeneeded = () => asked.result.createObjectStore( STORE );
	return answered( asked );
}

/** The last operation: one after the other, so that an import that was forgotten is not kept once more. */
let last: Promise< unknown > = Promise.resolve();

function tried< Result >( act: ( store: IDBObjectStore ) => IDBRequest< Result > ): Promise< Result | null > {
	const result = last.then( () => attempted( act ) );
	last = result;
	return result;
}

/** Browsers may refuse to keep anything: then the import goes on as long as its page is open. */
async function attempted< Result >( act: ( store: IDBObjectStore ) => IDBRequest< Result > ): Promise< Result | null > {
	if ( ! ( 'indexedDB' in window ) ) {
		return null;
	}
	try {
		const database = await open();
		try {
			return await answered( act( database.transaction( STORE, 'readwrite' ).objectStore( STORE ) ) );
		} finally {
			database.close();
		}
	} catch {
		return null;
	}
}

/** Returns what was kept, null where there is nothing. */
export const keptImport = async (): Promise< KeptImport | null > =>
	( ( await tried( ( store ) => store.get( KEY ) ) ) as KeptImport | null | undefined ) ?? null;

/** Keeps how far an import is. */
export const keepImport = async ( kept: KeptImport ): Promise< void > => {
	await tried( ( store ) => store.put( kept, KEY ) );
};

/** Forgets it: it is at its end, or not wanted any more. */
export const forgetImport = async (): Promise< void > => {
	await tried( ( store ) => store.delete( KEY ) );
};
