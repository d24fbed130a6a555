import { isRecord } from '../is-record';
import { request, toRequestError } from './request';

/** A page of a list, with how many items all pages have. */
export interface ListPage< Body > {
	body: Body;
	total: number;
	/** Headers of the answer. */
	headers: Readonly< Record< string, string | number > >;
}

interface Envelope {
	body: unknown;
	status: number;
	headers: Readonly< Record< string, string | number > >;
}

const isEnvelope = ( answer: unknown ): answer is Envelope =>
	isRecord( answer ) && typeof answer.status === 'number' && isRecord( answer.headers );

/**
 * Reads a page of a list together with its header `X-WP-Total`: WordPress puts both into one body where it is asked for an envelope.
 *
 * @param path   REST path with its query.
 * @param signal Gives the request up.
 * @throws {RequestError} In whatever way it fails.
 */
export async function requestPage< Body >( path: string, signal: AbortSignal ): Promise< ListPage< Body > > {
	const answer = await request< unknown >( {
		path: `${ path }${ path.includes( '?' ) ? '&' : '?' }_envelope=1`,
		signal,
	} );
	if ( ! isEnvelope( answer ) ) {
		throw toRequestError( { code: 'invalid_json' } );
	}
	if ( answer.status >= 400 ) {
		throw toRequestError( answer.body );
	}
	const { body, headers } = answer;
	return { body: body as Body, total: Number( headers[ 'X-WP-Total' ] ?? 0 ), headers };
}
