/** The form with the store's address, in whichever task it is. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Input of the form; fields that are left out stay as they are. */
export interface AddressInput {
	/** As the list of countries writes it: 'Germany' or 'United States (US) — Illinois'. */
	country?: string;
	street?: string;
	city?: string;
	postcode?: string;
}

/** Labels that differ from country to country. */
const CITY = /^(City|Town \/ City|District)$/;
const POSTCODE = /^(ZIP Code|Postcode|Postcode \/ ZIP)$/;

export class AddressForm {
	readonly country: Locator;
	readonly street: Locator;
	readonly secondLine: Locator;
	readonly city: Locator;
	readonly postcode: Locator;
	/** The button of the store details; the shipping task has one of its own. */
	readonly save: Locator;
	/** The error message. */
	readonly failure: Locator;

	constructor( private readonly page: Page ) {
		const root = page.locator( '#storewright-root' );
		this.country = root.getByRole( 'combobox', { name: 'Country / Region' } );
		this.street = root.getByRole( 'textbox', { name: 'Street address' } );
		this.secondLine = root.getByRole( 'textbox', { name: 'Apartment, suite, unit, etc.' } );
		this.city = root.getByRole( 'textbox', { name: CITY } );
		this.postcode = root.getByRole( 'textbox', { name: POSTCODE } );
		this.save = root.getByRole( 'button', { name: 'Save address' } );
		this.failure = root.getByRole( 'alert' );
	}

	/**
	 * Chooses a country.
	 *
	 * @param label As the list writes it.
	 */
	async choose( label: string ): Promise< void > {
		await this.country.fill( label );
		await this.page.getByRole( 'option', { name: label, exact: true } ).click();
		await expect( this.country ).toHaveValue( label );
	}

	/**
	 * Types an address, the country first.
	 *
	 * @param address What is typed.
	 */
	async fill( { country, street, city, postcode }: AddressInput ): Promise< void > {
		if ( country !== undefined ) {
			await this.choose( country );
		}
		for ( const [ field, text ] of [
			[ this.street, street ],
			[ this.city, city ],
			[ this.postcode, postcode ],
		] as const ) {
			if ( text !== undefined ) {
				await field.fill( text );
			}
		}
	}

	/**
	 * Fills in what browsers know by themselves, as their autofill does.
	 *
	 * @param country Code or name.
	 * @param state   Likewise.
	 */
	async autofill( country: string, state: string ): Promise< void > {
		await this.page.locator( 'input[autocomplete="country"]' ).fill( country, { force: true } );
		await this.page.locator( 'input[autocomplete="address-level1"]' ).fill( state, { force: true } );
	}

	/**
	 * A field says what is wrong with it, to those who see it and to those who hear it.
	 *
	 * @param field One of the fields.
	 * @param text  What it says; undefined for nothing.
	 */
	async expectError( field: Locator, text?: string ): Promise< void > {
		await expect( field ).toHaveAttribute( 'aria-invalid', String( text !== undefined ) );
		await expect( field ).toHaveAccessibleDescription( text ?? '' );
	}
}
