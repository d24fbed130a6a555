<?php
/**
 * Changes a setting over REST as the administrator, and answers the HTTP status.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $arguments ): int {
	/** @var array{id: string, value: string, expected: string} $arguments */
	wp_set_current_user( 1 );
	$request = new WP_REST_Request( 'PUT', '/wc/v3/settings/general/' . $arguments['id'] );
	$request->set_body_params(
		[
			'value'    => $arguments['value'],
			'expected' => $arguments['expected'],
		]
	);
	return rest_do_request( $request )->get_status();
};
