<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Assets;

use Storewright\Assets\Assets;
use Storewright\Assets\ChunkTranslations;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The app's script brings the translations of the chunks that it loads later.
 */
final class ChunkTranslationsTest extends IntegrationTestCase {

	/** A locale that the plugin itself brings no translations for. */
	private const LOCALE = 'nb_NO';

	/**
	 * @var list<string> Files that the test made.
	 */
	private array $files = [];

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'determine_locale', static fn() => self::LOCALE );
		foreach ( [ 'plugin.php', 'build/app.js', 'build/home.js' ] as $name ) {
			$this->write( WP_PLUGIN_DIR . "/storewright-built/$name", '' );
		}
		$assets = new Assets( WP_PLUGIN_DIR . '/storewright-built/plugin.php', '1' );
		( new ChunkTranslations( $assets ) )->register();
		$assets->enqueue( 'app' );
	}

	protected function tearDown(): void {
		array_map( 'unlink', $this->files );
		rmdir( WP_PLUGIN_DIR . '/storewright-built/build' );
		rmdir( WP_PLUGIN_DIR . '/storewright-built' );
		parent::tearDown();
	}

	public function test_the_chunks_messages_join_those_of_the_entry(): void {
		$this->translate( 'build/app.js', [ 'Home' => [ 'Hjem' ] ] );
		$this->translate( 'build/home.js', [ 'Dismiss' => [ 'Avvis' ] ] );
		self::assertSame(
			[
				'Home'    => [ 'Hjem' ],
				'Dismiss' => [ 'Avvis' ],
			],
			array_diff_key( $this->messages(), [ '' => true ] )
		);
	}

	public function test_an_entry_without_translations_gets_those_of_its_chunks(): void {
		$this->translate( 'build/home.js', [ 'Dismiss' => [ 'Avvis' ] ] );
		self::assertSame( [ 'Avvis' ], $this->messages()['Dismiss'] ?? null );
	}

	public function test_a_locale_without_translations_has_none(): void {
		self::assertFalse( load_script_textdomain( 'storewright-app', 'storewright' ) );
	}

	public function test_scripts_of_others_are_left_alone(): void {
		$this->translate( 'build/home.js', [ 'Dismiss' => [ 'Avvis' ] ] );
		wp_enqueue_script( 'others', plugins_url( 'build/others.js', WP_PLUGIN_DIR . '/others/plugin.php' ), [], '1', true );
		self::assertFalse( load_script_textdomain( 'others', 'others' ) );
	}

	/**
	 * @return array<mixed>
	 */
	private function messages(): array {
		$json = load_script_textdomain( 'storewright-app', 'storewright' );
		self::assertIsString( $json );
		$data = json_decode( $json, true );
		self::assertIsArray( $data );
		self::assertIsArray( $data['locale_data'] ?? null );
		self::assertIsArray( $data['locale_data']['messages'] ?? null );
		return $data['locale_data']['messages'];
	}

	/**
	 * Files translations as a language pack has them.
	 *
	 * @param string                      $script   Path of the script below the plugin's folder.
	 * @param array<string, list<string>> $messages Text => translations.
	 */
	private function translate( string $script, array $messages ): void {
		$this->write(
			WP_LANG_DIR . '/plugins/storewright-' . self::LOCALE . '-' . md5( $script ) . '.json',
			(string) wp_json_encode(
				[
					'domain'      => 'messages',
					'locale_data' => [ 'messages' => [ '' => [ 'domain' => 'messages' ] ] + $messages ],
				]
			)
		);
	}

	private function write( string $path, string $content ): void {
		wp_mkdir_p( dirname( $path ) );
		file_put_contents( $path, $content );
		$this->files[] = $path;
	}
}
