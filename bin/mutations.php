<?php
/**
 * Lists the places of PHP files where a small change should make a test fail: conditions turned round, guards dropped,
 * comparisons moved, signs swapped, permissions given to everybody, locks left out.
 *
 * Usage: php bin/mutations.php FILE… prints a JSON list of { file, line, start, end, text, what }: the bytes from start up to and
 * including end are replaced by text.
 *
 * @package Storewright
 */

declare(strict_types=1);

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\BinaryOp;
use PhpParser\NodeFinder;
use PhpParser\ParserFactory;

require_once dirname( __DIR__ ) . '/vendor/autoload.php';

/**
 * The source of a node.
 */
function storewright_source( string $source, Node $node ): string {
	return substr( $source, $node->getStartFilePos(), $node->getEndFilePos() - $node->getStartFilePos() + 1 );
}

/**
 * Whether a branch does nothing but refuse.
 */
function storewright_refuses( Node\Stmt\If_ $branch ): bool {
	$only = 1 === count( $branch->stmts ) && null === $branch->else && [] === $branch->elseifs ? $branch->stmts[0] : null;
	return $only instanceof Node\Stmt\Return_ || ( $only instanceof Node\Stmt\Expression && $only->expr instanceof Expr\Throw_ );
}

/**
 * Returns the mutation of a node and its name; null where it has none.
 *
 * @return array{string, string}|null
 */
function storewright_mutation( string $source, Node $node ): ?array {
	$text = static fn( Node $part ): string => storewright_source( $source, $part );
	$swap = [
		BinaryOp\Smaller::class        => '<=',
		BinaryOp\SmallerOrEqual::class => '<',
		BinaryOp\Greater::class        => '>=',
		BinaryOp\GreaterOrEqual::class => '>',
		BinaryOp\Identical::class      => '!==',
		BinaryOp\NotIdentical::class   => '===',
		BinaryOp\BooleanAnd::class     => '||',
		BinaryOp\BooleanOr::class      => '&&',
		BinaryOp\Plus::class           => '-',
		BinaryOp\Minus::class          => '+',
	];
	if ( $node instanceof BinaryOp && isset( $swap[ $node::class ] ) ) {
		$operator = $swap[ $node::class ];
		return [
			'( ' . $text( $node->left ) . " {$operator} " . $text( $node->right ) . ' )',
			"{$node->getOperatorSigil()} becomes {$operator}",
		];
	}
	if ( $node instanceof Node\Stmt\If_ && storewright_refuses( $node ) ) {
		return [ '', 'a guard is dropped' ];
	}
	if ( $node instanceof Node\Stmt\If_ && [] === $node->elseifs ) {
		return [
			str_replace(
				"\0",
				$text( $node->cond ),
				substr_replace(
					$text( $node ),
					"! ( \0 )",
					$node->cond->getStartFilePos() - $node->getStartFilePos(),
					strlen( $text( $node->cond ) )
				)
			),
			'a condition is turned round',
		];
	}
	if ( $node instanceof Expr\MethodCall && $node->name instanceof Node\Identifier ) {
		$others = [
			'plus'  => 'minus',
			'minus' => 'plus',
		];
		$name   = $node->name->toString();
		if ( isset( $others[ $name ] ) ) {
			return [
				substr_replace(
					$text( $node ),
					$others[ $name ],
					$node->name->getStartFilePos() - $node->getStartFilePos(),
					strlen( $name )
				),
				"{$name}() becomes {$others[ $name ]}()",
			];
		}
		if ( 'lock' === $name && isset( $node->args[1] ) ) {
			return [ '( ' . $text( $node->args[1] ) . ' )()', 'a lock is left out' ];
		}
	}
	if ( $node instanceof Expr\FuncCall && $node->name instanceof Node\Name && 'current_user_can' === $node->name->toString() ) {
		return [ 'true', 'everybody may' ];
	}
	if ( $node instanceof Node\ArrayItem && $node->key instanceof Node\Scalar\String_ && 'permission_callback' === $node->key->value ) {
		return [ "'permission_callback' => '__return_true'", 'everybody may' ];
	}
	if ( $node instanceof Node\Stmt\Return_ && $node->expr instanceof Expr\ConstFetch && in_array(
		strtolower( $node->expr->name->toString() ),
		[ 'true', 'false' ],
		true
	) ) {
		$other = 'true' === strtolower( $node->expr->name->toString() ) ? 'false' : 'true';
		return [ "return {$other};", "it returns {$other}" ];
	}
	if (
		$node instanceof Node\Stmt\Expression
		&& $node->expr instanceof Expr\MethodCall
		&& $node->expr->var instanceof Expr\Variable
		&& 'this' === $node->expr->var->name ) {

		return [ '', 'a step is left out: ' . strtok( $text( $node ), "\n" ) ];
	}
	return null;
}

$storewright_places = [];
foreach ( array_slice( $argv, 1 ) as $storewright_file ) {
	$storewright_source = (string) file_get_contents( $storewright_file );
	$storewright_nodes  = ( new ParserFactory() )->createForNewestSupportedVersion()->parse( $storewright_source ) ?? [];
	foreach ( ( new NodeFinder() )->find( $storewright_nodes, static fn() => true ) as $storewright_node ) {
		$storewright_found = storewright_mutation( $storewright_source, $storewright_node );
		if ( null !== $storewright_found ) {
			$storewright_places[] = [
				'file'  => $storewright_file,
				'line'  => $storewright_node->getStartLine(),
				'start' => $storewright_node->getStartFilePos(),
				'end'   => $storewright_node->getEndFilePos(),
				'text'  => $storewright_found[0],
				'what'  => $storewright_found[1],
			];
		}
	}
}
echo json_encode( $storewright_places, JSON_THROW_ON_ERROR );
