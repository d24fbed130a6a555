interface JQuery {
	( root: Document ): {
		on: ( event: string, handler: ( event: unknown, data: Record< string, unknown > ) => void ) => void;
	};
}

interface Answer {
	new_lock?: string;
	lock_error?: { text?: string };
}

declare global {
	interface Window {
		/** Where WordPress takes requests of its own scripts in the dashboard. */
		ajaxurl?: string;
	}
}

/** Keeps the order to who has opened it and says who else has, as WordPress's heartbeat does of posts, and lets go of it with the page. */
export function attachLock( page: HTMLElement ): void {
	const jquery = ( window as unknown as { jQuery?: JQuery } ).jQuery;
	const id = page.dataset.order ?? '0';
	const notice = page.querySelector< HTMLElement >( '.storewright-order__lock' );
	if ( jquery === undefined || id === '0' || notice === null ) {
		return;
	}
	let lock = notice.dataset.lock ?? '';
	const root = jquery( document );
	root.on( 'heartbeat-send', ( _event, data ) => {
		data[ 'wp-refresh-post-lock' ] = { post_id: id, lock };
	} );
	root.on( 'heartbeat-tick', ( _event, data ) => {
		const answer = data[ 'wp-refresh-post-lock' ] as Answer | undefined;
		const text = answer?.lock_error?.text ?? '';
		if ( text !== '' ) {
			lock = '';
			notice.hidden = false;
			notice.replaceChildren( Object.assign( document.createElement( 'p' ), { textContent: text } ) );
		}
		lock = answer?.new_lock ?? lock;
	} );
	window.addEventListener( 'pagehide', () => {
		if ( lock === '' || window.ajaxurl === undefined ) {
			return;
		}
		const body = new FormData();
		body.set( 'action', 'wp-remove-post-lock' );
		body.set( '_wpnonce', notice.dataset.nonce ?? '' );
		body.set( 'post_ID', id );
		body.set( 'active_post_lock', lock );
		navigator.sendBeacon( window.ajaxurl, body );
	} );
}
