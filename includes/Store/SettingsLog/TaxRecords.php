<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxServices;

/**
 * Tax rates, `rate_<id>`. One that was removed gets another id when it comes back.
 *
 * @phpstan-import-type RateFields from Rate
 */
final class TaxRecords implements Records {

	private readonly TaxServices $taxes;

	public function __construct( Context $context ) {
		$this->taxes = new TaxServices( $context );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, mixed>|null
	 */
	public function held( string $id ): ?array {
		return $this->taxes->rates()->rate( self::number( $id ) )?->fields();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed>|null $old
	 */
	public function restore( string $id, ?array $old ): void {
		$repository = $this->taxes->rate_repository();
		if ( null === $old ) {
			$repository->delete( self::number( $id ) );
			return;
		}
		/** @var RateFields $old */
		$rate = Rate::of_fields( $old );
		if ( null === $this->taxes->classes()->find( TaxClass::named( $rate->tax_class ) ) ) {
			/* translators: %s: name of a tax class. */
			throw new Conflict( 'storewright_change_outdated', sprintf( __( 'The tax class “%s” is gone, so nothing was reverted.', 'storewright' ), $rate->tax_class ) );
		}
		if ( null === $this->held( $id ) ) {
			$repository->create( $rate );
		} else {
			$repository->update( self::number( $id ), static fn() => $rate );
		}
	}

	private static function number( string $id ): int {
		return (int) substr( $id, strlen( 'rate_' ) );
	}
}
