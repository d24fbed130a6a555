<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentsBanner;

use Storewright\Kernel\BackOfficeModule;

/**
 * The banner of a provider's payments solution in the payments task.
 */
final class PaymentsBannerModule extends BackOfficeModule {

	/**
	 * Hooks the facts of the payments task, and of the provider's welcome page.
	 */
	public function register(): void {
		add_filter( 'storewright_payments_task_data', [ $this, 'add_facts' ] );
		add_filter( 'storewright_payments_welcome', [ $this, 'add_provider' ] );
	}

	/**
	 * Names the provider that the banner is about.
	 *
	 * @param mixed $facts What others name.
	 */
	public function add_provider( mixed $facts ): mixed {
		return $facts ?? ( new PaymentsBanner( $this->context ) )->known();
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
