<?php
/**
 * Takes one of a product from stock in a transaction of its own. Arguments: `product` (id). Returns whether it got one.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Products\ProductServices;

return static function ( Context $context, array $arguments ): bool {
	/** @var array{product: int} $arguments */
	$keeper = ( new ProductServices( $context ) )->stock_keeper();
	try {
		$context->database->transaction(
			static function () use ( $keeper, $arguments ): void {
				$keeper->take( [ $arguments['product'] => '1' ] );
				// Long enough for the others to arrive before this one is done.
				usleep( 50_000 );
			}
		);
	} catch ( InvalidInput ) {
		return false;
	}
	$keeper->announce();
	return true;
};
