<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Kernel\Context;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxServices;

/**
 * What is chosen of a fee and of a way of shipping: how it is taxed, and the shipping method.
 */
final class LineChoices {

	/**
	 * A fee without tax. Tax classes have a prefix, since their slugs are the owner's words.
	 */
	private const NONE = 'none';

	private const TAX_CLASS = 'class:';

	/**
	 * What new lines have: `wc/v3` wants a method.
	 */
	public const USUAL_METHOD = 'flat_rate';

	private const OTHER_METHOD = 'other';

	/**
	 * What a new fee has.
	 */
	public const USUAL_TAX = self::TAX_CLASS . TaxClass::STANDARD;

	/**
	 * @var array<string, string>|null
	 */
	private ?array $taxes = null;

	/**
	 * @var array<string, string>|null
	 */
	private ?array $methods = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * How a fee can be taxed.
	 *
	 * @param string $stored What it is now, which is among them.
	 * @return array<string, string> Value => name; none where the shop has no taxes.
	 */
	public function taxes( string $stored ): array {
		if ( ! $this->context->options->bool_yes( 'woocommerce_calc_taxes' ) ) {
			return [];
		}
		if ( null === $this->taxes ) {
			$this->taxes = [ self::NONE => __( 'None', 'storewright' ) ];
			foreach ( ( new TaxServices( $this->context ) )->classes()->all() as $class ) {
				$this->taxes[ self::TAX_CLASS . $class->slug ] = $class->name;
			}
		}
		return $this->taxes + [ $stored => str_replace( self::TAX_CLASS, '', $stored ) ];
	}

	/**
	 * How a fee is taxed now, as a choice.
	 */
	public static function tax_of( FeeItem $fee ): string {
		return 'taxable' === $fee->tax_status
			? self::TAX_CLASS . ( '' === $fee->tax_class ? TaxClass::STANDARD : $fee->tax_class )
			: self::NONE;
	}

	/**
	 * What a choice is over REST.
	 *
	 * @param string $choice '' where there was none.
	 * @return array<string, string>
	 */
	public static function tax_fields( string $choice ): array {
		if ( self::NONE === $choice ) {
			return [ 'tax_status' => 'none' ];
		}
		return str_starts_with( $choice, self::TAX_CLASS ) ? [
			'tax_status' => 'taxable',
			'tax_class'  => substr( $choice, strlen( self::TAX_CLASS ) ),
		] : [];
	}

	/**
	 * The shipping methods.
	 *
	 * @param string $stored What the line has now, which is among them.
	 * @return array<string, string> Id => name.
	 */
	public function methods( string $stored ): array {
		if ( null === $this->methods ) {
			foreach ( MethodRegistry::load()->all() as $type ) {
				$this->methods[ $type->id ] = $type->title;
			}
			$this->methods[ self::OTHER_METHOD ] = __( 'Other', 'storewright' );
		}
		return ( $this->methods ?? [] ) + [ $stored => '' === $stored ? '–' : $stored ];
	}
}
