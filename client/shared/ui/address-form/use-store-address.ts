import { useDispatch, useRegistry } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { countriesStore, useAddressFormat, type AddressFormat, type Country } from '../../data/countries';
import { toRequestError } from '../../data/request';
import { settingsStore } from '../../data/settings';
import { conflictsOf } from '../../data/settings-conflict';
import type { Phase } from '../save-form/save-form';
import { countryOf, withoutHidden, type Address, type AddressErrors } from './address';
import { byField, changesOf, differences, GROUP, isUnset, trimmed } from './store-address';
import { validateAddress } from './validate-address';

/** Why the address was not saved. */
export type Problem = { kind: 'failed'; reason: string } | { kind: 'conflict'; theirs: Partial< Address > };

/**
 * Editing and saving the store's address.
 *
 * @param stored    The address that the form starts with.
 * @param countries Every country.
 * @param format    What addresses of its country look like.
 */
export function useStoreAddress( stored: Address, countries: readonly Country[], format: AddressFormat ) {
	const registry = useRegistry();
	const { saveSettings } = useDispatch( settingsStore );
	const [ before, setBefore ] = useState( stored );
	const [ address, setAddress ] = useState( stored );
	// What a save that comes back is compared with: the state of its own render is old by then.
	const latest = useRef( stored );
	const [ errors, setErrors ] = useState< AddressErrors >( {} );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const [ phase, setPhase ] = useState< Phase >( 'editing' );
	const [ refusals, setRefusals ] = useState( 0 );
	// While a save is on its way, and for good once it succeeded: the form is over then.
	const isBusy = useRef( false );
	const shownFormat = useLatestFormat( address.countryState, format );

	const put = ( next: Address ) => {
		latest.current = next;
		setAddress( next );
	};

	const refuse = ( reasons: AddressErrors ) => {
		setErrors( reasons );
		setRefusals( ( count ) => count + 1 );
	};

	/** What was saved, null where the form was refused. */
	const attempt = async ( from: Address ): Promise< Address | null > => {
		const ownFormat = await registry
			.resolveSelect( countriesStore )
			.getAddressFormat( countryOf( address.countryState ) );
		// What the country has no field for goes with the move: without one, nobody has seen it.
		const hasMoved = address.countryState !== from.countryState;
		const kept = hasMoved ? withoutHidden( address, ownFormat ?? shownFormat ) : address;
		const wrong = validateAddress( kept, ownFormat ?? shownFormat, countries );
		if ( Object.keys( wrong ).length > 0 ) {
			refuse( wrong );
			return null;
		}
		const wanted = trimmed( kept, from );
		put( wanted );
		const changes = changesOf( from, wanted );
		if ( changes.length > 0 ) {
			await saveSettings( GROUP, changes );
		}
		return wanted;
	};

	const save = async ( from: Address = before ) => {
		if ( isBusy.current ) {
			return;
		}
		isBusy.current = true;
		setPhase( 'saving' );
		setErrors( {} );
		setProblem( null );
		try {
			const kept = await attempt( from );
			// What was typed while it was being saved is not saved yet: the form stays open for it.
			const isOver = kept !== null && differences( kept, latest.current ).length === 0;
			if ( kept ) {
				setBefore( kept );
			}
			setPhase( isOver ? 'saved' : 'editing' );
			isBusy.current = isOver;
		} catch ( error ) {
			isBusy.current = false;
			setPhase( 'editing' );
			const conflicts = conflictsOf( error );
			const { message, params } = toRequestError( error );
			if ( conflicts ) {
				setProblem( { kind: 'conflict', theirs: byField( conflicts ) } );
			} else {
				const reasons = byField( params );
				const areNamed = Object.keys( reasons ).length > 0;
				setProblem( {
					kind: 'failed',
					reason: areNamed ? __( 'Please correct the fields that are marked.', 'storewright' ) : message,
				} );
				refuse( reasons );
			}
		}
	};

	const accept = ( theirs: Partial< Address > ): Address => {
		const known = { ...before, ...theirs };
		setBefore( known );
		setProblem( null );
		return known;
	};

	return {
		address,
		format: shownFormat,
		errors,
		problem,
		phase,
		/** Rises whenever the form is refused. */
		refusals,
		isChanged: phase !== 'saved' && differences( before, address ).length > 0,
		canAutofillPlace: isUnset( before ) && before.countryState === address.countryState,
		change: ( change: Partial< Address > ) => {
			put( { ...latest.current, ...change } );
			setErrors( ( current ) => without( current, Object.keys( change ) ) );
		},
		save: () => void save(),
		/** Takes what somebody else has saved. */
		useTheirs: ( theirs: Partial< Address > ) => {
			accept( theirs );
			put( { ...latest.current, ...theirs } );
		},
		/** Saves over what somebody else has saved, now that the owner knows of it. */
		keepMine: ( theirs: Partial< Address > ) => void save( accept( theirs ) ),
	};
}

const without = ( errors: AddressErrors, fields: readonly string[] ): AddressErrors =>
	Object.fromEntries( Object.entries( errors ).filter( ( [ field ] ) => ! fields.includes( field ) ) );

/** The format of the chosen country; until it is there, the one shown before. */
function useLatestFormat( countryState: string, first: AddressFormat ): AddressFormat {
	const latest = useRef( first );
	const read = useAddressFormat( countryOf( countryState ) );
	if ( read.status === 'ready' ) {
		latest.current = read.data;
	}
	return latest.current;
}
