/** WordPress's command palette, by keyboard unless told. */
import { expect, type Locator, type Page } from '@playwright/test';
import { untilIdle } from '../fixtures/idle';

export class Palette {
	private readonly dialog: Locator;
	private readonly field: Locator;

	constructor(
		private readonly page: Page,
		/** Whether it is opened by its button, and a command chosen, with the mouse. */
		private readonly isByMouse = false
	) {
		this.dialog = page.getByRole( 'dialog', { name: 'Command palette' } );
		this.field = this.dialog.getByRole( 'combobox' );
	}

	/** A command that is offered now. */
	option( name: string | RegExp ): Locator {
		return this.dialog.getByRole( 'option', { name } );
	}

	/** Opens it and types what is searched for. */
	async search( text: string ): Promise< void > {
		// One that is still closing would take what is typed.
		await expect( this.dialog ).toHaveCount( 0 );
		if ( this.isByMouse ) {
			await this.page.getByRole( 'menuitem', { name: 'Open command palette' } ).click();
		} else {
			await this.page.keyboard.press( 'Control+k' );
		}
		await expect( this.field ).toBeFocused();
		// On a slow machine it empties its field once more after it has opened.
		await expect( async () => {
			await this.page.keyboard.press( 'Control+a' );
			await this.page.keyboard.type( text );
			await expect( this.field ).toHaveValue( text, { timeout: 1000 } );
		} ).toPass();
	}

	/** The same, until all that was asked for has answered: WordPress asks a dozen times while one types, and a server has its limits. */
	async find( text: string ): Promise< void > {
		await this.search( text );
		await untilIdle( this.page );
	}

	/** Goes to a command, by the arrow keys or the mouse, and chooses it. */
	async choose( name: string | RegExp ): Promise< void > {
		const option = this.option( name );
		if ( this.isByMouse ) {
			return option.click();
		}
		await expect( option ).toBeVisible();
		// What is found later comes in between, and may take the selection with it: then from the top once more.
		await expect( async () => {
			await this.page.keyboard.press( 'Home' );
			const all = await this.dialog.getByRole( 'option' ).count();
			for ( let stop = 0; stop < all && ( await option.getAttribute( 'aria-selected' ) ) !== 'true'; stop++ ) {
				await this.page.keyboard.press( 'ArrowDown' );
			}
			await expect( option ).toHaveAttribute( 'aria-selected', 'true', { timeout: 1000 } );
		} ).toPass();
		await this.page.keyboard.press( 'Enter' );
	}

	/** Closes it. */
	async close(): Promise< void > {
		await this.page.keyboard.press( 'Escape' );
		await expect( this.dialog ).toHaveCount( 0 );
	}
}
