/** Which texts of a page have colors that contrast was not judged of before. */
import type { Page } from '@playwright/test';

/** Set on what is to be looked at. */
const UNJUDGED = 'data-unjudged';

/**
 * What contrast goes by, of each element with a text: its color and size, and what lies behind it up to what hides the rest. That may be
 * something beside it where that has a place of its own: then its kind counts as well. The elements are kept in the page, in this order.
 */
async function colorsOf( page: Page, within: string ): Promise< string[] > {
	return page.evaluate( ( root ) => {
		const kinds = 'input, select, textarea, button';
		const hasText = ( { childNodes }: Element ) =>
			[ ...childNodes ].some( ( node ) => node instanceof Text && node.data.trim() !== '' );
		const elements = [ ...document.querySelectorAll( `:is(${ root }), :is(${ root }) *` ) ].filter(
			( element ) => ( element.matches( kinds ) || hasText( element ) ) && element.checkVisibility()
		);
		const kindOf = ( element: Element ) => `${ element.localName } ${ element.getAttribute( 'class' ) }`;
		const grounds = new Map< Element | null, string >( [ [ null, '' ] ] );
		const groundOf = ( element: Element | null ): string => {
			const known = grounds.get( element );
			if ( known !== undefined || element === null ) {
				return known ?? '';
			}
			const { backgroundColor, backgroundImage, opacity } = getComputedStyle( element );
			const isPlaced = [ ...( element.parentElement?.children ?? [] ) ].some(
				( one ) => getComputedStyle( one ).position === 'absolute'
			);
			const kind = isPlaced ? kindOf( element ) : '';
			const above = groundOf( element.parentElement );
			const isSolid = backgroundColor.startsWith( 'rgb(' ) && backgroundImage === 'none' && opacity === '1';
			// What is faded as a whole lets through what hides the rest, too.
			const ground =
				isSolid && ! above.includes( 'faded' )
					? `${ kind } ${ backgroundColor }`
					: `${ opacity === '1' ? '' : 'faded ' }${ kind } ${ backgroundColor } ${ backgroundImage } ${ opacity } < ${ above }`;
			grounds.set( element, ground );
			return ground;
		};
		( window as unknown as { judged: Element[] } ).judged = elements;
		return elements.map( ( element ) => {
			const { color, fontSize, fontWeight, textShadow } = getComputedStyle( element );
			return [ color, fontSize, fontWeight, textShadow, groundOf( element ) ].join( ' | ' );
		} );
	}, within );
}

/**
 * Marks the elements that have colors in which none was judged before, in whichever view and scheme: only there contrast can be another.
 * In the first scheme each view is looked at as a whole.
 *
 * @param page    The page.
 * @param within  Selectors of what is looked into.
 * @param isFirst Whether it is the first scheme.
 * @param judged  The colors that were judged so far; those of this page come to them.
 * @return Selectors of what there is to look at.
 */
export async function unjudged(
	page: Page,
	within: string,
	isFirst: boolean,
	judged: Set< string >
): Promise< string[] > {
	if ( isFirst ) {
		// What fades from one color to another would still have the last one's.
		await page.addStyleTag( { content: '*, ::before, ::after { transition: none !important; }' } );
	}
	const colors = await colorsOf( page, within );
	const places = colors.flatMap( ( text, at ) => {
		const isNew = ! judged.has( text );
		judged.add( text );
		return isNew ? [ at ] : [];
	} );
	if ( isFirst ) {
		return within.split( ', ' );
	}
	await page.evaluate(
		( [ mark, marked ] ) => {
			const { judged: elements } = window as unknown as { judged: Element[] };
			elements.forEach( ( element, at ) => element.toggleAttribute( mark, marked.includes( at ) ) );
		},
		[ UNJUDGED, places ] as const
	);
	return [ `[${ UNJUDGED }]` ];
}
