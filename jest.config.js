import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );

/** Unit tests of the client. */
export default {
	roots: [ '<rootDir>/client' ],
	testMatch: [ '**/*.test.ts?(x)' ],
	testEnvironment: 'jsdom',
	testEnvironmentOptions: { url: 'http://shop.example/wp-admin/admin.php?page=wc-admin' },
	setupFilesAfterEnv: [ '<rootDir>/client/shared/test-utils/setup.ts' ],
	transform: {
		'\\.[jt]sx?$': [
			'babel-jest',
			{ configFile: false, babelrc: false, presets: [ require.resolve( '@wordpress/babel-preset-default' ) ] },
		],
	},
	moduleNameMapper: { '\\.scss$': '<rootDir>/client/shared/test-utils/class-names.ts' },
	restoreMocks: true,
	cacheDirectory: '<rootDir>/.cache/jest',
};
