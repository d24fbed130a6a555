/** The patterns among the paths of the dashboard's pages. */

/**
 * What the patterns show, with what stands in their places. A page whose pattern is not here has no example yet: who goes by the
 * registry of pages fails then.
 *
 * @param {{ product: number, variable: number, variation: number }} shown   Ids; of products only where Storewright runs the shop.
 * @param {readonly string[]}                                        reports Paths of the reports.
 * @return {Record<string, string[]>} Pattern => all paths that there are of it.
 */
export const pathsOfPatterns = ( { product, variable, variation }, reports ) => ( {
	'/analytics/:report': [ ...reports ],
	'/product/:productId': [ `/product/${ product }` ],
	'/product/:productId/variation/:variationId': [ `/product/${ variable }/variation/${ variation }` ],
	'/customize-store/*': [ '/customize-store' ],
	'/launch-your-store/*': [ '/launch-your-store', '/launch-your-store/congratulations' ],
} );

/** @param {string} path Of the registry of pages. */
export const isPattern = ( path ) => /[:*]/.test( path );
