<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Kinds;

use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Store\Import\Kind;
use Storewright\Store\Import\Noticing;
use Storewright\Store\Import\Record;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\RateCriteria;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxClassQuery;
use Storewright\Store\Tax\TaxClassRepository;
use Storewright\Store\Tax\TaxRateQuery;
use Storewright\Store\Tax\TaxRateRepository;

/**
 * Tax rates, and the tax classes that they name.
 */
final class TaxRates implements Kind {

	private readonly TaxRateQuery $query;

	private readonly TaxRateRepository $rates;

	public function __construct( private readonly Context $context ) {
		$this->query = new TaxRateQuery( $context );
		$this->rates = new TaxRateRepository( $context, $this->query );
	}

	public function name(): string {
		return 'taxes';
	}

	public function find( Record $record, int $parent ): int {
		$wanted = self::rate( $record );
		$of     = new RateCriteria( limit: 10_000, tax_class: $wanted->tax_class );
		foreach ( $this->query->rates( $of ) as $rate ) {
			if ( get_object_vars( $rate->with_id( 0 ) ) === get_object_vars( $wanted ) ) {
				return $rate->id;
			}
		}
		return 0;
	}

	public function add( Record $record, int $parent, Noticing $notice ): int {
		$rate    = self::rate( $record );
		$classes = new TaxClassQuery( $this->context );
		if ( '' !== $rate->tax_class && null === $classes->find( $rate->tax_class ) ) {
			( new TaxClassRepository( $this->context, $classes, $this->rates ) )->create( ucwords( str_replace( '-', ' ', $rate->tax_class ) ) );
		}
		return $this->rates->import( $rate->with_id( $record->id() ) )->id;
	}

	public function settle( Record $record, int $local ): void {}

	private static function rate( Record $record ): Rate {
		$list = static fn( string $several, string $one ): array => [] !== $record->texts( $several ) ? $record->texts( $several ) : array_values( array_filter( explode( ';', $record->text( $one ) ), static fn( string $text ) => '' !== $text ) );
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
