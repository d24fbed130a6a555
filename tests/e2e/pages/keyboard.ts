/** Getting about with nothing but the keyboard. */
import { expect, type Locator, type Page } from '@playwright/test';

/** How many stops a way may have before it counts as one that does not lead there. */
const MAX_STOPS = 160;

/** How far above a field the box may be that shows the field's focus. */
const MAX_BOXES = 4;

/** All that may show the focus of an element: outlines, shadows and lines of it, its pseudo-elements and its boxes. */
const lookOf = ( element: Element, boxes: number ) => {
	const parts = [ element, element.nextElementSibling ];
	for ( let box = element.parentElement; box && parts.length < boxes + 2; box = box.parentElement ) {
		parts.push( box );
	}
	return parts
		.flatMap( ( part ) =>
			part ? [ undefined, '::before', '::after' ].map( ( pseudo ) => getComputedStyle( part, pseudo ) ) : []
		)
		.map( ( { outline, boxShadow, borderColor, borderWidth } ) =>
			[ outline, boxShadow, borderColor, borderWidth ].join()
		)
		.join( '; ' );
};

interface Seeking extends Window {
	sought?: Element;
}

/** Remembers an element in its page: by a name it is looked for in the whole page, which is much for each stop of a way. */
const remember = ( element: Element ) => {
	( window as Seeking ).sought = element;
};

/** Whether the element has the focus; null where the page has none any more. */
const hasFocus = () => {
	const { sought } = window as Seeking;
	return sought?.isConnected ? sought === sought.ownerDocument.activeElement : null;
};

/**
 * Presses Tab until the focus is on an element, which has to show that it has it.
 *
 * @param page   The page.
 * @param target Where to go.
 * @param key    `Tab` or `Shift+Tab`.
 */
export async function tabTo( page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab' ): Promise< void > {
	await expect( target ).toBeVisible();
	const before = await target.evaluate( lookOf, MAX_BOXES );
	await target.evaluate( remember );
	for ( let stop = 0; stop < MAX_STOPS; stop++ ) {
		await page.keyboard.press( key );
		const isThere =
			( await page.evaluate( hasFocus ) ) ??
			( await target.evaluate( ( element ) => element === element.ownerDocument.activeElement ) );
		if ( isThere ) {
			await expect
				.poll( () => target.evaluate( lookOf, MAX_BOXES ), {
					message: `${ target } shows that it has the focus`,
				} )
				.not.toBe( before );
			return;
		}
	}
	throw new Error( `${ MAX_STOPS } times ${ key } did not lead to ${ target }.` );
}

/**
 * Goes to an element by Tab and presses a key there.
 *
 * @param page   The page.
 * @param target Where to go.
 * @param key    What to press.
 * @param way    By which key it is reached, `Tab` or `Shift+Tab`.
 */
export async function pressOn(
	page: Page,
	target: Locator,
	key = 'Enter',
	way: 'Tab' | 'Shift+Tab' = 'Tab'
): Promise< void > {
	await tabTo( page, target, way );
	await page.keyboard.press( key );
}
