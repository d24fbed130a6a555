<?php
declare(strict_types=1);

namespace Storewright\Rest;

/**
 * The one description of a resource: from it come arguments, validation, the answer's shape and the client's types.
 */
interface Schema {

	/**
	 * The resource's name in REST schemas, such as `shipping_zone`.
	 */
	public static function title(): string;

	/**
	 * Properties as WordPress's REST API wants them (JSON Schema draft 4 with `context`, `readonly` and `arg_options`).
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array;
}
