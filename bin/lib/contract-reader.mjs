/** Reads descriptions of WooCommerce's REST interface: what `bin/contract.mjs` makes fixtures of. */

/**
 * Properties of a field or argument; missing ones are not known.
 *
 * @typedef {{ readonly?: true, required?: true, minimum?: number, maximum?: number, type: string, items?: string, format?: string,
 *   enum?: string[], enum_at_least?: string[], default?: unknown, properties?: Record<string, Field> }} Field
 * @typedef {{ methods: string[], args: Record<string, Field>, writable: boolean }} Methods
 * @typedef {{ endpoints: Methods[], returns: Record<string, Field> }} Route
 */

/** Where the list of an enum's values was cut off. */
const CUT = '…';

const METHODS = /^((?:GET|POST|PUT|PATCH|DELETE)(?:,\s*(?:GET|POST|PUT|PATCH|DELETE))*)(?: args: (.*))?$/;

const RETURNS = /^(?:returns|response:)$/;

const WRITABLE = '… plus the writable response fields';

const FIELD = /^( *)([^\s:]+): ?(.*)$/;

/**
 * The routes that a text describes.
 *
 * @param {string} text Markdown.
 * @return {Record<string, Route>} By route; namespaces themselves, which WordPress answers for, are left out.
 */
export function routesOf( text ) {
	/** @type {Record<string, Route>} */
	const routes = {};
	for ( const section of text.split( /^## /m ).slice( 1 ) ) {
		const [ heading, ...lines ] = section.split( '\n' );
		const path = heading.trim();
		const isResource = /^\/[\w-]+\/(?!v\d+$)\S+$/.test( path );
		if ( isResource ) {
			routes[ path ] = routeOf( lines );
		}
	}
	return routes;
}

/**
 * A route that two texts describe.
 *
 * @param {Route | undefined} one     The first description.
 * @param {Route}             another The other: where both speak of the same property of a field, this one holds.
 * @return {Route} What both say.
 */
export function merged( one, another ) {
	if ( ! one ) {
		return another;
	}
	const fields = ( /** @type {Record<string, Field>} */ a, /** @type {Record<string, Field>} */ b ) =>
		Object.fromEntries( Object.keys( { ...a, ...b } ).map( ( name ) => [ name, { ...a[ name ], ...b[ name ] } ] ) );
	const earlier = ( /** @type {Methods} */ endpoint ) =>
		one.endpoints.find( ( { methods } ) => methods.join() === endpoint.methods.join() )?.args ?? {};
	return {
		endpoints: another.endpoints.map( ( endpoint ) => ( {
			...endpoint,
			args: fields( earlier( endpoint ), endpoint.args ),
		} ) ),
		returns: fields( one.returns, another.returns ),
	};
}

/**
 * @param {string[]} lines What stands below the heading.
 * @return {Route} The route.
 */
function routeOf( lines ) {
	/** @type {Route} */
	const route = { endpoints: [], returns: {} };
	/** @type {Record<string, Field>[]} */
	let levels = [];
	for ( const line of lines ) {
		const methods = METHODS.exec( line );
		const field = FIELD.exec( line );
		if ( methods ) {
			const endpoint = {
				methods: methods[ 1 ].split( /,\s*/ ),
				args: argumentsOf( methods[ 2 ] ?? '' ),
				writable: false,
			};
			route.endpoints.push( endpoint );
			levels = [ endpoint.args ];
		} else if ( RETURNS.test( line ) ) {
			levels = [ route.returns ];
		} else if ( line.trim() === WRITABLE ) {
			route.endpoints[ route.endpoints.length - 1 ].writable = true;
		} else if ( field && levels.length > 0 ) {
			const depth = field[ 1 ].length / 2 - 1;
			const described = fieldOf( field[ 3 ] );
			levels[ depth ][ field[ 2 ] ] = described;
			levels = levels.slice( 0, depth + 1 );
			levels.push( lazyProperties( described ) );
		}
	}
	return route;
}

/**
 * Fields to be added below a field, which has `properties` only if there are some.
 *
 * @param {Field} field The field above.
 * @return {Record<string, Field>} Takes properties.
 */
function lazyProperties( field ) {
	return new Proxy( /** @type {Record<string, Field>} */ ( {} ), {
		set( _, name, value ) {
			( field.properties ??= {} )[ String( name ) ] = value;
			return true;
		},
	} );
}

/**
 * @param {string} line Arguments on one line: `page: integer = 1; search: string`.
 * @return {Record<string, Field>} By name.
 */
function argumentsOf( line ) {
	return Object.fromEntries(
		line
			.split( '; ' )
			.filter( Boolean )
			.map( ( argument ) => {
				const [ name, description ] = argument.split( ': ' );
				return [ name, fieldOf( description ) ];
			} )
	);
}

/**
 * @param {string} text Such as `array<string{a,b}>=[] required ≥1` or `string [a, b] = a ro`.
 * @return {Field} The field.
 */
function fieldOf( text ) {
	const plain = text
		.replace(
			/ = (\S+)/,
			( _, value ) => `=${ /^-?\d+$|^true$|^false$/.test( value ) ? value : JSON.stringify( value ) }`
		)
		.replace( / \[([^\]]*)\]/, ( _, values ) => `{${ values.replace( /, /g, ',' ) }}` );
	/** @type {Field} */
	const field = { type: 'any' };
	const words = /^(.*?)((?: (?:readonly|ro|required|uri|[≥≤]-?\d+))*)$/.exec( plain ) ?? [ plain, plain, '' ];
	for ( const word of words[ 2 ].split( ' ' ).filter( Boolean ) ) {
		Object.assign( field, markOf( word ) );
	}
	const parts = /^(array<)?([^{}<>=:]*)(?::([\w-]+))?(?:\{([^}]*)\})?>?(?:=(.*))?$/.exec( words[ 1 ].trim() );
	if ( ! parts ) {
		throw new Error( `This field could not be read: ${ text }` );
	}
	const [ , list, type, format, values, preset ] = parts;
	field.type = list ? 'array' : type || 'any';
	if ( list && type ) {
		field.items = type;
	}
	if ( format ) {
		field.format = format;
	}
	if ( values !== undefined ) {
		const all = [ ...new Set( values.split( ',' ) ) ];
		const known = all.filter( ( value ) => ! value.startsWith( CUT ) ).sort();
		Object.assign( field, known.length < all.length ? { enum_at_least: known } : { enum: known } );
	}
	if ( preset !== undefined ) {
		field.default = JSON.parse( preset );
	}
	return field;
}

/**
 * @param {string} word What stands behind a type.
 * @return {Partial<Field>} What it says.
 */
function markOf( word ) {
	if ( word === 'readonly' || word === 'ro' ) {
		return { readonly: true };
	}
	if ( word === 'required' ) {
		return { required: true };
	}
	if ( word === 'uri' ) {
		return { format: 'uri' };
	}
	return { [ word.startsWith( '≥' ) ? 'minimum' : 'maximum' ]: Number( word.slice( 1 ) ) };
}
