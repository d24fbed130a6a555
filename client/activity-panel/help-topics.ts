import { __ } from '@wordpress/i18n';

import { getPageData } from '../shared/data/page-data';
import { pathOf, type Query } from '../shared/routing';

/** A question that owners have, and where it is answered. */
export interface HelpTopic {
	title: string;
	/** What is said there, in a sentence. */
	text: string;
	href: string;
	/** Pages that it is about, as `helpPage()` names them. */
	pages: readonly string[];
}

const article = ( name: string ) => `https://wordpress.org/documentation/article/${ name }/`;

/**
 * The name of a page in the list of topics: 'home', 'task/tax', 'settings/general', or the page's path.
 *
 * @param query The address's query.
 */
export function helpPage( query: Query ): string {
	if ( getPageData().isEmbedded ) {
		return `settings/${ query.tab || 'general' }`;
	}
	if ( pathOf( query ) !== '/' ) {
		return pathOf( query );
	}
	return query.task ? `task/${ query.task }` : 'home';
}

/** All topics. */
export const helpTopics = (): readonly HelpTopic[] => [
	{
		title: __( 'Find your way around the admin', 'storewright' ),
		text: __( 'What the dashboard, the menu and the toolbar are for.', 'storewright' ),
		href: article( 'dashboard-screen' ),
		pages: [ 'home' ],
	},
	{
		title: __( 'Set the language and the time zone', 'storewright' ),
		text: __( 'Title, language, time zone and date format of your site.', 'storewright' ),
		href: article( 'settings-general-screen' ),
		pages: [ 'home', 'task/store_details', 'settings/general' ],
	},
	{
		title: __( 'Choose a theme', 'storewright' ),
		text: __( 'Find, preview and activate a theme for your site.', 'storewright' ),
		href: article( 'work-with-themes' ),
		pages: [ 'home', 'task/appearance', 'task/customize-store' ],
	},
	{
		title: __( 'Add product images', 'storewright' ),
		text: __( 'Upload images to the media library, one or many at a time.', 'storewright' ),
		href: article( 'media-add-new-screen' ),
		pages: [ 'task/products', 'settings/products' ],
	},
	{
		title: __( 'Set up permalinks', 'storewright' ),
		text: __( 'Give your pages and products addresses that people can read.', 'storewright' ),
		href: article( 'settings-permalinks-screen' ),
		pages: [ 'task/products', 'settings/products', 'settings/advanced' ],
	},
	{
		title: __( 'Moderate reviews', 'storewright' ),
		text: __( 'Approve, edit and delete reviews and comments, and keep spam out.', 'storewright' ),
		href: article( 'comments-screen' ),
		pages: [ 'home', 'settings/products' ],
	},
	{
		title: __( 'Install a plugin', 'storewright' ),
		text: __( 'Payment, shipping and tax providers bring plugins of their own.', 'storewright' ),
		href: article( 'manage-plugins' ),
		pages: [
			'task/payments',
			'task/shipping',
			'task/tax',
			'task/marketing',
			'settings/checkout',
			'settings/shipping',
			'settings/tax',
			'settings/integration',
		],
	},
	{
		title: __( 'Let others work in your store', 'storewright' ),
		text: __( 'Users, their roles, and what each role may do.', 'storewright' ),
		href: article( 'roles-and-capabilities' ),
		pages: [ 'home', 'settings/account', 'settings/advanced' ],
	},
	{
		title: __( 'Write a privacy policy', 'storewright' ),
		text: __( 'Create the page, or choose one that you have.', 'storewright' ),
		href: article( 'settings-privacy-screen' ),
		pages: [ 'task/launch-your-store', 'settings/account' ],
	},
	{
		title: __( 'Export a customer’s personal data', 'storewright' ),
		text: __( 'Answer a request for the data that your site has about somebody.', 'storewright' ),
		href: article( 'tools-export-personal-data-screen' ),
		pages: [ 'settings/account' ],
	},
	{
		title: __( 'Check your site before you launch', 'storewright' ),
		text: __( 'Site Health names what to fix, and the details that support asks for.', 'storewright' ),
		href: article( 'site-health-screen' ),
		pages: [ 'task/launch-your-store', 'settings/advanced', 'settings/site-visibility' ],
	},
	{
		title: __( 'Keep everything up to date', 'storewright' ),
		text: __( 'Update WordPress, plugins and themes, by hand or automatically.', 'storewright' ),
		href: article( 'dashboard-updates-screen' ),
		pages: [ 'home' ],
	},
	{
		title: __( 'Ask other users', 'storewright' ),
		text: __( 'The forums of WordPress.org answer what the documentation does not.', 'storewright' ),
		href: 'https://wordpress.org/support/forums/',
		pages: [],
	},
];
