<?php
declare(strict_types=1);

namespace Storewright\Admin\HiddenItems;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;

/**
 * Items other than tasks and task lists that the owner has closed for good, and the way to restore them.
 */
final class HiddenItems {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The things that the current user does not see at present because they were closed.
	 *
	 * @return list<HiddenItem>
	 */
	public function hidden(): array {
		$items = $this->known();
		$this->context->options->several( array_keys( $items ) );
		return array_values( array_filter( $items, fn( HiddenItem $item ) => $this->is_hidden( $item ) ) );
	}

	/**
	 * Whether a thing is closed.
	 */
	public function is_hidden( HiddenItem $item ): bool {
		return $this->context->options->bool_yes( $item->option );
	}

	/**
	 * Has a thing shown again. What is not closed stays as it is.
	 *
	 * @param string $option Name of its option.
	 * @throws NotFound If there is no such thing for the current user.
	 */
	public function show( string $option ): HiddenItem {
		$item = $this->known()[ $option ] ?? throw new NotFound(
			'storewright_rest_no_hidden_item',
			__( 'This item can’t be hidden.', 'storewright' ),
			[ 'id' => $option ]
		);
		if ( $this->is_hidden( $item ) ) {
			$this->context->options->delete( $option );
		}
		return $item;
	}

	/**
	 * The things that the current user could have closed.
	 *
	 * @return array<string, HiddenItem> By the name of the option.
	 */
	private function known(): array {
		$own = [
			new HiddenItem( 'woocommerce_task_list_reminder_bar_hidden', __( 'Setup reminder', 'storewright' ), Capabilities::MANAGE ),
			new HiddenItem(
				'woocommerce_setting_payments_recommendations_hidden',
				__( 'Suggested payment methods', 'storewright' ),
				Capabilities::MANAGE
			),
			new HiddenItem( 'storewright_payments_banner_dismissed', __( 'Payment provider banner', 'storewright' ), Capabilities::MANAGE ),
			new HiddenItem(
				'woocommerce_order_attribution_install_banner_dismissed',
				__( 'Order attribution banner', 'storewright' ),
				'install_plugins'
			),
		];
		/**
		 * Filters the things that owners can close for good, so that they can have them back.
		 *
		 * @param list<HiddenItem> $items
		 */
		$items = apply_filters( 'storewright_hidden_items', $own );
		$known = [];
		foreach ( is_array( $items ) ? $items : $own as $item ) {
			if ( $item instanceof HiddenItem && current_user_can( $item->capability ) ) {
				$known[ $item->option ] = $item;
			}
		}
		return $known;
	}
}
