/** Compares what a screen has saved with the same change made over wc/v3. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

import { expect } from '../fixtures';

/** What no two items have in common. */
const OWN = /^(id|_links|date_(created|modified)(_gmt)?)$/;

const comparable = ( item: object ) =>
	Object.fromEntries( Object.entries( item ).filter( ( [ name ] ) => ! OWN.test( name ) ) );

/**
 * Deletes what a screen has made, makes it anew over wc/v3, and expects every field of both answers to be equal.
 *
 * @param rest       Sends requests as the administrator.
 * @param collection Path of the items, such as `/wc/v3/coupons`.
 * @param id         Of what the screen has made.
 * @param data       What was typed there, as wc/v3 takes it.
 */
export async function expectSameOverRest(
	rest: RequestUtils,
	collection: string,
	id: number,
	data: object
): Promise< void > {
	const path = `${ collection }/${ id }`;
	const saved = await rest.rest< object >( { path } );
	await rest.rest( { method: 'DELETE', path, params: { force: true } } );
	const sent = await rest.rest< object >( { method: 'POST', path: collection, data } );
	expect( comparable( saved ) ).toEqual( comparable( sent ) );
}
