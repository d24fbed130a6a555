import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

import { commandsStore, type Command, type UseFoundCommands } from './store';

/**
 * Has the palette offer commands while the component is there.
 *
 * @param commands The same array until something has changed.
 */
export function useCommands( commands: readonly Command[] ): void {
	const { registerCommand, unregisterCommand } = useDispatch( commandsStore );
	useEffect( () => {
		commands.forEach( ( command ) => void registerCommand( command ) );
		return () => commands.forEach( ( { name } ) => void unregisterCommand( name ) );
	}, [ commands, registerCommand, unregisterCommand ] );
}

/**
 * Has the palette offer what a hook finds while the component is there.
 *
 * @param name Unique among all loaders.
 * @param hook Always the same function; `null` offers nothing.
 */
export function useCommandLoader( name: string, hook: UseFoundCommands | null ): void {
	const { registerCommandLoader, unregisterCommandLoader } = useDispatch( commandsStore );
	useEffect( () => {
		if ( hook === null ) {
			return undefined;
		}
		void registerCommandLoader( { name, hook } );
		return () => void unregisterCommandLoader( name );
	}, [ name, hook, registerCommandLoader, unregisterCommandLoader ] );
}
