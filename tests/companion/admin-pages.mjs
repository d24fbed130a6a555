/** What an administrator does on pages of wp-admin: the requests that the pages' forms and scripts send. */
import assert from 'node:assert/strict';

/** @typedef {Awaited<ReturnType<typeof import('./site.mjs').startSite>>} Site */

/** WordPress's tools for personal data: their names where they differ. */
const TOOLS = {
	export: { kind: 'export', action: 'wp-privacy-export-personal-data', step: 'exporter' },
	erase: { kind: 'remove', action: 'wp-privacy-erase-personal-data', step: 'eraser' },
};

/**
 * @param {Site}   site
 * @param {string} path Below wp-admin/.
 */
async function read( site, path ) {
	const response = await site.admin.get( `wp-admin/${ path }` );
	assert.equal( response.status, 200, path );
	return response.text();
}

/**
 * @param {Site}                                      site
 * @param {string}                                    path   Below wp-admin/.
 * @param {Record<string, string | number | boolean>} fields
 */
const submit = ( site, path, fields ) =>
	site.admin.get( `wp-admin/${ path }`, {
		method: 'POST',
		body: new URLSearchParams( Object.entries( fields ).map( ( [ name, value ] ) => [ name, String( value ) ] ) ),
	} );

/**
 * @param {string} html A page.
 * @param {RegExp} what With a group for what is wanted.
 */
function find( html, what ) {
	const [ , found ] = html.match( what ) ?? [];
	assert.ok( found, `The page has no ${ what }` );
	return found;
}

/**
 * Deletes a plugin that is switched off, as “Delete” on the page of plugins does.
 *
 * @param {Site}   site
 * @param {string} slug
 * @param {string} file The plugin's, below the folder of plugins.
 */
export async function deletePlugin( site, slug, file ) {
	const page = await read( site, 'plugins.php' );
	find( page, new RegExp( `id="(delete-${ slug })"` ) );
	const nonce = find( page, /_wpUpdatesSettings = \{"ajax_nonce":"(\w+)"/ );
	const answer = await submit( site, 'admin-ajax.php', {
		action: 'delete-plugin',
		slug,
		plugin: file,
		_ajax_nonce: nonce,
	} );
	const { success, data } = await answer.json();
	assert.ok( success, JSON.stringify( data ) );
}

/**
 * Has one of the tools deal with a person, confirmed by the administrator: each exporter or eraser, page by page.
 *
 * @param {Site}                site
 * @param {keyof typeof TOOLS} tool
 * @param {string}              email
 * @return {Promise<any[]>} What each answered.
 */
export async function usePrivacyTool( site, tool, email ) {
	const { kind, action, step } = TOOLS[ tool ];
	const path = `${ tool }-personal-data.php`;
	const nonce = find( await read( site, path ), /name="_wpnonce" value="(\w+)"/ );
	await submit( site, path, {
		_wpnonce: nonce,
		action: `add_${ kind }_personal_data_request`,
		type_of_action: `${ kind }_personal_data`,
		username_or_email_for_privacy_request: email,
	} );
	const button = find(
		await read( site, path ),
		new RegExp( `<\\w+ class="${ kind }-personal-data[^"]*" ([^>]+)>` )
	);
	const of = ( /** @type {string} */ name ) => find( button, new RegExp( `data-${ name }="(\\w+)"` ) );
	const answers = [];
	for ( let index = 1; index <= Number( of( `${ step }s-count` ) ); index++ ) {
		for ( let page = 1, isDone = false; ! isDone; page++ ) {
			const answer = await submit( site, 'admin-ajax.php', {
				action,
				[ step ]: index,
				id: of( 'request-id' ),
				page,
				security: of( 'nonce' ),
				sendAsEmail: false,
			} );
			const { success, data } = await answer.json();
			assert.ok( success, `${ step } ${ index }: ${ JSON.stringify( data ) }` );
			answers.push( data );
			isDone = data.done;
		}
	}
	return answers;
}
