import { useEffect, useState } from '@wordpress/element';

import { forgetSaved, readOffers, removeDraft, writeDraft, writeOffers, type Draft } from './drafts';

/** A draft that the owner can have back, for `<DraftNotice>`. */
export interface DraftOffer {
	/** Milliseconds since 1970. */
	savedAt: number;
	restore: () => void;
	discard: () => void;
}

interface UseDraft< Value > {
	/** What to keep, without secrets; null while there is nothing unsaved. */
	unsaved: Value | null;
	/** Whether all is saved: then nothing is offered any more. */
	isSaved: boolean;
	/** Whether what is offered stays when the form is saved, as each save makes a new thing. */
	keepsOffers?: boolean;
	/** Puts what was kept into the form. */
	onRestore: ( value: Value ) => void;
}

/** Drafts that would change the form: those with other content than it has. */
const otherThan = < Value >( text: string | null, drafts: ReadonlyArray< Draft< Value > > ) =>
	drafts.filter( ( { value } ) => JSON.stringify( value ) !== text );

/**
 * Keeps what is typed into a form until it is saved, and returns what was kept before the form was opened: null where
 * nothing was. What is kept survives a reload of the page and an expired login; so does what is offered, also where the owner
 * goes on typing first, until it is restored, discarded or the form is saved. Restoring offers what was typed until then.
 *
 * @param id      Names the form.
 * @param options The latest ones are used.
 */
export function useDraft< Value >( id: string, options: UseDraft< Value > ): DraftOffer | null {
	const { unsaved, isSaved, keepsOffers, onRestore } = options;
	const [ offers, setOffers ] = useState( () => readOffers< Value >( id ) );
	// By content: what a render makes anew is no change.
	const text = unsaved === null ? null : JSON.stringify( unsaved );

	useEffect( () => {
		if ( isSaved ) {
			forgetSaved( id, keepsOffers );
			return;
		}
		// First, as a draft that is offered now was the one of the form until now.
		writeOffers( id, otherThan( text, offers ) );
		if ( text === null ) {
			removeDraft( id );
		} else {
			writeDraft( id, { value: JSON.parse( text ) as Value, savedAt: Date.now() } );
		}
	}, [ id, text, offers, isSaved, keepsOffers ] );

	const [ offered, ...others ] = otherThan( text, offers );
	return offered === undefined || isSaved
		? null
		: {
				savedAt: offered.savedAt,
				restore: () => {
					// What was typed until now can be had back in its place.
					setOffers( unsaved === null ? others : [ { value: unsaved, savedAt: Date.now() }, ...others ] );
					onRestore( offered.value );
				},
				discard: () => setOffers( others ),
			};
}
