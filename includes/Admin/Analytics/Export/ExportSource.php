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
	 * @return list<ExportColumn>
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
	 * @param WP_REST_Request $request
	 * @param int             $limit   At most so many.
	 * @param int             $offset  Rows to pass over.
	 * @param string          $from    The time of the first of those to pass over, so that those before need not be read; '' where it is
	 *   none.
	 * @return iterable<array<string, mixed>>
	 */
	public function rows( WP_REST_Request $request, int $limit, int $offset, string $from = '' ): iterable;

	/**
	 * The name of the time that rows are sorted by.
	 *
	 * @param WP_REST_Request $request
	 * @return string '' where they are sorted by something else.
	 */
	public function time( WP_REST_Request $request ): string;
}
