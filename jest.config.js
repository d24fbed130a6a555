import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { PACKAGES } from './bin/lib/jest-packages.mjs';

const require = createRequire( import.meta.url );

/** Unit tests of the client. */
export default {
	roots: [ '<rootDir>/client' ],
	testMatch: [ '**/*.test.ts?(x)' ],
	testEnvironment: '<rootDir>/bin/lib/jest-environment.mjs',
	testEnvironmentOptions: { url: 'http://shop.example/wp-admin/admin.php?page=wc-admin' },
	globalSetup: '<rootDir>/bin/lib/jest-packages.mjs',
	setupFilesAfterEnv: [ '<rootDir>/client/shared/test-utils/setup.ts' ],
	transform: {
		'\\.[jt]sx?$': [
			'babel-jest',
			{ configFile: false, babelrc: false, presets: [ require.resolve( '@wordpress/babel-preset-default' ) ] },
		],
	},
	// Packages that are published as ES modules only.
	transformIgnorePatterns: [ '/node_modules/(?!(uuid)/)', '/\\.cache/' ],
	moduleNameMapper: {
		...PACKAGES,
		// Published as ES modules, with a build for where there are none.
		'^(d3-[a-z-]+|internmap)$': '<rootDir>/node_modules/$1/dist/$1.min.js',
		'\\.scss$': '<rootDir>/client/shared/test-utils/class-names.ts',
		'^@wordpress/theme$': '<rootDir>/client/shared/test-utils/wordpress-theme.ts',
	},
	restoreMocks: true,
	// Generous: forms of many fields, filled key by key, take their time on a busy machine.
	testTimeout: 120_000,
	// One less than the processors would leave a small machine with one.
	maxWorkers: Math.max( 2, availableParallelism() - 1 ),
	cacheDirectory: '<rootDir>/.cache/jest',
};
