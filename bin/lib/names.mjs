/**
 * Finds names that are no words of the field: the ones that the code had before, and words that say nothing to who searches.
 *
 * Texts for people are left alone: strings are not looked into.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Word or name in identifiers and comments => the one to use. */
export const BANNED = {
	// Classes and components.
	FamilySync: 'ParentProductSync',
	StandAside: 'WooCommerceGuard',
	Followers: 'OrderIndexers',
	RefundWish: 'RefundRequest',
	ItemWish: 'RefundItem',
	ItemLeft: 'RefundableItem',
	HeadChanges: 'OrderFieldsUpdater',
	WrittenTotals: 'TotalsWriter',
	PassedOnOrders: 'OrdersReassigned',
	OrderWords: 'OrderIndexBatch',
	RowTrial: 'DryRunValidator',
	CatalogNames: 'Taxonomies or PostTypes',
	TermKind: 'TaxonomyConfig',
	TrashRefused: 'CannotTrash',
	ActivePlugins: 'SitePlugins',
	Activatable: 'Installs, Uninstalls',
	LateDialog: 'LazyDialog',
	SeveralField: 'MultiSelectField',
	NothingBrought: 'GatewayMissing',
	// Words.
	told: 'data',
	given: 'data',
	wish: 'request',
	wishes: 'requests',
	deed: 'action',
	deeds: 'actions',
	sorry: 'errorPrefix',
	whereabouts: 'routeProps',
	orNull: 'tryOrNull',
	bringBack: 'undoSnooze',
	putBack: 'undoDismiss',
	isUnderWay: 'isInFlight',
	forgetFailure: 'clearFailure',
	Deed: 'ProviderAction',
	ProductPermission: 'Permission',
	opensOverHome: 'isModalTask',
	OverHome: 'TaskModal',
	PATIENCE: 'TIMEOUT',
	LONGEST: 'MAX_…',
};

/** Words of comments => what to write; everything else may be said in a sentence. */
const IN_COMMENTS = {
	'the family': 'WooCommerce',
	'(?:colour|behaviour|catalogue|cancelled order|favour|honour|licence)s?': 'American spelling',
	'a wish': 'a request',
};

const WORDS = new RegExp( `(?<![\\w'’])\\$?(${ Object.keys( BANNED ).join( '|' ) })(?![\\w'’])`, 'g' );
const SENTENCES = Object.entries( IN_COMMENTS ).map( ( [ word, use ] ) => [
	new RegExp( `\\b(?:${ word })\\b`, 'i' ),
	use,
] );
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/|#(?!\[))(?:\s|$)/;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/**
 * @param {string} text Content of a PHP, TypeScript or JavaScript file.
 * @return {Array<{line: number, name: string, use: string}>} What to rename.
 */
export function oddNames( text ) {
	return text.split( '\n' ).flatMap( ( content, index ) => {
		const line = index + 1;
		if ( COMMENT.test( content ) ) {
			return SENTENCES.filter( ( [ word ] ) => word.test( content ) ).map( ( [ word, use ] ) => ( {
				line,
				name: word.exec( content )[ 0 ],
				use,
			} ) );
		}
		const code = content.replace( STRING, "''" ).replace( /\s\/\/ .*$/, '' );
		return [ ...code.matchAll( WORDS ) ].map( ( [ , name ] ) => ( { line, name, use: BANNED[ name ] } ) );
	} );
}

/**
 * @param {string} root The project.
 * @return {string[]} One line for each odd name, with its place.
 */
export function oddNamesOfProject( root ) {
	const paths = execFileSync(
		'git',
		[ 'ls-files', '--cached', '--others', '--exclude-standard', 'includes', 'client', 'bin', 'tests', '*.php' ],
		{
			cwd: root,
			encoding: 'utf8',
		}
	);
	return paths
		.split( '\n' )
		.filter(
			( path ) =>
				/\.(php|tsx?|mjs)$/.test( path ) && ! /generated\/|lib\/names\.mjs|bin\/names\.test/.test( path )
		)
		.flatMap( ( path ) =>
			oddNames( readFileSync( join( root, path ), 'utf8' ) ).map(
				( { line, name, use } ) => `${ path }:${ line }: “${ name }” — use ${ use }`
			)
		);
}
