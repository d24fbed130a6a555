/** How many test cases passed and failed, and which took longest, read from the reports of the runners. */

/**
 * @typedef {{ passed: number, failed: number }} Count
 *
 * @typedef {{ name: string, seconds: number }} Timing
 * A test case and how long it took.
 */

/** How many of the slowest tests of a part are kept: the table at the end shows as many of all parts. */
export const SLOWEST = 10;

/**
 * Reads a JUnit report (PHPUnit).
 *
 * @param {string}        xml  The report; '' where the runner did not get that far.
 * @param {number|string} code How the runner ended.
 * @return {Count}
 */
export function countJunit( xml, code ) {
	const outermost = /<testsuite\s([^>]*)>/.exec( xml )?.[ 1 ] ?? '';
	const number = ( /** @type {string} */ name ) =>
		Number( new RegExp( `\\b${ name }="(\\d+)"` ).exec( outermost )?.[ 1 ] ?? 0 );
	const failed = number( 'errors' ) + number( 'failures' );
	return settle( { passed: number( 'tests' ) - failed - number( 'skipped' ), failed }, code );
}

/**
 * @param {string} xml A JUnit report.
 * @return {Timing[]} Its slowest tests.
 */
export function slowestJunit( xml ) {
	return slowest(
		[ ...xml.matchAll( /<testcase\s([^>]*)>/g ) ].map( ( [ , attributes = '' ] ) => {
			const value = ( /** @type {string} */ name ) =>
				new RegExp( `\\b${ name }="([^"]*)"` ).exec( attributes )?.[ 1 ] ?? '';
			const where = value( 'class' ).split( '\\' ).pop();
			return { name: `${ where }::${ unescape( value( 'name' ) ) }`, seconds: Number( value( 'time' ) ) };
		} )
	);
}

/**
 * Reads Jest's JSON report.
 *
 * @param {string}        json The report; '' where the runner did not get that far.
 * @param {number|string} code How the runner ended.
 * @return {Count}
 */
export function countJest( json, code ) {
	const { numPassedTests = 0, numFailedTests = 0 } = json === '' ? {} : JSON.parse( json );
	return settle( { passed: numPassedTests, failed: numFailedTests }, code );
}

/**
 * @param {string} json Jest's JSON report.
 * @return {Timing[]} Its slowest tests.
 */
export function slowestJest( json ) {
	/** @type {{ testResults?: Array<{ name: string, assertionResults: Array<{ fullName: string, duration?: number }> }> }} */
	const { testResults = [] } = json === '' ? {} : JSON.parse( json );
	return slowest(
		testResults.flatMap( ( { name: file, assertionResults } ) =>
			assertionResults.map( ( { fullName, duration } ) => ( {
				name: `${ file.slice( file.indexOf( '/client/' ) + 1 ) }: ${ fullName }`,
				seconds: ( duration ?? 0 ) / 1000,
			} ) )
		)
	);
}

/**
 * Reads Playwright's JSON report. A test that passed only when repeated counts as passed; `flakyPlaywright()` names it.
 *
 * @param {string}        json The report; '' where the runner did not get that far.
 * @param {number|string} code How the runner ended.
 * @return {Count}
 */
export function countPlaywright( json, code ) {
	const { expected = 0, unexpected = 0, flaky = 0 } = json === '' ? {} : JSON.parse( json ).stats;
	return settle( { passed: expected + flaky, failed: unexpected }, code );
}

/**
 * @typedef {{ title: string, file: string, tests: Array<{ status?: string, results: Array<{ duration: number }> }> }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * @param {Suite} suite A suite of Playwright's report.
 * @return {Spec[]} Its tests, those of the suites in it as well.
 */
const specsOf = ( { suites = [], specs = [] } ) => [ ...suites.flatMap( specsOf ), ...specs ];

/**
 * @param {string} json Playwright's JSON report.
 * @return {string[]} The tests that passed only when repeated.
 */
export function flakyPlaywright( json ) {
	return ( json === '' ? [] : specsOf( JSON.parse( json ) ) )
		.filter( ( { tests } ) => tests.some( ( { status } ) => status === 'flaky' ) )
		.map( ( { title, file } ) => `${ file }: ${ title }` );
}

/**
 * @param {string} json Playwright's JSON report.
 * @return {Timing[]} Its slowest tests.
 */
export function slowestPlaywright( json ) {
	return slowest(
		( json === '' ? [] : specsOf( JSON.parse( json ) ) ).map( ( { title, file, tests } ) => ( {
			name: `${ file }: ${ title }`,
			seconds:
				tests.flatMap( ( { results } ) => results ).reduce( ( sum, { duration } ) => sum + duration, 0 ) / 1000,
		} ) )
	);
}

/**
 * Reads the closing line `N passed, N failed` of our own commands.
 *
 * @param {string}        output What the command printed.
 * @param {number|string} code   How it ended.
 * @return {Count}
 */
export function countClosingLine( output, code ) {
	const [ , passed = '0', failed = '0' ] = /^(\d+) passed, (\d+) failed$/m.exec( output ) ?? [];
	return settle( { passed: Number( passed ), failed: Number( failed ) }, code );
}

/**
 * @param {string} output What Node's "spec" reporter printed.
 * @return {Timing[]} Its slowest tests.
 */
export function slowestSpec( output ) {
	return slowest(
		[ ...output.matchAll( /^\s*[✔✖] (.+) \((\d+(?:\.\d+)?)ms\)$/gm ) ].map( ( [ , name = '', duration ] ) => ( {
			name,
			seconds: Number( duration ) / 1000,
		} ) )
	);
}

/**
 * A runner that ended with an error without naming a failed test failed as a whole; one that ran nothing proved nothing.
 *
 * @param {Count}         count What the report says.
 * @param {number|string} code  How the runner ended.
 * @return {Count}
 */
export function settle( { passed, failed }, code ) {
	const silent = failed === 0 && ( code !== 0 || passed === 0 );
	return { passed, failed: silent ? 1 : failed };
}

/**
 * Reads the closing lines of Node's own test runner (TAP).
 *
 * @param {string}        output What the runner printed.
 * @param {number|string} code   How it ended.
 * @return {Count}
 */
export function countTap( output, code ) {
	const number = ( /** @type {string} */ name ) =>
		Number( new RegExp( `^# ${ name } (\\d+)$`, 'm' ).exec( output )?.[ 1 ] ?? 0 );
	return settle( { passed: number( 'pass' ), failed: number( 'fail' ) + number( 'cancelled' ) }, code );
}

/**
 * @param {string} output What Node's test runner printed as TAP.
 * @return {Timing[]} Its slowest tests.
 */
export function slowestTap( output ) {
	return slowest(
		[ ...output.matchAll( /^(?:not )?ok \d+ - (.+)\n\s+---\n\s+duration_ms: ([\d.]+)$/gm ) ].map(
			( [ , name = '', duration ] ) => ( { name, seconds: Number( duration ) / 1000 } )
		)
	);
}

/**
 * @param {Timing[]} timings Test cases.
 * @return {Timing[]} The slowest of them, the slowest first.
 */
export function slowest( timings ) {
	return [ ...timings ].sort( ( left, right ) => right.seconds - left.seconds ).slice( 0, SLOWEST );
}

/**
 * @param {string} text Text of an XML attribute.
 */
function unescape( text ) {
	/** @type {Record<string, string>} */
	const entities = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
	return text
		.replace( /&(quot|apos|lt|gt|amp);/g, ( _all, name ) => entities[ name ] ?? '' )
		.replace( /&#?\w+;/g, ' ' );
}
