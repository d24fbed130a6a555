<?php
declare(strict_types=1);

namespace Storewright\Admin\PaidThemes;

use Storewright\Kernel\BackOfficeModule;

/**
 * Themes that a marketplace sells, for the purchase task.
 */
final class PaidThemesModule extends BackOfficeModule {

	/**
	 * Hooks the task's facts.
	 */
	public function register(): void {
		add_filter( 'storewright_purchase_task_data', [ $this, 'add_facts' ] );
	}

	/**
	 * Adds the themes and where they are bought.
	 *
	 * @param mixed $data Name => fact.
	 * @return array<mixed>
	 */
	public function add_facts( mixed $data ): array {
		return ( is_array( $data ) ? $data : [] ) + ( new PaidThemes( $this->context ) )->facts();
	}
}
