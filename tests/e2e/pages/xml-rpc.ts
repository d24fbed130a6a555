/** WordPress's XML-RPC, as a client with a user's name and password speaks to it. */
import type { APIRequestContext } from '@playwright/test';

type Value = string | number | boolean | { [ name: string ]: Value } | Value[];

const escape = ( text: string ) => text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

function encode( value: Value ): string {
	if ( typeof value === 'number' ) {
		return `<value><int>${ value }</int></value>`;
	}
	if ( typeof value === 'boolean' ) {
		return `<value><boolean>${ Number( value ) }</boolean></value>`;
	}
	if ( typeof value === 'string' ) {
		return `<value><string>${ escape( value ) }</string></value>`;
	}
	if ( Array.isArray( value ) ) {
		return `<value><array><data>${ value.map( encode ).join( '' ) }</data></array></value>`;
	}
	const members = Object.entries( value ).map(
		( [ name, member ] ) => `<member><name>${ escape( name ) }</name>${ encode( member ) }</member>`
	);
	return `<value><struct>${ members.join( '' ) }</struct></value>`;
}

/**
 * Calls a method.
 *
 * @param request    Who asks; no cookies are needed.
 * @param method     Such as `wp.getPost`.
 * @param parameters Its arguments in order.
 * @return The answer's XML.
 */
export async function callXmlRpc( request: APIRequestContext, method: string, parameters: Value[] ): Promise< string > {
	const params = parameters.map( ( value ) => `<param>${ encode( value ) }</param>` ).join( '' );
	const answer = await request.post( '/xmlrpc.php', {
		headers: { 'Content-Type': 'text/xml' },
		data: `<?xml version="1.0"?><methodCall><methodName>${ method }</methodName><params>${ params }</params></methodCall>`,
	} );
	return answer.text();
}

/**
 * Returns the fault code of an answer, 0 where it is none.
 *
 * @param xml The answer.
 */
export function faultCode( xml: string ): number {
	return Number( /<fault>[\s\S]*?<int>(\d+)<\/int>/.exec( xml )?.[ 1 ] ?? 0 );
}
