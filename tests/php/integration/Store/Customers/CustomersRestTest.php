<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Customers;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\Store\CustomersRestTestCase;

/**
 * Customers over REST.
 */
final class CustomersRestTest extends CustomersRestTestCase {

	public function test_a_shop_manager_makes_changes_and_deletes_a_customer(): void {
		$this->as_shop_manager();
		$response = $this->rest(
			'POST',
			self::PATH,
			[
				'email'      => 'mia@example.org',
				'first_name' => 'Mia',
				'last_name'  => "O'Neil",
				'billing'    => [
					'city'    => 'Berlin',
					'country' => 'DE',
				],
				'meta_data'  => [
					[
						'key'   => 'points',
						'value' => [ 'gold' => 3 ],
					],
				],
			]
		);
		$this->assertRestStatus( $response, 201 );
		$mia = $this->item( $response );
		self::assertSame(
			[ 'mia@example.org', 'Mia', "O'Neil", 'customer', 'mia', false ],
			[ $mia['email'], $mia['first_name'], $mia['last_name'], $mia['role'], $mia['username'], $mia['is_paying_customer'] ]
		);
		self::assertArrayNotHasKey( 'password', $mia );
		self::assertIsArray( $mia['billing'] );
		self::assertIsArray( $mia['meta_data'] );
		self::assertSame( [ 'Berlin', 'DE', '' ], [ $mia['billing']['city'], $mia['billing']['country'], $mia['billing']['phone'] ] );
		self::assertSame(
			[ [ 'points', [ 'gold' => 3 ] ] ],
			array_map( static fn( mixed $entry ) => is_array( $entry ) ? [ $entry['key'], $entry['value'] ] : null, $mia['meta_data'] )
		);
		self::assertSame( rest_url( self::PATH . '/' . $this->id( $mia ) ), $response->get_headers()['Location'] );

		$path    = self::PATH . '/' . $this->id( $mia );
		$changed = $this->item( $this->rest( 'PUT', $path, array_merge( $mia, [ 'first_name' => 'Maria' ] ) ) );
		self::assertSame(
			array_merge( $mia, [ 'first_name' => 'Maria' ] ),
			array_merge( $changed, array_intersect_key( $mia, array_flip( [ 'date_modified', 'date_modified_gmt' ] ) ) ),
			'An answer can be sent back.'
		);

		$this->assertRestError( $this->rest( 'DELETE', $path ), 'woocommerce_rest_trash_not_supported', 501 );
		$this->assertRestStatus( $this->rest( 'DELETE', $path, [ 'force' => true ] ) );
		$this->assertRestError( $this->rest( 'GET', $path ), 'wc_user_invalid_id', 404 );
		$this->assertRestError( $this->rest( 'PUT', $path, [ 'first_name' => 'X' ] ), 'wc_user_invalid_id', 404 );
	}

	public function test_a_password_is_made_up_unless_the_shop_wants_one(): void {
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'POST', self::PATH, [ 'email' => 'one@example.org' ] ), 201 );
		update_option( 'woocommerce_registration_generate_password', 'no' );
		$this->assertRestError(
			$this->rest( 'POST', self::PATH, [ 'email' => 'two@example.org' ] ),
			'registration-error-missing-password',
			400
		);
		self::assertFalse( email_exists( 'two@example.org' ) );
		$fields = [
			'email'    => 'two@example.org',
			'password' => 'correct horse',
		];
		$this->assertRestStatus( $this->rest( 'POST', self::PATH, $fields ), 201 );
	}

	public function test_nobody_is_mailed_when_a_customer_is_made(): void {
		$mails = 0;
		add_filter(
			'pre_wp_mail',
			static function () use ( &$mails ): bool {
				++$mails;
				return true;
			}
		);
		$this->as_shop_manager();
		$this->create( 'mia@example.org' );
		self::assertSame( 0, $mails );
	}

	public function test_a_login_name_is_made_of_the_address_and_is_nobody_elses(): void {
		$this->as_shop_manager();
		self::assertSame( 'zoe.brule', $this->create( 'zoe.brule@example.org', [ 'first_name' => 'Anna' ] )['username'] );
		self::assertSame( 'zoe.brule-2', $this->create( 'zoe.brule@example.net' )['username'] );
		self::assertSame( 'kim', $this->create( 'kim@example.org' )['username'] );
		self::assertSame( 'customer', $this->create( '+@example.org', [ 'first_name' => '北京' ] )['username'] );
	}

	/**
	 * @param array<string, mixed> $body
	 */
	#[DataProvider( 'refused' )]
	public function test_what_an_account_can_not_have_is_refused( array $body, string $code ): void {
		$this->as_shop_manager();
		$this->create( 'taken@example.org', [ 'username' => 'taken' ] );
		$this->assertRestError( $this->rest( 'POST', self::PATH, $body ), $code, 400 );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function refused(): array {
		$mail = [ 'email' => 'new@example.org' ];
		return [
			'no address'         => [ [ 'first_name' => 'Mia' ], 'rest_missing_callback_param' ],
			'no real address'    => [ [ 'email' => 'mia@' ], 'customer_invalid_email' ],
			'taken address'      => [ [ 'email' => 'TAKEN@example.org' ], 'registration-error-email-exists' ],
			'endless address'    => [ [ 'email' => str_repeat( 'x', 120 ) . '@example.org' ], 'customer_invalid_email' ],
			'taken name'         => [ $mail + [ 'username' => 'Taken' ], 'registration-error-username-exists' ],
			'name with markup'   => [ $mail + [ 'username' => 'a;b/c' ], 'registration-error-invalid-username' ],
			'endless name'       => [ $mail + [ 'username' => str_repeat( 'x', 61 ) ], 'registration-error-invalid-username' ],
			'backslash'          => [ $mail + [ 'password' => 'a\\b' ], 'rest_invalid_param' ],
			'an id'              => [ $mail + [ 'id' => 1 ], 'woocommerce_rest_customer_exists' ],
			'bad second address' => [ $mail + [ 'billing' => [ 'email' => 'x' ] ], 'rest_invalid_param' ],
			'a text as address'  => [ $mail + [ 'billing' => 'Berlin' ], 'rest_invalid_param' ],
		];
	}

	public function test_another_ones_address_and_another_name_are_refused_and_nothing_is_half_written(): void {
		$this->as_shop_manager();
		$this->create( 'taken@example.org' );
		$id = $this->id( $this->create( 'mia@example.org', [ 'first_name' => 'Mia' ] ) );
		// phpcs:disable WordPress.Arrays -- One line.
		$this->assertRestError(
			$this->rest(
				'PUT',
				self::PATH . "/{$id}",
				[
					'email'      => 'taken@example.org',
					'first_name' => 'X',
				]
			),
			'woocommerce_rest_customer_invalid_email',
			400
		);
		// phpcs:enable
		// phpcs:disable WordPress.Arrays -- One line.
		$this->assertRestError(
			$this->rest(
				'PUT',
				self::PATH . "/{$id}",
				[
					'username'   => 'other',
					'first_name' => 'X',
				]
			),
			'woocommerce_rest_customer_invalid_argument',
			400
		);
		// phpcs:enable
		self::assertSame( 'Mia', $this->item( $this->rest( 'GET', self::PATH . "/{$id}" ) )['first_name'] );
	}

	public function test_a_password_is_set_and_lets_in(): void {
		$this->as_shop_manager();
		// phpcs:ignore WordPress.Arrays -- One line.
		$id = $this->id( $this->create( 'mia@example.org', [ 'username' => 'mia', 'password' => 'geheim & "gut"' ] ) );
		self::assertSame( $id, wp_authenticate( 'mia', wp_slash( 'geheim & "gut"' ) )->ID ?? null );
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/{$id}", [ 'password' => 'neu' ] ) );
		self::assertSame( $id, wp_authenticate( 'mia', 'neu' )->ID ?? null );
	}

	public function test_customers_are_found_sorted_and_paged(): void {
		$this->as_shop_manager();
		$ids = [];
		foreach ( [ 'carl', 'anna', 'berta' ] as $name ) {
			$ids[ $name ] = $this->id( $this->create( "{$name}@example.org", [ 'first_name' => ucfirst( $name ) ] ) );
		}
		$names = fn( array $query ): array => array_column( $this->items( $this->rest( 'GET', self::PATH, $query ) ), 'username' );
		self::assertSame( [ 'anna', 'berta', 'carl' ], $names( [] ) );
		self::assertSame( [ 'carl', 'berta', 'anna' ], $names( [ 'order' => 'desc' ] ) );
		self::assertSame( [ 'carl', 'anna', 'berta' ], $names( [ 'orderby' => 'id' ] ) );
		self::assertSame(
			[ 'carl', 'anna', 'berta' ],
			$names( [ 'orderby' => 'registered_date' ] ),
			'Those of one second in the order in which they came.'
		);
		// phpcs:ignore WordPress.Arrays -- One line.
		self::assertSame( [ 'berta', 'carl' ], $names( [ 'include' => [ $ids['berta'], $ids['carl'] ], 'orderby' => 'include' ] ) );
		self::assertSame( [ 'anna' ], $names( [ 'exclude' => [ $ids['berta'], $ids['carl'] ] ] ) );
		self::assertSame( [ 'berta' ], $names( [ 'search' => 'ert' ] ) );
		self::assertSame( [ 'anna' ], $names( [ 'email' => 'ANNA@example.org' ] ) );
		self::assertSame( [], $names( [ 'email' => 'nn@example.org' ] ) );
		self::assertSame( [ 'admin' ], $names( [ 'role' => 'administrator' ] ) );
		self::assertContains( 'subscriber', $names( [ 'role' => 'all' ] ) );
		self::assertSame( [ 'berta' ], $names( [ 'per_page' => 1, 'page' => 2 ] ) ); // phpcs:ignore WordPress.Arrays -- One line.
		self::assertSame( [ 'carl' ], $names( [ 'offset' => 2 ] ) );
		$headers = $this->rest( 'GET', self::PATH, [ 'per_page' => 2 ] )->get_headers();
		self::assertSame( [ '3', '2' ], [ $headers['X-WP-Total'], $headers['X-WP-TotalPages'] ] );
	}

	public function test_who_gets_a_name_is_found_by_it_unless_another_one_was_chosen_to_be_shown(): void {
		$this->as_shop_manager();
		$id = $this->id( $this->create( 'mia@example.org' ) );
		// phpcs:ignore WordPress.Arrays -- One line.
		$this->rest( 'PUT', self::PATH . "/{$id}", [ 'first_name' => 'Mia', 'last_name'  => 'Elm' ] );
		$this->rest( 'PUT', self::PATH . "/{$id}", [ 'last_name' => 'Oak' ] );
		self::assertSame( [ $id ], array_column( $this->items( $this->rest( 'GET', self::PATH, [ 'search' => 'mia oak' ] ) ), 'id' ) );
		wp_update_user( [ 'ID' => $id, 'display_name' => 'Queen' ] ); // phpcs:ignore WordPress.Arrays -- One line.
		$this->rest( 'PUT', self::PATH . "/{$id}", [ 'last_name' => 'Ash' ] );
		self::assertSame( 'Queen', get_userdata( $id )->display_name ?? null );
	}

	public function test_hooks_tell_of_customers_whoever_changes_them(): void {
		$received = [];
		foreach ( [ 'created', 'updated', 'deleted' ] as $what ) {
			add_action(
				"storewright_customer_{$what}",
				static function ( int $id ) use ( &$received, $what ): void {
					$received[] = [ $what, $id ];
				}
			);
		}
		$this->as_shop_manager();
		$id = $this->id( $this->create( 'mia@example.org' ) );
		$this->rest( 'PUT', self::PATH . "/{$id}", [ 'first_name' => 'Mia' ] );
		wp_update_user( [ 'ID' => $id, 'first_name' => 'Maria' ] ); // phpcs:ignore WordPress.Arrays -- One line.
		$this->rest( 'DELETE', self::PATH . "/{$id}", [ 'force' => true ] );
		self::assertSame( [ [ 'created', $id ], [ 'updated', $id ], [ 'updated', $id ], [ 'deleted', $id ] ], $received );
	}
}
