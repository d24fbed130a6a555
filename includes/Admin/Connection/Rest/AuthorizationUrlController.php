<?php
declare(strict_types=1);

namespace Storewright\Admin\Connection\Rest;

use Storewright\Admin\Connection\Connection;
use Storewright\Admin\Connection\OwnUrl;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/onboarding/plugins/jetpack-authorization-url`, under WooCommerce's name: where to go to connect the store.
 */
final class AuthorizationUrlController extends Controller {

	public function __construct( Context $context, private readonly Connection $connection ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'onboarding/plugins/jetpack-authorization-url';
	}

	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				[ $this, 'authorization_url' ],
				Permission::view( Capabilities::MANAGE ),
				[
					'redirect_url' => [
						'description' => __(
							'Where the service sends the owner afterwards: the full address of a page of this site.',
							'storewright'
						),
						'type'        => 'string',
						'required'    => true,
					],
					'from'         => [
						'description' => __( 'What the owner was doing.', 'storewright' ),
						'type'        => 'string',
						'default'     => 'woocommerce-onboarding',
						'maxLength'   => 100,
					],
				]
			)
		);
	}

	/**
	 * The URL. That there is none is an answer, not a failure of the request: the owner can go on without.
	 *
	 * @throws InvalidInput If the way back leads to another site.
	 */
	public function authorization_url( WP_REST_Request $request ): WP_REST_Response {
		$params       = new Params( $request );
		$redirect_url = (string) $params->string( 'redirect_url' );
		if ( ! OwnUrl::is_own( $redirect_url ) ) {
			$reason = __( 'redirect_url has to be the full address of a page of this site.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'redirect_url' => $reason ] );
		}
		$url    = '';
		$errors = [];
		try {
			$url = $this->connection->authorization_url( $redirect_url, sanitize_key( (string) $params->string( 'from' ) ) );
		} catch ( DomainError $error ) {
			$errors = [ $error->getMessage() ];
		}
		$scheme = get_user_option( 'admin_color' );
		return $this->respond(
			[
				'success'      => [] === $errors,
				'errors'       => $errors,
				'color_scheme' => is_string( $scheme ) ? $scheme : 'fresh',
				'url'          => $url,
			],
			$request
		);
	}

	protected function schema(): string {
		return AuthorizationUrlSchema::class;
	}
}
