<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Kernel\Context;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\RateBatch;
use Storewright\Store\Tax\TaxServices;

/**
 * Many tax rates that were added or removed at once, as one. Those that were removed get other ids when they come back.
 */
final class TaxBatchRecords implements Records {

	private readonly TaxServices $taxes;

	/**
	 * @param Context           $context
	 * @param array<mixed>|null $added   The record of those that were added; null where they were removed.
	 */
	public function __construct( Context $context, private readonly ?array $added ) {
		$this->taxes = new TaxServices( $context );
	}

	/**
	 * Whether a record says enough: those of older versions hold a number alone.
	 *
	 * @param array<mixed>|null $old
	 * @param array<mixed>|null $added
	 */
	public static function is_whole( ?array $old, ?array $added ): bool {
		return [] !== RateBatch::ids( $added ) || null !== RateBatch::kept( $old );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, mixed>|null
	 */
	public function held( string $id ): ?array {
		$rates = $this->rates();
		return [] === $rates ? null : RateBatch::added( $rates );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed>|null $old
	 */
	public function restore( string $id, ?array $old ): void {
		$repository = $this->taxes->rate_repository();
		if ( null === $old ) {
			$repository->delete_all( fn() => $this->rates() );
			return;
		}
		$kept = RateBatch::kept( $old ) ?? [];
		foreach ( array_unique( array_map( static fn( Rate $rate ) => $rate->tax_class, $kept ) ) as $tax_class ) {
			TaxRecords::assert_class( $this->taxes, $tax_class );
		}
		$repository->create_all(
			function () use ( $kept ): array {
				TaxRecords::assert_gone( $this->taxes, $kept );
				return $kept;
			}
		);
	}

	/**
	 * Those of the added ones that there are, by their ids, upwards.
	 *
	 * @return list<Rate>
	 */
	private function rates(): array {
		$rates = $this->taxes->rates()->several( RateBatch::ids( $this->added ) );
		ksort( $rates );
		return array_values( $rates );
	}
}
