<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Channels;

/**
 * A kind of campaign that can be created in a marketing channel.
 */
final class CampaignType {

	/**
	 * @param string $id          Unique within its channel.
	 * @param string $name        Its name.
	 * @param string $description What it does, one translated sentence.
	 * @param string $create_url  Where one is created, an absolute address.
	 * @param string $icon_url    Address of its picture on this site, '' for none.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $description,
		public readonly string $create_url,
		public readonly string $icon_url = ''
	) {}
}
