<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Storewright\Kernel\Context;
use Throwable;

/**
 * Finds orders of which reports know something else than WooCommerce's tables say, and has their rows written anew: those that are missing
 * or gone, and those with another status, total or time, or of somebody else. Ids are compared by ranges, each with two queries by the
 * primary keys of both sides.
 */
final class ChangedOrders {

	private const IDS_AT_ONCE = 5000;

	private const DRAFTS = "'auto-draft', 'checkout-draft', 'wc-checkout-draft', 'new', 'wc-new'";

	private readonly string $stats;

	/**
	 * @param Context     $context
	 * @param string|null $since   Orders that were changed since then are written anew whatever they say: UTC, `Y-m-d H:i:s`. Null for none.
	 */
	public function __construct( private readonly Context $context, private readonly ?string $since = null ) {
		$this->stats = $context->shop()->report_tables()->order_stats;
	}

	/**
	 * Compares range by range.
	 *
	 * @param string|null $cursor Where the last call stopped, null at the start.
	 * @param float       $until  Unix time, in seconds, by which to come back.
	 * @return string|null Where to go on from, null when all are compared.
	 */
	public function correct( ?string $cursor, float $until ): ?string {
		// The last id of the ranges that are done; and of the next one's orders the last that was written.
		[ $after, $written ] = array_map( intval( ... ), explode( ',', $cursor ?? '0,0' ) ) + [ 0, 0 ];
		for ( $first = $this->first( $after ); null !== $first; $first = $this->first( $after ) ) {
			foreach ( $this->found( $first, $first + self::IDS_AT_ONCE - 1 ) as $id => $is_sure ) {
				if ( $id > $written ) {
					if ( microtime( true ) >= $until ) {
						return "$after,$written";
					}
					$this->rewrite( $id, $is_sure );
					$written = $id;
				}
			}
			[ $after, $written ] = [ $first + self::IDS_AT_ONCE - 1, 0 ];
			if ( microtime( true ) >= $until ) {
				return "$after,$written";
			}
		}
		return null;
	}

	/**
	 * @return array<int, bool> Whether they differ for sure, by orders that differ or may do: the lowest id first.
	 */
	private function found( int $from, int $to ): array {
		$others = ( new ReassignedOrders( $this->context->database ) )->of( $from, $to );
		$found  = array_fill_keys( $this->differing( $from, $to ), true ) + array_fill_keys( $others, false );
		ksort( $found );
		return $found;
	}

	/**
	 * @return int|null The lowest id after another one, on either side.
	 */
	private function first( int $after ): ?int {
		[ $table, $id ] = OrderReports::place( $this->context->database );

		$first = $this->context->database->value(
			"SELECT MIN( first ) FROM (
				SELECT MIN( $id ) AS first FROM $table WHERE $id > %d
				UNION ALL SELECT MIN( order_id ) FROM {$this->stats} WHERE order_id > %d
			) sides",
			$after,
			$after
		);
		return null === $first ? null : (int) $first;
	}

	/**
	 * Texts are compared in digits: WooCommerce's tables need not have the collation of ours. NULL has digits on SQLite: ''.
	 *
	 * @return list<int> Orders that differ, or of which a refund does.
	 */
	private function differing( int $from, int $to ): array {
		[ $table, $id, $type, $status, $created, $parent ] = OrderReports::place( $this->context->database );

		$total = 'id' === $id
			? 'COALESCE( o.total_amount, 0 )'
			: "COALESCE( ( SELECT m.meta_value FROM {$this->context->database->table( 'postmeta' )} m
				WHERE m.post_id = o.$id AND m.meta_key = '_order_total' ORDER BY m.meta_id LIMIT 1 ), 0 ) + 0";
		// WooCommerce rounds what it reads.
		$other_total = sprintf( "ABS( s.total_sales - ( $total ) ) > %.10F", 0.51 / 10 ** wc_get_price_decimals() );
		$changed     = 'id' === $id ? 'date_updated_gmt' : 'post_modified_gmt';
		$or_changed  = null === $this->since ? '' : "OR o.$changed >= {$this->context->database->quoted( $this->since )}";
		$joined      = "FROM $table o LEFT JOIN {$this->stats} s ON s.order_id = o.$id WHERE o.$id BETWEEN %d AND %d AND o.$type =";
		return array_map(
			intval( ... ),
			$this->context->database->column(
				"SELECT o.$id AS family $joined 'shop_order' AND (
					( s.order_id IS NULL AND o.$status NOT IN ( " . self::DRAFTS . " ) )
					OR ( s.status IS NOT NULL AND o.$status IS NOT NULL
						AND HEX( s.status ) NOT IN ( HEX( o.$status ), HEX( SUBSTR( CONCAT( 'wc-', o.$status ), 1, 20 ) ) ) )
					OR $other_total
					OR ( o.$created > '1970-01-01 00:00:00' AND s.date_created_gmt <> o.$created )
					$or_changed
				)
				UNION SELECT o.$parent $joined 'shop_order_refund' AND o.$status NOT IN ( 'trash', 'auto-draft' )
					AND ( s.order_id IS NULL OR $other_total )
					AND EXISTS ( SELECT 1 FROM {$this->stats} p WHERE p.order_id = o.$parent )
				UNION SELECT CASE WHEN s.parent_id = 0 THEN s.order_id ELSE s.parent_id END
					FROM {$this->stats} s LEFT JOIN $table o ON o.$id = s.order_id AND o.$type IN ( 'shop_order', 'shop_order_refund' )
					WHERE s.order_id BETWEEN %d AND %d AND o.$id IS NULL",
				...array_merge( ...array_fill( 0, 3, [ $from, $to ] ) )
			)
		);
	}

	/**
	 * @param int  $id
	 * @param bool $is_sure Whether it is known to differ.
	 */
	private function rewrite( int $id, bool $is_sure ): void {
		// What fails is logged: it must not keep the orders after it from being corrected.
		try {
			$reports = new OrderReports( $this->context );
			if ( $is_sure || $reports->is_of_another( $id ) ) {
				$reports->rewrite( [ $id ] );
			}
		} catch ( Throwable $error ) {
			$this->context->log->error(
				"Reports could not be corrected for order $id: {$error->getMessage()}",
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
		}
	}
}
