/** `getComputedStyle()` in tests: what is asked sooner (bin/lib/jest-styles.mjs) is what jsdom says. */
import { Button, Modal } from '@wordpress/components';
import { render } from '@testing-library/react';

const PROPERTIES = [ 'display', 'visibility', 'pointer-events' ] as const;

/** What jsdom itself says: the text of all that applies. */
function ofJsdom( element: Element, property: string ): string {
	const { cssText } = window.getComputedStyle( element );
	return new RegExp( `(?:^|; )${ property }: ([^;]*);` ).exec( cssText )?.[ 1 ] ?? '';
}

function expectSame(): void {
	for ( const element of Array.from( document.querySelectorAll( '*' ) ) ) {
		const style = window.getComputedStyle( element );
		const said = PROPERTIES.map( ( property ) => [ property, style.getPropertyValue( property ) ] );
		expect( said ).toEqual( PROPERTIES.map( ( property ) => [ property, ofJsdom( element, property ) ] ) );
		expect( [ style.display, style.visibility, style.pointerEvents ] ).toEqual(
			said.map( ( [ , value ] ) => value )
		);
	}
}

const get = ( id: string ) => window.getComputedStyle( document.getElementById( id ) as HTMLElement );

describe( 'styles of elements', () => {
	it( 'are jsdom’s, of its own style sheet, the page’s and the element’s', () => {
		render(
			<>
				<style>{ `
					.a, p.b > i, [data-c="x, y"] { visibility: hidden }
					@media screen { #d { pointer-events: none } }
					@media print { #d { display: none } }
					section:not(.e) em { display: none }
					.f { visibility: unset; color: red }
				` }</style>
				<section className="a" id="a">
					<em id="em">1</em>
					<b id="f" className="f">
						2
					</b>
					<b id="shown" style={ { visibility: 'visible', display: 'flex' } }>
						3
					</b>
				</section>
				<p className="b">
					<i id="i">4</i>
				</p>
				<p data-c="x, y" id="c">
					5
				</p>
				<p id="d">
					<Button id="button">6</Button>
				</p>
				<input type="hidden" />
				<div hidden id="hidden" />
				<details>
					<summary>7</summary>
					<span>8</span>
				</details>
				<svg>
					<foreignObject />
				</svg>
				<Modal title="9" onRequestClose={ () => {} }>
					10
				</Modal>
			</>
		);

		expectSame();
		expect( get( 'em' ) ).toMatchObject( { display: 'none', visibility: 'hidden' } );
		expect( get( 'f' ).visibility ).toBe( 'hidden' );
		expect( get( 'shown' ) ).toMatchObject( { display: 'flex', visibility: 'visible' } );
		expect( [ get( 'i' ).visibility, get( 'c' ).visibility ] ).toEqual( [ 'hidden', 'hidden' ] );
		expect( get( 'button' ).pointerEvents ).toBe( 'none' );
		expect( get( 'd' ).display ).toBe( 'block' );
		expect( get( 'hidden' ).display ).toBe( 'none' );
		expect( get( 'f' ).color ).toBe( 'rgb(255, 0, 0)' );
	} );

	it( 'change with the page', () => {
		render( <div id="one">1</div> );
		const one = document.getElementById( 'one' ) as HTMLElement;
		expect( get( 'one' ).display ).toBe( 'block' );
		one.style.display = 'none';
		expect( get( 'one' ).display ).toBe( 'none' );
		one.removeAttribute( 'style' );
		const sheet = document.head.appendChild( document.createElement( 'style' ) );
		sheet.textContent = 'div { display: flex }';
		expect( get( 'one' ).display ).toBe( 'flex' );
		sheet.textContent = 'div { display: grid }';
		expect( get( 'one' ).display ).toBe( 'grid' );
		sheet.remove();
		expect( get( 'one' ).display ).toBe( 'block' );
		expectSame();
	} );
} );
