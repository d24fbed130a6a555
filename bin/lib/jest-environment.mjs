/** What a test file of the client runs in: jsdom's page, with packages that are compiled once and styles that are asked sooner. */
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { TestEnvironment } from 'jest-environment-jsdom';
import { COMPILED } from './jest-packages.mjs';
import { askStylesFast } from './jest-styles.mjs';

/**
 * React's and WordPress's packages: compiled by the first test file of a process, with what V8 compiles of their functions while they run.
 *
 * @type {Script | undefined}
 */
let packages;

/** The page of a test file. */
export default class Page extends TestEnvironment {
	async setup() {
		await super.setup();
		packages ??= new Script(
			`( function ( module, exports, require, jest ) {${ readFileSync( COMPILED, 'utf8' ) }\n} )`,
			{
				filename: COMPILED,
			}
		);
		const context = /** @type {import('node:vm').Context} */ ( this.getVmContext() );
		Object.assign( this.global, { runPackages: packages.runInContext( context ) } );
		askStylesFast( this.global );
	}
}
