/** The page of an order, as the administrator sees it without scripts. */

/** @typedef {{ status: string, text: string }} Email What the page says of an email; the status is that of its class. */

export class OrderPage {
	/** @type {string} */
	#address;

	/** @type {string} */
	#cookies;

	/**
	 * @param {string} address
	 * @param {string} cookies
	 */
	constructor( address, cookies ) {
		this.#address = address;
		this.#cookies = cookies;
	}

	/**
	 * Logs in.
	 *
	 * @param {string} url   Address of the site, with a slash at the end.
	 * @param {number} order
	 * @return {Promise<OrderPage>}
	 */
	static async open( url, order ) {
		const test = 'wordpress_test_cookie=WP%20Cookie%20check';
		const answer = await fetch( `${ url }wp-login.php`, {
			method: 'POST',
			redirect: 'manual',
			headers: { Cookie: test },
			body: new URLSearchParams( { log: 'admin', pwd: 'password', testcookie: '1' } ),
		} );
		const own = answer.headers.getSetCookie().map( ( cookie ) => cookie.split( ';' )[ 0 ] );
		return new OrderPage(
			`${ url }wp-admin/admin.php?page=wc-orders&action=edit&id=${ order }`,
			[ test, ...own ].join( '; ' )
		);
	}

	/**
	 * @param {number} id Of its message.
	 * @return {Promise<Email | undefined>} undefined where it is not listed.
	 */
	async email( id ) {
		return emailOf( await this.#html(), id );
	}

	/**
	 * Presses its button Resend.
	 *
	 * @param {number} id Of its message.
	 */
	async resend( id ) {
		const [ html = '' ] = /id="storewright-order-form".*?<\/form>/s.exec( await this.#html() ) ?? [];
		const fields = new URLSearchParams( { do: `resend_email:${ id }` } );
		for ( const [ tag ] of html.matchAll( /<input type="hidden"[^>]*>/g ) ) {
			fields.set( attribute( tag, 'name' ), attribute( tag, 'value' ) );
		}
		const answer = await fetch( this.#address, {
			method: 'POST',
			redirect: 'manual',
			headers: { Cookie: this.#cookies },
			body: fields,
		} );
		if ( ! answer.headers.get( 'location' )?.includes( 'done=resend_email' ) ) {
			throw new Error(
				`Resend was answered with ${ answer.status }: ${ text( await answer.text() ).slice( 0, 500 ) }`
			);
		}
	}

	async #html() {
		const answer = await fetch( this.#address, { redirect: 'manual', headers: { Cookie: this.#cookies } } );
		if ( ! answer.ok ) {
			throw new Error( `${ this.#address } was answered with ${ answer.status }.` );
		}
		return answer.text();
	}
}

/**
 * @param {string} html
 * @param {number} id
 * @return {Email | undefined}
 */
function emailOf( html, id ) {
	for ( const [ , status = '', content = '' ] of html.matchAll( /<li class="is-(\w+)">(.*?)<\/li>/gs ) ) {
		if ( content.includes( `value="resend_email:${ id }"` ) ) {
			return { status, text: text( content ) };
		}
	}
	return undefined;
}

/**
 * @param {string} tag
 * @param {string} name
 */
function attribute( tag, name ) {
	return new RegExp( `\\b${ name }="([^"]*)"` ).exec( tag )?.[ 1 ]?.replaceAll( '&amp;', '&' ) ?? '';
}

/** @param {string} html */
function text( html ) {
	return html
		.replaceAll( /<[^>]+>/g, ' ' )
		.replaceAll( /\s+/g, ' ' )
		.trim();
}
