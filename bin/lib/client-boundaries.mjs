const element = ( ...types ) => ( { element: { types: { anyOf: types } } } );
const file = ( category ) => ( { file: { categories: category } } );

/**
 * Who may import whom in the client: everybody `shared`; nobody a feature, but `features.ts`, through which the shell and
 * the entries reach them.
 *
 * @param {Object} boundaries The plugin, eslint-plugin-boundaries.
 * @param {string} root       The client's folder, from the project's root on.
 * @return {Object} A part of an ESLint configuration.
 */
export function boundariesOf( boundaries, root ) {
	const allow = ( from, ...to ) => to.map( ( target ) => ( { from, allow: { to: target } } ) );
	return {
		files: [ `${ root }/**/*.{ts,tsx}` ],
		plugins: { boundaries },
		settings: {
			'boundaries/elements': [
				...[ 'entries', 'shell', 'shared', 'generated' ].map( ( name ) => ( {
					type: name,
					pattern: `${ root }/${ name }`,
					partialMatch: false,
				} ) ),
				{ type: 'island', pattern: `${ root }/islands/*`, partialMatch: false },
				{ type: 'feature', pattern: `${ root }/*`, partialMatch: false },
			],
			'boundaries/files': [
				{ category: 'features', pattern: `${ root }/features.ts` },
				{ category: 'types', pattern: `${ root }/types/*.d.ts` },
			],
		},
		rules: {
			'boundaries/dependencies': [
				'error',
				{
					default: 'disallow',
					message: 'The {{from.element.types.[0]}} layer may not import {{dependency.source}}.',
					policies: [
						{ allow: { to: { module: { origin: [ 'external', 'core' ] } } } },
						...allow( element( 'entries' ), element( 'shell', 'shared' ), file( 'features' ) ),
						...allow( element( 'shell' ), element( 'shared', 'generated' ), file( 'features' ) ),
						...allow( element( 'shared' ), element( 'generated' ) ),
						...allow( element( 'feature', 'island' ), element( 'shared', 'generated' ) ),
						...allow( file( 'features' ), element( 'feature', 'island', 'shared' ) ),
					],
				},
			],
		},
	};
}
