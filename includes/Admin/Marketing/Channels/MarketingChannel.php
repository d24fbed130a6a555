<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Channels;

/**
 * A place outside of the store where it advertises or sells, such as a marketplace or a newsletter service. A plugin implements
 * it and adds it by the filter `storewright_marketing_channels`: docs/examples/hello-channel.php.
 */
interface MarketingChannel {

	/**
	 * Stable id, a slug.
	 */
	public function slug(): string;

	/**
	 * Its name.
	 */
	public function name(): string;

	/**
	 * What it does, one translated sentence.
	 */
	public function description(): string;

	/**
	 * Address of its picture on this site; '' for none.
	 */
	public function icon_url(): string;

	/**
	 * Whether the owner has set it up.
	 */
	public function is_setup_completed(): bool;

	/**
	 * Where it is set up and managed, an absolute address.
	 */
	public function settings_url(): string;

	/**
	 * How far products are there: `synced`, `sync-in-progress`, `sync-failed`, or '' where it lists no products.
	 */
	public function product_listings_status(): string;

	/**
	 * How many errors wait for the owner there.
	 */
	public function errors_count(): int;

	/**
	 * The campaigns that run there.
	 *
	 * @return list<Campaign>
	 */
	public function campaigns(): array;

	/**
	 * The kinds of campaign that can be created there.
	 *
	 * @return list<CampaignType>
	 */
	public function campaign_types(): array;
}
