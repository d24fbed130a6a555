import type { ComponentType } from 'react';
import type { Feature } from '../data/features';

/** Names and values of the address's query; a name that is absent has no value. */
export type Query = Readonly< Record< string, string > >;

/** Props of every screen: where it is. */
export interface ScreenProps {
	/** The path, '/' for Home. */
	path: string;
	/** Values of the route's `:name` parts. */
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

/** What is known of a page besides its screen. */
interface PageFacts {
	/** '/', '/analytics/:report', '/customize-store/*'; '*' matches whatever nothing else matched. */
	path: string;
	/** Capability that the page needs; without it, everybody who sees the app may see the page. */
	capability?: string;
	/** A feature that must be on. */
	feature?: Feature;
	/** Element id of the admin menu's entry to highlight, such as 'toplevel_page_wc-admin'. */
	wpOpenMenu?: string;
	/** The page's place in a navigation; the menu highlights the entry of `parentPath` in its place. */
	navArgs?: { id?: string; parentPath?: string };
	/** Differences from the usual frame. */
	layout?: Partial< Layout >;
}

/** A page in the server's registry: `includes/Admin/Shell/Pages`. */
export interface RegisteredPage extends PageFacts {
	breadcrumbs: readonly string[];
}

/** The page's name, from the outermost section to the page itself. */
type Breadcrumbs = readonly Breadcrumb[] | ( ( props: ScreenProps ) => readonly Breadcrumb[] );

/** A page of the app. */
export interface Route extends PageFacts {
	/** Fetches the screen, whose module exports it as default; name the chunk with a `webpackChunkName` comment. */
	load: LoadScreen;
	breadcrumbs: Breadcrumbs;
	/** Shown while the screen is loaded; of the screen's size. */
	fallback?: ComponentType;
}

/** The screen of a page that the server has registered. Features export arrays of these; see `features.ts`. */
export type Screen = Omit< Route, 'breadcrumbs' > & { breadcrumbs?: Breadcrumbs };

/** A page as extensions may add it: with a screen that is there already. */
export type PageDefinition = Screen | ( Omit< Screen, 'load' > & { container: ComponentType< ScreenProps > } );

/** A component that is fetched when first needed. */
export type LoadComponent< Props = object > = () => Promise< { default: ComponentType< Props > } >;

/** A component that is loaded on some pages only, and given the props of their screens. */
export interface LazyPart {
	name: string;
	/** Whether a page needs it; on other pages nothing is loaded. */
	isFor: ( props: ScreenProps ) => boolean;
	load: LoadComponent< ScreenProps >;
}

/** Commands of the command palette: a component that registers them and renders nothing. */
export interface CommandSource {
	name: string;
	load: LoadComponent;
}

/** A bar above a page. */
export interface TopBar extends LazyPart {
	/** How high it will be, in CSS pixels: so much room is kept while it is loaded. */
	height?: () => number;
}

/** A component that renders nothing in its own place, only fills of slots (`shared/slots.ts`). */
export type SlotFills = LazyPart;

/** An island's properties, as the server wrote them into `data-props`. */
export type IslandProps = Readonly< Record< string, unknown > >;
