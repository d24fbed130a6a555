/** Dragging by the mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Drags an element by the mouse until its middle is where that of another one is.
 *
 * @param page
 * @param from The element, or its handle.
 * @param to   What is at the place that it goes to.
 */
export async function drag( page: Page, from: Locator, to: Locator ): Promise< void > {
	const middleOf = async ( element: Locator ) => {
		const { x, y, width, height } = ( await element.boundingBox() ) ?? { x: 0, y: 0, width: 0, height: 0 };
		return { x: x + width / 2, y: y + height / 2 };
	};
	const [ start, end ] = [ await middleOf( from ), await middleOf( to ) ];
	await page.mouse.move( start.x, start.y );
	await page.mouse.down();
	await page.mouse.move( start.x, start.y + 10, { steps: 3 } );
	await page.mouse.move( start.x, end.y, { steps: 10 } );
	await expect( page.locator( '[data-dragged]' ) ).toBeVisible();
	await page.mouse.up();
}
