import wordpress from '@wordpress/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import { boundariesOf } from './bin/lib/client-boundaries.mjs';

const TESTS = [ 'client/**/*.test.{ts,tsx}', 'client/**/test-utils/**' ];

export default [
	{
		ignores: [
			'build/**',
			'vendor/**',
			'node_modules/**',
			'.cache/**',
			'artifacts/**',
			'client/generated/**',
			'tests/fixtures/**',
			'**/*.php',
		],
	},
	...wordpress.configs.recommended,
	{
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		rules: {
			'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain: 'storewright' } ],
			'@wordpress/no-unsafe-wp-apis': 'error',
			'@wordpress/dependency-group': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-returns-description': 'off',
			'jsdoc/require-property-description': 'off',
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/valid-types': 'off',
			'jsdoc/tag-lines': 'off',
			'jsdoc/check-param-names': 'off',
			'@wordpress/no-unused-vars-before-return': 'off',
			'jsdoc/no-undefined-types': 'off',
			'import/no-extraneous-dependencies': 'off',
			'max-lines': [ 'error', 400 ],
			'max-len': [
				'error',
				{
					code: 140,
					tabWidth: 4,
					ignoreStrings: true,
					ignoreTemplateLiterals: true,
					ignoreRegExpLiterals: true,
					ignoreUrls: true,
					ignorePattern: 'eslint-disable',
				},
			],
			'no-warning-comments': [ 'error', { terms: [ 'todo', 'fixme', 'xxx' ] } ],
		},
	},
	{
		files: [ 'client/**/*.{ts,tsx}' ],
		rules: {
			'import/no-extraneous-dependencies': [ 'error', { devDependencies: TESTS } ],
			// The REST API's fields are written with underscores.
			camelcase: 'off',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'no-restricted-imports': [
				'error',
				{
					name: '@wordpress/hooks',
					importNames: [ 'applyFilters', 'applyFiltersAsync', 'filters' ],
					message:
						'Use applyFiltersSafely() of client/shared: an extension’s filter may throw or return anything.',
				},
			],
		},
	},
	{
		files: [ 'bin/**/*.mjs', 'tests/**/*.{mjs,ts}', '*.{js,cjs}' ],
		languageOptions: { ecmaVersion: 2024 },
		rules: { 'no-console': 'off' },
	},
	...wordpress.configs[ 'test-unit' ].map( ( config ) => ( { ...config, files: TESTS } ) ),
	boundariesOf( boundaries, 'client' ),
];
