/** WordPress's media library, fetched when it is first opened: it is larger than the rest of the page. */
import { __ } from '@wordpress/i18n';

import { loadWordPressScripts } from './wordpress-scripts';

export interface Picture {
	id: number;
	url: string;
	alt: string;
}

interface Frame {
	on: ( event: string, listener: () => void ) => void;
	open: () => void;
	/** Its part that uploads, once it is ready. */
	uploader?: { options?: { uploader?: { params?: Record< string, unknown > } } };
	state: () => {
		get: ( name: 'selection' ) => { first: () => { toJSON: () => unknown } | undefined; toJSON?: () => unknown[] };
	};
}

type Media = ( options: Record< string, unknown > ) => Frame;

const library = (): Media | undefined => ( window as { wp?: { media?: Media } } ).wp?.media;

let loading: Promise< void > | null = null;

/** Fetches the library once; anew where that has failed. */
async function loadLibrary(): Promise< Media > {
	if ( ! library() ) {
		loading ??= loadWordPressScripts( 'storewright_media_library' );
		try {
			await loading;
		} catch ( error ) {
			loading = null;
			throw error;
		}
	}
	const media = library();
	if ( ! media ) {
		loading = null;
		throw new Error( 'wp.media' );
	}
	return media;
}

interface LibraryFile {
	id: number;
	url: string;
	alt: string;
	/** Its title in the library. */
	title: string;
}

const fileOf = ( chosen: unknown ): LibraryFile | null => {
	const { title } = ( chosen ?? {} ) as Record< string, unknown >;
	const picture = pictureOf( chosen );
	return picture && { ...picture, title: typeof title === 'string' ? title : '' };
};

const pictureOf = ( chosen: unknown ): Picture | null => {
	const { id, url, alt } = ( chosen ?? {} ) as Record< string, unknown >;
	return typeof id === 'number' && typeof url === 'string'
		? { id, url, alt: typeof alt === 'string' ? alt : '' }
		: null;
};

/**
 * Opens the library, in which a picture can be chosen or uploaded.
 *
 * @param onChoose Called with what was chosen.
 * @param onClose  Called when it is closed, whatever was chosen.
 * @param signal   Aborted where it's not wanted any more: it is not opened then.
 * @throws {Error} It could not be fetched.
 */
export async function openLibrary(
	onChoose: ( picture: Picture ) => void,
	onClose: () => void,
	signal: AbortSignal
): Promise< void > {
	const media = await loadLibrary();
	signal.throwIfAborted();
	const frame = media( {
		title: __( 'Choose image', 'storewright' ),
		button: { text: __( 'Use this image', 'storewright' ) },
		library: { type: 'image' },
		multiple: false,
	} );
	frame.on( 'select', () => {
		const picture = pictureOf( frame.state().get( 'selection' ).first()?.toJSON() );
		if ( picture ) {
			onChoose( picture );
		}
	} );
	frame.on( 'close', onClose );
	frame.open();
}

/**
 * Opens the library to choose several pictures, or any file.
 *
 * @param kind     What may be chosen.
 * @param onChoose Called with what was chosen, in its order.
 * @param onClose  Called when it is closed, whatever was chosen.
 * @param signal   Aborted where it's not wanted any more: it is not opened then.
 * @throws {Error} It could not be fetched.
 */
export async function openLibraryFor(
	kind: 'images' | 'file',
	onChoose: ( files: readonly LibraryFile[] ) => void,
	onClose: () => void,
	signal: AbortSignal
): Promise< void > {
	const media = await loadLibrary();
	signal.throwIfAborted();
	const isImages = kind === 'images';
	const frame = media( {
		title: isImages ? __( 'Choose images', 'storewright' ) : __( 'Choose file', 'storewright' ),
		button: { text: isImages ? __( 'Add images', 'storewright' ) : __( 'Use this file', 'storewright' ) },
		...( isImages && { library: { type: 'image' } } ),
		multiple: isImages ? 'add' : false,
	} );
	if ( ! isImages ) {
		// Files that are sold go to the folder that visitors can't read.
		frame.on( 'ready', () => {
			const upload = frame.uploader?.options?.uploader;
			if ( upload ) {
				upload.params = { ...upload.params, type: 'downloadable_product' };
			}
		} );
	}
	frame.on( 'select', () => {
		const chosen = frame.state().get( 'selection' ).toJSON?.() ?? [];
		onChoose( chosen.map( fileOf ).filter( ( file ): file is LibraryFile => file !== null ) );
	} );
	frame.on( 'close', onClose );
	frame.open();
}
