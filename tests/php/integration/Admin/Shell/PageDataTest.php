<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Shell;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Shell\PageData;
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
}
