<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Shell;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Shell\PageData;
use Storewright\Kernel\Clock;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * What the app is told at the start.
 */
final class PageDataTest extends IntegrationTestCase {

	#[DataProvider( 'locales' )]
	public function test_the_locale_is_one_that_browsers_know( string $locale, string $told ): void {
		$this->as_shop_manager();
		add_filter( 'pre_determine_locale', static fn(): string => $locale );
		add_filter( 'locale', static fn(): string => $locale );
		self::assertSame( $told, ( new PageData( $this->context() ) )->all()['locale'] );
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
		$told = fn(): array => array_intersect_key( ( new PageData( $this->context() ) )->all(), array_flip( [ 'promotions', 'isTrackingAllowed' ] ) );
		self::assertSame(
			[
				'promotions'        => true,
				'isTrackingAllowed' => false,
			],
			$told()
		);
		$this->as_administrator();
		$this->rest( 'PUT', '/wc/v3/settings/advanced/woocommerce_show_marketplace_suggestions', [ 'value' => 'no' ] );
		$this->rest( 'PUT', '/wc/v3/settings/advanced/woocommerce_allow_tracking', [ 'value' => 'yes' ] );
		self::assertSame(
			[
				'promotions'        => false,
				'isTrackingAllowed' => true,
			],
			$told()
		);
	}
}
