<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Store\Shipping\Methods\MethodType;

/**
 * A way of shipping as one zone has it, with its own settings.
 */
final class MethodInstance {

	/**
	 * Id of the way of shipping, such as `flat_rate`.
	 */
	public readonly string $method_id;

	/**
	 * @param int                   $instance_id Unique over all zones.
	 * @param int                   $zone_id     Zone that has it, 0 for the rest of the world.
	 * @param MethodType            $type        The way of shipping.
	 * @param int                   $order       Lower comes first within the zone.
	 * @param bool                  $enabled     Whether customers can choose it.
	 * @param array<string, string> $settings    Id => value, of every setting that the type has. Money is decimal text.
	 */
	public function __construct(
		public readonly int $instance_id,
		public readonly int $zone_id,
		public readonly MethodType $type,
		public readonly int $order,
		public readonly bool $enabled,
		public readonly array $settings
	) {
		$this->method_id = $type->id;
	}

	/**
	 * Returns the title that customers see: the owner's, or the type's where there is none.
	 */
	public function title(): string {
		$title = $this->settings['title'] ?? '';
		return '' === $title ? $this->type->title : $title;
	}

	/**
	 * The settings as clients see them: passwords are masked.
	 *
	 * @return array<string, string> Id => value.
	 */
	public function answered_settings(): array {
		$answered = [];
		foreach ( $this->settings as $id => $value ) {
			$answered[ $id ] = isset( $this->type->fields[ $id ] )
				? $this->type->fields[ $id ]->answered( $value, $this->instance_id )
				: $value;

		}
		return $answered;
	}

	/**
	 * The option that holds an instance's settings.
	 *
	 * @param string $method_id   Id of the shipping method.
	 * @param int    $instance_id Id of the instance.
	 */
	public static function option( string $method_id, int $instance_id ): string {
		return "woocommerce_{$method_id}_{$instance_id}_settings";
	}
}
