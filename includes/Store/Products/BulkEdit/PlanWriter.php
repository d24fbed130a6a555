<?php
declare(strict_types=1);

namespace Storewright\Store\Products\BulkEdit;

use Storewright\Kernel\BulkChange;
use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Money;
use Storewright\Store\Products\Import\InternalRequests;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\ProductServices;
use WP_Error;

/**
 * Writes what was planned of products, each by itself and as a whole: over wc/v3, so that permissions and hooks are those of any client.
 */
final class PlanWriter {

	private readonly InternalRequests $shop;

	public function __construct( private readonly Context $context, private readonly ProductServices $services ) {
		$this->shop = new InternalRequests( $context );
	}

	/**
	 * Writes a plan. One that is refused does not touch the others.
	 *
	 * @param list<PlannedEdit> $plan
	 * @return array<int, string> Why some were not changed, by id; what is not in it is stored.
	 */
	public function write( array $plan ): array {
		return ChangeOrigin::within(
			ChangeOrigin::BULK_EDIT,
			fn(): array => BulkChange::run(
				function () use ( $plan ): array {
					$refused = [];
					foreach ( $plan as $row ) {
						$reason = $row->changes() ? $this->write_one( $row ) : '';
						if ( '' !== $reason ) {
							$refused[ $row->product->id ] = $reason;
						}
					}
					return $refused;
				}
			)
		);
	}

	/**
	 * The address of a product or variation in wc/v3.
	 */
	public static function path( Product $product ): string {
		return $product->is_variation() ? "/products/{$product->parent_id}/variations/{$product->id}" : "/products/{$product->id}";
	}

	/**
	 * @return string Why it was not changed, '' where it was.
	 */
	private function write_one( PlannedEdit $row ): string {
		if ( [] !== $row->body ) {
			$written = $this->shop->write( 'PUT', self::path( $row->product ), $row->body );
			if ( $written instanceof WP_Error ) {
				return $written->get_error_message();
			}
		}
		return '' === $row->stock_delta ? '' : $this->move_stock( $row );
	}

	/**
	 * Adds to stock or takes from it, whatever orders take meanwhile.
	 */
	private function move_stock( PlannedEdit $row ): string {
		$delta  = Money::of( $row->stock_delta );
		$keeper = $this->services->stock_keeper();
		$amount = [ $row->product->id => (string) $delta->abs() ];
		try {
			$this->context->database->transaction(
				static fn() => $delta->isNegative() ? $keeper->take( $amount, true ) : $keeper->put_back( $amount )
			);
			$keeper->announce();
			return '';
		} catch ( DomainError $refusal ) {
			return $refusal->getMessage();
		}
	}
}
