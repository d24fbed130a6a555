<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Storewright\Kernel\BackOfficeModule;

/**
 * What reports know of customers, in WordPress's exports and erasures of personal data.
 */
final class PrivacyModule extends BackOfficeModule {

	private const ID = 'storewright-reported-customer';

	public function register(): void {
		add_filter(
			'wp_privacy_personal_data_exporters',
			fn( mixed $exporters ): array => ( is_array( $exporters ) ? $exporters : [] ) + [
				self::ID => [
					'exporter_friendly_name' => __( 'Customer in reports', 'storewright' ),
					'callback'               => $this->export( ... ),
				],
			]
		);
		// After WooCommerce's: what reports know of a person depends on their orders and their account.
		add_filter(
			'wp_privacy_personal_data_erasers',
			fn( mixed $erasers ): array => ( is_array( $erasers ) ? $erasers : [] ) + [
				self::ID => [
					'eraser_friendly_name' => __( 'Customer in reports', 'storewright' ),
					'callback'             => $this->erase( ... ),
				],
			],
			20
		);
	}

	/**
	 * @return array{data: list<array<string, mixed>>, done: bool} As WordPress wants it.
	 */
	private function export( string $email ): array {
		$labels = self::labels();
		$data   = [];
		foreach ( $this->customers()->of_person( $email ) as $row ) {
			$values = array_filter(
				array_intersect_key( $row, $labels ),
				static fn( ?string $value ): bool => null !== $value && '' !== $value
			);
			$data[] = [
				'group_id'          => self::ID,
				'group_label'       => __( 'Customer in reports', 'storewright' ),
				'group_description' => __( 'What the store’s reports say about you as a customer.', 'storewright' ),
				'item_id'           => "customer-{$row['customer_id']}",
				'data'              => array_map(
					static fn( string $key, string $value ): array => [
						'name'  => $labels[ $key ],
						'value' => $value,
					],
					array_keys( $values ),
					$values
				),
			];
		}
		return [
			'data' => $data,
			'done' => true,
		];
	}

	/**
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} As WordPress wants it.
	 */
	private function erase( string $email ): array {
		$customers = $this->customers();
		$left      = array_map(
			static fn( array $row ): bool => $customers->renew( (int) $row['customer_id'], true ),
			$customers->of_person( $email )
		);
		$retained  = in_array( true, $left, true );
		return [
			'items_removed'  => in_array( false, $left, true ),
			'items_retained' => $retained,
			'messages'       => $retained ? [
				__( 'Reports keep the customer’s name and address because their orders keep them.', 'storewright' ),
			] : [],
			'done'           => true,
		];
	}

	private function customers(): Customers {
		return new Customers( $this->context->database, $this->context->options );
	}

	/**
	 * @return array<string, string> Column => translated name.
	 */
	private static function labels(): array {
		return [
			'username'         => __( 'Username', 'storewright' ),
			'first_name'       => __( 'First name', 'storewright' ),
			'last_name'        => __( 'Last name', 'storewright' ),
			'email'            => __( 'Email address', 'storewright' ),
			'country'          => __( 'Country', 'storewright' ),
			'postcode'         => __( 'Postcode', 'storewright' ),
			'city'             => __( 'City', 'storewright' ),
			'state'            => __( 'State', 'storewright' ),
			'date_registered'  => __( 'Registered', 'storewright' ),
			'date_last_active' => __( 'Last active', 'storewright' ),
		];
	}
}
