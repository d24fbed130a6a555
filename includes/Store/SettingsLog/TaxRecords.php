<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Store\Tax\Rate;
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
		self::assert_class( $this->taxes, $rate->tax_class );
		if ( null === $this->held( $id ) ) {
			self::assert_gone( $this->taxes, [ $rate ] );
			$repository->create( $rate );
		} else {
			$repository->update( self::number( $id ), static fn() => $rate );
		}
	}

	/**
	 * Makes sure that none of some rates is back already: by another Undo, or an import.
	 *
	 * @param TaxServices $taxes
	 * @param list<Rate>  $rates
	 * @throws Conflict If one of the same places, priority and class is there.
	 */
	public static function assert_gone( TaxServices $taxes, array $rates ): void {
		foreach ( $rates as $rate ) {
			if ( null !== $taxes->rates()->competitor_of( $rate ) ) {
				/* translators: %s: label of a setting. */
				$reason = sprintf( __( '“%s” has been changed since, so nothing was reverted.', 'storewright' ), __( 'Tax rates', 'storewright' ) );
				throw new Conflict( 'storewright_change_outdated', $reason );
			}
		}
	}

	/**
	 * Makes sure that rates of a class can come back.
	 *
	 * @param TaxServices $taxes
	 * @param string      $tax_class Stored class.
	 * @throws Conflict If there is none.
	 */
	public static function assert_class( TaxServices $taxes, string $tax_class ): void {
		if ( '' !== $tax_class && null === $taxes->classes()->stored( $tax_class ) ) {
			/* translators: %s: name of a tax class. */
			throw new Conflict( 'storewright_change_outdated', sprintf( __( 'The tax class “%s” is gone, so nothing was reverted.', 'storewright' ), $tax_class ) );
		}
	}

	private static function number( string $id ): int {
		return (int) substr( $id, strlen( 'rate_' ) );
	}
}
