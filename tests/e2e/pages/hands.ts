/** The two ways in which a person works on a page: what a journey does with the one, it does with the other. */
import { expect, type Locator, type Page } from '@playwright/test';
import { pressOn, tabTo } from './keyboard';
import { Palette } from './palette';

export interface Hands {
	/** Gets to what a page of wp-admin is about, once it's there: past its menu. */
	arrive: () => Promise< void >;
	/** Follows a link, or presses a button; `back` where it lies before what has the focus. */
	press: ( target: Locator, back?: 'back' ) => Promise< void >;
	/** Writes into a field, over what was there. */
	write: ( field: Locator, text: string ) => Promise< void >;
	/** Chooses from a list that opens. */
	pick: ( list: Locator, option: string ) => Promise< void >;
	/** Chooses from a list that is searched by writing. */
	search: ( list: Locator, option: string ) => Promise< void >;
	/** Closes what a button has opened, which has the focus then. */
	close: ( button: Locator ) => Promise< void >;
	/** WordPress's command palette. */
	palette: Palette;
}

/**
 * Somebody with a mouse.
 *
 * @param page The page.
 */
export const byMouse = ( page: Page ): Hands => ( {
	arrive: () => Promise.resolve(),
	press: ( target ) => target.click(),
	write: async ( field, text ) => {
		await field.click();
		await field.fill( text );
	},
	pick: async ( list, option ) => {
		await list.selectOption( { label: option } );
	},
	search: async ( list, option ) => {
		await list.click();
		await list.fill( option );
		await page.getByRole( 'option', { name: option, exact: true } ).click();
		await expect( list ).toHaveValue( option );
	},
	close: ( button ) => button.click(),
	palette: new Palette( page, true ),
} );

/**
 * Somebody with nothing but a keyboard.
 *
 * @param page The page.
 */
export const byKeyboard = ( page: Page ): Hands => {
	const write = async ( field: Locator, text: string ) => {
		if ( ! ( await field.evaluate( ( element ) => element === element.ownerDocument.activeElement ) ) ) {
			await tabTo( page, field );
		}
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.type( text );
	};
	return {
		arrive: () => pressOn( page, page.getByRole( 'link', { name: 'Skip to main content' } ) ),
		press: ( target, back ) => pressOn( page, target, 'Enter', back === 'back' ? 'Shift+Tab' : 'Tab' ),
		write,
		pick: async ( list, option ) => {
			await tabTo( page, list );
			await page.keyboard.type( option );
		},
		search: async ( list, option ) => {
			await write( list, option );
			await expect( page.getByRole( 'option', { name: option, exact: true } ) ).toBeVisible();
			await page.keyboard.press( 'Enter' );
			await expect( list ).toHaveValue( option );
		},
		close: async ( button ) => {
			await page.keyboard.press( 'Escape' );
			await expect( button ).toBeFocused();
		},
		palette: new Palette( page ),
	};
};
