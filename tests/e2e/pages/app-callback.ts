/** An app that asks to be let in: it waits for its key at a callback URL, and has a page to return to. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GrantedKey {
	key_id: number;
	user_id: string;
	consumer_key: string;
	consumer_secret: string;
	key_permissions: string;
}

export class AppCallback {
	/** Keys that were sent to the callback URL, in turn. */
	readonly keys: GrantedKey[] = [];

	/** Status of the callback's response. */
	status = 200;

	private constructor( private readonly server: Server ) {}

	static async start(): Promise< AppCallback > {
		const server = createServer();
		const app = new AppCallback( server );
		server.on( 'request', ( request, response ) => {
			if ( ! request.url?.startsWith( '/callback' ) ) {
				response.end( 'Welcome back' );
				return;
			}
			let body = '';
			request.on( 'data', ( part: Buffer ) => ( body += part.toString() ) );
			request.on( 'end', () => {
				app.keys.push( JSON.parse( body ) as GrantedKey );
				response.writeHead( app.status ).end();
			} );
		} );
		await new Promise< void >( ( resolve ) => {
			server.listen( 0, '127.0.0.1', resolve );
		} );
		return app;
	}

	get url(): string {
		return `http://127.0.0.1:${ ( this.server.address() as AddressInfo ).port }`;
	}

	/**
	 * The path by which the app sends its user to the shop.
	 *
	 * @param changes Parameters other than those of a good request.
	 */
	authorizePath( changes: Record< string, string > = {} ): string {
		const query = new URLSearchParams( {
			app_name: 'Till & Co <b>',
			scope: 'read_write',
			user_id: 'till-7 ä',
			return_url: `${ this.url }/back?tab=shop`,
			callback_url: `${ this.url }/callback`,
			...changes,
		} );
		return `wc-auth/v1/authorize?${ query }`;
	}

	async stop(): Promise< void > {
		await new Promise( ( resolve ) => {
			this.server.close( resolve );
			this.server.closeAllConnections();
		} );
	}
}
