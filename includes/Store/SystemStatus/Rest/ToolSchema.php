<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\SystemStatus\ToolRun;

/**
 * A maintenance tool, and how far it is.
 */
final class ToolSchema implements Schema {

	public static function title(): string {
		return 'system_status_tool';
	}

	public static function properties(): array {
		return [
			'id'          => Field::text(
				__( 'What the tool is called in addresses.', 'storewright' ),
				arg_options: [ 'sanitize_callback' => 'sanitize_title' ]
			),
			'name'        => Field::text( __( 'What people call it.', 'storewright' ) ),
			'action'      => Field::text( __( 'What its button says.', 'storewright' ) ),
			'description' => Field::text( __( 'What it does.', 'storewright' ) ),
			'success'     => Field::boolean(
				__( 'Whether it was started, or came to its end, without failure.', 'storewright' ),
				optional: true
			),
			'message'     => Field::text( __( 'What came of it, or how far it is.', 'storewright' ), optional: true ),
			'progress'    => Field::object(
				__( 'How far a tool is that works in the background.', 'storewright' ),
				[
					'status'   => Field::choice(
						__( 'Where it stands.', 'storewright' ),
						[ ToolRun::IDLE, ToolRun::QUEUED, ToolRun::RUNNING, ToolRun::DONE, ToolRun::FAILED ]
					),
					'done'     => Field::integer( __( 'How much is done.', 'storewright' ) ),
					'total'    => Field::integer( __( 'How much there was to do when it began.', 'storewright' ) ),
					'started'  => Field::date( __( 'When it was started, UTC.', 'storewright' ) ),
					'finished' => Field::date( __( 'When it ended, UTC.', 'storewright' ) ),
				],
				readonly: true,
				optional: true
			),
		];
	}
}
