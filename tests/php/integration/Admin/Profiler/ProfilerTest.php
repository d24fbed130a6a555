<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Profiler;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\ManagementLinks\ManagementLinks;
use Storewright\Admin\Profiler\Profile;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The profiler over REST.
 */
final class ProfilerTest extends IntegrationTestCase {

	private const PROFILE = '/wc-admin/onboarding/profile';

	private const STEP = self::PROFILE . '/progress/core-profiler/complete';

	private const PROFILER = '/wc-admin/onboarding/profiler';

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	public function test_the_profile_is_that_of_woocommerces_option(): void {
		$fresh = $this->item( $this->rest( 'GET', self::PROFILE ) );
		self::assertSame( [ false, false, null, '' ], [ $fresh['completed'], $fresh['skipped'], $fresh['industry'], $fresh['business_choice'] ] );

		update_option( Profile::OPTION, [ 'of_an_extension' => 1 ] );
		$answers = [
			'business_choice'       => 'im_already_selling',
			'selling_online_answer' => 'no_im_selling_offline',
			'industry'              => [ 'food_and_drink' ],
			'selling_platforms'     => [ 'etsy' ],
		];
		$answer  = $this->rest( 'POST', self::PROFILE, $answers );
		$this->assertRestStatus( $answer );
		self::assertEquals( $answers, array_intersect_key( $this->item( $answer ), $answers ) );
		self::assertEquals( $answers + [ 'of_an_extension' => 1 ], get_option( Profile::OPTION ), 'What others keep there stays.' );

		update_option(
			Profile::OPTION,
			[
				'industry'        => [ [ 'slug' => 'other' ], 7 ],
				'business_choice' => 'nothing-known',
				'completed'       => 'yes',
			]
		);
		$old = $this->item( $this->rest( 'GET', self::PROFILE ) );
		self::assertSame( [ [ 'other' ], '', false ], [ $old['industry'], $old['business_choice'], $old['completed'] ] );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'bad_answers' )]
	public function test_answers_that_there_are_not_are_refused_and_nothing_is_written( string $path, array $fields, string $named ): void {
		$answer = $this->rest( 'POST', $path, $fields );
		$this->assertRestError( $answer, 'rest_invalid_param', 400 );
		self::assertStringContainsString( $named, (string) wp_json_encode( $answer->get_data() ) );
		self::assertFalse( get_option( Profile::OPTION ) );
	}

	/**
	 * @return array<string, array{string, array<string, mixed>, string}>
	 */
	public static function bad_answers(): array {
		return [
			'a stage'    => [ self::PROFILE, [ 'business_choice' => 'rich' ], 'business_choice' ],
			'a list'     => [ self::PROFILE, [ 'industry' => [ 'food_and_drink', 'gold' ] ], 'industry' ],
			'a step'     => [ self::STEP, [ 'step' => 'payday' ], 'step' ],
			'an answer'  => [
				self::STEP,
				[
					'step'    => 'plugins',
					'answers' => [ 'plugins' => [ '../x' ] ],
				],
				'plugins',
			],
			'no answer'  => [
				self::STEP,
				[
					'step'    => 'plugins',
					'answers' => [ 'password' => 'x' ],
				],
				'password',
			],
			'a country'  => [ self::PROFILE . '/update-store-currency-and-measurement-units', [ 'country_code' => 'XX' ], 'XX' ],
			'no name'    => [
				self::PROFILER,
				[
					'store_name' => [
						'value'    => " \t\n ",
						'expected' => '',
					],
				],
				'Enter a store name',
			],
			'a long one' => [
				self::PROFILER,
				[
					'store_name' => [
						'value'    => str_repeat( 'x', 201 ),
						'expected' => '',
					],
				],
				'at most 200',
			],
		];
	}

	public function test_it_goes_on_where_it_stopped_with_what_was_answered(): void {
		$this->complete(
			'user-profile',
			[
				'business_choice'       => 'im_already_selling',
				'selling_online_answer' => 'yes_im_selling_online',
			]
		);
		$this->complete(
			'business-info',
			[
				'industry'   => 'other',
				'store_name' => 'Tom & Jerry',
				'country'    => 'DE:DE-BY',
			]
		);
		$state = $this->state();
		self::assertSame( [ 'user-profile', 'business-info' ], $state['completed_steps'] );
		self::assertSame(
			[
				'business_choice'       => 'im_already_selling',
				'selling_online_answer' => 'yes_im_selling_online',
				'industry'              => 'other',
				'store_name'            => 'Tom & Jerry',
				'country'               => 'DE:DE-BY',
				'plugins'               => [],
			],
			$state['answers']
		);
		$progress = $this->item( $this->rest( 'GET', self::PROFILE . '/progress' ) );
		self::assertSame( [ 'user-profile', 'business-info' ], array_keys( (array) $progress['core_profiler_completed_steps'] ) );
		self::assertNotSame( 'Tom & Jerry', $state['store']['name'], 'Nothing is applied yet.' );

		$this->complete( 'skip-guided-setup', [ 'plugins' => [ 'mailpoet' ] ] );
		self::assertTrue( $this->item( $this->rest( 'GET', self::PROFILE ) )['skipped'] );
		self::assertSame( [ 'mailpoet' ], $this->state()['answers']['plugins'] );
	}

	public function test_answers_to_what_is_set_no_more_are_dropped(): void {
		update_option( 'blogname', 'My Store' );
		$this->set_country( 'AT' );
		$kept = fn(): array => array_slice( $this->state()['answers'], 3, 2 );
		$this->complete(
			'business-info',
			[
				'store_name' => ' My Store ',
				'country'    => 'AT',
			]
		);
		update_option( 'blogname', 'Bern Bikes' );
		$this->set_country( 'CH:BE' );
		$nothing = [
			'store_name' => null,
			'country'    => null,
		];
		self::assertSame( $nothing, $kept(), 'What changed nothing would take back what was set since.' );

		$answers = [
			'store_name' => 'Basel Bikes',
			'country'    => 'CH:BS',
		];
		$this->complete( 'business-info', $answers );
		self::assertSame( $answers, $kept() );
		update_option( 'blogname', 'Bikes &amp; more' );
		self::assertSame( [ 'store_name' => null ] + $answers, $kept() );
		$this->set_country( 'FR' );
		self::assertSame( $nothing, $kept() );

		$expected = [
			'store_name' => 'Bern Bikes',
			'country'    => 'CH:BE',
		];
		$this->complete( 'business-info', $answers, $expected );
		self::assertSame( $nothing, $kept(), 'The owner had a page open that shows older settings.' );
		$this->complete( 'business-info', $answers );
		self::assertSame( $answers, $kept() );
		$this->complete(
			'skip-guided-setup',
			[
				'store_name' => '',
				'country'    => '',
			]
		);
		self::assertSame( $nothing, $kept() );
	}

	public function test_the_country_that_every_store_starts_with_is_an_answer_until_one_is_set(): void {
		$this->complete( 'business-info', [ 'country' => 'US:CA' ] );
		self::assertSame( 'US:CA', $this->state()['answers']['country'] );
		$this->set_country( 'FR' );
		self::assertNull( $this->state()['answers']['country'] );
	}

	/**
	 * @spec B3-009
	 */
	public function test_all_that_was_confirmed_is_saved_and_it_begins_anew(): void {
		$this->complete( 'user-profile', [ 'business_choice' => 'im_just_starting_my_business' ] );
		$before = $this->state()['store'];
		$answer = $this->apply(
			[
				'store_name' => [
					'value'    => 'Tom & Jerry “Mugs”',
					'expected' => $before['name'],
				],
				'settings'   => [
					self::setting( 'general', 'woocommerce_default_country', 'DE:DE-BY', $before['country'] ),
					self::setting( 'products', 'woocommerce_weight_unit', 'g', 'lbs' ),
				],
				'plugins'    => [ 'mailpoet' ],
			]
		);
		$this->assertRestStatus( $answer );
		$state = $this->state();
		self::assertSame(
			[
				'name'           => 'Tom & Jerry “Mugs”',
				'may_rename'     => true,
				'country'        => 'DE:DE-BY',
				'is_country_set' => true,
			],
			$state['store']
		);
		self::assertSame( 'g', get_option( 'woocommerce_weight_unit' ) );
		self::assertSame( [ [], null ], [ $state['completed_steps'], $state['answers']['store_name'] ] );
		$profile = $this->item( $this->rest( 'GET', self::PROFILE ) );
		self::assertSame( [ true, false, [ 'mailpoet' ] ], [ $profile['completed'], $profile['skipped'], $profile['business_extensions'] ] );

		$this->complete( 'user-profile', [ 'business_choice' => 'im_already_selling' ] );
		self::assertSame( [ 'user-profile' ], $this->state()['completed_steps'] );
	}

	public function test_where_one_thing_cant_be_saved_nothing_is(): void {
		update_option( 'blogname', 'Old &amp; new' );
		$country = $this->state()['store']['country'];
		$name    = [
			'value'    => 'Mugs',
			'expected' => 'Old & new',
		];
		foreach ( [
			[ self::setting( 'general', 'woocommerce_default_country', 'XX', $country ), 400 ],
			[ self::setting( 'general', 'woocommerce_default_country', 'FR', 'IT' ), 409 ],
			[ self::setting( 'general', 'no_such_setting', 'x', 'y' ), 400 ],
		] as [ $change, $status ] ) {
			$settings = [ self::setting( 'products', 'woocommerce_weight_unit', 'g', 'lbs' ), $change ];
			$refusal  = $this->apply(
				[
					'store_name' => $name,
					'settings'   => $settings,
				]
			);
			self::assertSame( $status, $refusal->get_status(), (string) wp_json_encode( $refusal->get_data() ) );
			self::assertSame( [ 'Old & new', $country ], [ $this->state()['store']['name'], $this->state()['store']['country'] ] );
			self::assertNotSame( 'g', get_option( 'woocommerce_weight_unit' ) );
			self::assertFalse( get_option( Profile::OPTION ) );
		}
		$stale = $this->apply( [ 'store_name' => [ 'expected' => 'Older' ] + $name ] );
		$this->assertRestError( $stale, 'storewright_rest_setting_conflict', 409 );
		self::assertSame( [ 'store_name' => 'Old & new' ], ( (array) $stale->get_data() )['data']['conflicts'] ?? null );
	}

	public function test_who_runs_the_store_alone_may_not_rename_the_site(): void {
		$this->as_shop_manager();
		self::assertFalse( $this->state()['store']['may_rename'] );
		$refusal = $this->apply(
			[
				'store_name' => [
					'value'    => 'Mine',
					'expected' => $this->state()['store']['name'],
				],
			]
		);
		$this->assertRestError( $refusal, 'storewright_rest_cannot_rename', 403 );
		$this->assertRestStatus( $this->apply( [] ) );
		$this->as_subscriber();
		foreach ( [ [ 'GET', self::PROFILER ], [ 'POST', self::PROFILER ], [ 'GET', self::PROFILE ], [ 'POST', self::STEP ] ] as [ $method, $path ] ) {
			self::assertSame( 403, $this->rest( $method, $path, 'POST' === $method ? [ 'step' => 'plugins' ] : [] )->get_status() );
		}
	}

	/**
	 * @spec B3-009
	 */
	#[DataProvider( 'zones' )]
	public function test_the_place_is_guessed_from_time_zones_and_language(
		string $browser,
		string $site,
		string $locale,
		string $place
	): void {
		update_option( 'timezone_string', $site );
		add_filter( 'locale', static fn(): string => $locale );
		$location = (array) $this->item( $this->rest( 'GET', self::PROFILER, [ 'timezone' => $browser ] ) )['location'];
		self::assertSame( [ 'country_short', 'region', 'city' ], array_keys( $location ) );
		self::assertSame( $place, implode( '/', array_filter( $location, is_string( ... ) ) ) );
	}

	/**
	 * @return array<string, array{string, string, string, string}>
	 */
	public static function zones(): array {
		return [
			'the browser’s first'   => [ 'Australia/Melbourne', 'Europe/Berlin', 'en_US', 'AU/Victoria/Melbourne' ],
			'then the site’s'       => [ 'UTC', 'Europe/Berlin', 'en_US', 'DE//Berlin' ],
			'then the language'     => [ 'Nowhere/Land', '', 'pt_BR', 'BR//' ],
			'not WordPress’s own'   => [ '', '', 'en_US', '//' ],
			'nor one without place' => [ '', '', 'eo', '//' ],
		];
	}

	public function test_currency_and_units_of_a_country_leave_what_was_chosen(): void {
		update_option( 'woocommerce_weight_unit', 'oz' );
		$answer = $this->rest( 'POST', self::PROFILE . '/update-store-currency-and-measurement-units', [ 'country_code' => 'us' ] );
		$this->assertRestStatus( $answer );
		self::assertSame( 'oz', get_option( 'woocommerce_weight_unit' ) );
		$this->assertRestStatus( $this->rest( 'POST', self::PROFILE . '/update-store-currency-and-measurement-units', [ 'country_code' => 'JP' ] ) );
		self::assertSame( [ 'JPY', 'oz' ], [ get_option( 'woocommerce_currency' ), get_option( 'woocommerce_weight_unit' ) ] );
	}

	/**
	 * @spec B2-016
	 */
	public function test_the_list_of_plugins_and_home_lead_to_it(): void {
		$links = apply_filters( 'plugin_action_links_' . plugin_basename( STOREWRIGHT_FILE ), [] );
		self::assertStringContainsString( 'path=%2Fsetup-wizard', html_entity_decode( implode( '', array_filter( (array) $links, is_string( ... ) ) ) ) );
		$labels = fn(): array => array_column(
			array_merge( ...array_column( ( new ManagementLinks( $this->context() ) )->groups(), 'links' ) ),
			'label'
		);
		self::assertContains( 'Set up again', $labels() );
		$this->as_subscriber();
		self::assertNotContains( 'Set up again', $labels() );
	}

	/**
	 * @param array<string, mixed>       $answers
	 * @param array<string, string>|null $expected
	 */
	private function complete( string $step, array $answers, ?array $expected = null ): void {
		$this->assertRestStatus(
			$this->rest(
				'POST',
				self::STEP,
				[
					'step'    => $step,
					'answers' => $answers,
				] + ( null === $expected ? [] : [ 'expected' => $expected ] )
			)
		);
	}

	private function set_country( string $country ): void {
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/general/woocommerce_default_country', [ 'value' => $country ] ) );
	}

	/**
	 * @param array<string, mixed> $body
	 */
	private function apply( array $body ): \WP_REST_Response {
		return $this->rest( 'POST', self::PROFILER, $body );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function state(): array {
		return $this->item( $this->rest( 'GET', self::PROFILER ) );
	}

	/**
	 * @return array{group_id: string, id: string, value: string, expected: string}
	 */
	private static function setting( string $group, string $id, string $value, string $expected ): array {
		return [
			'group_id' => $group,
			'id'       => $id,
			'value'    => $value,
			'expected' => $expected,
		];
	}
}
