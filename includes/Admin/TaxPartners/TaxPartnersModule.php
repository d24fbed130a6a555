<?php
declare(strict_types=1);

namespace Storewright\Admin\TaxPartners;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Events;

/**
 * Services that work tax out, for the tax task; and what the owner's word that the store charges no tax goes with.
 */
final class TaxPartnersModule extends BackOfficeModule {

	private const NO_SALES_TAX = 'woocommerce_no_sales_tax';

	/**
	 * Hooks the task's facts, the extensions, and what makes the task's state another one.
	 */
	public function register(): void {
		add_filter( 'storewright_tax_task_data', [ $this, 'add_facts' ] );
		add_filter( 'storewright_extensions', [ $this, 'add_extensions' ] );
		add_action( 'storewright_setting_changed', [ $this, 'end_no_sales_tax' ], 10, 3 );
		foreach ( [ 'add', 'update', 'delete' ] as $change ) {
			add_action( "{$change}_option_" . self::NO_SALES_TAX, [ $this, 'announce' ], 10, 0 );
		}
	}

	/**
	 * Adds the partners.
	 *
	 * @param mixed $data Name => fact.
	 * @return array<mixed>
	 */
	public function add_facts( mixed $data ): array {
		return ( is_array( $data ) ? $data : [] ) + ( new TaxPartners( $this->context ) )->facts();
	}

	/**
	 * Adds the plugins of tax services to those of the Extensions page.
	 *
	 * @param mixed $entries What others add.
	 * @return list<mixed>
	 */
	public function add_extensions( mixed $entries ): array {
		return [ ...( is_array( $entries ) ? array_values( $entries ) : [] ), ...( new TaxPartners( $this->context ) )->entries() ];
	}

	/**
	 * Who charges tax no longer charges none, wherever that was said.
	 *
	 * @param string $id  Id of the setting that changed.
	 * @param mixed  $old Not of interest.
	 * @param mixed  $new Its value.
	 */
	public function end_no_sales_tax( string $id, mixed $old, mixed $new ): void {
		if ( 'woocommerce_calc_taxes' === $id && 'yes' === $new ) {
			$this->context->options->delete( self::NO_SALES_TAX );
		}
	}

	/**
	 * Has the progress of the setup found out anew.
	 */
	public function announce(): void {
		/**
		 * Tells that a setup task may have become complete, or open again.
		 */
		Events::dispatch( 'storewright_tasks_changed' );
	}
}
