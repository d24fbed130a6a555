/** How many test cases passed and failed, read from the reports of the runners. */

/**
 * @typedef {{ passed: number, failed: number }} Count
 */

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
 * Reads Playwright's JSON report. A test that passed only when repeated counts as failed.
 *
 * @param {string}        json The report; '' where the runner did not get that far.
 * @param {number|string} code How the runner ended.
 * @return {Count}
 */
export function countPlaywright( json, code ) {
	const { expected = 0, unexpected = 0, flaky = 0 } = json === '' ? {} : JSON.parse( json ).stats;
	return settle( { passed: expected, failed: unexpected + flaky }, code );
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
