<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use DOMDocument;
use DOMElement;
use DOMXPath;

/**
 * A page as a browser has it: what its elements say, and what their attributes are.
 */
final class ParsedPage {

	private readonly DOMXPath $path;

	public function __construct( string $html ) {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8"?>' . $html, LIBXML_NOERROR );
		$this->path = new DOMXPath( $document );
	}

	/**
	 * What elements say.
	 *
	 * @param string $path XPath.
	 * @return list<string> Each on one line.
	 */
	public function texts( string $path ): array {
		return array_map(
			static fn( DOMElement $element ) => trim( (string) preg_replace( '/[\s\x{a0}]+/u', ' ', $element->textContent ) ), // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's name.
			$this->elements( $path )
		);
	}

	/**
	 * An attribute of elements.
	 *
	 * @param string $path XPath.
	 * @param string $name
	 * @return list<string>
	 */
	public function attributes( string $path, string $name ): array {
		return array_map( static fn( DOMElement $element ) => $element->getAttribute( $name ), $this->elements( $path ) );
	}

	/**
	 * The query of the addresses that links lead to.
	 *
	 * @param string $text What the links say.
	 * @return list<array<mixed>>
	 */
	public function queries( string $text ): array {
		return array_map(
			static function ( string $url ): array {
				parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
				return $query;
			},
			$this->attributes( "//a[.=\"$text\"]", 'href' )
		);
	}

	/**
	 * @return list<DOMElement>
	 */
	private function elements( string $path ): array {
		$nodes = $this->path->query( $path );
		return false === $nodes
			? []
			: array_values( array_filter( iterator_to_array( $nodes ), static fn( mixed $node ) => $node instanceof DOMElement ) );
	}
}
