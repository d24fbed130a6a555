/** A shop that WooCommerce made: Storewright comes and leaves no trace, and it opens in Storewright when WooCommerce is switched off. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { deletePlugin } from './admin-pages.mjs';
import { differences } from './differences.mjs';
import { comparePages } from './pages.mjs';
import { readShop } from './shop.mjs';
import { startSite } from './site.mjs';

/** What WordPress and WooCommerce change by themselves, whoever looks. */
const ALWAYS_CHANGING = [
	// Caches with an end.
	/^_(site_)?transient_/,
	// Times of events: their names are compared on their own.
	/^cron$/,
	// Which plugins were switched off in the last days.
	/^recently_activated$/,
	// What runs in the background has the lock, and when it ran.
	/^action_scheduler_lock_/,
	// Action Scheduler looks anew whenever a plugin is switched off.
	/^action_scheduler_migration_status$/,
	// Action Scheduler's note of whether old notes in comments are left.
	/^as_has_wp_comment_logs$/,
	// The Jetpack connection in WooCommerce notes its plugins once a day.
	/^jetpack_connection_active_plugins$/,
	// WordPress's note of having done so, a minute after it was installed: see `cron` below.
	/^finished_updating_comment_type$/,
	// Random, from the first cookie or password on.
	/^(auth|logged_in|nonce|secure_auth)_(key|salt)$/,
];

/** Logins, and when somebody was last seen: keys of users' settings. */
const ALWAYS_CHANGING_OF_USERS = /^\d+ (session_tokens|wc_last_active|_woocommerce_persistent_cart\S*) /;

/** What the owner saved with Storewright: it stays. */
const SAVED = {
	woocommerce_store_city: 'Graz',
	woocommerce_task_list_dismissed_tasks: /"marketing"/,
	// Both Homes note the tasks that they saw done.
	woocommerce_task_list_tracked_completed_tasks: /"products".*"tax"/,
};

/** What is Storewright's own, in a line of what two snapshots differ in. */
const OWN =
	/^(options\.storewright_|tables: added \w*_storewright_|user_meta: added \d+ storewright_|groups: added storewright$)/;

describe( 'A shop that WooCommerce made', () => {
	/** @type {Awaited<ReturnType<typeof startSite>>} */
	let site;
	/** @type {Record<string, any>} */
	let made;
	before( async () => {
		site = await startSite( { woocommerce: true, storewright: false, mariadb: true } );
		await site.script( 'import-golden.php' );
		made = await readShop( site );
	} );
	after( () => site?.end() );

	/** What the site holds, without what always changes. */
	const snapshot = async () => {
		const found = JSON.parse( ( await site.script( 'snapshot.php' ) ).split( '\n' ).at( -1 ) ?? '' );
		return {
			...found,
			// WordPress does this once, a minute after it was installed.
			cron: found.cron.filter( ( /** @type {string} */ name ) => name !== 'wp_update_comment_type_batch' ),
			options: Object.fromEntries(
				Object.entries( found.options ).filter(
					( [ name ] ) => ! ALWAYS_CHANGING.some( ( always ) => always.test( name ) )
				)
			),
			user_meta: found.user_meta.filter(
				( /** @type {string} */ line ) => ! ALWAYS_CHANGING_OF_USERS.test( line )
			),
		};
	};

	/** Switches Storewright off and deletes it, as the page of plugins does. */
	const remove = async () => {
		await site.storewright( 'inactive' );
		const folder = await site.copyStorewright();
		await deletePlugin( site, 'storewright', 'storewright/plugin.php' );
		assert.equal( existsSync( folder ), false );
	};

	/** Pages that WooCommerce and WordPress do something on for the first time. */
	const lookAround = async () => {
		for ( const page of [ 'index.php', 'plugins.php', 'admin.php?page=wc-admin', 'admin.php?page=wc-settings' ] ) {
			await site.admin.get( `wp-admin/${ page }` );
		}
		await site.runJobs();
	};

	it( 'has no trace of Storewright once that was used and deleted but what the owner saved', async () => {
		await lookAround();
		await site.rest( 'PUT', 'wc/v3/settings/general/woocommerce_store_city', { value: 'Wien' } );
		const earlier = await snapshot();

		await site.storewright( 'active' );
		await site.admin.get( 'wp-admin/admin.php?page=storewright' );
		await site.rest( 'POST', 'storewright/admin/onboarding/tasks/marketing/dismiss' );
		await site.rest( 'POST', 'storewright/v3/settings/general/batch', {
			update: [ { id: 'woocommerce_store_city', value: 'Graz', expected: 'Wien' } ],
			atomic: true,
		} );
		await lookAround();
		const during = await snapshot();
		await site.storewright( 'inactive' );
		const inactive = await snapshot();
		await site.wp( 'option', 'update', 'storewright_remove_data_on_uninstall', 'yes' );
		await remove();
		const log = await site.log();
		const afterwards = await snapshot();

		assert.equal( log, '' );
		assert.ok( during.tables.some( ( /** @type {string} */ name ) => name.includes( 'storewright' ) ) );
		for ( const [ name, value ] of Object.entries( SAVED ) ) {
			assert.match( afterwards.options[ name ], new RegExp( value ) );
			delete afterwards.options[ name ];
			delete earlier.options[ name ];
		}
		assert.deepEqual( differences( earlier, afterwards ), [] );
		// Switched off, it keeps its own tables, options and users' settings for when it is back; what ran in the background is gone.
		assert.deepEqual(
			differences( earlier, inactive ).filter(
				( line ) =>
					! OWN.test( line ) &&
					! Object.keys( SAVED ).some( ( name ) => line.startsWith( `options.${ name }:` ) )
			),
			[]
		);
	} );

	it( 'has pages that load the same scripts and styles with Storewright as without', async () => {
		await site.storewright( 'active' );
		await site.wp( 'option', 'update', 'woocommerce_coming_soon', 'no' );
		await comparePages( site );
		assert.equal( await site.log(), '' );
	} );

	it( 'opens in Storewright when WooCommerce is switched off: lists, page by page, and counts by status are equal', async () => {
		await site.rest( 'PUT', 'wc/v3/settings/general/woocommerce_store_city', {
			value: made[ 'general/woocommerce_store_city' ],
		} );
		// Lists leave out the trash.
		const [ listed, trashed ] = [ 'orders?per_page=20', 'orders?per_page=100&status=trash' ].map( ( path ) =>
			Number( made[ path ].total )
		);
		assert.equal( listed + trashed, 420 );
		assert.ok( Object.values( made.orders ).filter( ( count ) => Number( count ) > 0 ).length >= 4 );
		await site.storewright( 'active' );
		assert.deepEqual( await readShop( site ), made, 'beside WooCommerce' );

		await site.woocommerce( 'inactive' );

		assert.deepEqual( await readShop( site ), made, 'at once' );
		await site.runJobs();
		assert.deepEqual( await readShop( site ), made, 'when the indexes have caught up' );
		assert.equal( await site.log(), '' );
	} );

	it( 'keeps its shop when Storewright is deleted with its data while WooCommerce is switched off', async () => {
		await site.wp( 'option', 'update', 'storewright_remove_data_on_uninstall', 'yes' );
		await remove();

		await site.woocommerce( 'active' );
		assert.deepEqual( await readShop( site ), made );
		assert.equal( await site.log(), '' );
	} );
} );
