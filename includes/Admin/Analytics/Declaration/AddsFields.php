<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Kernel\Context;

/**
 * A report whose rows have fields that one query does not answer.
 */
interface AddsFields extends ListReport {

	/**
	 * Their properties for the REST schema.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	public function added_fields(): array;

	/**
	 * Their values.
	 *
	 * @param Context                               $context
	 * @param list<array<string, bool|int|float|string|null>> $rows    Of a page.
	 * @return list<array<string, mixed>> For each row.
	 */
	public function added( Context $context, array $rows ): array;
}
