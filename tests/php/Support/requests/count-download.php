<?php
/**
 * Downloads a file. Arguments: `query` of the link and `address` of the visitor. Returns the status of the answer.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Store\Downloads\DownloadHandler;
use Storewright\Store\Downloads\DownloadRefused;

return static function ( Context $context, array $input ): int {
	/** @var array{query: array<string, string>, address: string} $input */
	try {
		return ( new DownloadHandler( $context ) )->answer( $input['query'], [ 'REMOTE_ADDR' => $input['address'] ] )->status;
	} catch ( DownloadRefused $refused ) {
		return $refused->status;
	}
};
