<?php
/**
 * The background jobs of the code, as a section of docs/hooks.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

use PhpParser\Node;
use PhpParser\NodeFinder;

/**
 * Returns what a file that declares a job says of it; null where it declares none.
 *
 * @param list<Node> $nodes Statements of the file.
 * @return array{class: string, name: string, doc: string, kind: string}|null `doc` is '' where there is no comment.
 */
function job_of( array $nodes ): ?array {
	$finder = new NodeFinder();
	$class  = $finder->findFirstInstanceOf( $nodes, Node\Stmt\Class_::class );
	if ( ! $class instanceof Node\Stmt\Class_ || null === $class->name ) {
		return null;
	}
	$interfaces = array_map( static fn( Node\Name $name ) => $name->getLast(), $class->implements );
	$name       = $class->getMethod( 'name' )?->stmts[0] ?? null;
	if ( [] === array_intersect(
		$interfaces,
		[ 'Job', 'ConcurrentJob', 'RecurringJob' ]
	) || ! $name instanceof Node\Stmt\Return_ || ! $name->expr instanceof Node\Scalar\String_ ) {
		return null;
	}
	$returns = $finder->find(
		$class->getMethod( 'run' )->stmts ?? [],
		static fn( Node $node ) => $node instanceof Node\Stmt\Return_
			&& ! ( $node->expr instanceof Node\Expr\ConstFetch && 'null' === $node->expr->name->toLowerString() )
	);
	$parts   = [] === $returns ? 'one' : 'goes on from a stored cursor';
	return [
		'class' => $class->name->toString(),
		'name'  => $name->expr->value,
		'doc'   => $class->getDocComment()?->getText() ?? '',
		'kind'  => in_array( 'ConcurrentJob', $interfaces, true ) ? "$parts; several workers at once" : $parts,
	];
}

/**
 * Returns the section.
 *
 * @param array<string, list<Node>> $files File => its statements.
 */
function jobs_section( array $files ): string {
	$jobs = array_filter( array_map( job_of( ... ), $files ) );
	uasort( $jobs, static fn( array $one, array $other ) => $one['name'] <=> $other['name'] );
	$text = '';
	foreach ( $jobs as $file => $job ) {
		$queued = [];
		foreach ( $files as $other => $nodes ) {
			$calls = ( new NodeFinder() )->find(
				$nodes,
				static fn( Node $node ) => $node instanceof Node\Expr\StaticCall
					&& $node->class instanceof Node\Name
					&& $node->name instanceof Node\Identifier
					&& (

					( $node->class->getLast() === $job['class'] && in_array( $node->name->toString(), [ 'plan', 'later' ], true ) )
					|| ( 'Queue' === $node->class->getLast() && in_array(
						$node->name->toString(),
						[ 'enqueue', 'restart' ],
						true
					) && in_array(
						named_job( $node, $file === $other ? 'self' : '' ),
						[ $job['class'], 'self' ],
						true
					) )
				)
			);
			if ( [] !== $calls ) {
				$queued[] = "`$other`";
			}
		}
		$text .= "\n### `{$job['name']}`\n\n`$file`; parts: {$job['kind']}; queued by "
			. implode( ', ', $queued )
			. "\n\n"
			. described( $job['doc'] )
			. "\n";

	}
	return "\n## Background jobs\n\nAll run on the hook `storewright_run_job`, whose one argument is the job's name: by Action Scheduler where the site has it, else\nby WordPress's cron. A job waits once in the queue, however much it has to do, and never runs twice at the same time.\n"
		. $text;
}

/**
 * Returns the class whose name() is the queued job's name in a call of Queue; '' where it is another.
 *
 * @param Node\Expr\StaticCall $call
 * @param string               $self What stands for `self`.
 */
function named_job( Node\Expr\StaticCall $call, string $self ): string {
	foreach ( $call->getArgs() as $arg ) {
		$name = $arg->value;
		if (
			$name instanceof Node\Expr\StaticCall
			&& $name->class instanceof Node\Name
			&& $name->name instanceof Node\Identifier
			&& 'name' === $name->name->toString() ) {

			return 'self' === $name->class->toString() ? $self : $name->class->getLast();
		}
	}
	return '';
}
