/**
 * Checks of wordpress.org's Plugin Check that no sniff has. Each rule finds problems in a plugin's files, and comes
 * with files that break it, so that its test can show that it finds something.
 */
import { run } from '../../../bin/lib/process.mjs';
import { LATEST } from '../../../bin/lib/wordpress.mjs';

/**
 * @typedef {Map<string, string>} Files Path from the plugin's folder on => content.
 *
 * @typedef {Object} Rule
 * @property {string} title
 * @property {( files: Files ) => string[] | Promise<string[]>} find Problems, a sentence each.
 * @property {Record<string, string | ( ( content: string ) => string )>} breaks Files that break it; a function changes ours.
 */

const SLUG = 'storewright';

/** Names that others own: no plugin's name begins with them. */
const TRADEMARKS =
	/^(wordpress|wp-?|woo|woocommerce|jetpack|automattic|gutenberg|facebook|google|paypal|stripe|amazon|instagram|elementor|yoast)/i;

/** Hosts that offer scripts and fonts. */
const ELSEWHERE =
	/https?:\/\/[^\s'"]*(ajax\.googleapis|fonts\.googleapis|fonts\.gstatic|bootstrapcdn|cdnjs\.cloudflare|jsdelivr|unpkg|code\.jquery|maxcdn|rawgit|githubusercontent)\./i;

/** Functions that change how the server runs, or hide what a plugin does. */
const FORBIDDEN =
	/(?<![\w>:$\\])(eval|create_function|passthru|proc_open|shell_exec|popen|pcntl_exec|move_uploaded_file|ini_set|ini_alter|dl|str_rot13|extract|parse_str\(\s*[^,()]+\s*\)|goto\s+\w+;|gzinflate|base64_decode\(\s*['"])\s*\(/;

/** Libraries that come with WordPress. */
const CORE_LIBRARIES =
	/(^|\/)(jquery(-ui)?(\.min|[-.]\d[\w.]*)?|phpmailer|class-smtp|simplepie|pclzip|snoopy|backbone(\.min)?|underscore(\.min)?|lodash(\.min)?|moment(\.min)?|react(-dom)?(\.min)?|plupload[\w.]*|swfobject|thickbox|twemoji)\.(php|js)$/i;

/** How plugins get updates from elsewhere. */
const UPDATER =
	/plugin-update-checker|YahnisElsts|pre_set_site_transient_update_plugins|site_transient_update_plugins|update_plugins_[a-z]|auto_update_plugin|_site_transient_update_|^\s*\*\s*Update URI:/m;

/**
 * @param {Files}  files
 * @param {RegExp} paths Which.
 * @return {Array<[ string, string ]>} Path and content.
 */
const matching = ( files, paths ) => [ ...files ].filter( ( [ path ] ) => paths.test( path ) );

/**
 * @param {RegExp} paths    Which files.
 * @param {RegExp} forbidden What none of them may hold.
 * @return {Rule['find']}
 */
const without = ( paths, forbidden ) => ( files ) =>
	matching( files, paths )
		.filter( ( [ , content ] ) => forbidden.test( content ) )
		.map( ( [ path, content ] ) => `${ path } has “${ forbidden.exec( content )?.[ 0 ].trim() }”.` );

/**
 * @param {RegExp} forbidden Paths that may not be there.
 * @return {Rule['find']}
 */
const noPath = ( forbidden ) => ( files ) =>
	[ ...files.keys() ]
		.filter( ( path ) => forbidden.test( path ) )
		.map( ( path ) => `${ path } should not be there.` );

/**
 * @param {string} text Something with “Name: value” lines.
 * @param {string} name Of a header.
 */
export const header = ( text, name ) =>
	new RegExp( `^[ \\t/*#@]*${ name }:[ \\t]*(.+?)[ \\t]*$`, 'mi' ).exec( text )?.[ 1 ] ?? '';

const readme = ( /** @type {Files} */ files ) => files.get( 'readme.txt' ) ?? '';
const main = ( /** @type {Files} */ files ) => files.get( 'plugin.php' ) ?? '';

/**
 * @param {Array<[ boolean, string ]>} demands What has to hold, and what to say where it does not.
 */
const unmet = ( ...demands ) => demands.filter( ( [ holds ] ) => ! holds ).map( ( [ , sentence ] ) => sentence );

const sameInBoth = ( /** @type {Files} */ files, /** @type {string} */ name ) =>
	/** @type {[ boolean, string ]} */ ( [
		header( main( files ), name ) !== '' && header( main( files ), name ) === header( readme( files ), name ),
		`“${ name }” has to be the same in plugin.php and readme.txt.`,
	] );

/** @type {Rule[]} */
export const RULES = [
	{
		title: 'plugin.php has the headers of a plugin, in their form',
		find: ( files ) =>
			unmet(
				[ header( main( files ), 'Plugin Name' ) === 'Storewright', 'Plugin Name is missing.' ],
				[ header( main( files ), 'Description' ).length > 20, 'Description is missing.' ],
				[ /^\d+\.\d+(\.\d+)?$/.test( header( main( files ), 'Version' ) ), 'Version is no version.' ],
				[ /^GPL-2\.0-or-later$/.test( header( main( files ), 'License' ) ), 'License is not ours.' ],
				[ header( main( files ), 'Text Domain' ) === SLUG, 'Text Domain is not the slug.' ],
				[
					[ ...files.keys() ].some( ( path ) =>
						`/${ path }`.startsWith( `${ header( main( files ), 'Domain Path' ) }/` )
					),
					'Domain Path is not there.',
				],
				[ header( main( files ), 'Network' ) === '', 'Network is for plugins of networks only.' ]
			),
		breaks: { 'plugin.php': ( content ) => content.replace( /Text Domain: +storewright/, 'Text Domain: shop' ) },
	},
	{
		title: 'readme.txt has the headers of a readme, in their form',
		find: ( files ) =>
			unmet(
				[ /^=== Storewright ===$/m.test( readme( files ) ), 'The name is not the plugin’s.' ],
				[
					/^[a-z0-9-]+(, [a-z0-9-]+)*$/.test( header( readme( files ), 'Contributors' ) ),
					'Contributors are user names.',
				],
				[
					header( readme( files ), 'Tags' )
						.split( ',' )
						.filter( Boolean )
						.length.toString()
						.match( /^[1-5]$/ ) !== null,
					'One to five tags.',
				],
				[
					header( readme( files ), 'Tested up to' ) === LATEST,
					`Tested up to ${ LATEST }, which the tests run on.`,
				],
				[
					header( readme( files ), 'Stable tag' ) === header( main( files ), 'Version' ),
					'Stable tag is not the version.',
				],
				sameInBoth( files, 'Requires at least' ),
				sameInBoth( files, 'Requires PHP' ),
				sameInBoth( files, 'License' )
			),
		breaks: { 'readme.txt': ( content ) => content.replace( /^Stable tag: .*$/m, 'Stable tag: trunk' ) },
	},
	{
		title: 'readme.txt has a short description and the sections',
		find: ( files ) => {
			const [ , short = '' ] = /^License URI:.*\n\n([^=\n]+)\n/m.exec( readme( files ) ) ?? [];
			const sections = [ ...readme( files ).matchAll( /^== (.+) ==$/gm ) ].map( ( [ , name ] ) => name );
			return unmet(
				[ short.length > 0 && short.length <= 150, 'The short description has 1 to 150 characters.' ],
				[
					! /Here is a short description|Plugin Name ===/.test( readme( files ) ),
					'Texts of the example are left.',
				],
				...[ 'Description', 'Installation', 'Frequently Asked Questions', 'Changelog' ].map(
					( name ) =>
						/** @type {[ boolean, string ]} */ ( [ sections.includes( name ), `${ name } is missing.` ] )
				),
				[
					readme( files ).includes( `= ${ header( main( files ), 'Version' ) } =` ),
					'The changelog lacks this version.',
				],
				[
					( readme( files ).split( '== Changelog ==' )[ 1 ] ?? '' ).length < 5000,
					'The changelog is too long.',
				]
			);
		},
		breaks: { 'readme.txt': ( content ) => content.replace( '== Changelog ==', '== News ==' ) },
	},
	{
		title: 'the name and the slug are nobody’s trademark',
		find: ( files ) =>
			[ SLUG, header( main( files ), 'Plugin Name' ) ].filter( ( name ) => TRADEMARKS.test( name ) ),
		breaks: { 'plugin.php': ( content ) => content.replace( /(Plugin Name: +)\w+/, '$1WooShop' ) },
	},
	{
		title: 'the license comes along',
		find: ( files ) =>
			unmet( [ /GNU GENERAL PUBLIC LICENSE/.test( files.get( 'LICENSE' ) ?? '' ), 'LICENSE is missing.' ] ),
		breaks: { LICENSE: 'Mine.' },
	},
	{
		title: 'every library brings its license',
		find: ( files ) => {
			const libraries = new Set(
				[ ...files.keys() ].flatMap( ( path ) => /^vendor-prefixed\/[^/]+\/[^/]+/.exec( path )?.[ 0 ] ?? [] )
			);
			return [ ...libraries ].filter(
				( path ) => ! files.has( `${ path }/LICENSE` ) && ! files.has( `${ path }/LICENSE.md` )
			);
		},
		breaks: { 'vendor-prefixed/some/library/src/A.php': '<?php' },
	},
	{
		title: 'readme.txt names every library',
		find: ( files ) => {
			const libraries = new Set(
				[ ...files.keys() ].flatMap(
					( path ) => /^vendor-prefixed\/([^/]+\/[^/]+)\//.exec( path )?.[ 1 ] ?? []
				)
			);
			return [ ...libraries ].filter( ( library ) => ! readme( files ).includes( `${ library } (` ) );
		},
		breaks: { 'vendor-prefixed/some/library/LICENSE': 'MIT' },
	},
	{
		title: 'no file is hidden',
		find: noPath( /(^|\/)\./ ),
		breaks: { 'includes/.htaccess': '' },
	},
	{
		title: 'no archives, programs, databases or keys',
		find: noPath( /\.(zip|gz|tgz|tar|rar|7z|phar|exe|bat|sh|cmd|com|msi|so|dll|bin|sql|sqlite|log|bak|pem|key)$/i ),
		breaks: { 'includes/tool.phar': '' },
	},
	{
		title: 'nothing of development: tests, sources of the build, its maps and configuration',
		find: noPath(
			/(^|\/)(tests?|node_modules|bin|docs|client|\.git.*)\/|\.(map|tsx?|scss|neon|dist|lock)$|(^|\/)(phpunit|phpstan|psalm|package)[^/]*\.(xml|neon|json)$|(^|\/)(CLAUDE|AGENTS|GEMINI)\.md$/i
		),
		breaks: { 'build/app.js.map': '{}' },
	},
	{
		title: 'a composer.json comes with the vendor folder',
		find: ( files ) =>
			unmet( [
				files.has( 'composer.json' ) &&
					! /require-dev|"url"|scripts/.test( files.get( 'composer.json' ) ?? '' ),
				'composer.json is missing, or is that of development.',
			] ),
		breaks: { 'composer.json': '{"require-dev":{}}' },
	},
	{
		title: 'file names are plain, of moderate length and differ in more than case',
		find: ( files ) => {
			const paths = [ ...files.keys() ];
			const lower = paths.map( ( path ) => path.toLowerCase() );
			return [
				...paths.filter( ( path ) => ! /^[\w./-]+$/.test( path ) || path.length > 120 ),
				...paths.filter( ( path, index ) => lower.indexOf( path.toLowerCase() ) !== index ),
			];
		},
		breaks: { 'includes/a file.php': '<?php' },
	},
	{
		title: 'no copy of what WordPress brings itself',
		find: noPath( CORE_LIBRARIES ),
		breaks: { 'build/jquery.min.js': '' },
	},
	{
		title: 'no PHP file does anything when it is opened by its address',
		find: async ( files ) => {
			const php = Object.fromEntries( matching( files, /^(?!vendor\/).+\.php$/ ) );
			const { stdout } = await run( 'php', [ 'tests/lifecycle/plugin-check/unprotected.php' ], {
				input: JSON.stringify( php ),
			} );
			return JSON.parse( stdout );
		},
		breaks: { 'includes/page.php': '<?php echo get_option( "admin_email" );' },
	},
	{
		title: 'scripts, styles and fonts come from the site itself',
		find: without( /\.(php|js|css)$/, ELSEWHERE ),
		breaks: { 'includes/A.php': '<?php $a = "https://cdn.jsdelivr.net/npm/a.js";' },
	},
	{
		title: 'no address of a developer’s machine',
		find: without( /\.php$/, /https?:\/\/(localhost|127\.0\.0\.1|[\w.-]+\.(test|local))\b/i ),
		breaks: { 'includes/A.php': "<?php $a = 'http://localhost:8080/';" },
	},
	{
		title: 'no function that changes the server, runs programs or hides code',
		find: without( /^(?!vendor\/).+\.php$/, FORBIDDEN ),
		breaks: { 'includes/A.php': "<?php ini_set( 'display_errors', '1' );" },
	},
	{
		title: 'no code that is encoded',
		find: without( /\.(php|js)$/, /ionCube|sourceguardian|Zend Optimizer|\\x[0-9a-f]{2}(\\x[0-9a-f]{2}){30}/i ),
		breaks: { 'includes/A.php': '<?php // ionCube Loader' },
	},
	{
		title: 'updates come from wordpress.org alone',
		find: without( /\.php$/, UPDATER ),
		breaks: {
			'plugin.php': ( content ) =>
				content.replace( ' * Version:', ' * Update URI: https://a.example/\n * Version:' ),
		},
	},
	{
		title: 'translations are found by WordPress, in our text domain alone',
		find: ( files ) => [
			...without( /^(includes|plugin)/, /load_plugin_textdomain\s*\(/ )( files ),
			...without(
				/^(includes|plugin)/,
				/(?<![\w>:$])(__|_e|esc_html__|esc_attr__)\( '(?:[^'\\]|\\.)*' \)/
			)( files ),
		],
		breaks: { 'includes/A.php': "<?php load_plugin_textdomain( 'storewright' );" },
	},
	{
		title: 'folders of the site are asked for, not guessed',
		find: without(
			/^(includes|plugin|uninstall)/,
			/wp-load\.php|wp-config\.php|['"]\/?wp-content\/(plugins|uploads)/
		),
		breaks: { 'includes/A.php': "<?php require '../../../wp-load.php';" },
	},
	{
		title: 'classes of libraries are the plugin’s own',
		find: without(
			/^(includes|vendor-prefixed)\/.+\.php$/,
			// WooCommerce's classes are WooCommerce's, and so is the connection that it brings: they are there where it is active.
			/^(namespace|use) (?!Storewright\\|Automattic\\(WooCommerce|Jetpack\\Connection)\\|function |const )\w+\\/m
		),
		breaks: { 'includes/A.php': '<?php\nuse Brick\\Math\\BigDecimal;' },
	},
];
