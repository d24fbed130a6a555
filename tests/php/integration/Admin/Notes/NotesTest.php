<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Notes;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Notes\NewNote;
use Storewright\Admin\Notes\NewNoteAction;
use Storewright\Admin\Notes\NoteStatus;
use Storewright\Admin\Notes\NoteType;
use Storewright\Admin\Shell\PageData;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The inbox over REST.
 */
final class NotesTest extends IntegrationTestCase {

	private const NOTES = '/wc-analytics/admin/notes';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	/**
	 * @spec B3-007 B3-014
	 */
	public function test_the_list_is_filtered_sorted_and_counted(): void {
		$this->add( 'a', type: NoteType::Info );
		$this->add( 'b', type: NoteType::Warning );
		$this->add( 'c', type: NoteType::Error );
		$this->add( 'd', type: NoteType::Info, source: 'acme' );
		$this->rest( 'PUT', self::NOTES . "/{$this->id( 'b' )}", [ 'status' => 'actioned' ] );

		self::assertSame( [ 'd', 'c', 'b', 'a' ], $this->names() );
		self::assertSame( [ 'a', 'b', 'c', 'd' ], $this->names( [ 'orderby' => 'title', 'order' => 'asc' ] ) ); // phpcs:ignore WordPress.Arrays
		foreach ( [
			'note_id' => [ 'a', 'b', 'c', 'd' ],
			'type'    => [ 'c', 'a', 'd', 'b' ],
			'status'  => [ 'b', 'a', 'c', 'd' ],
		] as $orderby => $sorted ) {
			self::assertSame( $sorted, $this->names( [ 'orderby' => $orderby, 'order' => 'asc' ] ) ); // phpcs:ignore WordPress.Arrays
			self::assertSame( array_reverse( $sorted ), $this->names( [ 'orderby' => $orderby ] ) );
		}
		self::assertSame( [ 'd', 'a' ], $this->names( [ 'type' => 'info,warning', 'status' => 'unactioned' ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ 'd' ], $this->names( [ 'source' => 'acme' ] ) );
		$page = $this->rest( 'GET', self::NOTES, [ 'page' => 2, 'per_page' => 3 ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ '4', '2' ], [ $page->get_headers()['X-WP-Total'], $page->get_headers()['X-WP-TotalPages'] ] );
		self::assertSame( [ 'a' ], array_column( $this->items( $page ), 'name' ) );
		$this->assertRestError( $this->rest( 'GET', self::NOTES, [ 'type' => 'advert' ] ), 'rest_invalid_param', 400 );
	}

	public function test_a_dismissed_note_is_out_of_the_list_and_comes_back_by_undo(): void {
		$this->add( 'a' );
		$this->add( 'b' );
		$dismissed = $this->item( $this->rest( 'DELETE', self::NOTES . "/delete/{$this->id( 'a' )}" ) );
		self::assertTrue( $dismissed['is_deleted'] );
		self::assertSame( [ 'b' ], $this->names() );

		self::assertIsInt( $dismissed['id'] );
		$this->assertRestStatus( $this->rest( 'PUT', self::NOTES . "/{$dismissed['id']}", [ 'is_deleted' => false ] ) );
		self::assertSame( [ 'b', 'a' ], $this->names() );
	}

	public function test_all_of_a_type_are_dismissed_and_brought_back_together(): void {
		$this->add( 'a' );
		$this->add( 'b', type: NoteType::Error );
		$this->add( 'c' );
		$gone = $this->items( $this->rest( 'DELETE', self::NOTES . '/delete/all', [ 'type' => [ 'info' ] ] ) );
		self::assertEqualsCanonicalizing( [ 'a', 'c' ], array_column( $gone, 'name' ) );
		self::assertSame( [ 'b' ], $this->names() );

		$back = $this->rest(
			'PUT',
			self::NOTES . '/update',
			[
				'noteIds'    => array_column( $gone, 'id' ),
				'is_deleted' => false,
				'is_read'    => true,
			]
		);
		self::assertSame( [ true, true ], array_column( $this->items( $back ), 'is_read' ) );
		self::assertSame( [ 'c', 'b', 'a' ], $this->names() );
	}

	public function test_a_snoozed_note_comes_back_at_its_time(): void {
		$this->add( 'a' );
		$path = self::NOTES . "/{$this->id( 'a' )}";
		$this->assertRestError( $this->rest( 'PUT', $path, [ 'status' => 'snoozed' ] ), 'rest_invalid_param', 400 );
		$this->assertRestError(
			$this->rest( 'PUT', $path, [ 'status' => 'snoozed', 'date_reminder' => 'soon' ] ), // phpcs:ignore WordPress.Arrays
			'rest_invalid_param',
			400
		);
		$this->rest( 'PUT', $path, [ 'status' => 'snoozed', 'date_reminder' => '2999-01-01T00:00:00' ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ [], [ 'a' ] ], [ $this->names( [ 'status' => 'unactioned' ] ), $this->names( [ 'status' => 'snoozed' ] ) ] );

		$this->rest( 'PUT', $path, [ 'date_reminder' => '2001-01-01T00:00:00' ] );
		self::assertSame( [ 'a' ], $this->names( [ 'status' => 'unactioned' ] ) );
		self::assertSame( 'unactioned', $this->item( $this->rest( 'GET', $path ) )['status'] );
	}

	public function test_an_action_sets_the_status_and_tells_plugins(): void {
		$this->add(
			'a',
			actions: [ new NewNoteAction( 'sync', 'Sync again', admin_url( 'admin.php?page=acme' ), nonce_action: 'acme-sync' ) ]
		);
		$heard = [];
		add_action(
			'storewright_note_action',
			static function ( mixed $note, mixed $action ) use ( &$heard ): void {
				$heard[] = [ $note->name, $action->name ];
			},
			10,
			2
		);
		$path   = self::NOTES . "/{$this->id( 'a' )}";
		$action = $this->first_action( $this->item( $this->rest( 'GET', $path ) ) );
		parse_str( (string) wp_parse_url( $action['url'], PHP_URL_QUERY ), $query );
		self::assertIsString( $query['_wpnonce'] ?? null );
		self::assertSame( 1, wp_verify_nonce( $query['_wpnonce'], 'acme-sync' ) );

		$this->assertRestError( $this->rest( 'POST', "$path/action/999" ), 'woocommerce_note_action_invalid_id', 404 );
		$acted = $this->item( $this->rest( 'POST', "$path/action/{$action['id']}" ) );
		self::assertSame( [ 'actioned', true ], [ $acted['status'], $acted['is_read'] ] );
		self::assertSame( [ [ 'a', 'sync' ] ], $heard );
	}

	public function test_an_action_is_there_only_for_those_who_have_its_capability(): void {
		do_action(
			'storewright_add_note',
			new NewNote(
				'a',
				'a',
				actions: [ new NewNoteAction( 'install', 'Install', admin_url( 'plugins.php' ), 'install_plugins' ) ],
				data: [ 'capabilities' => [] ]
			)
		);
		$id   = $this->id( 'a' );
		$path = self::NOTES . "/$id";
		self::assertSame( [], $this->item( $this->rest( 'GET', $path ) )['actions'] );

		$this->as_administrator();
		$action = $this->first_action( $this->item( $this->rest( 'GET', $path ) ) );
		$this->as_shop_manager();
		$this->assertRestError( $this->rest( 'POST', "$path/action/{$action['id']}" ), 'woocommerce_note_action_invalid_id', 404 );
		self::assertSame( 'unactioned', $this->item( $this->rest( 'GET', $path ) )['status'] );
		self::assertStringNotContainsString( 'install_plugins', (string) wp_json_encode( $this->item( $this->rest( 'GET', $path ) ) ) );
	}

	public function test_a_nonce_goes_to_no_other_site(): void {
		$this->add( 'a', actions: [ new NewNoteAction( 'go', 'Go', 'https://elsewhere.example/?x=1', nonce_action: 'acme' ) ] );
		$action = $this->first_action( $this->item( $this->rest( 'GET', self::NOTES . "/{$this->id( 'a' )}" ) ) );
		self::assertSame( 'https://elsewhere.example/?x=1', $action['url'] );
	}

	/**
	 * @spec B9-010
	 */
	public function test_html_is_cut_to_the_tags_of_notes(): void {
		do_action(
			'storewright_add_note',
			new NewNote(
				'acme-html',
				'<b>Fish &amp; chips</b><script>alert( 1 )</script>',
				'<p onclick="x()">One <a href="javascript:alert(1)">bad</a> <a href="https://acme.example" target="_blank">good</a></p>'
					. '<img src=x onerror=alert(1)><strong>two</strong><br><h1>three</h1>',
				[ new NewNoteAction( 'bad', '<i>Label</i>', 'javascript:alert(1)' ) ],
				image: 'javascript:alert(1)'
			)
		);
		$note = $this->items( $this->rest( 'GET', self::NOTES ) )[0];
		self::assertSame( 'Fish & chips', $note['title'] );
		self::assertSame(
			'<p>One <a href="alert(1)">bad</a> <a href="https://acme.example" target="_blank">good</a></p><strong>two</strong><br>three<br>',
			$note['content']
		);
		$action = $this->first_action( $note );
		self::assertSame( [ 'Label', '', '' ], [ $action['label'], $action['url'], $note['image'] ] );
	}

	public function test_a_note_is_added_once_unless_it_repeats(): void {
		$this->add( 'once' );
		$this->rest( 'DELETE', self::NOTES . "/delete/{$this->id( 'once' )}" );
		$this->add( 'once' );
		self::assertSame( [], $this->names() );

		$this->add( 'again', title: 'Two are sold out', repeats: true );
		$this->add( 'again', title: 'Three are sold out', repeats: true );
		self::assertSame( [ 'Three are sold out' ], array_column( $this->items( $this->rest( 'GET', self::NOTES ) ), 'title' ) );
		$this->rest( 'DELETE', self::NOTES . "/delete/{$this->id( 'again' )}" );
		$this->add( 'again', title: 'Four are sold out', repeats: true );
		self::assertSame( [ 'Four are sold out' ], array_column( $this->items( $this->rest( 'GET', self::NOTES ) ), 'title' ) );
	}

	public function test_a_plugin_removes_its_note(): void {
		$this->add( 'a' );
		$this->add( 'b' );
		do_action( 'storewright_remove_note', 'a' );
		self::assertSame( [ 'b' ], $this->names() );
		$this->add( 'a' );
		self::assertSame( [ 'a', 'b' ], $this->names() );
	}

	public function test_a_repeated_note_keeps_the_reminder_of_the_one_before(): void {
		$this->add( 'again', repeats: true );
		$path = self::NOTES . "/{$this->id( 'again' )}";
		$this->rest( 'PUT', $path, [ 'status' => 'snoozed', 'date_reminder' => '2999-01-01T00:00:00' ] ); // phpcs:ignore WordPress.Arrays
		$this->add( 'again', repeats: true );
		self::assertSame( [ 'again' ], $this->names( [ 'status' => 'snoozed' ] ) );
	}

	#[DataProvider( 'bad_notes' )]
	public function test_a_bad_note_is_logged_and_breaks_nothing( mixed $note, string $reason ): void {
		$this->expect_logged( $reason );
		do_action( 'storewright_add_note', $note );
		self::assertSame( [], $this->names() );
	}

	/**
	 * @return iterable<string, array{mixed, string}>
	 */
	public static function bad_notes(): iterable {
		yield 'no note'     => [ [ 'name' => 'x' ], 'storewright_add_note takes a NewNote, not array.' ];
		yield 'a bad name'  => [ new NewNote( 'a b', 'Title' ), '“a b” is not a name of a message' ];
		yield 'no title'    => [ new NewNote( 'ab', '<b></b> ' ), 'The message “ab” needs a title.' ];
		yield 'a long label' => [
			new NewNote( 'ab', 'Title', actions: [ new NewNoteAction( 'go', str_repeat( 'Go ', 100 ) ) ] ),
			'In the message “ab”, “label” can have at most 255 characters: “Go Go',
		];
		yield 'one name twice' => [
			new NewNote( 'ab', 'Title', actions: [ new NewNoteAction( 'go', 'Go' ), new NewNoteAction( 'go', 'Come' ) ] ),
			'Two actions of the message “ab” have the same name.',
		];
		yield 'no JSON'     => [ new NewNote( 'ab', 'Title', data: [ 'x' => NAN ] ), 'The data of the message “ab” can’t be stored as JSON.' ];
		yield 'a bad shape' => [ new NewNote( 'ab', 'Title', layout: 'huge' ), 'There is no layout “huge”.' ];
	}

	/**
	 * @spec B3-007 B4-003
	 */
	public function test_errors_and_updates_that_wait_are_the_alerts_of_every_page(): void {
		foreach ( NoteType::cases() as $type ) {
			$this->add( $type->value, type: $type );
		}
		$this->add( 'done', type: NoteType::Error );
		$this->rest( 'PUT', self::NOTES . "/{$this->id( 'done' )}", [ 'status' => 'actioned' ] );
		$this->add( 'gone', type: NoteType::Error );
		$this->rest( 'DELETE', self::NOTES . "/delete/{$this->id( 'gone' )}" );
		self::assertSame( [ 'update', 'error' ], $this->alerts() );

		$this->as_subscriber();
		self::assertSame( [], $this->alerts() );
	}

	/**
	 * @return list<mixed>
	 */
	private function alerts(): array {
		$alerts = ( new PageData( $this->context() ) )->all()['storeAlerts'];
		self::assertIsArray( $alerts );
		return array_column( $alerts, 'name' );
	}

	public function test_only_who_manages_the_store_reads_and_changes_notes(): void {
		$this->add( 'a' );
		$id = $this->id( 'a' );
		$this->as_subscriber();
		foreach ( [
			[ 'GET', '' ],
			[ 'GET', "/$id" ],
			[ 'PUT', "/$id" ],
			[ 'DELETE', "/delete/$id" ],
			[ 'DELETE', '/delete/all' ],
			[ 'PUT', '/update' ],
			[ 'POST', "/$id/action/1" ],
		] as [ $method, $path ] ) {
			$this->assertRestStatus( $this->rest( $method, self::NOTES . $path, 'GET' === $method ? [] : [ 'noteIds' => [ $id ] ] ), 403 );
		}
		$this->as_shop_manager();
		self::assertSame( [ 'a' ], $this->names() );
		$this->assertRestError( $this->rest( 'GET', self::NOTES . '/999' ), 'woocommerce_note_invalid_id', 404 );
	}

	/**
	 * @param list<NewNoteAction> $actions
	 */
	private function add(
		string $name,
		string $title = '',
		NoteType $type = NoteType::Info,
		string $source = '',
		bool $repeats = false,
		array $actions = []
	): void {
		do_action(
			'storewright_add_note',
			new NewNote( $name, '' === $title ? $name : $title, 'Text', $actions, $type, $source, $repeats )
		);
	}

	private function id( string $name ): int {
		foreach ( $this->items( $this->rest( 'GET', self::NOTES, [ 'per_page' => 100 ] ) ) as $note ) {
			if ( $note['name'] === $name && is_int( $note['id'] ) ) {
				return $note['id'];
			}
		}
		self::fail( "There is no note $name." );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<mixed>
	 */
	private function names( array $query = [] ): array {
		return array_column( $this->items( $this->rest( 'GET', self::NOTES, $query ) ), 'name' );
	}

	/**
	 * @param array<mixed> $note
	 * @return array{id: int, label: string, url: string}
	 */
	private function first_action( array $note ): array {
		self::assertIsArray( $note['actions'] );
		self::assertIsArray( $note['actions'][0] ?? null );
		/** @var array{id: int, label: string, url: string} $action */
		$action = $note['actions'][0];
		return $action;
	}
}
