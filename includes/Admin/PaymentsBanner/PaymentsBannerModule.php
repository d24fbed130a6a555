<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentsBanner;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;

/**
 * The banner of a provider's payments solution in the payments task.
 */
final class PaymentsBannerModule implements Module {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Hooks the facts of the payments task.
	 */
	public function register(): void {
		add_filter( 'storewright_payments_task_data', [ $this, 'add_facts' ] );
	}

	/**
	 * Adds what the banner says.
	 *
	 * @param mixed $data Name => fact.
	 * @return array<mixed>
	 */
	public function add_facts( mixed $data ): array {
		return ( is_array( $data ) ? $data : [] ) + [ 'banner' => ( new PaymentsBanner( $this->context ) )->facts() ];
	}
}
