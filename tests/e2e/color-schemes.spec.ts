/** Contrast, sizes of targets and the place of the focus: each view in the nine color schemes of WordPress. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { brokenContrast } from './fixtures/guidelines';
import { unjudged } from './pages/colors';
import { Shop } from './pages/shop';

const SCHEMES = [ 'fresh', 'light', 'modern', 'blue', 'coffee', 'ectoplasm', 'midnight', 'ocean', 'sunrise' ];

/** Every view of ours: the query of its address, and the element that it is in. */
const VIEWS = [
	'page=wc-admin',
	...[ 'overview', 'revenue', 'settings' ].map( ( page ) => `page=wc-admin&path=/analytics/${ page }` ),
	...[ 'store_details', 'products', 'payments', 'shipping', 'tax', 'marketing', 'launch-your-store' ].map(
		( task ) => `page=wc-admin&task=${ task }`
	),
	...[
		'general',
		'products',
		'tax',
		'tax&section=standard',
		'checkout',
		'advanced&section=keys',
		'advanced&section=changes',
	].map( ( tab ) => `page=wc-settings&tab=${ tab }` ),
];

/** Views that are made of parts of those above. */
const FURTHER = [
	'page=wc-admin&task=products&import=1',
	'page=wc-admin&task=payments&id=bacs',
	'page=wc-admin&task=payments&id=cod',
	'page=wc-admin&task=tax&partner=stripe-tax',
	'page=wc-settings&tab=account',
	'page=wc-settings&tab=shipping',
];

const ROOT = '#storewright-root, #storewright-settings';

/** Swaps the style sheet and the class of the body, which is all that differs between two schemes. */
async function choose( page: Page, scheme: string ): Promise< void > {
	await page.evaluate( async ( name ) => {
		const { body } = document;
		body.className = body.className.replace( /\badmin-color-[\w-]+/g, '' ) + ` admin-color-${ name }`;
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = name === 'fresh' ? 'data:text/css,' : `/wp-admin/css/colors/${ name }/colors.min.css`;
		await new Promise( ( resolve, reject ) => {
			link.onload = resolve;
			link.onerror = reject;
			document.head.append( link );
		} );
		document.querySelector( '#scheme-of-test' )?.remove();
		link.id = 'scheme-of-test';
	}, scheme );
}

/** Our controls that are smaller than 44 px in a narrow window; links within a sentence may be. */
async function tooSmall( page: Page ): Promise< string[] > {
	return page.evaluate( ( root ) => {
		const controls = document.querySelectorAll< HTMLElement >(
			`:is(${ root }) :is(button, select, input:not([type=hidden], [type=checkbox], [type=radio]), a.button, a.nav-tab)`
		);
		return [ ...controls ]
			.filter( ( element ) => element.checkVisibility() && element.getBoundingClientRect().width > 1 )
			.filter( ( element ) => element.closest( '[aria-hidden=true]' ) === null )
			.filter( ( element ) => {
				const frame = element.closest(
					'.components-combobox-control__suggestions-container, .components-input-control__container'
				);
				return ( frame ?? element ).getBoundingClientRect().height < 43.5;
			} )
			.map(
				( element ) => `${ element.outerHTML.slice( 0, 120 ) }: ${ element.getBoundingClientRect().height } px`
			);
	}, ROOT );
}

/** Controls that a bar which stays in the window, such as the header, covers while they have the focus. */
async function covered( page: Page ): Promise< string[] > {
	return page.evaluate( ( root ) => {
		const barAt = ( x: number, y: number ): Element | null => {
			let element = document.elementFromPoint( x, y );
			while ( element && ! [ 'fixed', 'sticky' ].includes( getComputedStyle( element ).position ) ) {
				element = element.parentElement;
			}
			return element;
		};
		window.scrollTo( 0, document.body.scrollHeight );
		return [ ...document.querySelectorAll< HTMLElement >( `:is(${ root }) :is(button, select, input, a)` ) ]
			.filter( ( control ) => control.checkVisibility() && control.offsetWidth > 1 )
			.reverse()
			.filter( ( control ) => {
				control.focus();
				const { left, width, top, bottom } = control.getBoundingClientRect();
				return (
					control.matches( ':focus' ) &&
					[ top + 2, bottom - 2 ]
						.map( ( y ) => barAt( left + width / 2, y ) )
						.some( ( bar ) => bar !== null && ! bar.contains( control ) )
				);
			} )
			.map( ( control ) => control.outerHTML.slice( 0, 120 ) );
	}, ROOT );
}

test( 'Every view keeps contrast, sizes and focus in nine color schemes', async ( { page } ) => {
	test.setTimeout( 480_000 );
	const found: string[] = [];
	const judged = new Set< string >();
	for ( const view of VIEWS ) {
		await page.setViewportSize( { width: 1400, height: 900 } );
		await page.goto( `/wp-admin/admin.php?${ view }` );
		await expect( page.locator( ROOT ).getByRole( 'heading' ).first() ).toBeVisible();
		await expect( page.locator( ROOT ).locator( '[aria-busy=true]' ) ).toHaveCount( 0 );
		for ( const scheme of SCHEMES ) {
			await choose( page, scheme );
			const broken = await brokenContrast( page, await unjudged( page, ROOT, scheme === SCHEMES[ 0 ], judged ) );
			found.push( ...broken.map( ( text ) => `${ view } in ${ scheme }: ${ text }` ) );
		}
		// So low that every view scrolls.
		await page.setViewportSize( { width: 1400, height: 400 } );
		found.push( ...( await covered( page ) ).map( ( text ) => `${ view }: covered ${ text }` ) );
		await page.setViewportSize( { width: 400, height: 900 } );
		found.push( ...( await tooSmall( page ) ).map( ( text ) => `${ view }: small ${ text }` ) );
	}
	expect( found ).toEqual( [] );
} );

/**
 * Buttons, fields (but files, whose button the browser draws) and cards that are told from what surrounds them by their color alone,
 * which is gone.
 */
async function withoutEdge( page: Page ): Promise< string[] > {
	return page.evaluate( ( root ) => {
		const parts = document.querySelectorAll< HTMLElement >(
			`:is(${ root }) :is(.components-button:is(.is-primary, .is-secondary), .button, select, textarea, ` +
				'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), .storewright-settings__card)'
		);
		const drawn = ( style: CSSStyleDeclaration ) =>
			[ style.borderBlockEndWidth, style.outlineWidth ].some( ( width, at ) => {
				const [ line, color ] =
					at === 0
						? [ style.borderBlockEndStyle, style.borderBlockEndColor ]
						: [ style.outlineStyle, style.outlineColor ];
				return parseFloat( width ) >= 1 && line !== 'none' && color !== 'rgba(0, 0, 0, 0)';
			} );
		return [ ...parts ]
			.filter( ( part ) => part.checkVisibility() && part.getBoundingClientRect().width > 1 )
			.filter( ( part ) => {
				// The frame of some fields is drawn around them.
				const frame =
					part.closest( '.components-combobox-control__suggestions-container' ) ?? part.parentElement;
				const around = part.matches( 'input, select' ) && frame ? [ frame, ...frame.children ] : [];
				return ! [ part, ...around ].some( ( one ) => drawn( getComputedStyle( one ) ) );
			} )
			.map( ( part ) => part.outerHTML.slice( 0, 120 ) );
	}, ROOT );
}

/** Controls that look the same with the focus as without. */
async function withoutFocus( page: Page ): Promise< string[] > {
	await page.keyboard.press( 'Tab' );
	return page.evaluate( ( root ) => {
		const look = ( element: Element ) => {
			const parent = element.parentElement as Element;
			// The ring of some is drawn by what they are in.
			const within = [ parent, parent.parentElement, parent.parentElement?.parentElement ];
			return [ ...within, ...parent.children ]
				.filter( ( part ) => part instanceof Element )
				.flatMap( ( part ) =>
					[ undefined, '::before', '::after' ].map( ( pseudo ) => getComputedStyle( part, pseudo ) )
				)
				.map( ( { outlineStyle, outlineWidth, borderWidth } ) =>
					outlineStyle === 'none' ? borderWidth : `${ borderWidth } ${ outlineStyle } ${ outlineWidth }`
				)
				.join();
		};
		const controls = document.querySelectorAll< HTMLElement >(
			`:is(${ root }) :is(button, select, textarea, input:not([type=hidden]), a[href]):not([tabindex='-1'])`
		);
		return [ ...controls ]
			.filter( ( control ) => control.checkVisibility() && ! control.matches( ':disabled' ) )
			.filter( ( control ) => {
				( control.ownerDocument.activeElement as HTMLElement | null )?.blur();
				const before = look( control );
				control.focus();
				return control.matches( ':focus' ) && look( control ) === before;
			} )
			.map( ( control ) => control.outerHTML.slice( 0, 160 ) );
	}, ROOT );
}

const outline = ( control: Locator ) => control.evaluate( ( element ) => element.outerHTML.slice( 0, 160 ) );

/** The first radio button of the same question that is not chosen. */
async function otherChoice( page: Page, chosen: Locator ): Promise< Locator > {
	const name = ( await chosen.getAttribute( 'name' ) ) ?? '';
	const others = page.locator( `input[type=radio][name="${ name }"]:visible:enabled:not(:checked)` );
	expect( await others.count(), `Another choice than ${ await outline( chosen ) }` ).toBeGreaterThan( 0 );
	return others.first();
}

/** Checkboxes, radio buttons and switches that look the same on as off: the first two of each kind are tried. */
async function withoutState( page: Page ): Promise< string[] > {
	const found: string[] = [];
	for ( const kind of [
		'input[type=checkbox]:not(.components-form-toggle__input)',
		'input[type=radio]',
		'.components-form-toggle__input',
	] ) {
		const controls = page.locator( ROOT ).locator( `${ kind }:visible:enabled` );
		for ( let at = 0; at < Math.min( 2, await controls.count() ); at++ ) {
			const control = controls.nth( at );
			const look = async () => {
				await control.blur();
				return control.locator( '..' ).screenshot( { animations: 'disabled' } );
			};
			const isOn = await control.isChecked();
			await control.scrollIntoViewIfNeeded();
			const before = await look();
			await ( isOn && kind.includes( 'radio' ) ? await otherChoice( page, control ) : control ).click( {
				force: true,
			} );
			await expect( control, 'A click changes the control' ).toBeChecked( { checked: ! isOn } );
			if ( before.equals( await look() ) ) {
				found.push( await outline( control ) );
			}
		}
	}
	return found;
}

/** Tabs and bars that don't show which is chosen and how far it is. */
async function withoutSelection( page: Page ): Promise< string[] > {
	return page.evaluate( ( root ) => {
		const edge = ( element: Element | null ) => element && getComputedStyle( element ).borderBlockEndColor;
		const bars = [ ...document.querySelectorAll( `:is(${ root }) [role=progressbar]` ) ].filter( ( bar ) => {
			const { outlineStyle, backgroundColor } = getComputedStyle( bar );
			const fill = bar.firstElementChild;
			return outlineStyle === 'none' || ( fill && getComputedStyle( fill ).backgroundColor === backgroundColor );
		} );
		const chosen = document.querySelector( `:is(${ root }) .nav-tab-active` );
		const other = document.querySelector( `:is(${ root }) .nav-tab:not(.nav-tab-active)` );
		return [
			...bars.map( () => 'progress bar' ),
			...( chosen && edge( chosen ) === edge( other ) ? [ chosen.outerHTML ] : [] ),
		];
	}, ROOT );
}

test( 'Every view keeps its edges, states and focus in forced colors', async ( { page, requestUtils } ) => {
	test.setTimeout( 480_000 );
	await new Shop( requestUtils ).moveTo();
	await page.emulateMedia( { reducedMotion: 'reduce', forcedColors: 'active' } );
	const found: string[] = [];
	for ( const view of [ ...VIEWS, ...FURTHER ] ) {
		await page.goto( `/wp-admin/admin.php?${ view }` );
		await expect( page.locator( ROOT ).getByRole( 'heading' ).first() ).toBeVisible();
		await expect( page.locator( ROOT ).locator( '[aria-busy=true], [role=status][aria-label]' ) ).toHaveCount( 0 );
		for ( const [ what, texts ] of Object.entries( {
			edge: await withoutEdge( page ),
			selection: await withoutSelection( page ),
			focus: await withoutFocus( page ),
			state: await withoutState( page ),
		} ) ) {
			found.push( ...texts.map( ( text ) => `${ view }: no ${ what } ${ text }` ) );
		}
	}
	expect( found ).toEqual( [] );
} );

test( 'Home’s panels, inbox and dialogs keep their edges and focus in forced colors', async ( {
	page,
	requestUtils,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce', forcedColors: 'active' } );
	await requestUtils.rest( {
		method: 'POST',
		path: '/wc/v3/products',
		data: { name: 'Bowl', manage_stock: true, stock_quantity: 1, status: 'publish' },
	} );
	await requestUtils.rest( {
		method: 'POST',
		path: '/wc/v3/products/import',
		data: { import: 'import-unseen', rows: [], finished: { created: 2, failed: 1 } },
	} );
	await page.goto( '/wp-admin/admin.php?page=wc-admin' );
	await expect( page.locator( ROOT ).getByText( 'Import finished' ).first() ).toBeVisible();
	const found: string[] = [];
	const look = async ( view: string ) => {
		found.push( ...( await withoutEdge( page ) ).map( ( text ) => `${ view }: no edge ${ text }` ) );
		found.push( ...( await withoutFocus( page ) ).map( ( text ) => `${ view }: no focus ${ text }` ) );
	};
	await look( 'Home' );
	const icons = page.locator( ROOT ).getByRole( 'region', { name: 'Inbox' } ).locator( 'h3 svg' );
	expect(
		await icons.evaluateAll( ( all ) =>
			all.map( ( icon ) => getComputedStyle( icon ).color === getComputedStyle( icon.parentElement! ).color )
		),
		'Icons of notes have the color of their titles'
	).toEqual( [ true ] );
	const tabs = page.getByRole( 'group', { name: 'Activity panel' } ).getByRole( 'button' );
	expect( await tabs.count() ).toBeGreaterThan( 0 );
	for ( let at = 0; at < ( await tabs.count() ); at++ ) {
		const tab = tabs.nth( at );
		if ( ( await tab.getAttribute( 'aria-expanded' ) ) === null ) {
			continue;
		}
		const edge = () => tab.evaluate( ( element ) => getComputedStyle( element ).borderBlockEndStyle );
		const closed = await edge();
		await tab.click();
		await expect( tab ).toHaveAttribute( 'aria-expanded', 'true' );
		if ( closed === ( await edge() ) ) {
			found.push( `${ await tab.textContent() }: open looks like closed` );
		}
		await look( `${ await tab.textContent() }` );
		await page.keyboard.press( 'Escape' );
		await expect( tab ).toHaveAttribute( 'aria-expanded', 'false' );
	}
	expect( found ).toEqual( [] );
} );
