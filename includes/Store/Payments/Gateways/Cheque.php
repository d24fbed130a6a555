<?php
declare(strict_types=1);

namespace Storewright\Store\Payments\Gateways;

use Storewright\Store\Payments\PaymentGateway;
use Storewright\Store\Settings\SettingType;

/**
 * Customers send a check.
 */
final class Cheque extends PaymentGateway {

	public const ID = 'cheque';

	/**
	 * Its id.
	 */
	public function id(): string {
		return self::ID;
	}

	/**
	 * Its name for the owner.
	 */
	public function method_title(): string {
		return __( 'Check payments', 'storewright' );
	}

	/**
	 * Its explanation for the owner.
	 */
	public function method_description(): string {
		return __( 'Customers send you a check by mail. Orders stay on hold until it arrives.', 'storewright' );
	}

	/**
	 * Its settings.
	 */
	public function fields(): array {
		return [
			...$this->common_fields( $this->method_title(), __( 'Please send a check to our store address.', 'storewright' ) ),
			$this->field(
				'instructions',
				SettingType::Textarea,
				__( 'Instructions', 'storewright' ),
				'',
				__( 'Shown to customers after checkout and in emails.', 'storewright' )
			),
		];
	}
}
