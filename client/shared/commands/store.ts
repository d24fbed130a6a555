import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

/** A command of WordPress's command palette. */
export interface Command {
	/** Unique among all commands. */
	name: string;
	label: string;
	/** What is compared with the text that is searched for, if not the label. */
	searchLabel?: string;
	/** What it does, in WordPress's words: leads to a page, opens something for editing, or does something. */
	category: 'view' | 'edit' | 'action';
	callback: ( palette: { close: () => void } ) => void;
}

/** The commands that go with what is searched for, as far as they are there. */
export interface FoundCommands {
	isLoading: boolean;
	/** The same array until something has changed. */
	commands: readonly Command[];
}

/** Finds commands: a React hook, which the palette calls while it is open. */
export type UseFoundCommands = ( args: { search: string } ) => FoundCommands;

/** Commands that a hook finds. */
export interface CommandLoader {
	name: string;
	hook: UseFoundCommands;
}

interface Selectors {
	isOpen: ( state: unknown ) => boolean;
	getCommands: ( state: unknown, isContextual?: boolean ) => readonly Command[];
}

interface Actions {
	registerCommand: ( command: Command ) => void;
	unregisterCommand: ( name: string ) => void;
	registerCommandLoader: ( loader: CommandLoader ) => void;
	unregisterCommandLoader: ( name: string ) => void;
}

/**
 * The store of WordPress's command palette. It is WordPress's own script that registers it, on pages that have the palette: nothing
 * of it is loaded for this.
 */
export const commandsStore = { name: 'core/commands' } as StoreDescriptor<
	ReduxStoreConfig< unknown, Actions & Record< string, never >, Selectors >
>;
