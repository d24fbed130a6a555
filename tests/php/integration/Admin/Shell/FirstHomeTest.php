<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Shell;

use RuntimeException;
use Storewright\Admin\Shell\FirstHome;
use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\HomePanel;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Home as PHP prints it, of answers that are as bad as they may be.
 */
final class FirstHomeTest extends IntegrationTestCase {

	private const EVIL = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

	public function test_nothing_of_an_answer_becomes_html(): void {
		$this->as_administrator();
		$html = $this->html( $this->answers() );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertGreaterThanOrEqual( 8, substr_count( $html, '&lt;script&gt;' ) );
		self::assertStringContainsString( '1 of 3 done', $html );
		self::assertStringContainsString( 'and 6 more', $html );
		self::assertStringContainsString( 'href="admin.php?page=wc-admin&#038;task=bad"', $html );
		self::assertStringContainsString( 'href="https://acme.example/do"', $html );
	}

	public function test_who_may_see_no_part_gets_the_header_alone(): void {
		$this->as_subscriber();
		$html = $this->html( [] );
		self::assertStringContainsString( 'Home</h1>', $html );
		self::assertStringNotContainsString( '<section', $html );
		self::assertStringNotContainsString( 'Help', $html );
	}

	public function test_a_new_store_has_links_to_what_waits_in_place_of_the_panels(): void {
		$this->as_administrator();
		$answers = $this->answers();
		$answers['/wc-admin/home/panels']['body']['is_shown'] = false;
		$html = $this->html( $answers );
		self::assertStringContainsString( '7 orders to fulfill</a>', $html );
		self::assertStringContainsString( 'opened_panel=orders-panel', $html );
		self::assertStringNotContainsString( 'Orders to fulfill', $html );
		self::assertStringContainsString( 'Orders to fulfill', $this->html( $answers, 'orders-panel' ) );
	}

	public function test_a_panel_that_breaks_leaves_the_others_alone(): void {
		$this->expect_logged( 'A panel of Home could not be printed' );
		$this->as_administrator();
		add_filter(
			'storewright_first_home_panels',
			static fn( array $panels ): array => [
				new class() implements HomePanel {
					public function position(): int {
						return 1;
					}
					public function is_aside(): bool {
						return false;
					}
					public function chunks(): array {
						return [];
					}
					public function print( HomeFacts $facts ): void {
						echo 'half of it';
						throw new RuntimeException( 'Broken panel' );
					}
				},
				...$panels,
			]
		);
		$html = $this->html( $this->answers() );
		self::assertStringNotContainsString( 'half of it', $html );
		self::assertStringContainsString( 'Orders to fulfill', $html );
	}

	/**
	 * @param array<mixed> $answers
	 */
	private function html( array $answers, string $opened = '' ): string {
		$page = [
			'page'      => 'wc-admin',
			'adminUrl'  => admin_url(),
			'siteTitle' => self::EVIL,
			'shopUrl'   => 'javascript:alert(1)',
			'setup'     => null,
		];
		ob_start();
		( new FirstHome() )->print( new HomeFacts( $this->context(), $answers, $page, $opened ) );
		return (string) ob_get_clean();
	}

	/**
	 * @return array<string, array{body: array<mixed>}>
	 */
	private function answers(): array {
		$task = [
			'id'          => 'bad',
			'title'       => self::EVIL,
			'badge'       => self::EVIL,
			'canView'     => true,
			'isVisible'   => true,
			'isComplete'  => false,
			'isDismissed' => false,
			'actionUrl'   => 'javascript:alert(1)',
			'header'      => [
				'title'       => self::EVIL,
				'content'     => self::EVIL,
				'actionLabel' => self::EVIL,
			],
		];
		$list = [
			'id'                    => 'setup',
			'isVisible'             => true,
			'displayProgressHeader' => true,
			'tasks'                 => [
				$task,
				[ 'actionUrl' => 'https://acme.example/do' ] + $task,
				[ 'isComplete' => true ] + $task,
			],
		];
		$part = static fn( array $item ): array => [
			'count' => 7,
			'items' => [ $item ],
		];
		return [
			'/wc-admin/onboarding/tasks'       => [ 'body' => [ $list ] ],
			'/wc-admin/home/panels'            => [
				'body' => [
					'is_shown' => true,
					'orders'   => $part(
						[
							'number'           => self::EVIL,
							'customer'         => self::EVIL,
							'total'            => self::EVIL,
							'currency'         => self::EVIL,
							'date_created_gmt' => self::EVIL,
						]
					),
					'reviews'  => $part(
						[
							'reviewer'     => self::EVIL,
							'product_name' => self::EVIL,
							'review'       => self::EVIL,
						]
					),
					'stock'    => null,
				],
			],
			'/wc-analytics/admin/notes?page=1' => [
				'body' => [
					[
						'title'   => self::EVIL,
						'content' => self::EVIL,
						'status'  => 'unactioned',
					],
				],
			],
		];
	}
}
