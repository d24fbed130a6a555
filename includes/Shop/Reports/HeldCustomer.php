<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Kernel\Money;

/**
 * What is kept with a customer whose row is locked until the transaction ends: nobody else changes it meanwhile.
 *
 * @internal
 */
final class HeldCustomer {

	/**
	 * The sums of somebody who was added just now.
	 */
	public const NO_ORDERS = [
		'storewright_orders'     => '0',
		'storewright_spent'      => '0',
		'storewright_mean'       => '0',
		'storewright_last_order' => null,
	];

	/**
	 * Digits after the point: of what was spent, and of the mean.
	 */
	private const SPENT = 6;

	private const MEAN = 10;

	/**
	 * @param int                   $number     `customer_id`.
	 * @param int                   $orders     How many orders count.
	 * @param string                $spent      Their sum, less refunds.
	 * @param string                $mean       An order's value on average.
	 * @param string                $last_order When the last order or refund was made, in site time; '' where there is none.
	 * @param array<string, string> $news       Columns of the row that are to be others, such as an address.
	 */
	public function __construct(
		public readonly int $number,
		public readonly int $orders,
		public readonly string $spent,
		public readonly string $mean,
		public readonly string $last_order,
		public readonly array $news
	) {}

	/**
	 * A customer as their row says.
	 *
	 * @param array<string, string|null> $row
	 * @param array<string, string>      $news
	 */
	public static function of_row( array $row, array $news ): self {
		return new self(
			(int) $row['customer_id'],
			(int) $row['storewright_orders'],
			self::decimal( $row['storewright_spent'], self::SPENT ),
			self::decimal( $row['storewright_mean'], self::MEAN ),
			(string) $row['storewright_last_order'],
			$news
		);
	}

	/**
	 * What follows `SELECT COUNT(*)` of a query that finds the customer as long as they are as they were read: for OneStatement.
	 *
	 * @param string $table Full name of the table of customers.
	 */
	public function unchanged( string $table ): string {
		$last = '' === $this->last_order ? 'NULL' : "'$this->last_order'";
		return "FROM $table WHERE customer_id = $this->number AND storewright_orders = $this->orders AND storewright_spent = $this->spent
			AND storewright_mean = $this->mean AND storewright_last_order <=> $last";
	}

	/**
	 * The same once orders came or went.
	 *
	 * @param int            $orders How many more of them.
	 * @param int|BigDecimal $spent  How much more was spent, as Exact.
	 * @param string         $came   When the last of those was made that came, '' where none did.
	 */
	public function after( int $orders, int|BigDecimal $spent, string $came ): self {
		$all   = $this->orders + $orders;
		$total = Exact::rounded( Exact::plus( Exact::of( $this->spent ), $spent ), self::SPENT );
		return new self(
			$this->number,
			$all,
			Exact::text( $total ),
			$all > 0 ? self::mean( $total, $all ) : '0',
			max( $this->last_order, $came ),
			$this->news
		);
	}

	/**
	 * How much greater the mean is than another one's.
	 */
	public function mean_above( self $other ): string {
		$one  = self::units( $this->mean );
		$less = self::units( $other->mean );
		return null === $one || null === $less
			? (string) Money::of( $this->mean )->minus( Money::of( $other->mean ) )
			: self::text( $one - $less );
	}

	/**
	 * Whether a customer who has ordered is counted, 1 or 0.
	 */
	public function buyers(): int {
		return $this->orders > 0 ? 1 : 0;
	}

	/**
	 * What the row's columns of sums are to be.
	 *
	 * @return array<string, string>
	 */
	public function columns(): array {
		return [
			'storewright_orders' => (string) $this->orders,
			'storewright_spent'  => $this->spent,
			'storewright_mean'   => $this->mean,
		] + ( '' === $this->last_order ? [] : [ 'storewright_last_order' => $this->last_order ] );
	}

	/**
	 * @param int|BigDecimal $spent  As Exact: hundred-millionths.
	 * @param int            $orders
	 */
	private static function mean( int|BigDecimal $spent, int $orders ): string {
		if ( is_int( $spent ) && abs( $spent ) < intdiv( PHP_INT_MAX, 400 ) ) {
			// Half up, away from zero.
			$units = intdiv( abs( $spent ) * 200 + $orders, 2 * $orders );
			return self::text( $spent < 0 ? -$units : $units );
		}
		return (string) Money::of( Exact::text( $spent ) )->dividedBy( $orders, self::MEAN, RoundingMode::HALF_UP );
	}

	/**
	 * SQLite answers with floats.
	 */
	private static function decimal( ?string $stored, int $digits ): string {
		return null !== self::units( (string) $stored ) ? (string) $stored : (string) Money::round( Money::of( $stored ), $digits );
	}

	/**
	 * @return int|null In units of the mean's last digit; null where an integer can't hold it.
	 */
	private static function units( string $decimal ): ?int {
		return 1 === preg_match( '/^(-?)(\d{1,8})(?:\.(\d{1,10}))?$/D', $decimal, $parts )
			? (int) ( $parts[1] . $parts[2] . str_pad( $parts[3] ?? '', self::MEAN, '0' ) )
			: null;
	}

	private static function text( int $units ): string {
		$digits = str_pad( (string) abs( $units ), self::MEAN + 1, '0', STR_PAD_LEFT );
		return ( $units < 0 ? '-' : '' ) . substr( $digits, 0, -self::MEAN ) . '.' . substr( $digits, -self::MEAN );
	}
}
