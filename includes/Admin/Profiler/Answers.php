<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler;

/**
 * What the profiler's questions can be answered with, by WooCommerce's names: the same lists as in client/profiler/questions.ts.
 */
final class Answers {

	/**
	 * How far the business is. `import` is of WooCommerce's older wizard: the owner brings a store along.
	 */
	public const BUSINESS = [ '', 'im_just_starting_my_business', 'im_already_selling', 'im_setting_up_a_store_for_a_client', 'import' ];

	/**
	 * Where somebody who sells already does so.
	 */
	public const SELLING = [ 'yes_im_selling_online', 'no_im_selling_offline', 'im_selling_both_online_and_offline' ];

	/**
	 * What is sold.
	 */
	public const INDUSTRIES = [
		'clothing_and_accessories',
		'food_and_drink',
		'electronics_and_computers',
		'health_and_beauty',
		'education_and_learning',
		'home_furniture_and_garden',
		'arts_and_crafts',
		'sports_and_recreation',
		'other',
	];

	/**
	 * Of a list, the texts that are among the choices.
	 *
	 * @param mixed        $stored  Older wizards kept industries as arrays with a slug.
	 * @param list<string> $choices
	 * @return list<string>
	 */
	public static function among( mixed $stored, array $choices ): array {
		$names = array_map(
			static fn( mixed $entry ): mixed => is_array( $entry ) ? $entry['slug'] ?? null : $entry,
			is_array( $stored ) ? array_values( $stored ) : []
		);
		return array_values( array_intersect( array_filter( $names, is_string( ... ) ), $choices ) );
	}
}
