<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentsWelcome\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Namespaces;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/payments-welcome`: the recommended payment provider, if it is suggested to this store.
 */
final class WelcomeController extends Controller {

	/**
	 * 'yes' once the owner dismissed the offer: its banner and this page are one.
	 */
	private const DISMISSED = 'storewright_payments_banner_dismissed';

	private const NONE = [
		'provider'        => '',
		'title'           => '',
		'content'         => '',
		'plugins'         => [],
		'missing_plugins' => [],
		'currencies'      => 0,
		'methods'         => 0,
		'logos'           => [],
	];

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'payments-welcome';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->welcome( ... ), Permission::view( Capabilities::MANAGE ) ) );
	}

	/**
	 * The class that describes the answer.
	 */
	protected function schema(): string {
		return WelcomeSchema::class;
	}

	private function welcome( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			[ 'is_dismissed' => $this->context->options->bool_yes( self::DISMISSED ) ] + $this->offer() + self::NONE,
			$request
		);
	}

	/**
	 * What is offered; [] where the provider is not suggested to this store.
	 *
	 * @return array<string, mixed>
	 */
	private function offer(): array {
		/**
		 * Filters what is said of the provider that the welcome page is about.
		 *
		 * @param array<string, mixed>|null $facts As `storewright_payments_banner` has them; null for none.
		 */
		$facts    = apply_filters( 'storewright_payments_welcome', null );
		$facts    = is_array( $facts ) ? $facts : [];
		$provider = $facts['provider'] ?? '';
		foreach ( [] === $facts ? [] : $this->suggestions() as $suggestion ) {
			if ( is_array( $suggestion ) && ( $suggestion['id'] ?? null ) === $provider && [] !== ( $suggestion['plugins'] ?? [] ) ) {
				$fields = array_intersect_key( [ 'provider' => $provider ] + $suggestion + $facts, self::NONE );
				/** @var array<string, mixed> $fields */
				return $fields;
			}
		}
		return [];
	}

	/**
	 * The suggestions for this store, which are none where the owner turned them off.
	 *
	 * @return array<mixed>
	 */
	private function suggestions(): array {
		$path   = Namespaces::path( '/wc-admin/payment-gateway-suggestions', $this->context->mode );
		$answer = rest_do_request( new WP_REST_Request( 'GET', $path ) );
		$data   = $answer->is_error() ? [] : $answer->get_data();
		return is_array( $data ) ? $data : [];
	}
}
