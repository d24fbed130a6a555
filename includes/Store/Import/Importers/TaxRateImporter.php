<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Importers;

use Storewright\Kernel\Money;
use Storewright\Store\Import\ImportNotes;
use Storewright\Store\Import\Record;
use Storewright\Store\Import\RecordImporter;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxClassQuery;
use Storewright\Store\Tax\TaxClassRepository;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxRateQuery;
use Storewright\Store\Tax\TaxRateRepository;

/**
 * Tax rates, and the tax classes that they name.
 */
final class TaxRateImporter implements RecordImporter {

	/**
	 * The rates that are here, by what they say; null before they were looked at. A large shop has tens of thousands.
	 *
	 * @var array<string, int>|null
	 */
	private ?array $known = null;

	private const PART = 1000;

	public function __construct(
		private readonly TaxRateQuery $query,
		private readonly TaxRateRepository $rates,
		private readonly TaxClassQuery $classes,
		private readonly TaxClassRepository $class_repository
	) {}

	public function name(): string {
		return 'taxes';
	}

	public function find( Record $record, int $parent ): int {
		$this->known ??= $this->all();
		return $this->known[ self::digest( self::rate( $record ) ) ] ?? 0;
	}

	public function add( Record $record, int $parent, ImportNotes $notice ): int {
		$rate = self::rate( $record );
		if ( '' !== $rate->tax_class && null === $this->classes->find( $rate->tax_class ) ) {
			$this->class_repository->create( ucwords( str_replace( '-', ' ', $rate->tax_class ) ) );
		}
		$id = $this->rates->import( $rate->with_id( $record->id() ) )->id;

		$this->known[ self::digest( $rate ) ] ??= $id;
		return $id;
	}

	public function settle( Record $record, int $local ): void {}

	/**
	 * @return array<string, int>
	 */
	private function all(): array {
		$known  = [];
		$offset = 0;
		do {
			$rates = $this->query->rates( new TaxRateCriteria( orderby: 'id', limit: self::PART, offset: $offset ) );
			foreach ( $rates as $rate ) {
				$known[ self::digest( $rate ) ] ??= $rate->id;
			}
			$offset += self::PART;
		} while ( [] !== $rates );
		return $known;
	}

	/**
	 * Returns a digest of a rate without its id.
	 */
	private static function digest( Rate $rate ): string {
		return md5( (string) wp_json_encode( get_object_vars( $rate->with_id( 0 ) ) ) );
	}

	private static function rate( Record $record ): Rate {
		$list = static fn( string $several, string $one ): array => [] !== $record->texts( $several )
			? $record->texts( $several )
			: array_values(
				array_filter( explode( ';', $record->text( $one ) ), static fn( string $text ) => '' !== $text )
			);
		return new Rate(
			0,
			mb_strtoupper( mb_substr( $record->text( 'country' ), 0, 2 ) ),
			mb_strtoupper( mb_substr( $record->text( 'state' ), 0, 200 ) ),
			array_map( 'mb_strtoupper', $list( 'postcodes', 'postcode' ) ),
			array_map( 'mb_strtoupper', $list( 'cities', 'city' ) ),
			Money::text( $record->amount( 'rate' ), Rate::DECIMALS ),
			sanitize_text_field( mb_substr( $record->text( 'name' ), 0, 200 ) ),
			max( 1, $record->integer( 'priority' ) ),
			$record->truth( 'compound' ),
			$record->truth( 'shipping' ),
			$record->integer( 'order' ),
			TaxClass::stored( sanitize_title( $record->text( 'class' ) ) )
		);
	}
}
