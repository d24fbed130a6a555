/** The parts that `npm test` consists of: what each needs, what it runs, and how its cases are counted. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';
import { objectCacheTests, siteTests, unitTests, wooCommerceParallelTests, wooCommerceTests } from './phpunit.mjs';
import { run } from './process.mjs';
import {
	countClosingLine,
	countJest,
	countJunit,
	countPlaywright,
	flakyPlaywright,
	countTap,
	slowestJest,
	slowestJunit,
	slowestPlaywright,
	slowestSpec,
	slowestTap,
} from './test-reports.mjs';

/** Lets the contract tests write what the server answers instead of comparing it. */
const UPDATE_FIXTURES = '--update-fixtures';

/**
 * @typedef {{ args: string[], show: boolean, names: string[] }} Options
 * Arguments for the runner (only where the part is run alone), whether its output goes to the terminal at once, and the names of all
 * parts of this run that the machine can run.
 *
 * @typedef {import('./test-reports.mjs').Count & { output: string, slowest?: import('./test-reports.mjs').Timing[],
 *   flaky?: string[] }} Result
 *
 * @typedef {Object} Part
 * @property {string}   name
 * @property {string}   title
 * @property {number}   [seconds]  How long it takes, roughly: long ones begin first.
 * @property {string[]} [after]    Parts that have to be done before, when they are run too.
 * @property {import('./requirements.mjs').Requirement[]} [needs] What the machine has to have.
 * @property {( options: Options ) => Promise<Result>} run
 */

/** @type {Part[]} In the order of the table at the end; test-run.mjs says in which one they begin. */
export const PARTS = [
	{
		name: 'build',
		title: 'Build and its byte budgets',
		seconds: 60,
		run: ( options ) => checks( options, [ node( 'bin/build.mjs' ), node( 'bin/budgets.mjs' ) ] ),
	},
	{
		name: 'php:sqlite',
		title: 'PHPUnit on SQLite',
		seconds: 280,
		after: [ 'build' ],
		needs: [ 'sqlite', 'site' ],
		run: ( options ) =>
			phpunit( ( args ) => siteTests( 'sqlite', ...withFixtures( args ), options.show ), options ),
	},
	{
		name: 'php:mariadb',
		title: 'PHPUnit on MariaDB',
		seconds: 600,
		after: [ 'build' ],
		needs: [ 'mariadb', 'site' ],
		run: ( options ) =>
			phpunit( ( args ) => siteTests( 'mariadb', ...withFixtures( args ), options.show ), options ),
	},
	{
		name: 'php:cache',
		title: 'PHPUnit with an object cache',
		seconds: 60,
		needs: [ 'mariadb', 'site' ],
		run: ( options ) => phpunit( ( args ) => objectCacheTests( withFixtures( args )[ 0 ], options.show ), options ),
	},
	{
		name: 'php:woocommerce',
		title: 'PHPUnit beside WooCommerce',
		seconds: 95,
		needs: [ 'sqlite', 'site', 'woocommerce' ],
		run: ( options ) => phpunit( ( args ) => wooCommerceTests( withFixtures( args )[ 0 ], options.show ), options ),
	},
	{
		name: 'php:woocommerce-parallel',
		title: 'PHPUnit at the same time as WooCommerce',
		seconds: 142,
		needs: [ 'mariadb', 'woocommerce' ],
		run: ( options ) =>
			phpunit( ( args ) => wooCommerceParallelTests( withFixtures( args )[ 0 ], options.show ), options ),
	},
	{
		name: 'e2e',
		title: 'Playwright with axe',
		seconds: 1100,
		after: [ 'build' ],
		needs: [ 'sqlite', 'site', 'browser' ],
		run: ( options ) => e2e( 'alone', options ),
	},
	{
		name: 'e2e:woocommerce',
		title: 'Playwright beside WooCommerce',
		seconds: 1050,
		after: [ 'build' ],
		needs: [ 'sqlite', 'site', 'browser', 'woocommerce' ],
		run: ( options ) => e2e( 'woocommerce', options ),
	},
	{
		name: 'companion',
		title: 'Sites that WooCommerce is switched on',
		seconds: 340,
		after: [ 'build' ],
		needs: [ 'sqlite', 'mariadb', 'site', 'woocommerce' ],
		run: ( options ) => nodeTests( 'tests/companion', options ),
	},
	{
		name: 'zip',
		title: 'The zip on WordPress 6.8 and 7.1',
		seconds: 180,
		after: [ 'build' ],
		needs: [ 'sqlite', 'site' ],
		run: closing( 'tests/lifecycle/plugin-zip.mjs' ),
	},
	{
		name: 'matrix',
		title: 'Versions, databases, languages and zones',
		seconds: 220,
		after: [ 'build' ],
		needs: [ 'sqlite', 'mariadb', 'site', 'browser', 'woocommerce' ],
		run: closing( 'bin/matrix.mjs' ),
	},
	{ name: 'js', title: 'Jest', seconds: 280, run: jest },
	{
		name: 'lint',
		title: 'Lint',
		seconds: 230,
		run: ( options ) => checks( options, [ npm( 'lint:js' ), npm( 'lint:css' ), npm( 'lint:php' ) ] ),
	},
	{
		name: 'static',
		title: 'PHPStan and the architecture',
		seconds: 250,
		run: ( options ) => checks( options, [ phpstan() ] ),
	},
	{
		name: 'types',
		title: 'Types',
		seconds: 60,
		run: ( options ) => checks( options, [ npm( 'types:client' ), node( 'bin/rest-types.mjs', '--check' ) ] ),
	},
	{
		name: 'php:unit',
		title: 'PHPUnit without WordPress',
		seconds: 15,
		run: ( options ) => phpunit( ( args ) => unitTests( withFixtures( args )[ 0 ], options.show ), options ),
	},
	{ name: 'tools', title: 'Commands', seconds: 60, run: ( options ) => nodeTests( 'tests/bin', options ) },
	{
		name: 'generated',
		title: 'Generated files are current',
		seconds: 45,
		after: [ 'build' ],
		run: ( options ) =>
			checks( options, [
				node( 'bin/generate-locale.mjs', '--check' ),
				node( 'bin/pot.mjs', '--check' ),
				[ 'php', 'bin/hooks.php', '--check' ],
			] ),
	},
	{
		name: 'chaos',
		title: 'Orders while servers are killed',
		seconds: 36,
		needs: [ 'mariadb', 'site' ],
		run: closing( 'bin/chaos.mjs', '--seconds=20', '--seed=1' ),
	},
	{
		name: 'histories',
		title: 'Reports after random histories',
		seconds: 75,
		needs: [ 'mariadb', 'sqlite', 'site' ],
		run: closing( 'bin/histories.mjs', '--count=5', '--steps=48', '--kills=2', '--seed=1' ),
	},
	{
		name: 'budgets',
		title: 'Budgets of requests and queries',
		seconds: 63,
		after: [ 'build', 'zip' ],
		needs: [ 'sqlite', 'site', 'browser' ],
		run: ( options ) => checks( options, [ node( 'bin/bench.mjs', '--quick' ) ] ),
	},
];

/** @return {string[]} The command line that runs PHPStan. */
export function phpstan() {
	return [ 'php', '-d', 'memory_limit=2G', 'vendor/bin/phpstan', 'analyse', '--no-progress', '--no-interaction' ];
}

/**
 * @param {...string} args A script of ours and its arguments.
 */
export function node( ...args ) {
	return [ process.execPath, ...args ];
}

/**
 * @param {string} script A script of package.json.
 */
export function npm( script ) {
	return [ 'npm', 'run', '--silent', script ];
}

/**
 * Runs commands that either pass or fail, each counting as one case.
 *
 * @param {Options}    options  How the part is run.
 * @param {string[][]} commands Command lines.
 * @return {Promise<Result>}
 */
export async function checks( { args, show }, commands ) {
	const result = { passed: 0, failed: 0, output: '' };
	for ( const [ program = '', ...rest ] of commands ) {
		const { code, stdout, stderr } = await run( program, [ ...rest, ...args ], { cwd: ROOT, show, check: false } );
		result[ code === 0 ? 'passed' : 'failed' ] += 1;
		result.output += code === 0 ? '' : stdout + stderr;
	}
	return result;
}

/**
 * Takes our own option out of the arguments of PHPUnit.
 *
 * @param {string[]} args Arguments, perhaps with --update-fixtures.
 * @return {[ string[], Record<string, string> ]} PHPUnit's arguments, and variables for the tests.
 */
function withFixtures( args ) {
	const others = args.filter( ( arg ) => arg !== UPDATE_FIXTURES );
	return [ others, others.length < args.length ? { STOREWRIGHT_UPDATE_FIXTURES: '1' } : {} ];
}

/**
 * @param {( args: string[] ) => Promise<import('./phpunit.mjs').Outcome>} start Starts PHPUnit.
 * @param {Options}                                                        options
 * @return {Promise<Result>}
 */
async function phpunit( start, { args } ) {
	const strict = process.env.CI ? [ '--fail-on-skipped' ] : [];
	const { code, stdout, stderr, report } = await start( [ ...strict, ...args ] );
	if ( args.length > 0 && stdout.includes( 'No tests executed!' ) ) {
		// What was asked for is in another part; should it be nowhere, the run as a whole says so.
		return { passed: 0, failed: 0, output: '' };
	}
	return { ...countJunit( report, code ), slowest: slowestJunit( report ), output: stdout + stderr };
}

/**
 * @param {Options} options
 * @return {Promise<Result>}
 */
function jest( { args, show } ) {
	return inFolder( async ( folder ) => {
		const report = join( folder, 'jest.json' );
		const command = [ 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${ report }`, ...args ];
		// The report goes to its file; Jest prints it to its standard output as well, where nobody wants it.
		const { code, stderr } = await run( process.execPath, command, { cwd: ROOT, check: false } );
		if ( show ) {
			process.stderr.write( stderr );
		}
		const json = await read( report );
		return { ...countJest( json, code ), slowest: slowestJest( json ), output: stderr };
	} );
}

/**
 * @param {'alone'|'woocommerce'} project Of playwright.config.ts: who runs the shop.
 * @param {Options}               options
 * @return {Promise<Result>}
 */
function e2e( project, { args, show, names } ) {
	return inFolder( async ( folder ) => {
		const report = join( folder, 'playwright.json' );
		const command = [
			'node_modules/@playwright/test/cli.js',
			'test',
			'--reporter=list,json',
			`--project=${ project }`,
			...args,
		];
		const env = {
			PLAYWRIGHT_JSON_OUTPUT_NAME: report,
			// Tests that can't fail differently in the two projects are left to the other one where it runs, too.
			STOREWRIGHT_SAME_TESTS_ONCE: names.includes( 'e2e:woocommerce' ) ? '1' : undefined,
		};
		const { code, stdout, stderr } = await run( process.execPath, command, { cwd: ROOT, env, show, check: false } );
		const json = await read( report );
		return {
			...countPlaywright( json, code ),
			slowest: slowestPlaywright( json ),
			flaky: flakyPlaywright( json ),
			output: stdout + stderr,
		};
	} );
}

/**
 * @param {string}  folder  Where the tests are.
 * @param {Options} options
 * @return {Promise<Result>}
 */
async function nodeTests( folder, { args, show } ) {
	// Named one by one: Node 20 and Node 22 understand folders and patterns differently.
	const files = ( await readdir( join( ROOT, folder ) ) ).filter( ( name ) => name.endsWith( '.test.mjs' ) );
	const command = [ '--test', '--test-reporter=tap', ...args, ...files.map( ( name ) => join( folder, name ) ) ];
	const { code, stdout, stderr } = await run( process.execPath, command, { cwd: ROOT, show, check: false } );
	return { ...countTap( stdout, code ), slowest: slowestTap( stdout ), output: stdout + stderr };
}

/**
 * A part that is a command of ours with a closing line.
 *
 * @param {string}    script  Its file.
 * @param {...string} usual   Its arguments in a run of everything; those of a run of it alone come after them.
 * @return {Part['run']}
 */
function closing( script, ...usual ) {
	return async ( { args, show } ) => {
		const { code, stdout, stderr } = await run( process.execPath, [ script, ...usual, ...args ], {
			cwd: ROOT,
			show,
			check: false,
		} );
		return { ...countClosingLine( stdout, code ), slowest: slowestSpec( stdout ), output: stdout + stderr };
	};
}

/**
 * @param {string} file A report.
 * @return {Promise<string>} Its content; '' where the runner did not write it.
 */
function read( file ) {
	return existsSync( file ) ? readFile( file, 'utf8' ) : Promise.resolve( '' );
}

/**
 * @template T
 * @param {( folder: string ) => Promise<T>} work What needs a folder that is gone afterwards.
 * @return {Promise<T>}
 */
async function inFolder( work ) {
	await mkdir( CACHE, { recursive: true } );
	const folder = await mkdtemp( join( CACHE, 'report-' ) );
	try {
		return await work( folder );
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
}
