import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { pressOn, tabTo } from './pages/keyboard';
import { failAt } from './pages/requests';
import { Shop } from './pages/shop';
import type { Locator, Page } from '@playwright/test';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

const ASKED = 'woocommerce_ces_shown_for_actions';
const MODAL = '.components-modal__frame';

/** The question how setup went, at the foot of the completed list. */
class Feedback {
	readonly answers: Locator;
	readonly modal: Locator;
	readonly thanks: Locator;

	constructor( page: Page ) {
		const root = page.locator( '#storewright-root' );
		this.answers = root.getByRole( 'group', { name: 'How easy was it to set up your store?' } );
		this.modal = page.getByRole( 'dialog', { name: 'What could be better?' } );
		this.thanks = root.getByText( 'Thank you for your feedback.' );
	}

	answer( name: string ): Locator {
		return this.answers.getByRole( 'button', { name, exact: true } );
	}

	/** An answer to the second question. */
	detail( name: string ): Locator {
		return this.modal.getByRole( 'radio', { name } );
	}

	get comments(): Locator {
		return this.modal.getByRole( 'textbox', { name: 'Comments (optional)' } );
	}

	button( name: string ): Locator {
		return this.modal.getByRole( 'button', { name } );
	}
}

test.beforeEach( async ( { requestUtils, problems, woocommerce } ) => {
	if ( woocommerce ) {
		// WooCommerce's own script, where the owner allows tracking.
		problems.expect( /stats\.wp\.com/ );
	}
	const shop = new Shop( requestUtils );
	await shop.set( 'advanced', { allow_tracking: 'yes' } );
	await shop.moveTo();
	await shop.task( 'shipping', 'action' );
} );

test( '[A4-017] [A4-018] [A4-020] an owner who had a hard time says so by keyboard, and is not asked again', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const feedback = new Feedback( page );
	await dashboard.open();
	await expect( feedback.answers ).toBeVisible();
	await dashboard.expectFits();

	await pressOn( page, feedback.answer( 'Hard' ) );
	await expect( feedback.modal ).toBeVisible();
	await dashboard.expectAccessible( MODAL );
	await page.keyboard.press( 'Escape' );
	await expect( feedback.modal ).toHaveCount( 0 );
	await expect( feedback.answer( 'Hard' ) ).toBeFocused();

	await page.keyboard.press( 'Enter' );
	await pressOn( page, feedback.detail( 'Not at all' ), 'ArrowRight' );
	await expect( feedback.detail( 'A little' ) ).toBeChecked();
	await tabTo( page, feedback.comments );
	await page.keyboard.type( 'Taxes took me a day.' );
	await pressOn( page, feedback.button( 'Send feedback' ) );
	await expect( feedback.modal ).toHaveCount( 0 );
	await expect( feedback.thanks ).toBeFocused();
	await dashboard.expectAccessible();
	expect( await new Shop( requestUtils ).option( ASKED ) ).toEqual( [ 'store_setup' ] );

	await dashboard.open();
	await expect( page.getByRole( 'heading', { name: "You've completed store setup" } ) ).toBeVisible();
	await untilIdle( page );
	await expect( feedback.answers ).toHaveCount( 0 );
} );

test( '[A4-017] what an owner has written stays when it can’t be sent', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	problems.expect( /status of 500/ );
	const feedback = new Feedback( page );
	await dashboard.open();
	await feedback.answer( 'Very hard' ).click();
	await feedback.button( 'Send feedback' ).click();
	await expect( feedback.modal.getByText( 'Please choose an answer' ) ).toBeVisible();
	await feedback.detail( 'Mostly' ).check();
	await feedback.comments.fill( 'Taxes took me a day.' );

	const mend = await failAt( page, 'wc-admin/options' );
	await feedback.button( 'Send feedback' ).click();
	await expect( feedback.modal.getByRole( 'alert' ) ).toContainText( 'The database went away.' );
	await dashboard.expectAccessible( MODAL );
	await expect( feedback.comments ).toHaveValue( 'Taxes took me a day.' );
	await expect( feedback.detail( 'Mostly' ) ).toBeChecked();
	expect( await new Shop( requestUtils ).option( ASKED ) ).toBe( false );

	await mend();
	await feedback.button( 'Try again' ).click();
	await expect( feedback.thanks ).toBeVisible();
} );
