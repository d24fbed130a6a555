/** Home's setup list, as a person sees it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Dashboard } from '../fixtures/dashboard';

export class Home {
	/** The card of the setup list, or what stands in its place. */
	readonly card: Locator;
	readonly title: Locator;
	readonly progress: Locator;
	readonly rows: Locator;
	/** Messages at the foot of the page. */
	readonly messages: Locator;
	/** The count beside the menu's title. */
	readonly badge: Locator;

	constructor( private readonly page: Page ) {
		const root = page.locator( '#storewright-root' );
		this.card = root.locator( 'section' ).filter( { has: page.locator( '#storewright-task-list-setup' ) } );
		this.title = root.locator( '#storewright-task-list-setup' );
		this.progress = this.card.getByRole( 'progressbar', { name: 'Store setup' } );
		this.rows = this.card.getByRole( 'list' ).getByRole( 'listitem' );
		this.messages = root.getByRole( 'region', { name: 'Messages' } );
		this.badge = page.locator(
			':is(#toplevel_page_wc-admin, #toplevel_page_storewright) .wp-menu-name .remaining-tasks-badge .count'
		);
	}

	/**
	 * The link of a task's row.
	 *
	 * @param title The task's title.
	 */
	row( title: string ): Locator {
		return this.rows.getByRole( 'link', { name: title } );
	}

	/**
	 * The button that opens a row's menu.
	 *
	 * @param title The task's title.
	 */
	menuOf( title: string ): Locator {
		return this.card.getByRole( 'button', { name: `Options for “${ title }”` } );
	}

	/** The button that opens the menu of the whole list. */
	get listMenu(): Locator {
		return this.card.getByRole( 'button', { name: 'Task list options' } );
	}

	/**
	 * An entry of the menu that is open.
	 *
	 * @param name What it says.
	 */
	entry( name: string ): Locator {
		return this.page.getByRole( 'menuitem', { name } );
	}

	/**
	 * Chooses an entry of a task's menu.
	 *
	 * @param title The task's title.
	 * @param name  What the entry says.
	 */
	async choose( title: string, name: string ): Promise< void > {
		await this.menuOf( title ).click();
		await this.entry( name ).click();
	}

	/** Hides the whole list. */
	async hideList(): Promise< void > {
		await this.listMenu.click();
		await this.entry( 'Hide setup list' ).click();
	}

	/**
	 * Takes an action back.
	 *
	 * @param text What the message says that tells of the action.
	 */
	async undo( text: string ): Promise< void > {
		await this.undoOf( text ).click();
	}

	/**
	 * The button that takes an action back.
	 *
	 * @param text What the message says that tells of the action.
	 */
	undoOf( text: string ): Locator {
		return this.messages.locator( '> *' ).filter( { hasText: text } ).getByRole( 'button', { name: 'Undo' } );
	}

	/**
	 * A failure that is told beside the list.
	 *
	 * @param text What it says.
	 */
	failure( text: string | RegExp ): Locator {
		return this.page.locator( '#storewright-root' ).getByRole( 'alert' ).filter( { hasText: text } );
	}

	/**
	 * Something is read out to who does not see the page.
	 *
	 * @param text What.
	 */
	async expectSpoken( text: string | RegExp ): Promise< void > {
		await expect(
			this.page.locator( '#a11y-speak-polite, #a11y-speak-assertive' ).filter( { hasText: text } )
		).toHaveCount( 1 );
	}
}

/**
 * Has the page do without the feature of reports from now on, as a script of an extension would, and comes back to Home by the menu.
 *
 * @param page      Home.
 * @param dashboard The dashboard that it is in.
 */
export async function comeBackWithoutReports( page: Page, dashboard: Dashboard ): Promise< void > {
	await page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: {
				hooks: { addFilter: ( name: string, space: string, filter: ( names: string[] ) => string[] ) => void };
			};
		};
		wp.hooks.addFilter( 'storewright_admin_features', 'test', ( names ) =>
			names.filter( ( name ) => name !== 'analytics' )
		);
	} );
	const heading = dashboard.root.getByRole( 'heading', { level: 1 } );
	await dashboard.root.getByRole( 'link', { name: /shipping rates/ } ).click();
	await expect( heading ).toHaveText( 'Set your shipping rates' );
	await dashboard.menu.getByRole( 'link', { name: 'Home' } ).click();
	await expect( heading ).toHaveText( 'Home' );
}
