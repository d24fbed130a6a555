<?php
declare(strict_types=1);

namespace Storewright\Rest;

use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Log;
use Throwable;
use WP_Error;

/**
 * The one place where a failure becomes an answer.
 */
final class ErrorMapper {

	public function __construct( private readonly Log $log ) {}

	/**
	 * Returns the error for the client. Details for engineers go to the log, not to the client.
	 */
	public function map( Throwable $error ): WP_Error {
		if ( $error instanceof DomainError ) {
			return new WP_Error( $error->error_code, $error->getMessage(), [ 'status' => $error->status ] + $error->data );
		}
		$this->log->error(
			'A REST request failed: ' . $error->getMessage(),
			[
				'exception' => $error::class,
				'at'        => $error->getFile() . ':' . $error->getLine(),
			]
		);
		return new WP_Error(
			'storewright_internal_error',
			__( 'Something went wrong on the server. Details are in the site’s error log.', 'storewright' ),
			[ 'status' => 500 ]
		);
	}
}
