/**
 * The names of the classes of CSS modules: folder, file and class, such as `storewright-ui-card__card`, so that PHP's templates
 * of Home can use them.
 */
import { basename, dirname } from 'node:path';

/** Loaders of styles, by what their path ends in. */
const isCssLoader = ( { loader } ) => typeof loader === 'string' && /[\\/]css-loader[\\/]/.test( loader );

/** Which file has each beginning of names. */
const owners = new Map();

/**
 * The name of a class in the built files.
 *
 * @param {{ resourcePath: string }} module    The stylesheet.
 * @param {string}                   _template What css-loader would go by.
 * @param {string}                   name      The class in its module.
 * @throws {Error} Two files would have the same names.
 */
export function classNameOf( { resourcePath }, _template, name ) {
	const file = basename( resourcePath ).replace( /\.module\.s?css$/, '' );
	const prefix = `storewright-${ basename( dirname( resourcePath ) ) }-${ file }`;
	const owner = owners.get( prefix ) ?? resourcePath;
	if ( owner !== resourcePath ) {
		throw new Error( `Rename ${ resourcePath } or ${ owner }: both would name their classes ${ prefix }__….` );
	}
	owners.set( prefix, resourcePath );
	return `${ prefix }__${ name }`;
}

/**
 * The rules with these names for classes.
 *
 * @param {import('webpack').RuleSetRule[]} rules Those of wp-scripts.
 */
export const withClassNames = ( rules ) =>
	rules.map( ( rule ) =>
		Array.isArray( rule.use )
			? {
					...rule,
					use: rule.use.map( ( loader ) =>
						isCssLoader( loader )
							? {
									...loader,
									options: {
										...loader.options,
										modules: { ...loader.options.modules, getLocalIdent: classNameOf },
									},
								}
							: loader
					),
				}
			: rule
	);
