/**
 * Unsaved values of forms in the browser's session storage, by user and site. The server names the user's drafts anew when the
 * user logs out (`Admin\Shell\DraftsModule`), so that older ones are never found again. Secrets must not be put here.
 */
import { isRecord } from '../is-record';
import { getPageData } from '../data/page-data';
import { tryOrNull } from '../try-or-null';

export interface Draft< Value > {
	value: Value;
	/** Milliseconds since 1970. */
	savedAt: number;
}

/** The login page removes keys with this prefix after a log-out. */
export const PREFIX = 'storewright-draft';

/** What the keys of a site begin with: two sites may share an origin. */
const sitePrefix = (): string => `${ PREFIX } ${ getPageData().adminUrl } `;

const keyOf = ( id: string ): string => `${ sitePrefix() }${ getPageData().draftsKey } ${ id }`;

const isDraft = ( draft: unknown ): draft is Draft< unknown > =>
	isRecord( draft ) && 'value' in draft && typeof draft.savedAt === 'number';

/** Removes drafts on this site of another user, or from before a log-out. */
function removeStrange(): void {
	const ours = keyOf( '' );
	Object.keys( window.sessionStorage )
		.filter( ( key ) => key.startsWith( sitePrefix() ) && ! key.startsWith( ours ) )
		.forEach( ( key ) => window.sessionStorage.removeItem( key ) );
}

/**
 * Returns the draft of a form, null where there is none.
 *
 * @param id The form's.
 */
export function readDraft< Value >( id: string ): Draft< Value > | null {
	if ( getPageData().draftsKey === '' ) {
		return null;
	}
	return tryOrNull( () => {
		removeStrange();
		const draft = JSON.parse( window.sessionStorage.getItem( keyOf( id ) ) ?? 'null' ) as unknown;
		return isDraft( draft ) ? ( draft as Draft< Value > ) : null;
	} );
}

/**
 * Keeps the draft of a form in place of the one before.
 *
 * @param id    The form's.
 * @param draft Of what JSON can hold.
 */
export function writeDraft( id: string, draft: Draft< unknown > ): void {
	if ( getPageData().draftsKey !== '' ) {
		tryOrNull( () => window.sessionStorage.setItem( keyOf( id ), JSON.stringify( draft ) ) );
	}
}

/**
 * Removes the draft of a form.
 *
 * @param id The form's.
 */
export const removeDraft = ( id: string ): void =>
	void tryOrNull( () => window.sessionStorage.removeItem( keyOf( id ) ) );

/** What the drafts of a form are kept as while they are offered: what is typed meanwhile must not take their place. */
const offersId = ( id: string ): string => `${ id } (offered)`;

/**
 * Returns the drafts of a form that can be offered, the latest first: what was typed last, and what was offered then and neither
 * restored nor discarded.
 *
 * @param id The form's.
 */
export function readOffers< Value >( id: string ): ReadonlyArray< Draft< Value > > {
	const latest = readDraft< Value >( id );
	const kept: unknown = readDraft( offersId( id ) )?.value;
	const earlier = Array.isArray( kept ) ? ( kept.filter( isDraft ) as Array< Draft< Value > > ) : [];
	return [ ...( latest ? [ latest ] : [] ), ...earlier ];
}

/**
 * Keeps the drafts of a form that are offered in place of those before.
 *
 * @param id     The form's.
 * @param offers Those that are neither restored nor discarded.
 */
export function writeOffers( id: string, offers: ReadonlyArray< Draft< unknown > > ): void {
	if ( offers.length > 0 ) {
		writeDraft( offersId( id ), { value: offers, savedAt: Date.now() } );
	} else {
		removeDraft( offersId( id ) );
	}
}

/**
 * Removes what is kept of a form that is saved.
 *
 * @param id          The form's.
 * @param keepsOffers Whether the drafts that are offered stay, as each save makes a new thing.
 */
export function forgetSaved( id: string, keepsOffers = false ): void {
	if ( ! keepsOffers ) {
		writeOffers( id, [] );
	}
	removeDraft( id );
}
