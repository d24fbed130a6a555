/** The settings page, as a person sees it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The element that the page is in. */
export const SETTINGS = '#storewright-settings';

export class SettingsPage {
	readonly root: Locator;
	readonly save: Locator;
	/** Summary of errors above the form. */
	readonly summary: Locator;
	/** Notice of success. */
	readonly notice: Locator;

	constructor( private readonly page: Page ) {
		this.root = page.locator( SETTINGS );
		this.save = this.root.getByRole( 'button', { name: 'Save changes' } );
		this.summary = this.root.getByRole( 'alert' );
		this.notice = this.root.getByRole( 'status' );
	}

	/**
	 * Opens a section and waits until it is there.
	 *
	 * @param tab     Id of a group of settings.
	 * @param section Name of the section, none for the first one.
	 * @param more    What else the address says.
	 */
	async open( tab: string, section = '', more: Record< string, string > = {} ): Promise< void > {
		const query = new URLSearchParams( { page: 'wc-settings', tab, ...( section ? { section } : {} ), ...more } );
		await this.page.goto( `/wp-admin/admin.php?${ query }` );
		await expect( this.root.getByRole( 'heading', { level: 2 } ) ).toBeVisible();
	}

	/**
	 * The field of a setting.
	 *
	 * @param label What it is called.
	 */
	field( label: string ): Locator {
		return this.root.getByLabel( label, { exact: true } );
	}

	/**
	 * Expects an error beside a field.
	 *
	 * @param field The field.
	 */
	async expectError( field: Locator, text: string | RegExp ): Promise< void > {
		await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( field ).toHaveAccessibleDescription( text );
	}
}
