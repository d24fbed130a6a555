import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';

import { toRequestError, request, type RequestError } from '../shared/data/request';

/** After how many milliseconds without a further change a setting is tried out. */
export const SETTING_DEBOUNCE = 400;

const valueOf = ( field: HTMLInputElement ): string => {
	const checked = field.checked ? 'yes' : 'no';
	return field.type === 'checkbox' ? checked : field.value;
};

/** Sends values for the preview one after the other: only the latest of each is of interest. */
class DraftQueue {
	private readonly waiting = new Map< string, string >();
	private timer: ReturnType< typeof setTimeout > | undefined;
	private isSending = false;

	constructor(
		private readonly onKept: () => void,
		private readonly onFailed: ( failure: RequestError ) => void
	) {}

	add( key: string, value: string ): void {
		this.waiting.set( key, value );
		clearTimeout( this.timer );
		this.timer = setTimeout( () => void this.send(), SETTING_DEBOUNCE );
	}

	stop(): void {
		clearTimeout( this.timer );
		this.waiting.clear();
	}

	private async send(): Promise< void > {
		if ( this.isSending ) {
			return;
		}
		this.isSending = true;
		try {
			for ( const [ key, value ] of this.waiting ) {
				this.waiting.delete( key );
				await request( {
					path: '/wc-admin-email/settings/email/save-transient',
					method: 'POST',
					data: { key, value },
				} );
			}
			this.onKept();
		} catch ( reason ) {
			this.onFailed( toRequestError( reason ) );
		} finally {
			this.isSending = false;
		}
	}
}

/**
 * Follows the fields of the form around an element, and has the server keep for the preview what is changed there.
 *
 * @param within An element of the form.
 * @param fields Id of a field => name of the option that it stands for.
 * @return A number that grows each time the server has something new, and why the latest change could not be kept.
 */
export function useDrafts(
	within: RefObject< HTMLElement >,
	fields: Readonly< Record< string, string > >
): { version: number; failure: RequestError | null } {
	const [ version, setVersion ] = useState( 0 );
	const [ failure, setFailure ] = useState< RequestError | null >( null );
	const known = useRef( fields );
	known.current = fields;
	useEffect( () => {
		const form = within.current?.closest( 'form' );
		if ( ! form ) {
			return undefined;
		}
		const queue = new DraftQueue( () => {
			setFailure( null );
			setVersion( ( before ) => before + 1 );
		}, setFailure );
		const follow = ( { target }: Event ) => {
			const field = target as HTMLInputElement;
			const key = known.current[ field.id ];
			if ( key !== undefined ) {
				queue.add( key, valueOf( field ) );
			}
		};
		form.addEventListener( 'input', follow );
		form.addEventListener( 'change', follow );
		return () => {
			queue.stop();
			form.removeEventListener( 'input', follow );
			form.removeEventListener( 'change', follow );
		};
	}, [ within ] );
	return { version, failure };
}
