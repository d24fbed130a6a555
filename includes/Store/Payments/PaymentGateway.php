<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Closure;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;

/**
 * A way to pay.
 *
 * Extensions extend this and add an object of theirs by the filter `storewright_payment_gateways`, such as
 * `fn( array $gateways ) => [ ...$gateways, new InvoiceGateway() ]`.
 *
 * Its settings follow from fields(): how they are stored (option `woocommerce_{id}_settings`, as WooCommerce has it), checked,
 * recorded, answered over REST and shown on the settings page. One that can give money back by itself also implements
 * RefundsPayments.
 */
abstract class PaymentGateway {

	/**
	 * Stable id of lower-case letters, digits, `_` and `-`: orders keep it.
	 */
	abstract public function id(): string;

	/**
	 * Translated name for the owner.
	 */
	abstract public function method_title(): string;

	/**
	 * Translated explanation for the owner.
	 */
	abstract public function method_description(): string;

	/**
	 * Its settings, made by field(). Every gateway has `enabled`, `title` and `description`; see common_fields().
	 *
	 * @return list<Setting>
	 */
	abstract public function fields(): array;

	/**
	 * Returns the supported features besides paying for products.
	 *
	 * @return list<string>
	 */
	public function supports(): array {
		return $this instanceof RefundsPayments ? [ 'products', 'refunds' ] : [ 'products' ];
	}

	/**
	 * Whether the owner has to do something before customers can pay with it.
	 *
	 * @param array<string, string|list<string>> $values Its settings, by id.
	 */
	public function needs_setup( array $values ): bool {
		foreach ( $this->required_settings_keys() as $key ) {
			if ( in_array( $values[ $key ] ?? '', [ '', [] ], true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Settings without which it doesn't work.
	 *
	 * @return list<string> Ids of fields.
	 */
	public function required_settings_keys(): array {
		return [];
	}

	/**
	 * Scripts that a setup screen loads once the gateway's plugin is installed.
	 *
	 * @return list<string> Addresses.
	 */
	public function post_install_scripts(): array {
		return [];
	}

	/**
	 * Where the owner connects the shop with the provider; null where nothing has to be connected.
	 */
	public function connection_url(): ?string {
		return null;
	}

	/**
	 * Help for whoever sets it up; null for none.
	 */
	public function setup_help_text(): ?string {
		return null;
	}

	/**
	 * The choices of a field in parts, where it has many.
	 *
	 * @param string $field Id of a field.
	 * @return array<string, array<string, string>>|null Translated name of a part => value => translated label; null where they are not
	 *                                                   divided.
	 */
	public function grouped_options( string $field ): ?array {
		return null;
	}

	/**
	 * The name of the option that holds its settings.
	 */
	final public function option(): string {
		return "woocommerce_{$this->id()}_settings";
	}

	/**
	 * The name of its settings where they are recorded.
	 */
	final public function group_id(): string {
		return "payment_gateway_{$this->id()}";
	}

	/**
	 * A field.
	 *
	 * @param string                                             $id          Key within the option.
	 * @param SettingType                                        $type        Kind of value; what is a password is masked in records.
	 * @param string                                             $label       Translated label.
	 * @param string|list<string>                                $default     Value until the owner sets one.
	 * @param string                                             $description Translated explanation.
	 * @param (Closure(): array<array-key, string>)|null         $options     Value => translated label of each choice.
	 * @param (Closure(string): string)|null                     $rule        Takes the place of the type's own check.
	 * @param string                                             $placeholder Shown in the empty field.
	 */
	final protected function field(
		string $id,
		SettingType $type,
		string $label,
		string|array $default = '',
		string $description = '',
		?Closure $options = null,
		?Closure $rule = null,
		string $placeholder = ''
	): Setting {
		return new Setting(
			$id,
			$this->group_id(),
			$type,
			$label,
			$default,
			$description,
			placeholder: $placeholder,
			options: $options,
			rule: $rule,
			max_length: SettingType::Textarea === $type ? 5000 : 255,
			option: $this->option(),
			section: $this->id(),
			// Settings that nothing reads are on no screen; these are the gateway's own.
			obeyed_by: static::class
		);
	}

	/**
	 * The fields that every gateway has.
	 *
	 * @param string $title       What customers read when they choose.
	 * @param string $description What customers read beneath it.
	 * @return list<Setting>
	 */
	final protected function common_fields( string $title, string $description ): array {
		return [
			$this->field(
				'enabled',
				SettingType::Checkbox,
				__( 'Offered', 'storewright' ),
				'no',
				__( 'Enable this payment method', 'storewright' )
			),
			$this->field(
				'title',
				SettingType::Text,
				__( 'Title', 'storewright' ),
				$title,
				__( 'Shown to customers at checkout.', 'storewright' )
			),
			$this->field(
				'description',
				SettingType::Textarea,
				__( 'Description', 'storewright' ),
				$description,
				__( 'Shown below the title at checkout.', 'storewright' )
			),
		];
	}
}
