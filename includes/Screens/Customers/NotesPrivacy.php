<?php
declare(strict_types=1);

namespace Storewright\Screens\Customers;

use Storewright\Kernel\Context;

/**
 * Notes about customers in WordPress's exports and erasures of personal data.
 */
final class NotesPrivacy {

	private const ID = 'storewright-customer-notes';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks them.
	 */
	public function register(): void {
		add_filter(
			'wp_privacy_personal_data_exporters',
			fn( mixed $exporters ): array => ( is_array( $exporters ) ? $exporters : [] ) + [
				self::ID => [
					'exporter_friendly_name' => __( 'Notes about the customer', 'storewright' ),
					'callback'               => $this->export( ... ),
				],
			]
		);
		add_filter(
			'wp_privacy_personal_data_erasers',
			fn( mixed $erasers ): array => ( is_array( $erasers ) ? $erasers : [] ) + [
				self::ID => [
					'eraser_friendly_name' => __( 'Notes about the customer', 'storewright' ),
					'callback'             => $this->erase( ... ),
				],
			],
			20
		);
	}

	/**
	 * The notes about the account of an email address.
	 *
	 * @param string $email
	 * @return array{data: list<array<string, mixed>>, done: bool} As WordPress wants it.
	 */
	public function export( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$notes = false === $user ? [] : ( new CustomerNotes( $this->context ) )->of( $user->ID );
		return [
			'data' => array_map(
				static fn( array $note ): array => [
					'group_id'    => self::ID,
					'group_label' => __( 'Notes about the customer', 'storewright' ),
					'item_id'     => "note-{$note['id']}",
					'data'        => [
						[
							'name'  => __( 'Date', 'storewright' ),
							'value' => gmdate( 'Y-m-d', $note['time'] ),
						],
						[
							'name'  => __( 'Note', 'storewright' ),
							'value' => $note['text'],
						],
					],
				],
				$notes
			),
			'done' => true,
		];
	}

	/**
	 * Deletes the notes about the account of an email address.
	 *
	 * @param string $email
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} As WordPress wants it.
	 */
	public function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		return [
			'items_removed'  => false !== $user && delete_user_meta( $user->ID, CustomerNotes::key() ),
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}
}
