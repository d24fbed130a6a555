<?php
declare(strict_types=1);

namespace Storewright\Store\Payments\Gateways;

use Storewright\Store\Payments\PaymentGateway;
use Storewright\Store\Settings\SettingType;

/**
 * Customers pay when the goods arrive.
 */
final class CashOnDelivery extends PaymentGateway {

	public const ID = 'cod';

	public function __construct( private readonly ShippingChoices $shipping ) {}

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
		return __( 'Cash on delivery', 'storewright' );
	}

	/**
	 * Its explanation for the owner.
	 */
	public function method_description(): string {
		return __( 'Customers pay in cash or by other means on delivery.', 'storewright' );
	}

	/**
	 * Its settings.
	 */
	public function fields(): array {
		return [
			...$this->common_fields( $this->method_title(), __( 'Pay on delivery.', 'storewright' ) ),
			$this->field(
				'instructions',
				SettingType::Textarea,
				__( 'Instructions', 'storewright' ),
				__( 'Pay on delivery.', 'storewright' ),
				__( 'Shown to customers after checkout.', 'storewright' )
			),
			$this->field(
				'enable_for_methods',
				SettingType::Multiselect,
				__( 'Shipping methods', 'storewright' ),
				[],
				__( 'Only available for these methods. Leave empty for all.', 'storewright' ),
				$this->shipping->all( ... )
			),
			$this->field(
				'enable_for_virtual',
				SettingType::Checkbox,
				__( 'Virtual orders', 'storewright' ),
				'yes',
				__( 'Accept for orders that need no shipping', 'storewright' )
			),
		];
	}

	/**
	 * Ways of shipping stand under the kind that they are of.
	 *
	 * @param string $field Id of a field.
	 */
	public function grouped_options( string $field ): ?array {
		return 'enable_for_methods' === $field ? $this->shipping->by_type() : null;
	}
}
