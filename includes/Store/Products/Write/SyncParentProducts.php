<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Store\Products\ProductServices;
use Throwable;

/**
 * Gives variable and grouped products the prices and stock status of their children where that could not be done at once, such as
 * while somebody else was writing them.
 */
final class SyncParentProducts implements Job {

	/**
	 * The option that holds the ids of the products.
	 */
	public const OPTION = 'storewright_parents_to_sync';

	/**
	 * The job's name.
	 */
	public static function name(): string {
		return 'sync_parent_products';
	}

	/**
	 * Has a product brought into step later.
	 *
	 * @param Context $context
	 * @param int     $id      A variable or grouped product.
	 */
	public static function later( Context $context, int $id ): void {
		self::wait( $context, $id );
		Queue::enqueue( self::name() );
	}

	/**
	 * Brings the products into step that wait for it.
	 *
	 * @param Context     $context
	 * @param string|null $cursor  Not used: what is done is taken out of the option.
	 * @param float       $until   Unix time, in seconds, by which to come back.
	 * @return string|null Null when none waits.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$products = ( new ProductServices( $context ) )->repository();
		$waiting  = $context->options->fresh( [ self::OPTION ] )[ self::OPTION ] ?? [];
		foreach ( array_filter( is_array( $waiting ) ? $waiting : [], is_int( ... ) ) as $id ) {
			if ( microtime( true ) >= $until ) {
				return 'more';
			}
			// Taken out first: whoever asks for it meanwhile puts it back.
			$context->options->change(
				self::OPTION,
				static fn( array $ids ): array => array_values( array_diff( array_filter( $ids, is_int( ... ) ), [ $id ] ) )
			);
			try {
				$products->sync( $id );
			} catch ( Throwable $error ) {
				self::wait( $context, $id );
				throw $error;
			}
		}
		return null;
	}

	/**
	 * Puts a product at the end of those that wait.
	 */
	private static function wait( Context $context, int $id ): void {
		$context->options->change(
			self::OPTION,
			static fn( array $ids ): array => array_values( array_unique( [ ...array_filter( $ids, is_int( ... ) ), $id ] ) )
		);
	}
}
