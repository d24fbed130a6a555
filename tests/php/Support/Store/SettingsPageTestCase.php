<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use DOMDocument;
use DOMElement;
use DOMXPath;
use RuntimeException;
use Storewright\Screens\Settings\SettingsPage;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Base of SettingsPageTest and of the tests beside it.
 */
abstract class SettingsPageTestCase extends IntegrationTestCase {

	protected const CITY = 'woocommerce_store_city';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		add_filter( 'wp_die_handler', static fn() => static fn( string $message ) => throw new RuntimeException( $message ) );
	}

	/**
	 * @return list<array{array<string, string>}>
	 */
	public static function pages(): array {
		$tabs  = [
			'general'  => [ '' ],
			'products' => [ '', 'inventory', 'downloadable', 'advanced' ],
			'tax'      => [ '' ],
			'shipping' => [ 'options' ],
			'account'  => [ '' ],
			'email'    => [ '', 'email_new_order', 'email_customer_refunded_order', 'wc_email_customer_note' ],
			'advanced' => [ '', 'privacy', 'features' ],
		];
		$pages = [];
		foreach ( $tabs as $tab => $sections ) {
			foreach ( $sections as $section ) {
				$pages[] = [
					[
						'tab'     => $tab,
						'section' => $section,
					],
				];
			}
		}
		return $pages;
	}

	/**
	 * Has the page show settings, too, that nothing reads yet.
	 */
	final protected function show_all(): void {
		$readers = [];
		foreach ( ( new SettingsRegistry() )->all() as $setting ) {
			$readers[ "{$setting->group_id}/{$setting->id}" ] = self::class;
		}
		add_filter( 'storewright_setting_readers', static fn() => $readers );
	}

	/**
	 * @param array<string, string> $query
	 */
	final protected function page( array $query = [] ): DOMXPath {
		return $this->page_after( $query, null );
	}

	/**
	 * The page that is shown as the answer to a form.
	 *
	 * @param array<string, string>     $query
	 * @param array<string, mixed>|null $form
	 */
	final protected function page_after( array $query, ?array $form ): DOMXPath {
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'storewright-settings' );
		$page                 = new SettingsPage( $this->context() );
		self::assertNull( $page->respond( $query, $form ), 'It was saved.' );
		ob_start();
		$page->render();
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . ob_get_clean(), LIBXML_NOERROR );
		return new DOMXPath( $document );
	}

	/**
	 * @param array<string, string> $query
	 * @param array<string, mixed>  $form
	 */
	final protected function send( array $query, array $form ): ?string {
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'storewright-settings' );
		return ( new SettingsPage( $this->context() ) )->respond( $query, $form );
	}

	/**
	 * Returns the fields that a browser sends of the form.
	 *
	 * @return array<string, mixed>
	 */
	final protected function fields( DOMXPath $page ): array {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's names.
		$pairs = [];
		foreach ( $this->elements( $page, '//form//*[@name and not(self::button)]' ) as $control ) {
			$name = $control->getAttribute( 'name' );
			if ( 'select' === $control->nodeName ) {
				foreach ( $this->elements( $page, 'option[@selected]', $control ) as $option ) {
					$pairs[] = [ $name, $option->getAttribute( 'value' ) ];
				}
			} elseif ( 'textarea' === $control->nodeName ) {
				$pairs[] = [ $name, str_replace( "\n", "\r\n", substr( (string) $control->nodeValue, 1 ) ) ];
			} elseif ( ! in_array(
				$control->getAttribute( 'type' ),
				[ 'checkbox', 'radio' ],
				true
			) || $control->hasAttribute( 'checked' ) ) {
				$pairs[] = [ $name, $control->getAttribute( 'value' ) ];
			}
		}
		// phpcs:enable
		parse_str(
			implode( '&', array_map( static fn( array $pair ) => rawurlencode( $pair[0] ) . '=' . rawurlencode( $pair[1] ), $pairs ) ),
			$fields
		);
		return array_combine( array_map( strval( ... ), array_keys( $fields ) ), array_values( $fields ) );
	}

	/**
	 * @return list<DOMElement>
	 */
	final protected function elements( DOMXPath $page, string $query, ?DOMElement $within = null ): array {
		$nodes = $page->query( $query, $within );
		self::assertNotFalse( $nodes );
		return array_values( array_filter( iterator_to_array( $nodes ), static fn( mixed $node ) => $node instanceof DOMElement ) );
	}

	/**
	 * @return list<string>
	 */
	final protected function texts( DOMXPath $page, string $query ): array {
		$nodes = $page->query( $query );
		self::assertNotFalse( $nodes );
		$texts = [];
		foreach ( $nodes as $node ) {
			$texts[] = trim( (string) $node->nodeValue ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's name.
		}
		return $texts;
	}
}
