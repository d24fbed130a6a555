/**
 * Whether elements are shown and can be clicked, which tests ask of every element that they look at: `display`, `visibility` and
 * `pointer-events` of `getComputedStyle()`. For each element, jsdom matches every rule of every style sheet, reads all that they
 * declare and computes all colors: in tests of forms, a sixth of the time. Here, the rules that declare one of the three are matched, by
 * jsdom's own selectors and in its own order; whatever else is asked, jsdom answers.
 */
import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );
const { parse } = require( 'rrweb-cssom' );
const { CSSStyleDeclaration } = require( 'cssstyle' );
const defaultSheet = parse( require( 'jsdom/lib/jsdom/browser/default-stylesheet.js' ) );
const { implForWrapper } = require( 'jsdom/lib/jsdom/living/generated/utils.js' );
const { matchesDontThrow } = require( 'jsdom/lib/jsdom/living/helpers/selectors.js' );

/**
 * @typedef {'display'|'visibility'|'pointer-events'} Property
 * @typedef {Partial<Record<Property, string>>} Declared
 * @typedef {{ selector: string, hints: Hint[], declared: Declared }} Rule
 * @typedef {{ tag?: string, className?: string }} Hint What an element must have for one of the selectors of a rule to match.
 */

/** By the names under which they are asked. */
const PROPERTIES = /** @type {Record<string, Property>} */ ( {
	display: 'display',
	visibility: 'visibility',
	pointerEvents: 'pointer-events',
	'pointer-events': 'pointer-events',
} );

/** Those that elements have of those around them, and what they are where nobody says. */
const INHERITED = /** @type {Record<Property, string | undefined>} */ ( {
	display: undefined,
	visibility: 'visible',
	'pointer-events': 'auto',
} );

/** @type {WeakMap<object, { count: number, last: object, rules: Rule[] }>} By style sheet. */
const sheets = new WeakMap();

/** @type {WeakMap<object, WeakMap<object, Declared>>} By jsdom's own cache of a page, which goes whenever the page changes. */
const found = new WeakMap();

/**
 * Has a page answer sooner.
 *
 * @param {any} window
 */
export function askStylesFast( window ) {
	const own = window.getComputedStyle;
	window.getComputedStyle = ( /** @type {any} */ element, /** @type {unknown[]} */ ...more ) => {
		const impl = implForWrapper( element );
		if ( more.length > 0 || impl?._ownerDocument !== implForWrapper( window.document ) ) {
			return own( element, ...more );
		}
		/** @type {any} */
		let all;
		return new Proxy( Object.create( window.CSSStyleDeclaration?.prototype ?? null ), {
			get( _, name ) {
				if ( typeof name === 'string' && Object.hasOwn( PROPERTIES, name ) ) {
					return valueOf( impl, /** @type {Property} */ ( PROPERTIES[ name ] ) );
				}
				if ( name === 'getPropertyValue' ) {
					return ( /** @type {string} */ property ) =>
						Object.hasOwn( INHERITED, property )
							? valueOf( impl, /** @type {Property} */ ( property ) )
							: ( all ??= own( element ) ).getPropertyValue( property );
				}
				all ??= own( element );
				return typeof all[ name ] === 'function' ? all[ name ].bind( all ) : all[ name ];
			},
			has: ( _, name ) => name in ( all ??= own( element ) ),
		} );
	};
}

/**
 * @param {any}      element  jsdom's own object.
 * @param {Property} property
 * @return {string} What `getComputedStyle()` says.
 */
function valueOf( element, property ) {
	const initial = INHERITED[ property ];
	for ( let of = element; of !== null; of = of.parentElement ) {
		const value = declaredOf( of )[ property ];
		if ( value !== undefined || initial === undefined ) {
			return value ?? '';
		}
	}
	return initial ?? '';
}

/**
 * @param {any} element
 * @return {Declared} What rules and the element itself declare.
 */
function declaredOf( element ) {
	const document = element._ownerDocument;
	document._styleCache ??= new WeakMap();
	const cache = found.get( document._styleCache ) ?? new WeakMap();
	found.set( document._styleCache, cache );
	const known = cache.get( element );
	if ( known ) {
		return known;
	}
	/** @type {Declared} */
	const declared = {};
	for ( const sheet of [ defaultSheet, ...document.styleSheets._list ] ) {
		for ( const rule of rulesOf( sheet ) ) {
			if ( rule.hints.some( ( hint ) => fits( hint, element ) ) && matchesDontThrow( element, rule.selector ) ) {
				Object.assign( declared, rule.declared );
			}
		}
	}
	if ( element.style.length > 0 ) {
		Object.assign( declared, declaredIn( element.style ) );
	}
	for ( const property of /** @type {Property[]} */ ( Object.keys( declared ) ) ) {
		if ( declared[ property ] === 'unset' ) {
			delete declared[ property ];
		}
	}
	cache.set( element, declared );
	return declared;
}

/**
 * @param {any} sheet
 * @return {Rule[]} Its rules that declare one of the properties.
 */
function rulesOf( sheet ) {
	const { cssRules } = sheet;
	const [ count, last ] = [ cssRules.length, cssRules[ cssRules.length - 1 ] ];
	const known = sheets.get( sheet );
	if ( known?.count === count && known.last === last ) {
		return known.rules;
	}
	/** @type {any[]} */
	const shown = [ ...cssRules ].flatMap( ( rule ) => {
		if ( rule.media ) {
			return Array.from( rule.media ).includes( 'screen' ) ? [ ...rule.cssRules ] : [];
		}
		return [ rule ];
	} );
	const rules = shown.flatMap( ( { selectorText: selector, style } ) => {
		const declared = style ? declaredIn( style ) : {};
		return Object.keys( declared ).length > 0 ? [ { selector, hints: hintsOf( selector ), declared } ] : [];
	} );
	sheets.set( sheet, { count, last, rules } );
	return rules;
}

/**
 * @param {any} style Declarations.
 * @return {Declared} Those of the properties, as jsdom understands them.
 */
function declaredIn( style ) {
	/** @type {Declared} */
	const declared = {};
	for ( const property of /** @type {Property[]} */ ( Object.keys( INHERITED ) ) ) {
		const value = style.getPropertyValue( property );
		if ( value === 'unset' ) {
			declared[ property ] = value;
		} else if ( value !== '' ) {
			const understood = new CSSStyleDeclaration();
			understood.setProperty( property, value, style.getPropertyPriority( property ) );
			if ( understood.getPropertyValue( property ) !== '' ) {
				declared[ property ] = understood.getPropertyValue( property );
			}
		}
	}
	return declared;
}

/**
 * @param {string} selector
 * @return {Hint[]} One for each selector of a list.
 */
function hintsOf( selector ) {
	const plain = selector.replaceAll( /\[[^\]]*\]/g, '' );
	if ( /[()\\"']/.test( plain ) ) {
		return [ {} ];
	}
	return plain.split( ',' ).map( ( one ) => {
		const last =
			one
				.trim()
				.split( /[\s>+~]+/ )
				.at( -1 ) ?? '';
		const tag = /^[a-z][\w-]*/i.exec( last )?.[ 0 ].toLowerCase();
		const className = /\.([\w-]+)/.exec( last )?.[ 1 ];
		return { ...( tag ? { tag } : {} ), ...( className ? { className } : {} ) };
	} );
}

/**
 * @param {Hint} hint
 * @param {any}  element
 */
function fits( { tag, className }, element ) {
	return (
		( tag === undefined || element.localName.toLowerCase() === tag ) &&
		( className === undefined || element.classList.contains( className ) )
	);
}
