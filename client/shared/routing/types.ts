import type { ComponentType } from 'react';

/** Names and values of the address's query; a name that is absent has no value. */
export type Query = Readonly< Record< string, string > >;

/** What a screen is told of where it is. */
export interface ScreenProps {
	/** The path, '/' for Home. */
	path: string;
	/** What the route's `:name` parts matched. */
	params: Readonly< Record< string, string > >;
	query: Query;
}

/** A section of the page's name: its text, or its text with the path that it leads to. */
export type Breadcrumb = string | { label: string; href: string };

/** Which parts of the page's frame a route shows. */
export interface Layout {
	header: boolean;
	footer: boolean;
	showNotices: boolean;
	showStoreAlerts: boolean;
	showPluginArea: boolean;
}

/** Loads what a lazy component consists of. */
export type LoadScreen = () => Promise< { default: ComponentType< ScreenProps > } >;

/** A page of the app. Features export arrays of these; see `features.ts`. */
export interface Route {
	/** '/', '/analytics/:report', '/customize-store/*'; '*' matches whatever nothing else matched. */
	path: string;
	/** Fetches the screen, whose module exports it as default; name the chunk with a `webpackChunkName` comment. */
	load: LoadScreen;
	/** The page's name, from the outermost section to the page itself. */
	breadcrumbs: readonly Breadcrumb[] | ( ( props: ScreenProps ) => readonly Breadcrumb[] );
	/** What the user must be allowed to do; without it, everybody who sees the app may see the page. */
	capability?: string;
	/** A feature that must be on, of those that the server names. */
	feature?: string;
	/** Element id of the admin menu's entry to highlight, such as 'toplevel_page_wc-admin'. */
	wpOpenMenu?: string;
	/** The page's place in a navigation, for extensions. */
	navArgs?: { id: string; parentPath?: string };
	/** What differs from the usual frame. */
	layout?: Partial< Layout >;
	/** Shown while the screen is loaded; of the screen's size. */
	fallback?: ComponentType;
}

/** A page as extensions may add it: with a screen that is there already. */
export type PageDefinition = Route | ( Omit< Route, 'load' > & { container: ComponentType< ScreenProps > } );

/** A component that is fetched when first needed. */
export type LoadComponent< Props = object > = () => Promise< { default: ComponentType< Props > } >;

/** A component above every page, with the screen's whereabouts. */
export interface TopBar {
	name: string;
	/** Whether the bar can be of use on a page; nothing is loaded where not. */
	isFor: ( props: ScreenProps ) => boolean;
	load: LoadComponent< ScreenProps >;
}

/** An island's properties, as the server wrote them into `data-props`. */
export type IslandProps = Readonly< Record< string, unknown > >;
