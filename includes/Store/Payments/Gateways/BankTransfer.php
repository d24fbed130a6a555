<?php
declare(strict_types=1);

namespace Storewright\Store\Payments\Gateways;

use Storewright\Store\Payments\PaymentGateway;
use Storewright\Store\Settings\SettingType;

/**
 * Customers transfer the money to an account of the shop.
 */
final class BankTransfer extends PaymentGateway {

	public const ID = 'bacs';

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
		return __( 'Direct bank transfer', 'storewright' );
	}

	/**
	 * Its explanation for the owner.
	 */
	public function method_description(): string {
		return __( 'Customers transfer the money to your bank account. Orders stay on hold until it arrives.', 'storewright' );
	}

	/**
	 * Its settings.
	 */
	public function fields(): array {
		return [
			...$this->common_fields(
				$this->method_title(),
				__(
					'Please transfer the total to our bank account and use your order number as the reference. We ship your order once the payment has arrived.',
					'storewright'
				)
			),
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
