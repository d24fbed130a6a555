<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Channels;

/**
 * A campaign that runs in a marketing channel.
 */
final class Campaign {

	/**
	 * @param string                                      $id         Unique within its channel.
	 * @param string                                      $title      Its name.
	 * @param string                                      $manage_url Where it is managed, an absolute address.
	 * @param array{value: string, currency: string}|null $cost       What it cost so far, a decimal text; null where unknown.
	 * @param array{value: string, currency: string}|null $sales      What it brought, in the same form.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $manage_url,
		public readonly ?array $cost = null,
		public readonly ?array $sales = null
	) {}
}
