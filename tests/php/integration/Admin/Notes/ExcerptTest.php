<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Notes;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Notes\Home\Excerpt;
use Storewright\Admin\Notes\Home\InboxPanel;
use Storewright\Kernel\Home\HomeFacts;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Long notes as PHP prints them, with the texts of `truncate.test.ts` and `inbox.test.tsx`.
 */
final class ExcerptTest extends IntegrationTestCase {

	/**
	 * @spec B5-004
	 */
	#[DataProvider( 'texts' )]
	public function test_a_long_note_is_cut_between_words_as_in_the_browser( string $html, int $limit, string $shown ): void {
		self::assertSame( $shown !== $html, Excerpt::is_longer( $html, $limit ) );
		self::assertSame( $shown, Excerpt::of( $html, $limit ) );
	}

	/**
	 * @return iterable<array{string, int, string}>
	 */
	public static function texts(): iterable {
		yield [ 'Twelve lamps', 12, 'Twelve lamps' ];
		yield [ 'Twelve lamps', 11, 'Twelve...' ];
		yield [ 'Twelve lamps', 6, 'Twelve...' ];
		yield [ 'Donaudampfschiff', 5, 'Donau...' ];
		yield [ '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦...' ];
		yield [ '', 3, '' ];
		yield [ '<p>One <strong>two three</strong></p><p>four</p>', 8, '<p>One <strong>two...</strong></p>' ];
		yield [ '<p>One</p><p>two <a href="https://acme.example">three</a></p>', 3, '<p>One</p>...' ];
		yield [ 'Fish &amp; chips<br>and peas', 12, 'Fish &amp; chips...' ];
		yield [ 'Fish<br>and peas', 7, 'Fish<br />and...' ];
	}

	public function test_the_inbox_has_the_room_and_the_picture_of_what_the_app_shows(): void {
		$this->as_administrator();
		$note = [
			'title'        => 'Long',
			'content'      => '<p>' . str_repeat( 'lamp ', 100 ) . '</p>',
			'status'       => 'unactioned',
			'layout'       => 'banner',
			'image'        => 'https://acme.example/lamp.png',
			'is_snoozable' => true,
		];
		$html = $this->html( $note );
		self::assertStringContainsString( 'lamp...</p>', $html );
		self::assertStringContainsString( '__banner" src="https://acme.example/lamp.png"', $html );
		self::assertSame( [ 1, 1 ], [ substr_count( $html, '>Show more<' ), substr_count( $html, '>Remind me later<' ) ] );

		$short = [
			'content'      => '<p>lamp</p>',
			'layout'       => 'plain',
			'is_snoozable' => false,
		];
		self::assertDoesNotMatchRegularExpression( '~<img|Show more|Remind me later|\.\.\.~', $this->html( $short + $note ) );
	}

	/**
	 * @param array<string, mixed> $note
	 */
	private function html( array $note ): string {
		ob_start();
		( new InboxPanel() )->print(
			new HomeFacts( $this->context(), [ '/wc-analytics/admin/notes?page=1' => [ 'body' => [ $note ] ] ], [], '' )
		);
		return (string) ob_get_clean();
	}
}
