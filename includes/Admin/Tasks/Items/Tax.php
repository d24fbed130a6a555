<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\AddressPreloads;
use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;

/**
 * Which taxes the store charges, if any.
 */
final class Tax extends BuiltInTask {

	/**
	 * Holds 'yes', in shops of WooCommerce also '1', where the owner said that the store charges no sales tax.
	 */
	private const NO_SALES_TAX = 'woocommerce_no_sales_tax';

	public function id(): string {
		return 'tax';
	}

	public function title(): string {
		return __( 'Collect sales tax', 'storewright' );
	}

	public function content(): string {
		return __( 'Set your tax rates, or skip tax.', 'storewright' );
	}

	public function header(): TaskHeader {
		return new TaskHeader( __( 'Configure your tax settings', 'storewright' ), $this->content(), $this->action_label() );
	}

	public function action_label(): string {
		return __( 'Collect sales tax', 'storewright' );
	}

	public function position(): int {
		return 50;
	}

	public function time(): string {
		return __( '4 minutes', 'storewright' );
	}

	public function level(): int {
		return 2;
	}

	public function options(): array {
		return [ 'woocommerce_no_sales_tax', 'woocommerce_calc_taxes', 'wc_connect_taxes_enabled' ];
	}

	/**
	 * Done once orders are taxed by somebody's rates, the store's own or a service's; or where the owner charges none, or
	 * said to be done.
	 */
	public function is_complete( bool $actioned ): bool {
		if ( $actioned || in_array( $this->context->options->string( self::NO_SALES_TAX ), [ 'yes', '1' ], true ) ) {
			return true;
		}
		$settings = $this->context->shop()->settings();
		if ( ! $settings->calculates_taxes() ) {
			return false;
		}
		return $settings->has_automated_taxes() || $this->context->shop()->taxes()->has_rates();
	}

	public function is_dismissable(): bool {
		return true;
	}

	public function is_snoozeable(): bool {
		return true;
	}

	/**
	 * Returns the choices of its page.
	 *
	 * @return array<string, mixed>
	 */
	public function additional_data(): array {
		/**
		 * Filters the facts that the page of the tax task goes by.
		 *
		 * @param array<string, mixed> $data Such as `taxPartners`.
		 */
		$data  = apply_filters( 'storewright_tax_task_data', [] );
		$facts = [];
		foreach ( is_array( $data ) ? $data : [] as $name => $fact ) {
			$facts[ (string) $name ] = $fact;
		}
		return $facts;
	}

	/**
	 * The list of places only where the address is yet to be asked for: it is large.
	 */
	public function preloads(): array {
		$preloads = new AddressPreloads( $this->context );
		$address  = $this->context->shop()->settings()->address();
		return [
			...$preloads->stored(),
			'/wc/v3/settings/tax?_fields=id,value',
			...( '' === $address->address_1 ? [ $preloads->places() ] : [] ),
		];
	}

	/**
	 * Whose rates orders are taxed by.
	 */
	public function result(): string {
		$settings = $this->context->shop()->settings();
		if ( ! $settings->calculates_taxes() ) {
			return __( 'No sales tax', 'storewright' );
		}
		if ( $settings->has_automated_taxes() ) {
			return __( 'Automatic tax rates', 'storewright' );
		}
		$count = $this->context->shop()->taxes()->count_rates();
		return 0 === $count
			? __( 'No tax rates yet', 'storewright' )
			/* translators: %s: number of tax rates. */
			: sprintf( _n( '%s tax rate', '%s tax rates', $count, 'storewright' ), number_format_i18n( $count ) );
	}

	public function manage_url(): string {
		return admin_url( 'admin.php?page=wc-settings&tab=tax' );
	}
}
