/** WordPress's command palette, as far as tests need it: its store, and what it shows of a search. */
import { createReduxStore, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';

import { commandsStore, type Command, type UseFoundCommands } from '../commands';

interface Loader {
	name: string;
	hook: UseFoundCommands;
}

interface State {
	isOpen: boolean;
	commands: readonly Command[];
	loaders: readonly Loader[];
}

type Action =
	| { type: 'SET_OPEN'; isOpen: boolean }
	| { type: 'REGISTER'; command: Command }
	| { type: 'UNREGISTER'; name: string }
	| { type: 'REGISTER_LOADER'; loader: Loader }
	| { type: 'UNREGISTER_LOADER'; name: string };

const without = < Item extends { name: string } >( items: readonly Item[], gone: string ) =>
	items.filter( ( { name } ) => name !== gone );

const EMPTY: State = { isOpen: false, commands: [], loaders: [] };

function reducer( state: State = EMPTY, action: Action ): State {
	switch ( action.type ) {
		case 'SET_OPEN':
			return { ...state, isOpen: action.isOpen };
		case 'REGISTER':
			return { ...state, commands: [ ...without( state.commands, action.command.name ), action.command ] };
		case 'UNREGISTER':
			return { ...state, commands: without( state.commands, action.name ) };
		case 'REGISTER_LOADER':
			return { ...state, loaders: [ ...without( state.loaders, action.loader.name ), action.loader ] };
		case 'UNREGISTER_LOADER':
			return { ...state, loaders: without( state.loaders, action.name ) };
		default:
			return state;
	}
}

/** The palette's store, of the same name as WordPress's. */
export const paletteStore = createReduxStore( commandsStore.name, {
	reducer,
	actions: {
		open: () => ( { type: 'SET_OPEN', isOpen: true } ),
		close: () => ( { type: 'SET_OPEN', isOpen: false } ),
		registerCommand: ( command: Command ) => ( { type: 'REGISTER', command } ),
		unregisterCommand: ( name: string ) => ( { type: 'UNREGISTER', name } ),
		registerCommandLoader: ( loader: Loader ) => ( { type: 'REGISTER_LOADER', loader } ),
		unregisterCommandLoader: ( name: string ) => ( { type: 'UNREGISTER_LOADER', name } ),
	},
	selectors: {
		isOpen: ( state: State ) => state.isOpen,
		getCommands: ( state: State ) => state.commands,
		getLoaders: ( state: State ) => state.loaders,
	},
} );

const close = () => undefined;

const Options = ( { commands, search }: { commands: readonly Command[]; search: string } ) =>
	commands
		.filter( ( { label, searchLabel = label } ) => searchLabel.toLowerCase().includes( search.toLowerCase() ) )
		.map( ( { name, label, callback } ) => (
			<button key={ name } role="option" aria-selected={ false } onClick={ () => callback( { close } ) }>
				{ label }
			</button>
		) );

const Found = ( { hook: useFound, search }: { hook: UseFoundCommands; search: string } ) => {
	const { isLoading, commands } = useFound( { search } );
	return (
		<>
			{ isLoading && <span role="progressbar" /> }
			<Options commands={ commands } search={ search } />
		</>
	);
};

/** A field to search in, and what is found, as the palette shows it. */
export function Palette() {
	const [ search, setSearch ] = useState( '' );
	const { commands, loaders } = useSelect( ( select ) => {
		const palette = select( paletteStore );
		return { commands: palette.getCommands(), loaders: palette.getLoaders() };
	}, [] );
	return (
		<>
			<input aria-label="Search" value={ search } onChange={ ( { target } ) => setSearch( target.value ) } />
			<div role="listbox" aria-label="Commands">
				{ search !== '' && <Options commands={ commands } search={ search } /> }
				{ loaders.map( ( { name, hook } ) => (
					<Found key={ name } hook={ hook } search={ search } />
				) ) }
			</div>
		</>
	);
}
