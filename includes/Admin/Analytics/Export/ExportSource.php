<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use WP_REST_Request;

/**
 * A report that can be exported: its rows, in the order and with the figures that its route answers.
 */
interface ExportSource {

	/**
	 * The report's title.
	 */
	public function title(): string;

	/**
	 * The columns of its table.
	 *
	 * @return array<string, ExportColumn> By the ids that they have on the screen; the first one is always shown.
	 */
	public function columns(): array;

	/**
	 * The arguments of its route.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function arguments(): array;

	/**
	 * Arguments that hold from now on, so that rows are the same at each step, where the request goes by the present time.
	 *
	 * @return array<string, mixed>
	 */
	public function fixed( WP_REST_Request $request ): array;

	/**
	 * How many rows there are.
	 */
	public function count( WP_REST_Request $request ): int;

	/**
	 * Some of the rows, one after the other: who has enough of them stops.
	 *
	 * @param WP_REST_Request   $request
	 * @param int               $limit   At most so many.
	 * @param list<string|null> $after   The place after which they begin: that of the last row that is known, [] for the beginning.
	 * @return iterable<array<string, mixed>>
	 */
	public function rows( WP_REST_Request $request, int $limit, array $after = [] ): iterable;

	/**
	 * The place of a row, after which one goes on.
	 *
	 * @param array<mixed>      $row
	 * @param list<string|null> $before The place after which rows were asked for.
	 * @param int               $number How many rows after that place it is.
	 * @return list<string|null>
	 */
	public function place( array $row, array $before, int $number ): array;
}
