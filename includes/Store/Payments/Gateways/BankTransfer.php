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
		return __( 'Customers transfer the money to one of your bank accounts. Orders wait until you have it.', 'storewright' );
	}

	/**
	 * Its settings.
	 */
	public function fields(): array {
		return [
			...$this->common_fields( $this->method_title(), __( 'Please transfer the money to our bank account and name the number of your order. We send the goods once it has arrived.', 'storewright' ) ),
			$this->field( 'instructions', SettingType::Textarea, __( 'Instructions', 'storewright' ), '', __( 'What customers read once they have ordered, and in e-mails.', 'storewright' ) ),
		];
	}
}
