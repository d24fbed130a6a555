/** The store as MCP clients reach it, by the MCP Adapter that WooCommerce brings along: what docs/abilities.md says of it. */
import { readdir, readFile } from 'node:fs/promises';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';

const TOOLS = 'assistants/mcp';

/** A schema, as clients of JSON Schema read it. */
interface Schema {
	required?: unknown;
	format?: string;
	properties?: Record< string, Schema >;
	items?: Schema;
}

interface Tool {
	name: string;
	inputSchema: Schema;
	outputSchema: Schema;
}

/** What a tool answers: a refusal is a text. */
interface Answer< T > {
	isError?: boolean;
	content: Array< { text: string } >;
	structuredContent: T;
}

interface Preview {
	request: object;
	changes: Array< { id: string; name: string; before: string; after: string } >;
	expires: number;
	confirmation: string;
}

/** An MCP client, logged in as a user: https://modelcontextprotocol.io/specification/2025-06-18/basic/transports */
async function connect( url: string, client: RequestUtils, route: string ) {
	let session = '';
	let id = 0;
	const ask = async < T >( method: string, params: object = {} ): Promise< T > => {
		const answer = await client.request.post( new URL( `wp-json/${ route }`, url ).href, {
			headers: {
				Accept: 'application/json, text/event-stream',
				'X-WP-Nonce': client.storageState?.nonce ?? '',
				...( session === '' ? {} : { 'Mcp-Session-Id': session } ),
			},
			data: { jsonrpc: '2.0', id: ++id, method, params },
		} );
		expect( answer.status(), `${ method }: ${ await answer.text() }` ).toBe( 200 );
		session = answer.headers()[ 'mcp-session-id' ] ?? session;
		return ( await answer.json() ).result;
	};
	const clientInfo = { name: 'Test', version: '1' };
	await ask( 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } );
	return {
		tools: async () => ( await ask< { tools: Tool[] } >( 'tools/list' ) ).tools,
		call: < T >( name: string, args: object = {} ) => ask< Answer< T > >( 'tools/call', { name, arguments: args } ),
	};
}

/** What is no JSON Schema, of a schema and of all that is in it: a client refuses all tools for one of these. */
function wrongIn( schema: Schema, path: string ): string[] {
	const { required = [], properties = {}, items, format } = schema;
	return [
		...( Array.isArray( required ) ? [] : [ `${ path }: required` ] ),
		...( Array.isArray( properties ) ? [ `${ path }: properties` ] : [] ),
		...( format === 'date-time' ? [ `${ path }: a time without an offset` ] : [] ),
		...Object.entries( properties ).flatMap( ( [ name, one ] ) => wrongIn( one, `${ path }.${ name }` ) ),
		...( items === undefined ? [] : wrongIn( items, `${ path }[]` ) ),
	];
}

test.describe( 'Assistants', () => {
	test.beforeEach( ( { requestUtils } ) => requestUtils.activatePlugin( 'assistants-server' ) );

	test( 'read settings and change them once they saw what would change, and are refused anything else', async ( {
		site,
		requestUtils,
	} ) => {
		const path = '/wc/v3/settings/general/woocommerce_store_city';
		const city = async () => ( await requestUtils.rest< { value: string } >( { path } ) ).value;
		await requestUtils.rest( { method: 'PUT', path, data: { value: 'Basel' } } );
		const owner = await connect( site.url, requestUtils, TOOLS );
		const tools = await owner.tools();
		expect( tools.map( ( { name } ) => name ) ).toEqual(
			expect.arrayContaining( [
				'storewright-read-report',
				...[ 'setup', 'visibility', 'settings', 'shipping' ].flatMap( ( what ) =>
					[ 'read', 'preview', 'confirm' ].map( ( step ) => `storewright-${ step }-${ what }` )
				),
			] )
		);
		expect(
			tools.flatMap( ( { name, inputSchema, outputSchema } ) => [
				...wrongIn( inputSchema, `${ name }, taken` ),
				...wrongIn( outputSchema, `${ name }, answered` ),
			] )
		).toEqual( [] );

		const read = await owner.call< { settings: object[] } >( 'storewright-read-settings', { group: 'general' } );
		expect( read.structuredContent.settings ).toContainEqual(
			expect.objectContaining( { id: 'woocommerce_store_city', value: 'Basel' } )
		);
		const wished = { settings: [ { group: 'general', id: 'woocommerce_store_city', value: 'Bern' } ] };
		const { structuredContent: preview } = await owner.call< Preview >( 'storewright-preview-settings', wished );
		expect( preview.changes ).toMatchObject( [ { name: 'City', before: 'Basel', after: 'Bern' } ] );
		expect( await city() ).toBe( 'Basel' );

		const forged = await owner.call( 'storewright-confirm-settings', { ...preview, confirmation: 'yes' } );
		expect( forged ).toMatchObject( {
			isError: true,
			content: [ { text: expect.stringContaining( 'This is not what the preview answered you.' ) } ],
		} );
		const other = await connect( site.url, site.clients.manager, TOOLS );
		expect( ( await other.call( 'storewright-confirm-settings', preview ) ).isError ).toBe( true );
		const subscriber = await connect( site.url, site.clients.subscriber, TOOLS );
		for ( const [ name, args ] of [
			[ 'storewright-read-settings', { group: 'general' } ],
			[ 'storewright-preview-settings', wished ],
			[ 'storewright-confirm-settings', preview ],
		] as const ) {
			expect( await subscriber.call( name, args ), name ).toMatchObject( {
				isError: true,
				content: [ { text: expect.stringContaining( 'Access denied' ) } ],
			} );
		}
		expect( await city() ).toBe( 'Basel' );

		const confirmed = await owner.call< Preview >( 'storewright-confirm-settings', preview );
		expect( confirmed.structuredContent.changes ).toEqual( preview.changes );
		expect( await city() ).toBe( 'Bern' );
		const logs = `${ site.path }/wp-content/uploads/wc-logs`;
		const [ log = '' ] = ( await readdir( logs ) ).filter( ( name ) =>
			name.startsWith( 'storewright-assistants' )
		);
		expect( await readFile( `${ logs }/${ log }`, 'utf8' ) ).toMatch(
			/admin .*by an assistant: settings general\/woocommerce_store_city, from "Basel" to "Bern"/
		);
		expect( await owner.call( 'storewright-confirm-settings', preview ) ).toMatchObject( {
			isError: true,
			content: [ { text: expect.stringContaining( 'Somebody has changed this since the preview: City.' ) } ],
		} );
	} );

	test( 'find what Storewright offers at the adapter’s own server as well', async ( {
		site,
		requestUtils,
		problems,
	} ) => {
		// Of the adapter: what its tool answers has a part without a type.
		problems.expect( /PHP: .*Undefined array key "type" in .*rest-api\.php/ );
		const owner = await connect( site.url, requestUtils, 'mcp/mcp-adapter-default-server' );
		const found = await owner.call< { abilities: object[] } >( 'mcp-adapter-discover-abilities' );
		expect( found.structuredContent.abilities ).toContainEqual(
			expect.objectContaining( { name: 'storewright/preview-shipping' } )
		);
		const zone = { change: 'add_zone', name: 'Alps', locations: [ { code: 'CH' } ] };
		const run = ( name: string, parameters: object ) =>
			owner.call< { success: boolean; data: Preview } >( 'mcp-adapter-execute-ability', {
				ability_name: `storewright/${ name }`,
				parameters,
			} );
		const { structuredContent: shown } = await run( 'preview-shipping', zone );
		const zones = () => requestUtils.rest< Array< { name: string } > >( { path: '/wc/v3/shipping/zones' } );
		expect( ( await zones() ).map( ( { name } ) => name ) ).not.toContain( 'Alps' );
		expect( ( await run( 'confirm-shipping', shown.data ) ).structuredContent.success ).toBe( true );
		expect( ( await zones() ).map( ( { name } ) => name ) ).toContain( 'Alps' );
	} );
} );
