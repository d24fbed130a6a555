/** WordPress's text editor (TinyMCE with its HTML view), fetched when it is first needed. */
import { loadWordPressScripts } from './wordpress-scripts';

/** A visual editor of TinyMCE, as far as we use it. */
export interface VisualEditor {
	on: ( events: string, listener: () => void ) => void;
	addShortcut: ( keys: string, description: string, act: () => void ) => void;
	setContent: ( html: string ) => void;
	isHidden: () => boolean;
	getBody: () => HTMLElement;
}

interface TextEditor {
	initialize: ( id: string, settings: Readonly< Record< string, unknown > > ) => void;
	remove: ( id: string ) => void;
	getContent: ( id: string ) => string;
	getDefaultSettings?: () => unknown;
	autop: ( text: string ) => string;
}

type WordPress = { oldEditor?: TextEditor; editor?: TextEditor };

const current = (): TextEditor | undefined => {
	const { oldEditor, editor } = ( window as { wp?: WordPress } ).wp ?? {};
	return [ oldEditor, editor ].find( ( found ) => typeof found?.getDefaultSettings === 'function' );
};

let loading: Promise< void > | null = null;

/**
 * Fetches the editor once; anew where that has failed.
 *
 * @throws {Error} It could not be fetched.
 */
export async function loadTextEditor(): Promise< TextEditor > {
	if ( ! current() ) {
		loading ??= loadWordPressScripts( 'storewright_text_editor' );
		try {
			await loading;
		} catch ( error ) {
			loading = null;
			throw error;
		}
	}
	const editor = current();
	if ( ! editor ) {
		loading = null;
		throw new Error( 'wp.editor' );
	}
	return editor;
}
