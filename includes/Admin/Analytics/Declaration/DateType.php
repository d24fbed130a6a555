<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * What decides when an order counts in reports.
 */
enum DateType: string {

	case Created   = 'date_created';
	case Paid      = 'date_paid';
	case Completed = 'date_completed';

	/**
	 * The setting.
	 */
	public const OPTION = 'woocommerce_date_type';

	/**
	 * What the shop goes by.
	 */
	public static function of_shop(): self {
		$stored = get_option( self::OPTION, '' );
		return ( is_string( $stored ) ? self::tryFrom( $stored ) : null ) ?? self::Paid;
	}

	/**
	 * The column of the order statistics.
	 */
	public function column(): string {
		return "s.{$this->value}";
	}
}
