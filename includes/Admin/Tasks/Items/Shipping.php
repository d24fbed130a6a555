<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\AddressPreloads;
use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Shipping\ZoneQuery;

/**
 * What it costs to send an order.
 */
final class Shipping extends BuiltInTask {

	public function id(): string {
		return 'shipping';
	}

	public function title(): string {
		return __( 'Set your shipping rates', 'storewright' );
	}

	public function content(): string {
		return __( 'Choose where you ship to and what your customers pay for it.', 'storewright' );
	}

	public function header(): TaskHeader {
		return new TaskHeader( __( 'Get your products shipped', 'storewright' ), $this->content(), $this->action_label() );
	}

	public function action_label(): string {
		return __( 'Start shipping', 'storewright' );
	}

	public function position(): int {
		return 60;
	}

	public function time(): string {
		return __( '3 minutes', 'storewright' );
	}

	public function level(): int {
		return 2;
	}

	/**
	 * Done once a customer could be offered a rate; or where the owner went through it and wants none.
	 */
	public function is_complete( bool $actioned ): bool {
		return $actioned || ( new ZoneQuery( $this->context ) )->has_enabled_methods();
	}

	/**
	 * A store that ships nothing has no use for it.
	 */
	public function is_dismissable(): bool {
		return true;
	}

	public function is_snoozeable(): bool {
		return true;
	}

	/**
	 * The list of places only where the address is yet to be asked for: it is large.
	 */
	public function preloads(): array {
		$preloads = new AddressPreloads( $this->context );
		$address  = ( new SettingsQuery( $this->context ) )->store_address();
		return [ ...$preloads->stored(), '' === $address->address_1 ? $preloads->places() : $preloads->country_name() ];
	}
}
