<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Context;

/**
 * The REST paths that pages about the store's address start with, as `client/shared/data/settings.ts` and `countries.ts`
 * ask for them.
 */
final class AddressPreloads {

	private const COUNTRIES = '/wc-analytics/data/countries';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The address, and what addresses of its country look like.
	 *
	 * @return list<string>
	 */
	public function stored(): array {
		$country = $this->country();
		return [
			'/wc/v3/settings/general?_fields=id,value',
			self::COUNTRIES . '/locales?_fields=' . ( '' === $country ? 'default' : $country ),
		];
	}

	/**
	 * Every place that can be chosen.
	 */
	public function places(): string {
		return self::COUNTRIES . '?_fields=code,name,states';
	}

	/**
	 * The name of the store's country.
	 */
	public function country_name(): string {
		return self::COUNTRIES . '/' . strtolower( $this->country() ) . '?_fields=name';
	}

	private function country(): string {
		return $this->context->shop()->settings()->address()->country;
	}
}
