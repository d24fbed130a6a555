<?php
declare(strict_types=1);

namespace Storewright\Admin\Options\Rest;

use Storewright\Admin\Options\OptionList;
use Storewright\Rest\Schema;

/**
 * Options on the wire: an object of names and values. An option that is not stored is false.
 */
final class OptionsSchema implements Schema {

	private const ANY_VALUE = [ 'string', 'boolean', 'integer', 'number', 'array', 'object', 'null' ];

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'options';
	}

	/**
	 * A property for each option that may be read or written. Values are not converted by their JSON type.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$writable   = OptionList::writable();
		$properties = [];
		foreach ( OptionList::readable() as $name ) {
			$properties[ $name ] = [
				'type'        => self::ANY_VALUE,
				'context'     => [ 'view', 'edit' ],
				'readonly'    => ! isset( $writable[ $name ] ),
				'optional'    => true,
				'arg_options' => [
					'validate_callback' => null,
					'sanitize_callback' => null,
				],
			];
		}
		return $properties;
	}
}
