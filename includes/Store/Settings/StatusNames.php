<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

/**
 * The order statuses that settings and reports offer to choose from, with their names.
 */
final class StatusNames {

	/**
	 * All of them, in the order in which they are offered.
	 *
	 * @return array<string, string> Status without `wc-` => translated name.
	 */
	public static function all(): array {
		$statuses = [
			'pending'        => __( 'Pending payment', 'storewright' ),
			'processing'     => __( 'Processing', 'storewright' ),
			'on-hold'        => __( 'On hold', 'storewright' ),
			'completed'      => __( 'Completed', 'storewright' ),
			'cancelled'      => __( 'Cancelled', 'storewright' ),
			'refunded'       => __( 'Refunded', 'storewright' ),
			'failed'         => __( 'Failed', 'storewright' ),
			'checkout-draft' => __( 'Draft', 'storewright' ),
		];
		/**
		 * Filters the order statuses that settings offer to choose from.
		 *
		 * @param array<string, string> $statuses Status without `wc-` => translated name.
		 */
		$filtered = apply_filters( 'storewright_order_status_choices', $statuses );
		$choices  = [];
		foreach ( is_array( $filtered ) ? $filtered : $statuses as $status => $name ) {
			$choices[ (string) $status ] = is_scalar( $name ) ? (string) $name : (string) $status;
		}
		return $choices;
	}
}
