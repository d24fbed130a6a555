<?php
/**
 * Names the PHP files that do something when they are opened by their address. Reads a JSON object of path => source from its
 * input, prints a JSON list of paths.
 *
 * Declarations do nothing, nor does returning a value that is written down, such as an array of names.
 *
 * @package Storewright
 */

declare(strict_types=1);

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\ParserFactory;

require_once dirname( __DIR__, 3 ) . '/vendor/autoload.php';

/**
 * Whether a statement leaves where WordPress is not loaded.
 */
function storewright_is_guard( Node\Stmt $statement ): bool {
	$finder = new NodeFinder();
	$texts  = $finder->findInstanceOf( [ $statement ], Node\Scalar\String_::class );
	$names  = array_intersect(
		[ 'ABSPATH', 'WPINC', 'WP_UNINSTALL_PLUGIN' ],
		array_map( static fn( Node\Scalar\String_ $text ) => $text->value, $texts )
	);
	return [] !== $names && [] !== $finder->findInstanceOf( [ $statement ], Node\Expr\Exit_::class );
}

/**
 * Whether a statement does nothing by itself.
 */
function storewright_is_declaration( Node\Stmt $statement ): bool {
	$acts = static fn( Node $node ) => $node instanceof Node\Expr\FuncCall
		|| $node instanceof Node\Expr\MethodCall
		|| $node instanceof Node\Expr\StaticCall
		|| $node instanceof Node\Expr\New_
		|| $node instanceof Node\Expr\Include_;

	if ( $statement instanceof Node\Stmt\Return_ ) {
		return null === ( new NodeFinder() )->findFirst( [ $statement ], $acts );
	}
	$declarations = [
		Node\Stmt\Declare_::class,
		Node\Stmt\Use_::class,
		Node\Stmt\GroupUse::class,
		Node\Stmt\ClassLike::class,
		Node\Stmt\Function_::class,
		Node\Stmt\Const_::class,
		Node\Stmt\Nop::class,
	];
	return [] !== array_filter( $declarations, static fn( string $declaration ) => $statement instanceof $declaration );
}

/**
 * Whether a file does something before it asks for WordPress.
 *
 * @param array<Node\Stmt> $statements Those of a file.
 */
function storewright_is_unprotected( array $statements ): bool {
	foreach ( $statements as $statement ) {
		if ( storewright_is_guard( $statement ) ) {
			return false;
		}
		if (
			$statement instanceof Node\Stmt\Namespace_
			? storewright_is_unprotected( $statement->stmts )
			: ! storewright_is_declaration( $statement ) ) {

			return true;
		}
	}
	return false;
}

$storewright_parser = ( new ParserFactory() )->createForNewestSupportedVersion();
/** @var array<string, string> $storewright_files */
$storewright_files = json_decode( (string) stream_get_contents( STDIN ), true, 512, JSON_THROW_ON_ERROR );
echo json_encode(
	array_keys(
		array_filter(
			$storewright_files,
			static fn( string $source ) => storewright_is_unprotected( $storewright_parser->parse( $source ) ?? [] )
		)
	),
	JSON_THROW_ON_ERROR
);
