<?php
/**
 * Works on the notes about a customer as somebody does on the customer's page: adds two, deletes the latest, and has the others exported
 * and erased. Arguments: `user`, who works on them; `customer`, the account. Returns the page with both notes, the page after the deletion,
 * what was exported, and the page in the end.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Screens\Customers\CustomerPage;
use Storewright\Screens\Customers\Person;

return static function ( Context $context, array $input ): array {
	/** @var array{user: int, customer: int} $input */
	wp_set_current_user( $input['user'] );
	$page   = new CustomerPage( $context );
	$query  = [ 'user' => (string) $input['customer'] ];
	$opened = static function () use ( $page, $query ): string {
		ob_start();
		$page->respond( $query, null );
		$page->render();
		return (string) ob_get_clean();
	};
	$send   = static function ( array $form ) use ( $context, $page, $query ): void {
		$person = Person::of( $context, $query ) ?? throw new RuntimeException( 'There is no such customer.' );

		$_REQUEST['_wpnonce'] = wp_create_nonce( CustomerPage::nonce( $person ) );
		if ( null === $page->respond( $query, $form ) ) {
			throw new RuntimeException( 'The form was not taken.' );
		}
	};
	foreach ( [ 'Rings twice', 'Calls on Mondays' ] as $note ) {
		$send( [ 'do' => 'add_note', 'note' => $note ] ); // phpcs:ignore WordPress.Arrays
	}
	$both = $opened();
	preg_match( '/value="(delete_note:\d+)"/', $both, $latest );
	$send( [ 'do' => $latest[1] ?? '' ] );
	$one = $opened();

	$account = get_userdata( $input['customer'] );
	$email   = false === $account ? '' : $account->user_email;
	$ask     = static function ( mixed $all ) use ( $email ): string {
		/** @var array<string, array{callback: callable(string): mixed}> $all Exporters or erasers. */
		return (string) wp_json_encode( $all['storewright-customer-notes']['callback']( $email ) );
	};

	$exported = $ask( apply_filters( 'wp_privacy_personal_data_exporters', [] ) );
	$ask( apply_filters( 'wp_privacy_personal_data_erasers', [] ) );
	return [ $both, $one, $exported, $opened() ];
};
