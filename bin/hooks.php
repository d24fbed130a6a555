<?php
/**
 * Writes docs/hooks.md: every action, filter and background job of the plugin, from the code and its doc comments.
 *
 * `composer hooks` writes it; with `--check` nothing is written, and the exit code is 1 where it is not current. A hook
 * without a doc comment is an error either way.
 *
 * @package Storewright
 */

declare(strict_types=1);

use PhpParser\Comment\Doc;
use PhpParser\Node;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Expr\StaticCall;
use PhpParser\Node\Scalar\InterpolatedString;
use PhpParser\Node\Scalar\String_;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;
use PhpParser\PrettyPrinter\Standard;

require __DIR__ . '/../vendor/autoload.php';
require __DIR__ . '/lib/jobs.php';

/**
 * Collects the hooks of a file.
 */
final class HookCollector extends NodeVisitorAbstract {

	/**
	 * @var list<array{kind: string, name: string, doc: string|null, line: int}>
	 */
	public array $hooks = [];

	/**
	 * @var list<Doc|null> Doc comments of the statements that we are in.
	 */
	private array $docs = [];

	/**
	 * Notes the doc comment of a statement, and the hook of a call.
	 */
	public function enterNode( Node $node ): null {
		if ( $node instanceof Node\Stmt || $node instanceof Node\Expr\ArrowFunction || $node instanceof Node\ArrayItem ) {
			$this->docs[] = $node->getDocComment();
		}
		$kind = $this->kind( $node );
		$name = null === $kind
			|| ( ! $node instanceof FuncCall && ! $node instanceof StaticCall ) ? null : $this->name( $node->getArgs()[0]->value ?? null );

		if ( null !== $kind && null !== $name && str_starts_with( $name, 'storewright_' ) ) {
			$this->hooks[] = [
				'kind' => $kind,
				'name' => $name,
				'doc'  => ( $node->getDocComment() ?? $this->doc() )?->getText(),
				'line' => $node->getStartLine(),
			];
		}
		return null;
	}

	/**
	 * Leaves a statement.
	 */
	public function leaveNode( Node $node ): null {
		if ( $node instanceof Node\Stmt || $node instanceof Node\Expr\ArrowFunction || $node instanceof Node\ArrayItem ) {
			array_pop( $this->docs );
		}
		return null;
	}

	private function kind( Node $node ): ?string {
		if ( $node instanceof FuncCall && $node->name instanceof Node\Name ) {
			return match ( $node->name->toString() ) {
				'do_action', 'do_action_ref_array' => 'Action',
				'apply_filters', 'apply_filters_ref_array' => 'Filter',
				default => null,
			};
		}
		$static = $node instanceof StaticCall && $node->class instanceof Node\Name && $node->name instanceof Node\Identifier;
		if ( $static && 'Events' === $node->class->getLast() && 'dispatch' === $node->name->toString() ) {
			return 'Action after the change is stored';
		}
		return $static && 'Extensible' === $node->class->getLast() && 'filter' === $node->name->toString() ? 'Filter' : null;
	}

	/**
	 * The hook's name; what is put into it at run time stands in braces.
	 */
	private function name( ?Node $node ): ?string {
		if ( $node instanceof String_ ) {
			return $node->value;
		}
		if ( $node instanceof InterpolatedString ) {
			$printer = new Standard();
			return implode(
				'',
				array_map(
					static fn( Node $part ) => $part instanceof Node\InterpolatedStringPart ? $part->value : '{' . ltrim(
						$part instanceof Node\Expr ? $printer->prettyPrintExpr( $part ) : '',
						'$'
					) . '}',
					$node->parts
				)
			);
		}
		return null;
	}

	/**
	 * The doc comment of the innermost statement that the call belongs to, but not of the whole method.
	 */
	private function doc(): ?Doc {
		$docs = $this->docs;
		return array_pop( $docs );
	}
}

/**
 * A doc comment as Markdown: its sentences, then a list of its parameters.
 *
 * @param string $doc The comment.
 */
function described( string $doc ): string {
	$lines  = array_map(
		static fn( string $line ) => trim( preg_replace( '#^\s*(/\*\*|\*/|\*)#', '', $line ) ?? '' ),
		explode( "\n", str_replace( '*/', '', $doc ) )
	);
	$text   = [];
	$params = [];
	foreach ( $lines as $line ) {
		if ( 1 === preg_match( '/^@param\s+(.+?)\s+(\$\w+)\s*(.*)$/', $line, $found ) ) {
			$params[] = "- `{$found[2]}` `{$found[1]}` {$found[3]}";
		} elseif ( [] !== $params && '' !== $line && ! str_starts_with( $line, '@' ) ) {
			$params[ array_key_last( $params ) ] .= " $line";
		} elseif ( ! str_starts_with( $line, '@' ) ) {
			$text[] = $line;
		}
	}
	$paragraphs = trim( implode( "\n", $text ) );
	return [] === $params ? $paragraphs : $paragraphs . "\n\n" . implode( "\n", array_map( rtrim( ... ), $params ) );
}

/**
 * Returns an event as a row of a table: its name, arguments and the first sentence of its comment.
 *
 * @param string $name Name of the action.
 * @param string $doc  Its doc comment.
 */
function event_row( string $name, string $doc ): string {
	preg_match_all( '/@param\s+.+?\s+(\$\w+)/', $doc, $params );
	$text  = str_replace( "\n", ' ', explode( "\n\n", described( $doc ) )[0] );
	$first = 1 === preg_match( '/^.*?[.:;](?=\s|$)/', $text, $match ) ? rtrim( $match[0], ':;' ) : $text;
	return "| `$name` | " . implode(
		', ',
		array_map( static fn( string $param ) => "`$param`", $params[1] )
	) . ' | ' . rtrim( $first, '.' ) . " |\n";
}

$root   = dirname( __DIR__ );
$parser = ( new ParserFactory() )->createForNewestSupportedVersion();
$found  = [];
$bare   = [];
$files  = [];
$events = [];
/** @var SplFileInfo $file */
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$root/includes", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
	if ( 'php' !== $file->getExtension() ) {
		continue;
	}
	$collector        = new HookCollector();
	$traverser        = new NodeTraverser( $collector );
	$source           = substr( $file->getPathname(), strlen( $root ) + 1 );
	$files[ $source ] = array_values( $parser->parse( (string) file_get_contents( $file->getPathname() ) ) ?? [] );
	$traverser->traverse( $files[ $source ] );
	foreach ( $collector->hooks as $hook ) {
		if ( null === $hook['doc'] ) {
			$bare[] = "{$hook['name']} in $source:{$hook['line']}";
			continue;
		}
		$feature = implode( '/', array_slice( explode( '/', dirname( $source ) ), 1, 2 ) );
		if ( 1 === preg_match( '/^\/\*\*\s*\*?\s*This (action|filter) is documented/i', $hook['doc'] ) ) {
			continue;
		}
		if ( str_starts_with( $hook['kind'], 'Action after' ) ) {
			$events[ $hook['name'] ] ??= event_row( $hook['name'], $hook['doc'] );
		}
		$found[ $feature ][ $hook['name'] ] ??= "### `{$hook['name']}`\n\n{$hook['kind']}, `$source`\n\n"
			. described( $hook['doc'] )
			. "\n";

	}
}
if ( [] !== $bare ) {
	fwrite( STDERR, "These hooks have no doc comment directly above them:\n  " . implode( "\n  ", $bare ) . "\n" );
	exit( 1 );
}
ksort( $found );
ksort( $events );
ksort( $files );
$content  = <<<'MARKDOWN'
	# Hooks

	Every action, filter and background job of the plugin. Made by `composer hooks` from the doc comments in the code. Times are
	UTC, and money is decimal text unless a parameter says otherwise.

	## Events

	Actions that fire after the change is stored: nothing fires for a change that is rolled back, and where several changes are
	one transaction (`DeferredEvents`), all fire after its commit. A listener that throws is logged and named in a notice; the
	change stays, and the other listeners are called.

	| action | arguments | fires when |
	|---|---|---|

	MARKDOWN;
$content .= implode( '', $events );
foreach ( $found as $feature => $hooks ) {
	ksort( $hooks );
	$content .= "\n## $feature\n\n" . implode( "\n", $hooks );
}
$content .= jobs_section( $files );
$target   = "$root/docs/hooks.md";
if ( ! in_array( '--check', $argv, true ) ) {
	file_put_contents( $target, $content );
} elseif ( ! is_file( $target ) || file_get_contents( $target ) !== $content ) {
	fwrite( STDERR, "docs/hooks.md is not what the code makes of it: run “composer hooks” and commit it.\n" );
	exit( 1 );
}
