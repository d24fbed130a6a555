<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler\Rest;

use Storewright\Admin\Profiler\Profile;
use Storewright\Admin\Profiler\StoreSetup;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `wc-admin/onboarding/profile`, under WooCommerce's name: what the owner told of the business.
 */
final class ProfileController extends Controller {

	/**
	 * What WooCommerce's clients may send along.
	 */
	private const CONTEXT = [
		'context' => [
			'type'    => 'string',
			'enum'    => [ 'view' ],
			'default' => 'view',
		],
	];

	private readonly Profile $profile;

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'onboarding/profile';
		$this->profile   = new Profile( $context );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$view = Permission::view( Capabilities::MANAGE );
		$edit = Permission::edit( Capabilities::MANAGE );
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read( $this->answer_with( ... ), $view ),
			Endpoint::edit( $this->change( ... ), $edit, self::CONTEXT )
		);
		$this->route(
			"/{$this->rest_base}/update-store-currency-and-measurement-units",
			Endpoint::action(
				$this->use_country( ... ),
				$edit,
				[
					'country_code' => [
						'description' => __( 'Code of a country.', 'storewright' ),
						'type'        => 'string',
						'required'    => true,
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
	}

	/**
	 * The class that describes the profile.
	 */
	protected function schema(): string {
		return ProfileSchema::class;
	}

	private function answer_with( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( ProfileSchema::item( $this->context ), $request );
	}

	private function change( WP_REST_Request $request ): WP_REST_Response {
		$fields = [];
		foreach ( ProfileSchema::properties() as $name => $property ) {
			if ( $request->has_param( $name ) && true !== ( $property['readonly'] ?? false ) ) {
				$fields[ $name ] = $request->get_param( $name );
			}
		}
		if ( [] !== $fields ) {
			$this->profile->change( $fields );
		}
		return $this->answer_with( $request );
	}

	private function use_country( WP_REST_Request $request ): WP_REST_Response {
		$country = strtoupper( ( new Params( $request ) )->string( 'country_code' ) ?? '' );
		if ( ! isset( $this->context->shop()->countries()->names()[ $country ] ) ) {
			/* translators: %s: what was sent as the code of a country. */
			$reason = sprintf( __( '“%s” is not the code of a country, such as “DE”.', 'storewright' ), $country );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'country_code' => $reason ] );
		}
		( new StoreSetup( $this->context ) )->use_country( $country );
		return $this->answer_with( $request );
	}
}
