<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Extension;
use Storewright\Admin\Marketing\Extensions;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Namespaces;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/marketing/overview/activate-plugin`: activates a marketing extension that the site has, by the installer that all screens
 * share.
 */
final class ActivateController extends Controller {

	public function __construct( Context $context, private readonly Extensions $extensions ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'marketing/overview/activate-plugin';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::action(
				$this->activate( ... ),
				Permission::edit( 'activate_plugins' ),
				[
					'plugin' => [
						'description' => __( 'Slug of an installed marketing extension.', 'storewright' ),
						'type'        => 'string',
						'required'    => true,
					],
				]
			)
		);
	}

	/**
	 * The class that describes the answer.
	 */
	protected function schema(): string {
		return ActivatedSchema::class;
	}

	private function activate( WP_REST_Request $request ): WP_REST_Response {
		$slug  = ( new Params( $request ) )->string( 'plugin' ) ?? '';
		$known = array_column( $this->extensions->installed(), null, 'slug' )[ $slug ] ?? null;
		if ( ! $known instanceof Extension ) {
			/* translators: %s: slug of a plugin. */
			$reason = sprintf( __( '“%s” is not a marketing extension that is installed here.', 'storewright' ), $slug );
			throw new InvalidInput( 'storewright_rest_not_installed', $reason, [ 'plugin' => $reason ] );
		}
		$installer = new WP_REST_Request( 'POST', Namespaces::path( '/wc-admin/plugins/activate', $this->context->mode ) );
		$installer->set_body_params( [ 'plugins' => $slug ] );
		$answer = rest_do_request( $installer )->get_data();
		if ( ! is_array( $answer ) || true !== ( $answer['success'] ?? false ) ) {
			$message = is_array( $answer ) && is_string( $answer['message'] ?? null ) ? $answer['message'] : '';
			throw new Unavailable(
				'storewright_plugin_failed',
				'' === $message ? __( 'There was an error trying to activate the extension.', 'storewright' ) : $message
			);
		}
		return $this->respond(
			[
				'success'   => true,
				'message'   => __( 'The extension has been successfully activated.', 'storewright' ),
				'extension' => InstalledSchema::item( $known, new SitePlugins() ),
			],
			$request
		);
	}
}
