<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\ReportTables;
use Storewright\Kernel\Context;

/**
 * Titles of products, variations and coupons, each read once for an export of many orders.
 */
final class PostTitles {

	/**
	 * By id; '' of those that are gone.
	 *
	 * @var array<int, string>
	 */
	private array $titles = [];

	/**
	 * @param int $most So many are remembered at most, so that a shop of very many products takes no more memory than others.
	 */
	public function __construct( private readonly int $most = 20_000 ) {}

	/**
	 * Titles by id, those that were asked for among them.
	 *
	 * @param Context   $context
	 * @param list<int> $ids
	 * @return array<int, string> '' of those that are gone.
	 */
	public function of( Context $context, array $ids ): array {
		$missing = array_diff_key( array_fill_keys( $ids, '' ), $this->titles );
		if ( [] === $missing ) {
			return $this->titles;
		}
		if ( count( $this->titles ) + count( $missing ) > $this->most ) {
			$this->titles = [];
			$missing      = array_fill_keys( $ids, '' );
		}
		$in = Condition::in_ids( 'o.ID', array_keys( $missing ) );
		foreach ( $context->database->rows(
			( new ReportTables( $context ) )->name( "SELECT o.ID AS id, o.post_title AS title FROM {posts} o WHERE {$in->sql}" )
		) as $row ) {
			$missing[ (int) $row['id'] ] = (string) $row['title'];
		}
		$this->titles += $missing;
		return $this->titles;
	}
}
