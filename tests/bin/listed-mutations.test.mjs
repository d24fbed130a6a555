import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';

test( 'what tests/mutations.json breaks is still in the files that it names', async () => {
	const { code, stdout, stderr } = await run( process.execPath, [ 'bin/mutate.mjs', '--listed', '--list' ], {
		cwd: ROOT,
		check: false,
	} );

	assert.equal( code, 0, stderr );
	assert.match( stdout, /: includes\/.*\.php$/m );
} );
