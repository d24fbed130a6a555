<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Shell;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Admin\Notes\NewNote;
use Storewright\Admin\Shell\PageData;
use Storewright\Kernel\Clock;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The data that the app starts with.
 */
final class PageDataTest extends IntegrationTestCase {

	#[DataProvider( 'locales' )]
	public function test_the_locale_is_one_that_browsers_know( string $locale, string $received ): void {
		$this->as_shop_manager();
		add_filter( 'pre_determine_locale', static fn(): string => $locale );
		add_filter( 'locale', static fn(): string => $locale );
		self::assertSame( $received, ( new PageData( $this->context() ) )->all()['locale'] );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function locales(): array {
		return [
			'language'            => [ 'ja', 'ja' ],
			'language and region' => [ 'de_CH', 'de-CH' ],
			'form of address'     => [ 'de_DE_formal', 'de-DE' ],
			'orthography'         => [ 'pt_PT_ao90', 'pt-PT' ],
		];
	}

	/**
	 * @spec A9-005
	 */
	#[DataProvider( 'ages' )]
	public function test_the_stores_age_is_told_in_whole_weeks( string $installed, int $weeks ): void {
		$now = new DateTimeImmutable( '2026-03-31 12:00:00' );
		update_option( 'woocommerce_admin_install_timestamp', ( new DateTimeImmutable( $installed ) )->getTimestamp() );
		self::assertSame( $weeks, ( new PageData( $this->context( new Clock( $now ) ) ) )->all()['storeAge'] );
	}

	/**
	 * @return array<string, array{string, int}>
	 */
	public static function ages(): array {
		return [
			'new'                          => [ '2026-03-31 12:00:00', 0 ],
			'a second short of a week'     => [ '2026-03-24 12:00:01', 0 ],
			'a week'                       => [ '2026-03-24 12:00:00', 1 ],
			'four weeks and a half'        => [ '2026-02-28 00:00:00', 4 ],
			'by a clock that went wrongly' => [ '2027-01-01 00:00:00', 0 ],
		];
	}

	public function test_promotions_and_sharing_are_the_owners_to_decide(): void {
		$received = fn(): array => array_intersect_key(
			( new PageData( $this->context() ) )->all(),
			array_flip( [ 'promotions', 'isTrackingAllowed' ] )
		);
		self::assertSame(
			[
				'promotions'        => true,
				'isTrackingAllowed' => false,
			],
			$received()
		);
		$this->as_administrator();
		$this->rest( 'PUT', '/wc/v3/settings/advanced/woocommerce_show_marketplace_suggestions', [ 'value' => 'no' ] );
		$this->rest( 'PUT', '/wc/v3/settings/advanced/woocommerce_allow_tracking', [ 'value' => 'yes' ] );
		self::assertSame(
			[
				'promotions'        => false,
				'isTrackingAllowed' => true,
			],
			$received()
		);
	}

	/**
	 * @spec B2-061
	 */
	public function test_the_link_to_the_store_is_the_page_that_was_chosen_for_it_and_else_the_list_of_products(): void {
		self::assertSame( get_post_type_archive_link( 'product' ), $this->fact( 'shopUrl' ) );
		$page = wp_insert_post(
			[
				'post_type'   => 'page',
				'post_title'  => 'Buy',
				'post_status' => 'publish',
			]
		);
		update_option( 'woocommerce_shop_page_id', $page );
		self::assertSame( get_permalink( $page ), $this->fact( 'shopUrl' ) );
		wp_trash_post( $page );
		self::assertSame( get_post_type_archive_link( 'product' ), $this->fact( 'shopUrl' ) );

		update_option( 'woocommerce_coming_soon', 'yes' );
		self::assertTrue( $this->fact( 'isComingSoon' ) );
		update_option( 'woocommerce_coming_soon', 'no' );
		self::assertFalse( $this->fact( 'isComingSoon' ) );
	}

	/**
	 * @spec B2-054
	 */
	public function test_messages_are_new_until_the_user_has_seen_the_inbox(): void {
		$this->as_shop_manager();
		self::assertFalse( $this->fact( 'hasUnreadNotes' ) );
		do_action( 'storewright_add_note', new NewNote( 'a', 'A', 'Text' ) );
		self::assertTrue( $this->fact( 'hasUnreadNotes' ) );
		$seen = static fn( int $seconds ) => update_user_meta(
			get_current_user_id(),
			'woocommerce_admin_activity_panel_inbox_last_read',
			( time() + $seconds ) . '000'
		);
		$seen( -60 );
		self::assertTrue( $this->fact( 'hasUnreadNotes' ) );
		$seen( 60 );
		self::assertFalse( $this->fact( 'hasUnreadNotes' ) );
	}

	/**
	 * @spec B2-057 B2-058
	 */
	public function test_the_setup_is_told_to_those_who_run_the_store_while_it_is_shown(): void {
		$this->as_shop_manager();
		$setup = $this->fact( 'setup' );
		self::assertIsArray( $setup );
		self::assertSame( [ 'completed', 'remaining' ], array_keys( $setup ) );
		self::assertGreaterThan( 0, $setup['remaining'] );
		$this->rest( 'POST', '/wc-admin/onboarding/tasks/setup/hide' );
		self::assertNull( $this->fact( 'setup' ) );
		$this->as_subscriber();
		self::assertNull( $this->fact( 'setup' ) );
	}

	public function test_statuses_of_plugins_have_their_names(): void {
		add_filter( 'storewright_order_status_choices', static fn( array $names ) => $names + [ 'packed' => 'Packed' ] );
		$statuses = (array) $this->fact( 'orderStatuses' );
		self::assertSame( [ 'On hold', 'Packed' ], [ $statuses['on-hold'], $statuses['packed'] ] );
	}

	private function fact( string $name ): mixed {
		return ( new PageData( $this->context() ) )->all()[ $name ];
	}

	/**
	 * @param callable(mixed): mixed $filter A plugin's.
	 * @param bool                   $throws Whether it throws.
	 */
	#[DataProvider( 'bad_filters' )]
	public function test_a_bad_filter_takes_no_facts_away( callable $filter, bool $throws = false ): void {
		$this->as_administrator();
		remove_all_filters( 'storewright_page_data' );
		$before = ( new PageData( $this->context() ) )->all();
		add_filter( 'storewright_page_data', $filter );
		if ( $throws ) {
			$this->expect_logged( 'A filter of storewright_page_data broke' );
		}
		self::assertEquals( $before, ( new PageData( $this->context() ) )->all() );
	}

	/**
	 * @return array<string, array{0: callable(): mixed, 1?: bool}>
	 */
	public static function bad_filters(): array {
		return [
			'rubbish'  => [ static fn(): string => 'rubbish' ],
			'nothing'  => [ static fn() => null ],
			'empty'    => [ static fn(): array => [] ],
			'throwing' => [ static fn() => throw new RuntimeException( 'Broken.' ), true ],
		];
	}
}
