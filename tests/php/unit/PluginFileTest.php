<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit;

use PhpParser\Modifiers;
use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\ParentConnectingVisitor;
use PhpParser\ParserFactory;
use PhpParser\PhpVersion;
use Storewright\Tests\Support\UnitTestCase;

/**
 * The files that WordPress reads on any PHP can be read by PHP 7.2, so that they can say what is missing, or do nothing.
 */
final class PluginFileTest extends UnitTestCase {

	/**
	 * @testWith ["plugin.php"]
	 *           ["uninstall.php"]
	 */
	public function test_file_is_php_7_2( string $file ): void {
		self::assertSame( [], self::newer_syntax( (string) file_get_contents( dirname( __DIR__, 3 ) . "/{$file}" ) ) );
	}

	/**
	 * @dataProvider newer
	 */
	public function test_newer_syntax_is_found( string $code ): void {
		self::assertNotSame( [], self::newer_syntax( '<?php ' . $code ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function newer(): array {
		return [
			'7.4 arrow function'     => [ '$f = fn( $x ) => $x;' ],
			'7.4 typed property'     => [ 'class A { public int $x; }' ],
			'7.4 assignment'         => [ '$x ??= 1;' ],
			'7.4 spread in an array' => [ '$x = [ ...$y ];' ],
			'8.0 match'              => [ '$x = match ( 1 ) { 1 => 2 };' ],
			'8.0 nullsafe call'      => [ '$x?->y();' ],
			'8.0 named argument'     => [ 'f( x: 1 );' ],
			'8.0 union type'         => [ 'function f( int|string $x ) {}' ],
			'8.0 mixed type'         => [ 'function f( mixed $x ) {}' ],
			'8.0 promoted property'  => [ 'class A { public function __construct( public $x ) {} }' ],
			'8.0 throw in a value'   => [ '$x = $y ?? throw new Exception();' ],
			'8.0 attribute'          => [ '#[A] function f() {}' ],
			'8.1 enum'               => [ 'enum E { case A; }' ],
			'8.1 readonly'           => [ 'class A { readonly $x; }' ],
			'8.1 callable'           => [ '$f = strlen( ... );' ],
			'8.1 never'              => [ 'function f(): never {}' ],
		];
	}

	/**
	 * Returns the syntax that PHP 7.2 does not know.
	 *
	 * @return list<string> Kinds of nodes of the syntax tree.
	 */
	private static function newer_syntax( string $code ): array {
		// Read by the rules of the newest PHP, or new words would pass as names of functions and constants.
		$tree = ( new ParserFactory() )->createForVersion( PhpVersion::getNewestSupported() )->parse( $code ) ?? [];
		$tree = ( new NodeTraverser( new ParentConnectingVisitor() ) )->traverse( $tree );

		$found = ( new NodeFinder() )->find( $tree, self::is_newer( ... ) );
		return array_map( static fn( Node $node ) => $node->getType() . ' in line ' . $node->getStartLine(), array_values( $found ) );
	}

	private static function is_newer( Node $node ): bool {
		return match ( true ) {
			$node instanceof Node\Expr\ArrowFunction,
			$node instanceof Node\Expr\AssignOp\Coalesce,
			$node instanceof Node\Expr\Match_,
			$node instanceof Node\Expr\NullsafeMethodCall,
			$node instanceof Node\Expr\NullsafePropertyFetch,
			$node instanceof Node\UnionType,
			$node instanceof Node\IntersectionType,
			$node instanceof Node\AttributeGroup,
			$node instanceof Node\Stmt\Enum_,
			$node instanceof Node\VariadicPlaceholder         => true,
			$node instanceof Node\Expr\Throw_                 => self::is_value( $node ),
			$node instanceof Node\ArrayItem                   => $node->unpack,
			$node instanceof Node\Arg                         => null !== $node->name,
			$node instanceof Node\Param                       => 0 !== $node->flags || self::is_new_type( $node->type ),
			$node instanceof Node\FunctionLike                => self::is_new_type( $node->getReturnType() ),
			$node instanceof Node\Stmt\Property               => null !== $node->type || 0 !== ( $node->flags & Modifiers::READONLY ),
			default                                           => false,
		};
	}

	private static function is_new_type( ?Node $type ): bool {
		return $type instanceof Node\Identifier && in_array(
			$type->toLowerString(),
			[ 'mixed', 'never', 'static', 'null', 'false', 'true' ],
			true
		);
	}

	/**
	 * A throw that stands for itself is an expression too, in a statement of its own.
	 */
	private static function is_value( Node\Expr\Throw_ $throw ): bool {
		return ! $throw->getAttribute( 'parent' ) instanceof Node\Stmt\Expression;
	}
}
