<?php
declare(strict_types=1);

namespace Storewright\Admin\PaidThemes;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;

/**
 * Themes that a marketplace sells, for the purchase task.
 */
final class PaidThemesModule implements Module {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

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
