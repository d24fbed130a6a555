<?php
/**
 * Puts the libraries of a plugin's folder into the plugin's own namespace, so that another plugin with another version of
 * them changes nothing: Brick\Math becomes Storewright\Vendor\Brick\Math.
 *
 * Usage: php bin/prefix-libraries.php FOLDER, where the libraries are installed in vendor/. They move to vendor-prefixed/,
 * and the folder's composer.json is written so that “composer dump-autoload” finds them there.
 *
 * @package Storewright
 */

declare(strict_types=1);

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\ParserFactory;

require_once dirname( __DIR__ ) . '/vendor/autoload.php';

const STOREWRIGHT_PREFIX = 'Storewright\\Vendor\\';

/**
 * The PHP files below a folder.
 *
 * @return list<string>
 */
function storewright_php_files( string $folder ): array {
	$files = [];
	/** @var SplFileInfo $file */
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
		if ( 'php' === $file->getExtension() ) {
			$files[] = $file->getPathname();
		}
	}
	sort( $files );
	return $files;
}

/**
 * The source with every name of a namespace put below the prefix.
 *
 * A name counts where it is written in full: in a namespace, a use statement or behind a backslash; and in a text that is
 * nothing but a class's name. What follows an alias is right by itself.
 *
 * @param string       $source     PHP.
 * @param list<string> $namespaces Without backslashes at the ends.
 */
function storewright_prefixed( string $source, array $namespaces ): string {
	$belongs = static fn( string $name ): bool => [] !== array_filter(
		$namespaces,
		static fn( string $own ) => 0 === strcasecmp( $name, $own ) || 0 === stripos( $name, $own . '\\' )
	);
	$nodes   = ( new ParserFactory() )->createForNewestSupportedVersion()->parse( $source ) ?? [];
	$finder  = new NodeFinder();
	$full    = [];
	foreach ( $finder->find(
		$nodes,
		static fn( Node $node ) => $node instanceof Node\Stmt\Namespace_
			|| $node instanceof Node\Stmt\UseUse
			|| $node instanceof Node\Stmt\GroupUse

	) as $statement ) {
		if ( $statement instanceof Node\Stmt\Namespace_ ) {
			$full[] = $statement->name;
		} elseif ( $statement instanceof Node\Stmt\GroupUse ) {
			$full[] = $statement->prefix;
		} elseif ( $statement instanceof Node\Stmt\UseUse ) {
			$full[] = $statement->name;
		}
	}
	$insertions = [];
	foreach ( array_merge( array_filter( $full ), $finder->findInstanceOf( $nodes, Node\Name\FullyQualified::class ) ) as $name ) {
		if ( $belongs( $name->toString() ) ) {
			// A use statement may begin with a backslash, too.
			$insertions[ $name->getStartFilePos() + strspn( $source, '\\', $name->getStartFilePos(), 1 ) ] = STOREWRIGHT_PREFIX;
		}
	}
	foreach ( $finder->findInstanceOf( $nodes, Node\Scalar\String_::class ) as $text ) {
		$written = substr( $source, $text->getStartFilePos(), $text->getEndFilePos() - $text->getStartFilePos() + 1 );
		if ( 1 === preg_match( '/^[\'"]\\\\{0,2}\w+(\\\\{1,2}\w+)+[\'"]$/', $written ) && $belongs( ltrim( $text->value, '\\' ) ) ) {
			$insertions[ $text->getStartFilePos() + 1 + strspn( $written, '\\', 1 ) ] = str_replace( '\\', '\\\\', STOREWRIGHT_PREFIX );
		}
	}
	krsort( $insertions );
	foreach ( $insertions as $position => $prefix ) {
		$source = substr_replace( $source, $prefix, $position, 0 );
	}
	return $source;
}

/**
 * Does the whole of it.
 *
 * @param string $folder The plugin's.
 */
function storewright_prefix_libraries( string $folder ): void {
	/** @var array{packages: list<array{name: string, autoload: array<string, mixed>}>} $installed */
	$installed  = json_decode( (string) file_get_contents( $folder . '/vendor/composer/installed.json' ), true, 512, JSON_THROW_ON_ERROR );
	$autoload   = [ 'psr-4' => [ 'Storewright\\' => 'includes/' ] ];
	$namespaces = [];
	foreach ( $installed['packages'] as $package ) {
		// What is left out of a class map loads nothing.
		$usable = [ 'psr-4', 'exclude-from-classmap' ];
		$other  = array_diff( array_keys( array_filter( $package['autoload'], static fn( mixed $paths ) => [] !== $paths ) ), $usable );
		if ( [] !== $other ) {
			throw new RuntimeException(
				"{$package['name']} loads its files by " . implode( ', ', $other ) . ': only psr-4 can be prefixed.'
			);
		}
		/** @var array<string, string|list<string>> $folders */
		$folders = $package['autoload']['psr-4'] ?? [];
		foreach ( $folders as $namespace => $paths ) {
			$namespaces[] = trim( $namespace, '\\' );
			$autoload['psr-4'][ STOREWRIGHT_PREFIX . $namespace ] = array_map(
				static fn( string $path ) => "vendor-prefixed/{$package['name']}/{$path}",
				(array) $paths
			);
		}
		$target = "{$folder}/vendor-prefixed/{$package['name']}";
		mkdir( dirname( $target ), 0755, true );
		rename( "{$folder}/vendor/{$package['name']}", $target );
		rmdir( dirname( "{$folder}/vendor/{$package['name']}" ) );
	}
	foreach ( array_merge(
		storewright_php_files( $folder . '/includes' ),
		storewright_php_files( $folder . '/vendor-prefixed' )
	) as $file ) {
		file_put_contents( $file, storewright_prefixed( (string) file_get_contents( $file ), $namespaces ) );
	}
	$manifest = [
		'name'     => 'storewright/storewright',
		'type'     => 'wordpress-plugin',
		'license'  => 'GPL-2.0-or-later',
		'require'  => [ 'php' => '>=8.1' ],
		'autoload' => $autoload,
		'config'   => [
			'autoloader-suffix'      => 'Storewright',
			'classmap-authoritative' => true,
			'lock'                   => false,
			'platform'               => [ 'php' => '8.1.0' ],
		],
	];
	file_put_contents(
		$folder . '/composer.json',
		json_encode( $manifest, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR ) . "\n"
	);
	array_map(
		unlink( ... ),
		array_filter( [ $folder . '/vendor/composer/installed.json', $folder . '/vendor/composer/installed.php' ], is_file( ... ) )
	);
}

storewright_prefix_libraries( rtrim( $argv[1] ?? throw new InvalidArgumentException( 'Which folder?' ), '/' ) );
