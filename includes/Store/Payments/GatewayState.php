<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Store\Settings\Setting;

/**
 * A way to pay with what its settings hold.
 */
final class GatewayState {

	/**
	 * @param array<string, Setting>             $fields By id.
	 * @param array<string, string|list<string>> $values By id of the field.
	 * @param int|null                           $place  The place that the owner gave it, from 0 on; null where none was given.
	 */
	public function __construct(
		public readonly PaymentGateway $gateway,
		public readonly array $fields,
		public readonly array $values,
		public readonly ?int $place
	) {}

	/**
	 * Whether customers can choose it.
	 */
	public function is_enabled(): bool {
		return 'yes' === $this->text( 'enabled' );
	}

	/**
	 * Text that customers see at checkout.
	 */
	public function title(): string {
		return $this->text( 'title' );
	}

	/**
	 * A value that is a text, '' where there is none.
	 *
	 * @param string $field Id of a field.
	 */
	public function text( string $field ): string {
		$value = $this->values[ $field ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
