/** The shipping task with its steps. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The steps as the owner reads them. */
export const STEPS = {
	location: 'Set store location',
	rates: 'Set shipping costs',
	labels: 'Print shipping labels',
	connect: 'Connect your store',
} as const;

/** The zone that covers what the others do not. */
export const WORLD = 'Rest of the world';

export class ShippingTask {
	readonly steps: Locator;
	/** The step that is open. */
	readonly current: Locator;
	readonly world: Locator;
	readonly save: Locator;
	readonly withoutLabels: Locator;
	readonly connect: Locator;
	readonly noThanks: Locator;
	/** The error message. */
	readonly failure: Locator;

	constructor( private readonly page: Page ) {
		const root = page.locator( '#storewright-root' );
		this.steps = root.getByRole( 'list', { name: 'Steps of setting up shipping' } ).locator( '> li' );
		this.current = this.steps.and( page.locator( '[aria-current="step"]' ) );
		this.world = root.getByRole( 'checkbox', { name: 'Ship to the rest of the world too' } );
		this.save = root.getByRole( 'button', { name: 'Save shipping rates' } );
		this.withoutLabels = root.getByRole( 'button', { name: 'Continue without labels' } );
		this.connect = root.getByRole( 'button', { name: 'Connect', exact: true } );
		this.noThanks = root.getByRole( 'button', { name: 'No thanks' } );
		this.failure = root.getByRole( 'alert' );
	}

	/**
	 * A step, open or not.
	 *
	 * @param label What it is called.
	 */
	step( label: string ): Locator {
		return this.steps.filter( { has: this.page.getByRole( 'heading', { name: label } ) } );
	}

	/**
	 * The button that opens a step which is done.
	 *
	 * @param label What the step is called.
	 */
	edit( label: string ): Locator {
		return this.page.getByRole( 'button', { name: `Edit: ${ label }` } );
	}

	/**
	 * The field with what shipping to a zone costs.
	 *
	 * @param zone Its name.
	 */
	rate( zone: string ): Locator {
		return this.current.getByRole( 'group', { name: zone } ).getByRole( 'textbox', { name: 'Shipping cost' } );
	}

	/**
	 * These are the steps, and this one is open.
	 *
	 * @param labels  What the steps are called.
	 * @param current Which of them.
	 */
	async expectSteps( labels: string[], current: string ): Promise< void > {
		await expect( this.current.getByRole( 'heading', { name: current } ) ).toBeVisible();
		await expect( this.steps ).toHaveCount( labels.length );
		for ( const [ index, label ] of labels.entries() ) {
			await expect( this.steps.nth( index ).getByRole( 'heading' ).first() ).toContainText( label );
		}
	}
}
