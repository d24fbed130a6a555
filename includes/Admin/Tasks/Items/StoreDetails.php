<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\AddressPreloads;
use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;

/**
 * Where the store is: the address that taxes, shipping and formats go by.
 */
final class StoreDetails extends BuiltInTask {

	public function id(): string {
		return 'store_details';
	}

	public function title(): string {
		return __( 'Add your store’s address', 'storewright' );
	}

	public function content(): string {
		return __( 'Your address sets your currency, taxes, shipping zones and formats.', 'storewright' );
	}

	public function header(): TaskHeader {
		return new TaskHeader( __( 'First, tell us about your store', 'storewright' ), $this->content(), $this->action_label() );
	}

	public function action_label(): string {
		return __( 'Add details', 'storewright' );
	}

	public function position(): int {
		return 10;
	}

	public function time(): string {
		return __( '2 minutes', 'storewright' );
	}

	public function level(): int {
		return 1;
	}

	public function options(): array {
		return [
			'woocommerce_store_address',
			'woocommerce_store_address_2',
			'woocommerce_store_city',
			'woocommerce_default_country',
			'woocommerce_store_postcode',
		];
	}

	/**
	 * Done once the address has every part that addresses of its country need. Of states, only those that can be chosen.
	 */
	public function is_complete( bool $actioned ): bool {
		$address = $this->context->shop()->settings()->address();
		$parts   = [
			'address_1' => $address->address_1,
			'city'      => $address->city,
			'postcode'  => $address->postcode,
		];
		if ( $this->context->shop()->countries()->has_states( $address->country ) ) {
			$parts['state'] = $address->state;
		}
		$fields  = $this->context->shop()->countries()->address_format( $address->country )->fields;
		$missing = array_filter(
			$parts,
			static fn( string $part, string $name ): bool => '' === trim( $part ) && ( $fields[ $name ]->required ?? false ),
			ARRAY_FILTER_USE_BOTH
		);
		return '' !== $address->country && [] === $missing;
	}

	public function is_snoozeable(): bool {
		return true;
	}

	public function preloads(): array {
		$address = new AddressPreloads( $this->context );
		return [ ...$address->stored(), $address->places() ];
	}

	/**
	 * City and country.
	 */
	public function result(): string {
		$address = $this->context->shop()->settings()->address();
		return '' === $address->city ? $this->context->shop()->countries()->name( $address->country ) : sprintf(
			/* translators: 1: city. 2: country. */
			__( '%1$s, %2$s', 'storewright' ),
			$address->city,
			$this->context->shop()->countries()->name( $address->country )
		);
	}

	public function manage_url(): string {
		return admin_url( 'admin.php?page=wc-settings&tab=general' );
	}
}
