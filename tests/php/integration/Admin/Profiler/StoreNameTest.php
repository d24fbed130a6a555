<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Profiler;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The store's name over REST: what the profiler shows before it is applied is what is saved.
 */
final class StoreNameTest extends IntegrationTestCase {

	private const PROFILER = '/wc-admin/onboarding/profiler';

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	#[DataProvider( 'names' )]
	public function test_a_name_is_saved_as_it_was_confirmed( string $name, ?string $saved = null ): void {
		$step = [
			'step'    => 'business-info',
			'answers' => [ 'store_name' => $name ],
		];
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/onboarding/profile/progress/core-profiler/complete', $step ) );
		self::assertSame( $name, $this->state()['answers']['store_name'] );
		$this->save( $name, $this->state()['store']['name'] );
		self::assertSame( $saved ?? $name, $this->state()['store']['name'] );
		self::assertStringNotContainsString( '<', get_bloginfo( 'name' ), 'WordPress prints it as it is stored.' );
		$this->save( $name, 'Of an older page: it is called so already' );
	}

	/**
	 * @return array<string, array{0: string, 1?: string}>
	 */
	public static function names(): array {
		return [
			'tags'           => [ '<b>Shop</b>' ],
			'a lone one'     => [ 'I <3 mugs' ],
			'a script'       => [ '<script>alert( "mugs" )</script>' ],
			'percents'       => [ '100%20 off' ],
			'an entity'      => [ 'Tom &amp; Jerry &copy; &lt;3' ],
			'quotes'         => [ 'Tom’s "Mugs" & \'Cups\' \\o/' ],
			'several spaces' => [ "  Mug \t shop ", 'Mug shop' ],
		];
	}

	private function save( string $name, string $expected ): void {
		$change = [
			'value'    => $name,
			'expected' => $expected,
		];
		$this->assertRestStatus( $this->rest( 'POST', self::PROFILER, [ 'store_name' => $change ] ) );
	}

	/**
	 * @return array{answers: array<string, mixed>, store: array{name: string}}
	 */
	private function state(): array {
		/** @var array{answers: array<string, mixed>, store: array{name: string}} $state */
		$state = $this->item( $this->rest( 'GET', self::PROFILER ) );
		return $state;
	}
}
