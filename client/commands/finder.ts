import { useMemo, useRef } from '@wordpress/element';

import { failedCommand, useSpokenFailure, type Command, type UseFoundCommands } from '../shared/commands';
import { useSearch, type Read } from './use-search';

interface Finder< Item > {
	/** Unique among all commands. */
	name: string;
	read: Read< Item >;
	/** A hook that returns what makes the commands of an item. */
	useCommandsOf: () => ( item: Item ) => Command[];
	/** Says what could not be searched, and why. */
	failure: ( reason: string ) => string;
}

/**
 * Adds what was searched for to what the palette compares: the server has found it by more than the label says. The name makes it
 * unique, as the palette tells its entries apart by that text.
 */
const found = ( command: Command, search: string ): Command => ( {
	...command,
	searchLabel: `${ command.label } ${ search } ${ command.name }`,
} );

/** Makes a hook that finds something by asking the server. */
export const createFinder = < Item >( { name, read, useCommandsOf, failure }: Finder< Item > ): UseFoundCommands =>
	function useFinder( { search } ) {
		const { isLoading, answer, retry } = useSearch( search, read );
		const commandsOf = useRef( useCommandsOf() );
		const again = useRef( retry );
		again.current = retry;
		const message = answer?.failure ? failure( answer.failure.message ) : null;
		useSpokenFailure( message );
		const commands = useMemo( () => {
			if ( message !== null ) {
				return [ failedCommand( { name: `${ name }-failed`, message, search, retry: () => again.current() } ) ];
			}
			return ( answer?.items ?? [] )
				.flatMap( ( item ) => commandsOf.current( item ) )
				.map( ( command ) => found( command, search ) );
		}, [ answer, message, search ] );
		return { isLoading, commands };
	};
