<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\RateRules;
use Storewright\Store\Tax\TaxRateQuery;
use Storewright\Store\Tax\TaxServices;

/**
 * Writes what was typed into a table of rates: all of it, or nothing where a line can't be taken or was changed by somebody else.
 */
final class RateEditing {

	/**
	 * Fields that the rules call otherwise.
	 */
	private const NAMES = [
		'postcodes' => 'postcode',
		'cities'    => 'city',
	];

	private readonly TaxRateQuery $query;

	private readonly RateRules $rules;

	/**
	 * @param TaxServices $services
	 * @param RateTexts   $texts
	 * @param string      $tax_class Stored class of the table, '' for standard.
	 */
	public function __construct(
		private readonly TaxServices $services,
		private readonly RateTexts $texts,
		private readonly string $tax_class
	) {
		$this->query = $services->rates();
		$this->rules = $services->rules();
	}

	/**
	 * Writes the lines that were changed, in one transaction.
	 *
	 * @param list<RateRow> $rows Those that can't be written say why afterwards.
	 * @return list<Rate>|null What was written; null where nothing was, since a line can't be.
	 */
	public function save( array $rows ): ?array {
		$changed = array_values( array_filter( $rows, static fn( RateRow $row ) => $row->is_changed() ) );
		/** @var list<array{RateRow, Rate|null, Rate}> $work Line, rate as it is, rate as it is to be. */
		$work = [];
		try {
			return $this->services->rate_repository()->save_all(
				function () use ( $changed, &$work ): array {
					$work = $this->checked( $changed );
					self::stop_if_refused( $changed );
					return array_map( static fn( array $each ) => $each[2], $work );
				},
				function ( array $saved ) use ( $changed, &$work ): void {
					foreach ( $work as $place => [ $row, $old ] ) {
						$this->refuse_competitor( $row, $old, $saved[ $place ] );
					}
					self::stop_if_refused( $changed );
				}
			);
		} catch ( RowsRefused ) {
			return null;
		}
	}

	/**
	 * Removes the rates of lines, in one transaction. Those that are gone already are passed over.
	 *
	 * @param list<RateRow> $rows Those that somebody else has changed say so afterwards.
	 * @return bool Whether they were removed.
	 */
	public function remove( array $rows ): bool {
		try {
			$this->services->rate_repository()->delete_all(
				function () use ( $rows ): array {
					$stored = $this->stored( $rows );
					foreach ( $rows as $row ) {
						if ( isset( $stored[ $row->id ] ) ) {
							$this->find_conflict( $row, $stored[ $row->id ] );
						}
					}
					self::stop_if_refused( $rows );
					return array_values( $stored );
				}
			);
			return true;
		} catch ( RowsRefused ) {
			return false;
		}
	}

	/**
	 * @param list<RateRow> $rows
	 * @return list<array{RateRow, Rate|null, Rate}>
	 */
	private function checked( array $rows ): array {
		$stored = $this->stored( $rows );
		$next   = null;
		$work   = [];
		foreach ( $rows as $row ) {
			$old = $stored[ $row->id ] ?? null;
			if ( 0 !== $row->id && null === $old ) {
				$row->notice = __( 'Someone else removed this rate. Save again to add it anew, or empty its fields.', 'storewright' );
				$row->id     = 0;
				$row->shown  = RateRow::BLANK;
				continue;
			}
			if ( null !== $old && $this->find_conflict( $row, $old ) ) {
				continue;
			}
			if ( null === $old ) {
				$next = null === $next ? $this->query->next_order( $this->tax_class ) : $next + 1;
			}
			$rate = $this->rate( $row, $old ?? new Rate( 0, '', '', [], [], '0.0000', '', order: $next ?? 0, tax_class: $this->tax_class ) );
			if ( null !== $rate && $rate->fields() !== $old?->fields() ) {
				$work[] = [ $row, $old, $rate ];
			}
		}
		return $work;
	}

	/**
	 * The rates of lines that are there, of this class.
	 *
	 * @param list<RateRow> $rows
	 * @return array<int, Rate>
	 */
	private function stored( array $rows ): array {
		$ids = array_values( array_filter( array_map( static fn( RateRow $row ) => $row->id, $rows ), static fn( int $id ) => 0 !== $id ) );
		return array_filter( $this->query->several( $ids ), fn( Rate $rate ) => $rate->tax_class === $this->tax_class );
	}

	/**
	 * What was typed, as a rate; null where it can't be one.
	 */
	private function rate( RateRow $row, Rate $old ): ?Rate {
		$input = 0 === $row->id ? $row->typed : $row->changes();
		if ( '' === ( $input['rate'] ?? null ) ) {
			$row->errors['rate'] = __( 'Enter a percentage, such as 8.875.', 'storewright' );
		}
		if ( '' === ( $input['name'] ?? null ) ) {
			$row->errors['name'] = __( 'Enter a name. Customers see it.', 'storewright' );
		}
		if ( isset( $input['rate'] ) ) {
			$input['rate'] = $this->texts->number( $input['rate'] );
		}
		try {
			$rate = $this->rules->checked( $input, $old );
			return [] === $row->errors ? $rate : null;
		} catch ( InvalidInput $refusal ) {
			foreach ( $refusal->params as $name => $reason ) {
				$field                   = self::NAMES[ $name ] ?? $name;
				$row->errors[ $field ] ??= self::quoting( RateTexts::shown( $field, $row->typed[ $field ] ?? '' ), $reason );
			}
			return null;
		}
	}

	private static function quoting( string $typed, string $reason ): string {
		return '' === $typed || str_contains( $reason, '“' )
			? $reason
			/* translators: 1: what was typed, 2: sentence that says why it can't be saved. */
			: sprintf( __( '“%1$s” can’t be saved. %2$s', 'storewright' ), $typed, $reason );
	}

	/**
	 * Whether somebody else has changed a rate since it was shown. Then the line says what it is now, and takes that over where
	 * nothing else was typed.
	 */
	private function find_conflict( RateRow $row, Rate $stored ): bool {
		$now    = $this->texts->of( $stored );
		$theirs = array_diff_assoc( $now, $row->shown );
		if ( [] === $theirs || [] === array_diff_assoc( $now, $row->typed ) ) {
			return false;
		}
		foreach ( $theirs as $field => $text ) {
			$typed                 = $row->typed[ $field ] ?? '';
			$is_mine               = $typed !== $row->shown[ $field ] && $typed !== $text;
			$row->errors[ $field ] = $is_mine
				? sprintf(
					/* translators: 1: value of a field that somebody else saved, 2: value that was typed. */
					__( 'Someone else changed this to “%1$s”. You entered “%2$s”: save again to use it.', 'storewright' ),
					RateTexts::shown( $field, $text ),
					RateTexts::shown( $field, $typed )
				)
				/* translators: %s: value of a field. */
				: sprintf( __( 'Someone else changed this to “%s”.', 'storewright' ), RateTexts::shown( $field, $text ) );
			if ( ! $is_mine ) {
				$row->typed[ $field ] = $text;
			}
		}
		$row->shown = $now;
		return true;
	}

	/**
	 * Only one rate of a place and priority applies. What competes already may be changed otherwise.
	 */
	private function refuse_competitor( RateRow $row, ?Rate $old, Rate $rate ): void {
		if ( null !== $old && $old->competes_with( $rate ) ) {
			return;
		}
		$stored = $this->query->competitor_of( $rate );
		if ( null !== $stored ) {
			$row->errors['priority'] = sprintf(
				/* translators: 1: name and percentage of a tax rate, 2: priority of the rate. */
				__(
					'There is already the rate “%1$s” for the same place with priority %2$d. Remove it first, or choose another priority.',
					'storewright'
				),
				"{$stored->label()} {$this->texts->percent( $stored )} %",
				$stored->priority
			);
		}
	}

	/**
	 * @param list<RateRow> $rows
	 * @throws RowsRefused If one can't be written.
	 */
	private static function stop_if_refused( array $rows ): void {
		foreach ( $rows as $row ) {
			if ( $row->is_refused() ) {
				throw new RowsRefused();
			}
		}
	}
}
