<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

use Storewright\Kernel\Context;

/**
 * Data of the shop's payment gateways, beyond `wc/v3/payment_gateways`.
 *
 * @phpstan-type Facts array{state: array{test_mode: bool, needs_setup: bool, dev_mode: bool},
 *   onboarding: array{recommended_payment_methods: list<string>}}
 * @phpstan-import-type Method from OnboardingMethods
 */
final class GatewayFacts {

	private const ACCOUNTS = 'woocommerce_bacs_accounts';

	/**
	 * @var array<string, bool>|null Id of each way to pay => whether it needs to be set up.
	 */
	private ?array $known = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Whether the shop has a way to pay.
	 *
	 * @param string $id Such as `bacs`.
	 */
	public function has( string $id ): bool {
		return isset( $this->known()[ $id ] );
	}

	/**
	 * The facts of a way to pay, whether the shop has it or not.
	 *
	 * @param string $id Such as `bacs`.
	 * @return Facts
	 */
	public function of( string $id ): array {
		$received = self::received( $id );
		return [
			'state'      => [
				'test_mode'   => true === ( $received['test_mode'] ?? false ),
				'needs_setup' => $this->known()[ $id ] ?? true,
				'dev_mode'    => true === ( $received['dev_mode'] ?? false ),
			],
			'onboarding' => [ 'recommended_payment_methods' => array_column( $this->methods( $id ), 'title' ) ],
		];
	}

	/**
	 * The payment methods that the provider would turn on first.
	 *
	 * @param string $id The way to pay.
	 * @return list<Method>
	 */
	public function methods( string $id ): array {
		return OnboardingMethods::of( self::received( $id )['recommended_payment_methods'] ?? [] );
	}

	/**
	 * @return array<mixed>
	 */
	private static function received( string $id ): array {
		/**
		 * Filters what the owner is told of a way to pay while it is set up.
		 *
		 * @param array<string, mixed> $facts `test_mode` and `dev_mode`: whether no money moves; `recommended_payment_methods`: what
		 *                                    the provider would turn on first, translated names or arrays as OnboardingMethods::of()
		 *                                    takes them.
		 * @param string               $id    The way to pay.
		 */
		$received = apply_filters( 'storewright_payment_gateway_facts', [], $id );
		return is_array( $received ) ? $received : [];
	}

	/**
	 * @return array<string, bool>
	 */
	private function known(): array {
		if ( null === $this->known ) {
			$this->known = [];
			foreach ( $this->context->shop()->gateways()->all() as $gateway ) {
				$this->known[ $gateway->id ] = $gateway->needs_setup
					|| ( 'bacs' === $gateway->id && [] === $this->context->options->array( self::ACCOUNTS ) );

			}
		}
		return $this->known;
	}
}
