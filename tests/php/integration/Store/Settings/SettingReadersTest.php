<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use DOMDocument;
use DOMElement;
use DOMXPath;
use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;
use SplFileInfo;
use Storewright\Screens\Settings\Field;
use Storewright\Screens\Settings\Sections;
use Storewright\Screens\Settings\SettingsPage;
use Storewright\Store\Payments\GatewayRegistry;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Visibility\VisibilitySettings;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Each setting that a screen shows is read by the class that it names; what nothing reads is on no screen.
 */
final class SettingReadersTest extends IntegrationTestCase {

	/**
	 * Settings that something reads before what an owner expects of them is there, and so are not shown yet.
	 */
	private const NOT_YET = [
		'woocommerce_custom_orders_table_enabled' => 'is set once, for WooCommerce; orders are always in the tables here',
		'wc_connect_taxes_enabled'                => 'a task takes it for a note that taxes are done; nothing is calculated by it',
	];

	private SettingsRegistry $registry;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$this->registry = new SettingsRegistry();
	}

	public function test_what_a_setting_names_reads_it(): void {
		$count = 0;
		foreach ( $this->registry->all() as $setting ) {
			$reader = $this->registry->reader_of( $setting );
			if ( '' !== $reader ) {
				self::assertTrue( class_exists( $reader ), "{$setting->id} names {$reader}, which does not exist." );
				self::assertTrue( self::reads( $reader, $setting->id ), "{$setting->id} names {$reader}, which does not read it." );
				self::assertNotSame( [], self::who_names( $reader ), "{$setting->id} names {$reader}, which nothing uses." );
				++$count;
			}
		}
		self::assertGreaterThan( 40, $count );
	}

	public function test_a_setting_that_something_reads_names_it(): void {
		$unread = [];
		foreach ( $this->registry->all() as $setting ) {
			if ( '' === $this->registry->reader_of( $setting ) && ! $setting->is_shared() ) {
				$unread[] = $setting->id;
			}
		}
		$found = [];
		foreach ( self::sources() as $file => $source ) {
			// A report of what is set, or a list of names, obeys nothing; beside WooCommerce, WooCommerce obeys.
			if (
				! str_contains( $file, '/Settings/Groups/' )
				&& ! str_contains( $file, '/Companion/' )
				&& ! str_contains( $file, '/SystemStatus/' )
				&& ! str_contains( $file, '/Settings/Rest/' )
				&& ! str_contains( $file, '/OptionList.php' )
				&& ! str_contains( $file, '/CountryDefaults/' ) ) {

				$found = [ ...$found, ...array_intersect( self::texts_of( $source ), $unread ) ];
			}
		}
		self::assertSame( [], array_values( array_diff( array_unique( $found ), array_keys( self::NOT_YET ) ) ) );
	}

	/**
	 * The check itself: a class that exists and reads something else is found out.
	 */
	public function test_a_class_that_does_not_read_a_setting_is_told_from_one_that_does(): void {
		self::assertTrue( self::reads( \Storewright\Store\Orders\Write\CalculationSettings::class, 'woocommerce_calc_taxes' ) );
		self::assertTrue( self::reads( \Storewright\Store\Orders\Write\OrderTaxes::class, 'woocommerce_store_city' ) );
		self::assertFalse( self::reads( \Storewright\Store\Orders\Write\CalculationSettings::class, 'woocommerce_enable_coupons' ) );
		self::assertFalse( self::reads( \Storewright\Store\Orders\Write\OrderTaxes::class, 'woocommerce_currency_pos' ) );
	}

	public function test_definitions_use_nothing_of_other_features_but_the_names_of_classes(): void {
		foreach ( self::sources() as $file => $source ) {
			if ( ! str_contains( $file, '/Settings/Groups/' ) ) {
				continue;
			}
			preg_match_all( '/^use Storewright\\\\Store\\\\(?!Settings|Locale)(?:\w+\\\\)*(\w+);/m', $source, $imported );
			$code = (string) preg_replace( '/^use .*;$/m', '', $source );
			foreach ( $imported[1] as $name ) {
				self::assertSame(
					preg_match_all( "/\b{$name}::class\b/", $code ),
					preg_match_all( "/\b{$name}\b/", $code ),
					"{$name} in {$file}"
				);
			}
		}
	}

	public function test_the_screens_show_exactly_the_settings_that_something_reads(): void {
		$expected = [];
		foreach ( $this->registry->groups() as $group ) {
			foreach ( $group->has_page ? $this->registry->settings( $group->id ) : [] as $setting ) {
				if ( '' !== $this->registry->reader_of( $setting ) ) {
					$expected[] = Field::id( $setting );
				}
			}
		}
		foreach ( GatewayRegistry::load( $this->context() )->all() as $gateway ) {
			$expected = [ ...$expected, ...array_map( Field::id( ... ), $gateway->fields() ) ];
		}
		$visibility = VisibilitySettings::registry()->settings( VisibilitySettings::GROUP );
		$expected   = [ ...$expected, ...array_values( array_map( Field::id( ... ), $visibility ) ) ];

		$shown    = [];
		$sections = new Sections( $this->context(), $this->registry );
		foreach ( $sections->tabs() as $tab ) {
			foreach ( $sections->of( $tab ) as $section ) {
				$page   = $this->page( $tab->id, $section->id() );
				$fields = array_filter(
					self::attributes( $page, '//*[starts-with(@id,"setting-")]/@id' ),
					static fn( string $id ) => ! str_ends_with( $id, '-help' )
				);
				$shown  = [ ...$shown, ...array_values( $fields ) ];
				self::assertNotSame(
					[],
					self::attributes( $page, '//form//*/text()[normalize-space()]' ),
					"{$tab->id}/{$section->id()} shows nothing."
				);
				self::assertSame(
					[],
					self::attributes( $page, '//h3[not(following-sibling::*[descendant-or-self::table or descendant-or-self::input]) and not(following-sibling::form)]' ),
					'A heading without fields.'
				);
			}
		}
		self::assertEqualsCanonicalizing( $expected, $shown );
	}

	public function test_rest_answers_what_no_screen_shows(): void {
		$setting = $this->registry->setting( 'email_customer_verify_email', 'subject' );
		self::assertSame( '', $this->registry->reader_of( $setting ) );
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/email_customer_verify_email/subject', [ 'value' => 'Hooray' ] ) );
		self::assertSame( 'Hooray', $this->item( $this->rest( 'GET', '/wc/v3/settings/email_customer_verify_email/subject' ) )['value'] );
	}

	public function test_a_part_whose_first_setting_is_hidden_keeps_its_heading(): void {
		self::assertContains( 'Shop pages', self::attributes( $this->page( 'products', '' ), '//h3/text()' ) );
		add_filter(
			'storewright_setting_readers',
			static fn( array $readers ) => $readers + [ 'products/woocommerce_notify_no_stock' => self::class ]
		);
		self::assertSame( [ 'Manage stock', 'Notifications' ], self::attributes( $this->page( 'products', 'inventory' ), '//h3/text()' ) );
	}

	private function page( string $tab, string $section ): DOMXPath {
		$page = new SettingsPage( $this->context() );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertNull( $page->respond( [ 'tab' => $tab, 'section' => $section ], null ) );
		ob_start();
		$page->render();
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . ob_get_clean(), LIBXML_NOERROR );
		return new DOMXPath( $document );
	}

	/**
	 * @return list<string>
	 */
	private static function attributes( DOMXPath $page, string $query ): array {
		$nodes = $page->query( $query );
		self::assertNotFalse( $nodes );
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's names.
		return array_values(
			array_map(
				static fn( mixed $node ) => $node instanceof DOMElement ? $node->textContent : (string) $node->nodeValue,
				iterator_to_array( $nodes )
			)
		);
		// phpcs:enable
	}

	/**
	 * Whether a class names the option itself, or calls a method of SettingsQuery that does.
	 *
	 * @param class-string $reader
	 */
	private static function reads( string $reader, string $id ): bool {
		$source = self::source_of( $reader );
		if ( in_array( $id, self::texts_of( $source ), true ) ) {
			return true;
		}
		$lines = explode( "\n", self::source_of( SettingsQuery::class ) );
		foreach ( ( new ReflectionClass( SettingsQuery::class ) )->getMethods() as $method ) {
			$body = implode(
				"\n",
				array_slice( $lines, (int) $method->getStartLine() - 1, (int) $method->getEndLine() - (int) $method->getStartLine() + 1 )
			);
			if ( str_contains( $body, "'{$id}'" ) && str_contains( $source, "->{$method->getName()}(" ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param class-string $reader
	 */
	private static function source_of( string $reader ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
		return (string) file_get_contents( (string) ( new ReflectionClass( $reader ) )->getFileName() );
	}

	/**
	 * The text constants of a source, without what comments say.
	 *
	 * @return list<string>
	 */
	private static function texts_of( string $source ): array {
		$texts = [];
		foreach ( token_get_all( $source ) as $token ) {
			if ( is_array( $token ) && T_CONSTANT_ENCAPSED_STRING === $token[0] ) {
				$texts[] = trim( $token[1], "'\"" );
			}
		}
		return $texts;
	}

	/**
	 * Returns the files that use a class, other than its own and the definitions, or the documentation of what other software may
	 * ask.
	 *
	 * @param class-string $reader
	 * @return list<string>
	 */
	private static function who_names( string $reader ): array {
		$class = new ReflectionClass( $reader );
		$name  = preg_quote( $class->getShortName(), '/' );
		$files = array_filter(
			self::sources(),
			static fn( string $source, string $file ) => $file !== $class->getFileName()
				&& ! str_contains( $file, '/Settings/Groups/' )
				&& 1 === preg_match( "/\b{$name}\b/", $source ),
			ARRAY_FILTER_USE_BOTH
		);
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the repository.
		$docs = (string) file_get_contents( dirname( __DIR__, 5 ) . '/docs/shop.md' );
		return [ ...array_keys( $files ), ...( str_contains( $docs, "`{$class->getShortName()}`" ) ? [ 'docs/shop.md' ] : [] ) ];
	}

	/**
	 * @return array<string, string> Path => source of each file of the plugin.
	 */
	private static function sources(): array {
		static $sources = [];
		if ( [] === $sources ) {
			/** @var SplFileInfo $file */
			foreach ( new RecursiveIteratorIterator(
				new RecursiveDirectoryIterator( dirname( __DIR__, 5 ) . '/includes', FilesystemIterator::SKIP_DOTS )
			) as $file ) {
				if ( 'php' === $file->getExtension() ) {
					$sources[ (string) $file->getRealPath() ] = (string) file_get_contents( $file->getPathname() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
				}
			}
		}
		return $sources;
	}
}
