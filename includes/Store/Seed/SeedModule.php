<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use Storewright\Cli\Arguments;
use Storewright\Cli\Command;
use Storewright\Cli\Parameter;
use Storewright\Cli\Terminal;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasCommands;
use Storewright\Kernel\Uninstalls;

/**
 * Shops to try things out with: `wp storewright seed`.
 */
final class SeedModule extends BackOfficeModule implements ConditionalModule, HasCommands, Uninstalls {

	private const MAX_COUNT = 50_000_000;

	/**
	 * Needed on the command line only.
	 */
	public static function is_needed( Context $context ): bool {
		return defined( 'WP_CLI' ) && true === WP_CLI;
	}

	/**
	 * Hooks nothing.
	 */
	public function register(): void {}

	/**
	 * Forgets what was seeded: it goes with the shop.
	 */
	public function uninstall(): void {
		$this->context->options->delete( Progress::OPTION );
	}

	/**
	 * The command.
	 *
	 * @return list<Command>
	 */
	public function commands(): array {
		return [
			new Command(
				'seed',
				__(
					'Fills the shop with made-up orders, and with the products, customers, coupons and taxes that they need.',
					'storewright'
				),
				[
					Parameter::option(
						'orders',
						__( 'How many seeded orders the shop is to have. Those that are there count.', 'storewright' )
					),
					Parameter::option( 'seed', __( 'A number: the same one makes the same shop.', 'storewright' ), '1' ),
					Parameter::option( 'products', __( 'How many products, the first time.', 'storewright' ), '' ),
					Parameter::option( 'customers', __( 'How many customers, with and without accounts.', 'storewright' ), '' ),
					Parameter::option( 'accounts', __( 'How many customers have an account at most, the first time.', 'storewright' ), '' ),
					Parameter::option( 'coupons', __( 'How many coupons that nobody has used yet.', 'storewright' ), '0' ),
					Parameter::option(
						'uses',
						__( 'How many uses by other customers the coupon “popular” is to have; 0 for no such coupon.', 'storewright' ),
						'0'
					),
					Parameter::option(
						'until',
						__( 'The day before which the last order comes, as 2026-11-21; today, unless given.', 'storewright' ),
						''
					),
					Parameter::option( 'years', __( 'How many years the orders are spread over.', 'storewright' ), '3' ),
					Parameter::flag( 'force', __( 'Seeds although the shop has orders that were not seeded.', 'storewright' ) ),
				],
				$this->seed( ... )
			),
		];
	}

	private function seed( Arguments $arguments, Terminal $terminal ): void {
		$plan   = new SeedPlan(
			$arguments->integer( 'orders', 0, 1, self::MAX_COUNT ),
			$arguments->integer( 'seed', 1 ),
			'' === $arguments->text( 'products' ) ? null : $arguments->integer( 'products', 0, 1, 100_000 ),
			'' === $arguments->text( 'customers' ) ? null : $arguments->integer( 'customers', 0, 1, self::MAX_COUNT ),
			'' === $arguments->text( 'until' ) ? null : $arguments->text( 'until' ),
			$arguments->integer( 'years', 3, 1, 20 ),
			$arguments->flag( 'force' ),
			$arguments->integer( 'coupons', 0, 0, 1_000_000 ),
			$arguments->integer( 'uses', 0, 0, self::MAX_COUNT ),
			'' === $arguments->text( 'accounts' ) ? null : $arguments->integer( 'accounts', 0, 0, self::MAX_COUNT )
		);
		$result = ( new Seeder( $this->context ) )->seed( $plan, $terminal->progress( ... ) );
		$added  = $result->orders - $result->before;
		if ( 0 === $added ) {
			$terminal->success(
				sprintf(
					/* translators: 1: number of orders, 2: number that was asked for. */
					__( 'Nothing to do: the shop has %1$d seeded orders, and %2$d were asked for.', 'storewright' ),
					$result->orders,
					$plan->orders
				)
			);
			return;
		}
		$terminal->success(
			sprintf(
				/* translators: 1: number of orders, 2: number of orders that were there, 3: number of customers, 4: number of products, 5: seconds, 6: orders a second. */
				__(
					'%1$d orders added to %2$d. The seeded shop has %3$d customers and %4$d products. %5$.1f seconds, %6$d orders a second.',
					'storewright'
				),
				$added,
				$result->before,
				$result->customers,
				$result->products,
				$result->seconds,
				(int) ( $added / max( 0.001, $result->seconds ) )
			)
		);
	}
}
