<?php
declare(strict_types=1);

namespace Storewright\Store\Locale\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use Storewright\Store\Locale\AddressFormatQuery;
use WP_REST_Response;

/**
 * `data/countries/locales`: which fields addresses have, by country. One country's alone with `_fields=FR`.
 */
final class AddressFormatsController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = 'data/countries/locales';
	}

	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( [ $this, 'all' ], Permission::view( Capabilities::MANAGE ) ) );
	}

	/**
	 * Every format, by country code, and the one of addresses without a country as `default`.
	 */
	public function all(): WP_REST_Response {
		return new WP_REST_Response( array_map( AddressFormatSchema::item( ... ), ( new AddressFormatQuery() )->all() ) );
	}

	/**
	 * The answer is an object with a format for each country.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return [
			'$schema'              => 'http://json-schema.org/draft-04/schema#',
			'title'                => 'address_formats',
			'type'                 => 'object',
			'additionalProperties' => [
				'type'       => 'object',
				'properties' => AddressFormatSchema::properties(),
			],
		];
	}

	protected function schema(): string {
		return AddressFormatSchema::class;
	}
}
