<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

use Storewright\Store\Payments\PaymentGateway;
use Storewright\Store\Payments\RefundsPayments;
use Throwable;

/**
 * A gateway that gives money back, or fails, as a test says.
 */
final class RefundingGateway extends PaymentGateway implements RefundsPayments {

	/**
	 * Order, amount and reason of each refund.
	 *
	 * @var list<array{int, string, string}>
	 */
	public array $refunded = [];

	/**
	 * Exception that it throws instead.
	 */
	public ?Throwable $failure = null;

	/**
	 * What is done while it is asked.
	 *
	 * @var (callable(int): void)|null
	 */
	public mixed $meanwhile = null;

	public function id(): string {
		return 'refunding';
	}

	public function method_title(): string {
		return 'Refunding';
	}

	public function method_description(): string {
		return '';
	}

	public function fields(): array {
		return $this->common_fields( 'Refunding', '' );
	}

	public function refund( int $order_id, string $amount, string $reason ): void {
		if ( null !== $this->meanwhile ) {
			( $this->meanwhile )( $order_id );
		}
		if ( null !== $this->failure ) {
			throw $this->failure;
		}
		$this->refunded[] = [ $order_id, $amount, $reason ];
	}
}
