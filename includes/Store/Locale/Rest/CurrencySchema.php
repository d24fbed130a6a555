<?php
declare(strict_types=1);

namespace Storewright\Store\Locale\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Locale\Currency;

/**
 * A currency in REST answers.
 */
final class CurrencySchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'data_currency';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'code'   => [
				'description' => __( 'ISO 4217 code.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
			'name'   => [
				'description' => __( 'Name of the currency.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
			'symbol' => [
				'description' => __( 'Symbol of the currency as HTML; its code where it has none.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
		];
	}

	/**
	 * The currency as it is answered.
	 *
	 * @return array{code: string, name: string, symbol: string}
	 */
	public static function item( Currency $currency ): array {
		return [
			'code'   => $currency->code,
			'name'   => $currency->name,
			'symbol' => $currency->symbol_html(),
		];
	}
}
