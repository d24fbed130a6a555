<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxServices;

/**
 * Tax classes, by their slugs. One that was removed comes back with its rates, which get other ids.
 *
 * @phpstan-import-type RateFields from Rate
 */
final class TaxClassRecords implements Records {

	private readonly TaxServices $taxes;

	public function __construct( Context $context ) {
		$this->taxes = new TaxServices( $context );
	}

	/**
	 * Whether a class that was removed can come back: its rates are in the record, unless there were too many.
	 *
	 * @param array<mixed>|null $old What is recorded, null where the class was added.
	 */
	public static function is_whole( ?array $old ): bool {
		return null === $old || is_array( $old['kept'] ?? null ) || 0 === ( $old['rates'] ?? 0 );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, mixed>|null
	 */
	public function held( string $id ): ?array {
		$held = $this->taxes->classes()->stored( $id );
		return null === $held ? null : [ 'name' => $held->name ];
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed>|null $old
	 */
	public function restore( string $id, ?array $old ): void {
		$classes = $this->taxes->class_repository();
		if ( null === $old ) {
			if ( 0 < $this->taxes->rates()->count( new TaxRateCriteria( $id ) ) ) {
				throw new Conflict( 'storewright_change_outdated', __( 'The tax class has rates by now, so nothing was reverted. Remove them first.', 'storewright' ) );
			}
			$classes->delete( $id );
			return;
		}
		$classes->create( is_string( $old['name'] ?? null ) ? $old['name'] : $id, $id );
		/** @var list<RateFields> $kept */
		$kept = is_array( $old['kept'] ?? null ) ? $old['kept'] : [];
		$this->taxes->rate_repository()->create_all( static fn() => array_map( Rate::of_fields( ... ), $kept ) );
	}
}
