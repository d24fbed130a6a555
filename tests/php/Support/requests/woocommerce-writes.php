<?php
/**
 * Has WooCommerce itself write. Arguments: those of rest.php, or what the page of its settings sends, as `account`, the name of a bank
 * account, or `gateways`, their order; or `sells`, a product; and `holds`: whether to say “middle” and to wait for a line before what was
 * written is committed.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $input ): array {
	/**
	 * What to write, and whether to hold its locks for a while.
	 *
	 * @var array{user?: int, method?: string, path?: string, body?: mixed, account?: string, gateways?: list<string>, sells?: int,
	 *   holds?: bool} $input
	 */
	$holds = true === ( $input['holds'] ?? false );
	if ( $holds ) {
		$context->database->execute( 'START TRANSACTION' );
	}
	if ( isset( $input['account'] ) ) {
		foreach ( [ 'account_name', 'account_number', 'bank_name', 'sort_code', 'iban', 'bic' ] as $field ) {
			$_POST[ "bacs_$field" ] = [ 'account_name' === $field ? $input['account'] : '' ];
		}
		( new WC_Gateway_BACS() )->save_account_details();
		$answer = [ 'status' => 200 ];
	} elseif ( isset( $input['gateways'] ) ) {
		$_POST['gateway_order'] = $input['gateways'];
		WC()->payment_gateways()->process_admin_options();
		$answer = [ 'status' => 200 ];
	} elseif ( isset( $input['sells'] ) ) {
		wc_update_product_stock( $input['sells'], 1, 'decrease' );
		$answer = [ 'status' => 200 ];
	} else {
		/** @var callable(Context, array<string, mixed>): array{status: int, data: mixed} $rest */
		$rest   = require __DIR__ . '/rest.php';
		$answer = $rest( $context, $input );
	}
	if ( $holds ) {
		fwrite( STDOUT, "middle\n" );
		fgets( STDIN );
		$context->database->execute( 'COMMIT' );
	}
	return $answer;
};
