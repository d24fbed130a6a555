<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\Outbox\SendFailed;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Emails\Preview\EmailPreview;
use Storewright\Store\Emails\Preview\SettingDrafts;
use Storewright\Store\Emails\Send\Mailer;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `wc-admin-email/settings/email/…`: trying out the settings of emails.
 */
final class EmailPreviewController extends Controller {

	public function __construct( Context $context, private readonly EmailPreview $preview, private readonly SettingDrafts $drafts ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin-email';
		$this->rest_base = 'settings/email';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$type  = [
			'type' => [
				'description' => __( 'The email: its ID, or its class name in WooCommerce.', 'storewright' ),
				'type'        => 'string',
				'required'    => true,
			],
		];
		$order = [
			'order' => [
				'description' => __( 'Id of an order to show; 0 for a sample.', 'storewright' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
			],
		];
		$this->route(
			"/{$this->rest_base}/preview-subject",
			Endpoint::read( $this->subject( ... ), Permission::view( Capabilities::MANAGE ), $type + $order )
		);
		$this->route(
			"/{$this->rest_base}/save-transient",
			Endpoint::action(
				$this->keep( ... ),
				Permission::edit( Capabilities::MANAGE ),
				[
					'key'   => [
						'description' => __( 'Name of the setting’s option, such as woocommerce_email_base_color or woocommerce_new_order_subject.', 'storewright' ),
						'type'        => 'string',
						'required'    => true,
					],
					'value' => [
						'description' => __( 'Value that previews show until it is saved.', 'storewright' ),
						'type'        => 'string',
						'required'    => true,
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
		$this->route(
			"/{$this->rest_base}/send-preview",
			Endpoint::action(
				$this->send( ... ),
				Permission::edit( Capabilities::MANAGE ),
				$type + $order + [
					'email' => [
						'description' => __( 'Email address to send to.', 'storewright' ),
						'type'        => 'string',
						'format'      => 'email',
						'required'    => true,
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
	}

	protected function schema(): string {
		return EmailPreviewSchema::class;
	}

	private function subject( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		return $this->respond(
			[ 'subject' => $this->preview->subject( $this->preview->type( $params->string( 'type' ) ?? '' ), $params->int( 'order' ) ?? 0 ) ],
			$request
		);
	}

	private function keep( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$this->drafts->keep( $params->string( 'key' ) ?? '', $params->string( 'value' ) ?? '' );
		return new WP_REST_Response( [ 'message' => __( 'Previews show this value until it is saved.', 'storewright' ) ] );
	}

	private function send( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$type   = $this->preview->type( $params->string( 'type' ) ?? '' );
		$to     = trim( $params->string( 'email' ) ?? '' );
		if ( false === is_email( $to ) ) {
			/* translators: %s: what was sent. */
			$reason = sprintf( __( '“%s” is not an email address.', 'storewright' ), $to );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'email' => $reason ] );
		}
		try {
			( new Mailer( $this->context ) )->send( [ $to ], $this->preview->render( $type, $params->int( 'order' ) ?? 0 )->without_copies() );
		} catch ( SendFailed $failure ) {
			throw new Unavailable(
				'storewright_email_not_sent',
				/* translators: %s: why, the words of the mail server. */
				sprintf( __( 'The test email was not sent: %s', 'storewright' ), $failure->getMessage() )
			);
		}
		/* translators: %s: email address. */
		return new WP_REST_Response( [ 'message' => sprintf( __( 'Test email sent to %s.', 'storewright' ), $to ) ] );
	}
}
