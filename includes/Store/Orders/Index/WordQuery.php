<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

/**
 * Words that a search asks the index for.
 *
 * @internal
 */
final class WordQuery {

	/**
	 * @param list<string> $words  Words that all have to be there.
	 * @param string       $last   What a further one has to be like: a pattern for LIKE, '' for none.
	 * @param list<string> $others Words that may stand in place of the last: telephone numbers in other forms, products of a SKU.
	 */
	public function __construct( public readonly array $words, public readonly string $last, public readonly array $others ) {}
}
