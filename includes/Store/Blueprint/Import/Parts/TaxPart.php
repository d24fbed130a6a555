<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import\Parts;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Blueprint\Import\Input;
use Storewright\Store\Blueprint\Import\Part;
use Storewright\Store\Blueprint\Import\Refusals;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxServices;

/**
 * Tax classes, `class/slug`, and rates, `rate/…` by what only one rate can be for: places, priority and class. Those that the file does
 * not name stay as they are.
 *
 * @phpstan-import-type RateFields from Rate
 */
final class TaxPart implements Part {

	private const A_TIME = 500;

	private readonly TaxServices $taxes;

	public function __construct( Context $context ) {
		$this->taxes = new TaxServices( $context );
	}

	public function step(): Step {
		return Step::TaxRates;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed> $data
	 */
	public function wanted( array $data ): array {
		$refusals = new Refusals( $this->step() );
		$wanted   = [];
		foreach ( Input::list_of( $data, 'classes', $refusals ) as $position => $name ) {
			$slug = is_string( $name ) ? sanitize_title( $name ) : '';
			if ( '' === $slug || ! is_string( $name ) || mb_strlen( $name ) > 190 ) {
				$refusals->add_value( "classes/{$position}", __( 'A tax class', 'storewright' ), $name, __( 'Use a name of 1 to 190 characters.', 'storewright' ) );
			} else {
				$wanted[ "class/{$slug}" ] = sanitize_text_field( $name );
			}
		}
		$classes = [ '', ...array_map( strval( ... ), array_keys( $this->taxes->classes()->further() ) ) ];
		foreach ( array_keys( $wanted ) as $key ) {
			$classes[] = substr( $key, strlen( 'class/' ) );
		}
		foreach ( Input::list_of( $data, 'rates', $refusals ) as $position => $fields ) {
			$rate = $this->rate( $fields, $position, $classes, $refusals );
			if ( null !== $rate ) {
				$wanted[ self::free_key( $rate, $wanted ) ] = $rate->fields();
			}
		}
		$refusals->refuse();
		return $wanted;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<string> $keys
	 */
	public function current( array $keys ): array {
		$current = array_fill_keys( $keys, null );
		foreach ( $this->taxes->classes()->refresh() as $slug => $name ) {
			$current[ "class/{$slug}" ] = $name;
		}
		foreach ( $this->rates() as $key => $rate ) {
			$current[ $key ] = $rate->fields();
		}
		return array_intersect_key( $current, array_flip( $keys ) );
	}

	public function label( string $key, mixed $value ): string {
		if ( str_starts_with( $key, 'class/' ) ) {
			/* translators: %s: name of a tax class. */
			return sprintf( __( 'Tax class “%s”', 'storewright' ), is_string( $value ) ? $value : substr( $key, 6 ) );
		}
		if ( ! is_array( $value ) ) {
			return __( 'Tax rate', 'storewright' );
		}
		$rate  = self::of_fields( $value );
		$place = trim( ( '' === $rate->country ? __( 'All countries', 'storewright' ) : $rate->country ) . ' ' . $rate->state );
		$parts = array_slice( [ $place, ...$rate->postcodes, ...$rate->cities ], 0, 5 );
		/* translators: %s: places, separated by commas. */
		return sprintf( __( 'Tax rate for %s', 'storewright' ), implode( ', ', $parts ) );
	}

	public function text( string $key, mixed $value ): string {
		if ( ! is_array( $value ) ) {
			return is_string( $value ) ? $value : '';
		}
		$rate  = self::of_fields( $value );
		$parts = [
			/* translators: %s: a number. */
			sprintf( __( '%s%%', 'storewright' ), $rate->short_percent() ),
			$rate->label(),
			/* translators: %d: a number. */
			sprintf( __( 'priority %d', 'storewright' ), $rate->priority ),
			$rate->compound ? __( 'compound', 'storewright' ) : '',
			$rate->shipping ? __( 'on shipping', 'storewright' ) : '',
			$rate->tax_class,
			/* translators: %d: a number. */
			$rate->order > 0 ? sprintf( __( 'order %d', 'storewright' ), $rate->order ) : '',
		];
		return implode( ', ', array_filter( $parts, static fn( string $part ) => '' !== $part ) );
	}

	public function refusal( string $key, mixed $value ): string {
		return '';
	}

	public function is_final(): bool {
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $values
	 */
	public function write( array $values ): void {
		$classes = array_filter( $values, static fn( string $key ) => str_starts_with( $key, 'class/' ), ARRAY_FILTER_USE_KEY );
		$rates   = array_diff_key( $values, $classes );
		foreach ( array_filter( $classes, is_string( ... ) ) as $key => $name ) {
			$this->write_class( substr( $key, 6 ), $name );
		}
		$this->write_rates( $rates );
		foreach ( array_keys( array_filter( $classes, is_null( ... ) ) ) as $key ) {
			$this->remove_class( substr( $key, 6 ) );
		}
	}

	/**
	 * A class that is there keeps its name: nothing else of it can differ.
	 */
	private function write_class( string $slug, string $name ): void {
		if ( null === $this->taxes->classes()->stored( $slug ) ) {
			$this->taxes->class_repository()->create( $name );
		}
	}

	private function remove_class( string $slug ): void {
		if ( [] !== $this->taxes->rates()->rates( new TaxRateCriteria( $slug, 'id', true, 1, 0 ) ) ) {
			throw new InvalidInput(
				'storewright_blueprint_class_in_use',
				/* translators: %s: name of a tax class. */
				sprintf( __( 'The tax class “%s” has rates that were added since the import. Remove them first.', 'storewright' ), $slug )
			);
		}
		$this->taxes->class_repository()->delete( $slug );
	}

	/**
	 * @param array<string, mixed> $values
	 */
	private function write_rates( array $values ): void {
		$present    = [] === $values ? [] : $this->rates();
		$classes    = $this->taxes->classes()->refresh();
		$repository = $this->taxes->rate_repository();
		$added      = [];
		foreach ( $values as $key => $value ) {
			$old = $present[ $key ] ?? null;
			if ( ! is_array( $value ) ) {
				if ( null !== $old ) {
					$repository->delete( $old->id );
				}
				continue;
			}
			$rate = self::of_fields( $value );
			if ( '' !== $rate->tax_class && ! isset( $classes[ $rate->tax_class ] ) ) {
				throw new InvalidInput(
					'storewright_blueprint_class_missing',
					/* translators: %s: name of a tax class. */
					sprintf( __( 'There are rates of the tax class “%s”. Import the class as well.', 'storewright' ), $rate->tax_class )
				);
			}
			if ( null === $old ) {
				$added[] = $rate;
			} else {
				$repository->update( $old->id, static fn() => $rate );
			}
		}
		if ( [] !== $added ) {
			$repository->create_all( static fn() => $added );
		}
	}

	/**
	 * @param list<string> $classes Slugs that there are or will be.
	 */
	private function rate( mixed $fields, int $position, array $classes, Refusals $refusals ): ?Rate {
		if ( ! is_array( $fields ) ) {
			$refusals->add_value( "rates/{$position}", __( 'A tax rate', 'storewright' ), $fields, __( 'Use an object.', 'storewright' ) );
			return null;
		}
		$known   = array_keys( ( new Rate( 0, '', '', [], [], '0.0000', '' ) )->fields() );
		$unknown = array_diff( array_map( strval( ... ), array_keys( $fields ) ), $known );
		foreach ( $unknown as $name ) {
			/* translators: %s: a name, as it was found in a file. */
			$refusals->add( "rates/{$position}/{$name}", sprintf( __( 'A tax rate has no “%s”.', 'storewright' ), Refusals::quoted( $name ) ) );
		}
		if ( [] !== $unknown ) {
			return null;
		}
		$tax_class = $fields['tax_class'] ?? '';
		if ( ! is_string( $tax_class ) || ! in_array( $tax_class, $classes, true ) ) {
			$refusals->add_value( "rates/{$position}/tax_class", __( 'The class of a tax rate', 'storewright' ), $tax_class, __( 'There is no such tax class, neither here nor in the file.', 'storewright' ) );
			return null;
		}
		foreach ( [ 'compound', 'shipping' ] as $flag ) {
			if ( ! is_bool( $fields[ $flag ] ?? false ) ) {
				$refusals->add_value( "rates/{$position}/{$flag}", $flag, $fields[ $flag ], __( 'Use true or false.', 'storewright' ) );
			}
		}
		$input = [ 'rate' => $fields['percent'] ?? '0' ];
		foreach ( array_diff_key( $fields, array_flip( [ 'percent', 'tax_class' ] ) ) as $name => $value ) {
			$input[ (string) $name ] = $value;
		}
		try {
			$rate = $this->taxes->rules()->checked( $input, new Rate( 0, '', '', [], [], '0.0000', '' ) );
		} catch ( InvalidInput $refusal ) {
			foreach ( $refusal->params as $param => $reason ) {
				$field = 'rate' === $param ? 'percent' : $param;
				$refusals->add_value( "rates/{$position}/{$field}", (string) $field, $fields[ $field ] ?? null, $reason );
			}
			return null;
		}
		return self::of_fields( [ 'tax_class' => $tax_class ] + $rate->fields() );
	}

	/**
	 * @return array<string, Rate> By key.
	 */
	private function rates(): array {
		$rates = [];
		$count = 0;
		do {
			$page = $this->taxes->rates()->rates( new TaxRateCriteria( null, 'order', true, self::A_TIME, $count ) );
			foreach ( $page as $rate ) {
				$rates[ self::free_key( $rate, $rates ) ] = $rate;
			}
			$count += count( $page );
		} while ( [] !== $page );
		return $rates;
	}

	/**
	 * @param array<string, mixed> $taken
	 */
	private static function free_key( Rate $rate, array $taken ): string {
		$postcodes = $rate->postcodes;
		$cities    = $rate->cities;
		sort( $postcodes, SORT_STRING );
		sort( $cities, SORT_STRING );
		$what = [ $rate->country, $rate->state, $rate->priority, $rate->tax_class, $postcodes, $cities ];
		$key  = 'rate/' . md5( (string) wp_json_encode( $what ) );
		$free = $key;
		for ( $number = 2; isset( $taken[ $free ] ); $number++ ) {
			$free = "{$key}-{$number}";
		}
		return $free;
	}

	/**
	 * @param array<mixed> $fields
	 */
	private static function of_fields( array $fields ): Rate {
		/** @var RateFields $fields */
		return Rate::of_fields( $fields );
	}
}
