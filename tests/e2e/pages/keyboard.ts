/** Getting about with nothing but the keyboard. */
import { expect, type Locator, type Page } from '@playwright/test';

/** How many stops a way may have before it counts as one that does not lead there. */
const MOST_STOPS = 80;

/** Whether the focus is shown: by an outline or a shadow, on the element, a pseudo-element of it, or the box around a field. */
const showsFocus = ( element: Element ) =>
	[ element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling ].some(
		( candidate ) => {
			return [ undefined, '::after', '::before' ].some( ( part ) => {
				if ( ! candidate ) {
					return false;
				}
				const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle( candidate, part );
				return ( outlineStyle !== 'none' && outlineWidth !== '0px' ) || boxShadow !== 'none';
			} );
		}
	);

/**
 * Presses Tab until the focus is on an element, which has to show that it has it.
 *
 * @param page   The page.
 * @param target Where to go.
 * @param key    `Tab` or `Shift+Tab`.
 */
export async function tabTo( page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab' ): Promise< void > {
	await expect( target ).toBeVisible();
	for ( let stop = 0; stop < MOST_STOPS; stop++ ) {
		await page.keyboard.press( key );
		if ( await target.evaluate( ( element ) => element === element.ownerDocument.activeElement ) ) {
			expect( await target.evaluate( showsFocus ), `${ target } shows that it has the focus` ).toBe( true );
			return;
		}
	}
	throw new Error( `${ MOST_STOPS } times ${ key } did not lead to ${ target }.` );
}

/**
 * Goes to an element by Tab and presses a key there.
 *
 * @param page   The page.
 * @param target Where to go.
 * @param key    What to press.
 */
export async function pressOn( page: Page, target: Locator, key = 'Enter' ): Promise< void > {
	await tabTo( page, target );
	await page.keyboard.press( key );
}
