<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Columns;

use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\StorageFailed;
use UnexpectedValueException;

/**
 * Which columns of a report's table each user does not want to see. Of reports that WooCommerce has, it is a preference under
 * WooCommerce's name, which alone `UserPreferences` writes and beside WooCommerce itself does; of all others it is kept here.
 */
final class HiddenColumns {

	/**
	 * Reports that WooCommerce keeps columns of.
	 */
	private const OF_WOOCOMMERCE = [ 'revenue', 'products', 'variations', 'orders', 'categories', 'coupons', 'taxes', 'customers' ];

	private const WOOCOMMERCE_KEY = 'woocommerce_admin_%s_report_columns';

	/**
	 * Our own reports with a table that are not of orders by something.
	 */
	private const OWN = [ 'stock', 'downloads', 'cohorts' ];

	private const OWN_KEY = 'storewright_%s_report_columns';

	/**
	 * The longest list that is kept, in bytes of JSON.
	 */
	private const LONGEST_LIST = 4000;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Ids of a report's columns that a user does not want to see.
	 *
	 * @param int    $user   Id of the user.
	 * @param string $report Its place in the address, such as `stock`.
	 * @return list<string>
	 */
	public static function of( int $user, string $report ): array {
		$stored = get_user_meta( $user, self::key( $report ), true );
		$hidden = is_string( $stored ) ? json_decode( $stored, true ) : null;
		return array_values( array_filter( is_array( $hidden ) ? $hidden : [], 'is_string' ) );
	}

	/**
	 * Those of all reports that WooCommerce keeps none of.
	 *
	 * @param int $user Id of the user.
	 * @return array<string, list<string>> By report; those without any are left out.
	 */
	public function own( int $user ): array {
		$all = [];
		foreach ( $this->reports() as $report ) {
			$all[ $report ] = self::of( $user, $report );
		}
		return array_filter( $all );
	}

	/**
	 * Sets those of some reports that WooCommerce keeps none of; those of others stay. Nothing is set if one can't be taken.
	 *
	 * @param int          $user Id of the user.
	 * @param array<mixed> $sent Lists of ids of columns by report.
	 * @throws UnexpectedValueException If one can't be taken.
	 * @throws StorageFailed            If one could not be stored.
	 */
	public function change( int $user, array $sent ): void {
		$known = $this->reports();
		$lists = [];
		foreach ( $sent as $report => $hidden ) {
			if ( ! in_array( $report, $known, true ) ) {
				/* translators: %s: name of a report. */
				throw new UnexpectedValueException( sprintf( __( 'Unknown report: %s', 'storewright' ), $report ) );
			}
			$ids  = is_array( $hidden ) ? array_values( array_unique( array_filter( $hidden, 'is_string' ) ) ) : [];
			$json = [] === $ids ? '' : (string) wp_json_encode( $ids );
			if ( strlen( $json ) > self::LONGEST_LIST ) {
				/* translators: %s: name of a report. */
				throw new UnexpectedValueException( sprintf( __( 'Too many columns of the report: %s', 'storewright' ), $report ) );
			}
			$lists[ self::key( $report ) ] = $json;
		}
		foreach ( $lists as $key => $json ) {
			if ( false === update_user_meta( $user, $key, wp_slash( $json ) ) && get_user_meta( $user, $key, true ) !== $json ) {
				throw new StorageFailed(
					'storewright_preference_not_saved',
					__( 'The change could not be saved. Please try again.', 'storewright' )
				);
			}
		}
	}

	private static function key( string $report ): string {
		return sprintf( in_array( $report, self::OF_WOOCOMMERCE, true ) ? self::WOOCOMMERCE_KEY : self::OWN_KEY, $report );
	}

	/**
	 * @return list<string>
	 */
	private function reports(): array {
		$orders_by = ( new Catalog( $this->context->log ) )->orders_by();
		return [ ...self::OWN, ...array_map( static fn( $report ) => $report->name(), $orders_by ) ];
	}
}
