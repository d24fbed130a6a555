import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';

const CODE = `<?php
namespace Other\\Thing;
$foreign = 1;
$allowed = 1; // prefix ok.
class A extends \\WP_User_Search {}
new \\PDO( 'sqlite::memory:' );
new \\WP_Query( [ 'meta_key' => 'a' ] );
new \\WP_Query( [ 'meta_key' => 'a' ] ); // slow query ok.
new \\WP_Query( [ 'meta_key' => 'a' ] ); // phpcs:ignore WordPress.DB.SlowDBQuery
`;

test( 'the sniffs of bin/phpcs find what WordPress’s do, where they do', async () => {
	const { stdout } = await run(
		'php',
		[
			...[ 'vendor/bin/phpcs', '-q', '--report=csv', '--no-cache', '--stdin-path=includes/Example.php' ],
			'--sniffs=WordPress.DB.RestrictedClasses,WordPress.DB.SlowDBQuery,WordPress.NamingConventions.PrefixAllGlobals,WordPress.WP.DeprecatedClasses',
			'-',
		],
		{ cwd: ROOT, input: CODE, check: false }
	);
	const found = [ ...stdout.matchAll( /^"[^"]*",(\d+),.*?,(WordPress\.[\w.]+),/gms ) ].map( ( [ , line, what ] ) => [
		Number( line ),
		what,
	] );
	assert.deepEqual( found, [
		[ 2, 'WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedNamespaceFound' ],
		[ 3, 'WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound' ],
		[ 4, 'WordPress.NamingConventions.PrefixAllGlobals.DeprecatedWhitelistCommentFound' ],
		[ 5, 'WordPress.WP.DeprecatedClasses.wp_user_searchFound' ],
		[ 6, 'WordPress.DB.RestrictedClasses.mysql__PDO' ],
		[ 7, 'WordPress.DB.SlowDBQuery.slow_db_query_meta_key' ],
		[ 8, 'WordPress.DB.SlowDBQuery.DeprecatedWhitelistCommentFound' ],
	] );
} );
