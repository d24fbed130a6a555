<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Index;

use Storewright\Kernel\Context;
use Storewright\Kernel\Maintenance\IdWalk;
use Storewright\Kernel\Maintenance\Tool;
use Storewright\Kernel\Maintenance\ToolStep;

/**
 * The maintenance tool that mends the index of accounts.
 *
 * @internal
 */
final class AccountIndexTool {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The tool.
	 */
	public function tool(): Tool {
		return Tool::in_parts(
			'regenerate_account_index',
			__( 'Search index of customers', 'storewright' ),
			__( 'Repair', 'storewright' ),
			__( 'Goes through all accounts and repairs the tables by which customers are listed, counted and searched.', 'storewright' ),
			$this->step( ... ),
			function (): int {
				/** @var \wpdb $wpdb */
				global $wpdb;
				return (int) $this->context->database->value( "SELECT COUNT(*) FROM {$wpdb->users}" );
			}
		);
	}

	/**
	 * Goes through accounts, and counts them at the end.
	 */
	private function step( ?string $cursor, float $until ): ToolStep {
		$index = new AccountIndex( $this->context->database );
		$walk  = new IdWalk( fn( int $after ) => IndexAccounts::after( $this->context, $after ), $index->repair( ... ) );
		$step  = $walk->step( $cursor, $until );
		if ( null === $step->cursor ) {
			$index->recount();
		}
		return $step;
	}
}
