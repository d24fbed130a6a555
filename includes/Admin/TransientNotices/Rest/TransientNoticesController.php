<?php
declare(strict_types=1);

namespace Storewright\Admin\TransientNotices\Rest;

use Storewright\Admin\TransientNotices\NoticeQueue;
use Storewright\Admin\TransientNotices\TransientNotice;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/transient-notices`: short messages that are shown once.
 */
final class TransientNoticesController extends Controller {

	public function __construct( Context $context, private readonly NoticeQueue $queue ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'transient-notices';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$edit = Permission::edit( Capabilities::MANAGE );
		$this->route(
			'/transient-notices',
			Endpoint::read( $this->list( ... ), Permission::view( Capabilities::MANAGE ) ),
			Endpoint::create( $this->add( ... ), $edit )
		);
		$this->route( '/transient-notices/(?P<id>[a-z0-9_-]+)', Endpoint::delete( $this->dismiss( ... ), $edit ) );
	}

	/**
	 * The class that describes a message.
	 */
	protected function schema(): string {
		return TransientNoticeSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all(
			array_map(
				fn( TransientNotice $notice ) => $this->answer_with( $notice, $request ),
				$this->queue->waiting_for( get_current_user_id() )
			)
		);
	}

	private function add( WP_REST_Request $request ): WP_REST_Response {
		$params  = new Params( $request );
		$options = $params->array( 'options' ) ?? [];
		$actions = is_array( $options['actions'] ?? null ) ? $options['actions'] : [];
		$action  = is_array( $actions[0] ?? null ) ? $actions[0] : [];
		$text    = static fn( mixed $value ): string => is_string( $value ) ? $value : '';
		$notice  = new TransientNotice(
			$params->string( 'id' ) ?? wp_generate_uuid4(),
			$params->string( 'content' ) ?? '',
			$params->string( 'status' ) ?? 'info',
			$params->int( 'user_id' ),
			$text( $action['label'] ?? '' ),
			$text( $action['url'] ?? '' ),
			true === ( $options['explicitDismiss'] ?? false ),
			$text( $options['spokenMessage'] ?? '' )
		);
		$this->queue->add( $notice );
		$answer = $this->answer_with( $notice, $request );
		$answer->set_status( 201 );
		return $answer;
	}

	private function dismiss( WP_REST_Request $request ): WP_REST_Response {
		$id     = (string) ( new Params( $request ) )->string( 'id' );
		$waited = array_column( $this->queue->waiting_for( get_current_user_id() ), null, 'id' )[ $id ] ?? null;
		if ( null === $waited || ! $this->queue->dismiss( get_current_user_id(), $id ) ) {
			throw new NotFound(
				'storewright_notice_invalid_id',
				/* translators: %s: ID of a notice. */
				sprintf( __( 'There is no notice “%s” for you.', 'storewright' ), $id ),
				[ 'id' => $id ]
			);
		}
		return $this->answer_with( $waited, $request );
	}

	private function answer_with( TransientNotice $notice, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( TransientNoticeSchema::item( $notice ), $request );
	}
}
