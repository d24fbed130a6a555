<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Database\Connection;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;

/**
 * Writes tax rates: each with its postcodes and cities as a whole, and one request at a time.
 */
final class TaxRateRepository {

	/**
	 * Lock that every writer of rates and classes holds.
	 */
	public const LOCK = 'tax_rates';

	/**
	 * Where changes of rates are recorded.
	 */
	public const AUDIT_GROUP = 'tax_rates';

	/**
	 * Most rates that the record of a class that is removed keeps itself.
	 */
	private const KEPT_WITH_CLASS = 500;

	private const LOCATIONS_A_STATEMENT = 200;

	private readonly Connection $database;

	public function __construct( Context $context, private readonly TaxRateQuery $query ) {
		$this->database = $context->database;
	}

	/**
	 * Adds a rate.
	 *
	 * @param Rate $rate Its id is of no account.
	 * @return Rate With its id.
	 */
	public function create( Rate $rate ): Rate {
		return $this->create_all( static fn() => [ $rate ] )[0] ?? $rate;
	}

	/**
	 * Adds rates, all or none.
	 *
	 * @param callable(): list<Rate> $rates Asked while nobody else writes rates. Their ids are of no account.
	 * @return list<Rate> With their ids.
	 */
	public function create_all( callable $rates ): array {
		$added = $this->written(
			function () use ( $rates ): array {
				$added = array_map( $this->insert( ... ), $rates() );
				self::record_added( $added );
				return $added;
			}
		);
		array_map( $this->announce_saved( ... ), $added );
		return $added;
	}

	/**
	 * Changes rates and adds others, all or none.
	 *
	 * @param callable(): list<Rate>      $rates Asked while nobody else writes rates. Those with an id are changed, the others are added.
	 * @param callable(list<Rate>): void $check Asked about them once they are written, with their ids; what it throws undoes all of it.
	 * @return list<Rate> With their ids.
	 * @throws NotFound If one that is to be changed is gone.
	 */
	public function save_all( callable $rates, callable $check ): array {
		$saved = $this->written(
			function () use ( $rates, $check ): array {
				$wanted = $rates();
				$ids    = array_map( static fn( Rate $rate ) => $rate->id, $wanted );
				$old    = $this->query->several( array_values( array_filter( $ids, static fn( int $id ) => 0 !== $id ) ) );
				$saved  = [];
				$added  = [];
				foreach ( $wanted as $rate ) {
					if ( 0 === $rate->id ) {
						$rate    = $this->insert( $rate );
						$added[] = $rate;
					} else {
						$this->replace( $old[ $rate->id ] ?? throw self::missing(), $rate );
					}
					$saved[] = $rate;
				}
				$check( $saved );
				self::record_added( $added );
				return $saved;
			}
		);
		array_map( $this->announce_saved( ... ), $saved );
		return $saved;
	}

	/**
	 * Adds a rate of another shop.
	 *
	 * @param Rate $rate Its id is kept if it is free; else it gets another one.
	 * @return Rate With its id.
	 */
	public function import( Rate $rate ): Rate {
		$added = $this->written(
			function () use ( $rate ): Rate {
				$free   = $rate->id > 0 && null === $this->query->rate( $rate->id );
				$stored = $rate->with_id(
					$this->database->insert( Tables::RATES, ( $free ? [ 'tax_rate_id' => $rate->id ] : [] ) + self::row( $rate ) )
				);
				$this->add_locations( $stored );
				return $stored;
			}
		);
		$this->announce_saved( $added );
		return $added;
	}

	/**
	 * Changes a rate.
	 *
	 * @param int                  $id
	 * @param callable(Rate): Rate $change From what is stored to what is to be.
	 * @throws NotFound If there is no such rate.
	 */
	public function update( int $id, callable $change ): Rate {
		$rate = $this->written(
			function () use ( $id, $change ): Rate {
				$old  = $this->existing( $id );
				$rate = $change( $old )->with_id( $id );
				$this->replace( $old, $rate );
				return $rate;
			}
		);
		$this->announce_saved( $rate );
		return $rate;
	}

	/**
	 * Removes a rate.
	 *
	 * @return Rate As it was.
	 * @throws NotFound If there is no such rate.
	 */
	public function delete( int $id ): Rate {
		return $this->delete_all( fn() => [ $this->existing( $id ) ] )[0] ?? throw self::missing();
	}

	/**
	 * Removes rates, all or none.
	 *
	 * @param callable(): list<Rate> $rates Asked while nobody else writes rates.
	 * @return list<Rate> As they were.
	 */
	public function delete_all( callable $rates ): array {
		$removed = $this->written(
			function () use ( $rates ): array {
				$removed = $rates();
				foreach ( $removed as $rate ) {
					$this->database->delete( Tables::LOCATIONS, [ 'tax_rate_id' => $rate->id ] );
					$this->database->delete( Tables::RATES, [ 'tax_rate_id' => $rate->id ] );
				}
				self::record_removed( $removed, count( $removed ) );
				return $removed;
			}
		);
		foreach ( $removed as $rate ) {
			/**
			 * A tax rate was removed.
			 *
			 * @param Rate $rate The rate as it was.
			 */
			Events::dispatch( 'storewright_tax_rate_deleted', $rate );
		}
		return $removed;
	}

	/**
	 * Removes the rates of a class, in the transaction that removes the class.
	 *
	 * @internal For whoever removes classes.
	 * @param string $tax_class Stored class.
	 * @return array{count: int, kept: list<array<string, mixed>>} How many, and those that the record of the class is to keep: none where
	 *   they are so many that they have records of their own.
	 */
	public function remove_class( string $tax_class ): array {
		$count = $this->query->count( new TaxRateCriteria( $tax_class ) );
		$kept  = [];
		if ( $count > self::KEPT_WITH_CLASS ) {
			self::record_removed( $this->query->each( $tax_class ), $count );
		} else {
			foreach ( $this->query->each( $tax_class ) as $rate ) {
				$kept[] = $rate->fields();
			}
		}
		$this->database->execute(
			"DELETE FROM {$this->database->table( Tables::LOCATIONS )} WHERE tax_rate_id IN (
			SELECT tax_rate_id FROM {$this->database->table( Tables::RATES )} WHERE tax_rate_class = %s )",
			$tax_class
		);
		$this->database->delete( Tables::RATES, [ 'tax_rate_class' => $tax_class ] );
		return [
			'count' => $count,
			'kept'  => $kept,
		];
	}

	/**
	 * @param iterable<Rate> $removed
	 * @param int            $count How many.
	 */
	private static function record_removed( iterable $removed, int $count ): void {
		if ( $count <= RateBatch::MOST_SINGLE ) {
			foreach ( $removed as $rate ) {
				self::record( $rate->id, $rate, null );
			}
			return;
		}
		foreach ( RateBatch::removed( $removed ) as $record ) {
			/** This action is documented in includes/Store/Payments/GatewayRepository.php */
			do_action( 'storewright_audit', self::AUDIT_GROUP, RateBatch::SETTING, $record, null, false );
		}
	}

	/**
	 * Does the work while no other request writes rates or classes; all of it is undone if it throws.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function written( callable $work ): mixed {
		return $this->database->lock( self::LOCK, fn() => $this->database->transaction( $work ) );
	}

	/**
	 * @param list<Rate> $added
	 */
	private static function record_added( array $added ): void {
		if ( count( $added ) <= RateBatch::MOST_SINGLE ) {
			array_walk( $added, static fn( Rate $rate ) => self::record( $rate->id, null, $rate ) );
			return;
		}
		/** This action is documented in includes/Store/Payments/GatewayRepository.php */
		do_action( 'storewright_audit', self::AUDIT_GROUP, RateBatch::SETTING, null, RateBatch::added( $added ), false );
	}

	private static function record( int $id, ?Rate $old, ?Rate $rate ): void {
		/** This action is documented in includes/Store/Payments/GatewayRepository.php */
		do_action( 'storewright_audit', self::AUDIT_GROUP, "rate_{$id}", $old?->fields(), $rate?->fields(), false );
	}

	private function existing( int $id ): Rate {
		return $this->query->rate( $id ) ?? throw self::missing();
	}

	/**
	 * There is no such rate.
	 */
	public static function missing(): NotFound {
		return new NotFound( 'woocommerce_rest_invalid_id', __( 'This tax rate does not exist.', 'storewright' ) );
	}

	private function replace( Rate $old, Rate $rate ): void {
		$this->database->update( Tables::RATES, self::row( $rate ), [ 'tax_rate_id' => $rate->id ] );
		$this->database->delete( Tables::LOCATIONS, [ 'tax_rate_id' => $rate->id ] );
		$this->add_locations( $rate );
		self::record( $rate->id, $old, $rate );
	}

	private function insert( Rate $rate ): Rate {
		$stored = $rate->with_id( $this->database->insert( Tables::RATES, self::row( $rate ) ) );
		$this->add_locations( $stored );
		return $stored;
	}

	/**
	 * @return array<string, string|int>
	 */
	private static function row( Rate $rate ): array {
		return [
			'tax_rate_country'  => $rate->country,
			'tax_rate_state'    => $rate->state,
			'tax_rate'          => $rate->percent,
			'tax_rate_name'     => $rate->name,
			'tax_rate_priority' => $rate->priority,
			'tax_rate_compound' => (int) $rate->compound,
			'tax_rate_shipping' => (int) $rate->shipping,
			'tax_rate_order'    => $rate->order,
			'tax_rate_class'    => $rate->tax_class,
		];
	}

	private function add_locations( Rate $rate ): void {
		$locations = [];
		foreach ( $rate->postcodes as $postcode ) {
			$locations[] = [ $postcode, $rate->id, 'postcode' ];
		}
		foreach ( $rate->cities as $city ) {
			$locations[] = [ $city, $rate->id, 'city' ];
		}
		foreach ( array_chunk( $locations, self::LOCATIONS_A_STATEMENT ) as $chunk ) {
			$this->database->execute(
				"INSERT INTO {$this->database->table( Tables::LOCATIONS )} (location_code, tax_rate_id, location_type) VALUES " . implode(
					', ',
					array_fill( 0, count( $chunk ), '(%s, %d, %s)' )
				),
				...array_merge( ...$chunk )
			);
		}
	}

	private function announce_saved( Rate $rate ): void {
		/**
		 * A tax rate was added or changed.
		 *
		 * @param Rate $rate The rate as it is now.
		 */
		Events::dispatch( 'storewright_tax_rate_saved', $rate );
	}
}
