<?php
declare(strict_types=1);

namespace Storewright\Admin\TransientNotices\Rest;

use Storewright\Admin\TransientNotices\TransientNotice;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A short message on the wire.
 */
final class TransientNoticeSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'transient_notice';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'      => Field::text( __( 'ID of the notice, with lowercase letters, digits, “-” and “_”.', 'storewright' ) ),
			'user_id' => [
				'description' => __( 'ID of the user it is for, null for everybody who manages the store.', 'storewright' ),
				'type'        => [ 'integer', 'null' ],
				'context'     => [ 'view', 'edit' ],
			],
			'status'  => Field::choice( __( 'Status of the notice.', 'storewright' ), TransientNotice::STATUSES ),
			'content' => Field::text( __( 'Content, plain text.', 'storewright' ) ),
			'options' => Field::object(
				__( 'What it is shown with.', 'storewright' ),
				[
					'actions'         => Field::objects(
						__( 'Its buttons: the first one is shown.', 'storewright' ),
						[
							'label' => Field::text( __( 'Text of the button.', 'storewright' ) ),
							'url'   => Field::text( __( 'Where the button leads.', 'storewright' ) ),
						]
					),
					'explicitDismiss' => Field::boolean( __( 'Whether it stays until it is dismissed.', 'storewright' ) ),
					'spokenMessage'   => Field::text( __( 'What screen readers say; empty for the content.', 'storewright' ) ),
				]
			),
		];
	}

	/**
	 * A message as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( TransientNotice $notice ): array {
		return [
			'id'      => $notice->id,
			'user_id' => $notice->user,
			'status'  => $notice->status,
			'content' => $notice->content,
			'options' => $notice->options(),
		];
	}
}
