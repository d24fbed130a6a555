/** Types of the commands in bin/, which are JavaScript, for the end-to-end tests. */

declare module '*/native-site.mjs' {
	/** A WordPress site on PHP's own web server. */
	export interface NativeSite {
		/** Its address, with a slash at the end. */
		url: string;
		/** The folder that the web server shows. */
		path: string;
		/** WordPress's debug.log. */
		logFile: string;
		wp: ( ...args: string[] ) => Promise< string >;
		stop: () => Promise< void >;
	}

	export function startNativeSite( options: {
		dir: string;
		workers?: number;
		core?: '7.1' | '6.8';
		woocommerce?: boolean;
		cachedFiles?: boolean;
	} ): Promise< NativeSite >;
}

declare module '*/native-layout.mjs' {
	export function linkPlugin( path: string, source: string, name?: string ): Promise< void >;
	export function copyDatabase( from: string, to: string ): Promise< void >;
}

declare module '*/zip.mjs' {
	export function packFolder( folder: string, name: string, file: string ): Promise< unknown >;
}

declare module '*/browser.mjs' {
	export function findBrowser(): string | undefined;
	export const SHORT_LIVED_PAGES: string;
}

declare module '*/screen-patterns.mjs' {
	export function isPattern( path: string ): boolean;
	export function pathsOfPatterns(
		shown: { product: number; variable: number; variation: number },
		reports: readonly string[]
	): Record< string, string[] >;
}

declare module 'gettext-parser' {
	/** Translations by context, then by text. */
	export interface Catalog {
		translations: Record< string, Record< string, { msgstr: string[] } > >;
	}

	const gettext: { po: { parse: ( file: Buffer ) => Catalog } };
	export default gettext;
}
