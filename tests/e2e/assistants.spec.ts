/** The store as MCP clients reach it, by the MCP Adapter that WooCommerce brings along: what docs/abilities.md says of it. */
import { readdir, readFile, rm } from 'node:fs/promises';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';
import type { TestSite } from './fixtures/site';

const TOOLS = 'assistants/mcp';

const DEFAULT_SERVER = 'mcp/mcp-adapter-default-server';

/** What a client says of itself when it connects. */
const HELLO = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'Test', version: '1' } };

/** A part of a schema, as PHP may have written it: an empty list is an empty list, whatever was meant. */
type Part = Schema | unknown[] | boolean;

/** A schema, as clients of JSON Schema read it. */
interface Schema {
	required?: unknown;
	format?: string;
	properties?: Record< string, Part >;
	items?: Part;
	additionalProperties?: Part;
	anyOf?: Part[];
	oneOf?: Part[];
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

/** Sends one message to an MCP server, as a user: https://modelcontextprotocol.io/specification/2025-06-18/basic/transports */
function send( site: TestSite, client: RequestUtils, route: string, message: object, session = '' ) {
	return client.request.post( new URL( `wp-json/${ route }`, site.url ).href, {
		headers: {
			Accept: 'application/json, text/event-stream',
			'X-WP-Nonce': client.storageState?.nonce ?? '',
			...( session === '' ? {} : { 'Mcp-Session-Id': session } ),
		},
		data: { jsonrpc: '2.0', ...message },
	} );
}

/** What a server answers a client of this user that wants to connect. */
async function knock( site: TestSite, client: RequestUtils, route: string ) {
	const answer = await send( site, client, route, { id: 1, method: 'initialize', params: HELLO } );
	return { status: answer.status(), session: answer.headers()[ 'mcp-session-id' ], ...( await answer.json() ) };
}

/** An MCP client, connected as a user. */
async function connect( site: TestSite, client: RequestUtils, route: string ) {
	let session = '';
	let id = 0;
	const ask = async < T >( method: string, params: object = {} ): Promise< T > => {
		const answer = await send( site, client, route, { id: ++id, method, params }, session );
		expect( answer.status(), `${ method }: ${ await answer.text() }` ).toBe( 200 );
		session = answer.headers()[ 'mcp-session-id' ] ?? session;
		return ( await answer.json() ).result;
	};
	await ask( 'initialize', HELLO );
	return {
		tools: async () => ( await ask< { tools: Tool[] } >( 'tools/list' ) ).tools,
		call: < T >( name: string, args: object = {} ) => ask< Answer< T > >( 'tools/call', { name, arguments: args } ),
	};
}

/** What is no JSON Schema or is not so, of a schema and of all that is in it: a client refuses all tools for one of these. */
function wrongIn( schema: Part, path: string ): string[] {
	if ( typeof schema === 'boolean' ) {
		return [];
	}
	if ( Array.isArray( schema ) ) {
		return [ `${ path }: a list` ];
	}
	const { required = [], properties = {}, items, additionalProperties, anyOf = [], oneOf = [], format } = schema;
	return [
		...( Array.isArray( required ) ? [] : [ `${ path }: required` ] ),
		...( Array.isArray( properties ) ? [ `${ path }: properties` ] : [] ),
		// Of JSON Schema's it has an offset, which the shop's times have not: clients refuse an answer for that.
		...( format === 'date-time' ? [ `${ path }: date-time` ] : [] ),
		...Object.entries( properties ).flatMap( ( [ name, one ] ) => wrongIn( one, `${ path }.${ name }` ) ),
		...[ ...anyOf, ...oneOf ].flatMap( ( one, index ) => wrongIn( one, `${ path }|${ index }` ) ),
		...( items === undefined ? [] : wrongIn( items, `${ path }[]` ) ),
		...( additionalProperties === undefined ? [] : wrongIn( additionalProperties, `${ path }.*` ) ),
	];
}

/** WooCommerce's log of what assistants changed: a file each day, to which lines are added. */
async function logFiles( site: TestSite ): Promise< string[] > {
	const folder = `${ site.path }/wp-content/uploads/wc-logs`;
	const names = await readdir( folder );
	return names
		.filter( ( name ) => name.startsWith( 'storewright-assistants' ) )
		.map( ( name ) => `${ folder }/${ name }` );
}

test.describe( 'Assistants', () => {
	test( 'read settings and change them once they saw what would change, and are refused anything else', async ( {
		site,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( 'mcp-server-for-assistants' );
		// The site of a test that was tried before is put back, but for its files.
		for ( const file of await logFiles( site ) ) {
			await rm( file );
		}
		const path = '/wc/v3/settings/general/woocommerce_store_city';
		const city = async () => ( await requestUtils.rest< { value: string } >( { path } ) ).value;
		await requestUtils.rest( { method: 'PUT', path, data: { value: 'Basel' } } );
		const owner = await connect( site, requestUtils, TOOLS );
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

		const notPreviewed = {
			isError: true,
			content: [ { text: expect.stringContaining( 'This is not what the preview answered you.' ) } ],
		};
		const forged = await owner.call( 'storewright-confirm-settings', { ...preview, confirmation: 'yes' } );
		expect( forged ).toMatchObject( notPreviewed );
		const other = await connect( site, site.clients.manager, TOOLS );
		expect( await other.call( 'storewright-confirm-settings', preview ) ).toMatchObject( notPreviewed );
		expect( await city() ).toBe( 'Basel' );

		const confirmed = await owner.call< Preview >( 'storewright-confirm-settings', preview );
		expect( confirmed.structuredContent.changes ).toEqual( preview.changes );
		expect( await city() ).toBe( 'Bern' );
		const log = await Promise.all( ( await logFiles( site ) ).map( ( file ) => readFile( file, 'utf8' ) ) );
		expect( log.flatMap( ( text ) => text.split( '\n' ) ).filter( Boolean ) ).toEqual( [
			expect.stringMatching(
				/admin .*by an assistant: settings general\/woocommerce_store_city, from "Basel" to "Bern"/
			),
		] );
		expect( await owner.call( 'storewright-confirm-settings', preview ) ).toMatchObject( {
			isError: true,
			content: [ { text: expect.stringContaining( 'Somebody has changed this since the preview: City.' ) } ],
		} );
	} );

	test( 'are let in where their user manages the shop, and then refused what that user may not do', async ( {
		site,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( 'mcp-server-for-assistants' );
		expect( await knock( site, site.clients.subscriber, TOOLS ) ).toMatchObject( {
			status: 403,
			code: 'rest_forbidden',
			session: undefined,
		} );

		// Of this role somebody manages the shop, and may not see its reports.
		const [ manager ] = await requestUtils.rest< [ { id: number } ] >( {
			path: '/wp/v2/users',
			params: { search: 'manager', context: 'edit' },
		} );
		const roles = { roles: [ 'e2e_clerk' ] };
		await requestUtils.rest( { method: 'POST', path: `/wp/v2/users/${ manager.id }`, data: roles } );
		const clerk = await connect( site, site.clients.manager, TOOLS );
		const settings = await clerk.call( 'storewright-read-settings', { group: 'general' } );
		expect( settings.isError ?? false ).toBe( false );
		expect( await clerk.call( 'storewright-read-report', { report: 'products' } ) ).toMatchObject( {
			isError: true,
			content: [ { text: expect.stringContaining( 'Access denied' ) } ],
		} );
	} );

	test( 'have a server that no other request waits for, and that brings along no other', async ( {
		site,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( 'mcp-server-for-assistants' );
		expect( await knock( site, requestUtils, TOOLS ) ).toMatchObject( { status: 200 } );
		expect( await knock( site, requestUtils, DEFAULT_SERVER ) ).toMatchObject( {
			status: 404,
			code: 'rest_no_route',
		} );
		// A server is registered where the list of abilities was made for it.
		const { namespaces } = await requestUtils.rest< { namespaces: string[] } >( { path: '/' } );
		expect( namespaces ).toContain( 'wc/v3' );
		expect( namespaces.filter( ( name ) => [ 'assistants', 'mcp' ].includes( name ) ) ).toEqual( [] );
	} );

	test( 'find what Storewright offers at the adapter’s own server as well', async ( {
		site,
		requestUtils,
		problems,
	} ) => {
		// Of the adapter: what its tool answers has a part without a type.
		problems.expect( /PHP: .*Undefined array key "type" in .*rest-api\.php/ );
		await requestUtils.rest( {
			method: 'PUT',
			path: '/wc/v3/settings/advanced/woocommerce_feature_mcp_integration_enabled',
			data: { value: 'yes' },
		} );
		const owner = await connect( site, requestUtils, DEFAULT_SERVER );
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
		// Whoever can log in is let in there, so that each ability has to refuse by itself.
		const subscriber = await connect( site, site.clients.subscriber, DEFAULT_SERVER );
		for ( const [ name, parameters ] of [
			[ 'read-shipping', {} ],
			[ 'preview-shipping', zone ],
			[ 'confirm-shipping', shown.data ],
		] as const ) {
			const refused = await subscriber.call( 'mcp-adapter-execute-ability', {
				ability_name: `storewright/${ name }`,
				parameters,
			} );
			expect( refused, name ).toMatchObject( {
				isError: true,
				content: [ { text: expect.stringContaining( 'Access denied' ) } ],
			} );
		}
		const zones = () => requestUtils.rest< Array< { name: string } > >( { path: '/wc/v3/shipping/zones' } );
		expect( ( await zones() ).map( ( { name } ) => name ) ).not.toContain( 'Alps' );
		expect( ( await run( 'confirm-shipping', shown.data ) ).structuredContent.success ).toBe( true );
		expect( ( await zones() ).map( ( { name } ) => name ) ).toContain( 'Alps' );
	} );
} );
