<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * An answer as a file under tests/fixtures/rest, which the client's tests use in place of a server.
 *
 * Long lists are cut, and what differs from run to run is set to fixed values.
 */
final class RestFixture {

	private const MAX_LIST_LENGTH = 20;

	private const MAX_MAP_LENGTH = 60;

	private const KEPT = 3;

	/**
	 * Moments, days, keys of orders, signatures.
	 */
	private const SETTLED = [
		'/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d/' => '2026-01-01T00:00:00',
		'/\b20\d\d-\d\d-\d\d\b(?!T)/'         => '2026-01-01',
		'/\bwc_order_[A-Za-z0-9]{13}\b/'      => 'wc_order_0000000000000',
		'/\b[0-9a-f]{64}\b/'                  => '0000000000000000000000000000000000000000000000000000000000000000',
	];

	/**
	 * @param string $path Path of the request, with its query.
	 * @param mixed  $data The answer as a client decodes it from JSON.
	 */
	public function __construct( private readonly string $path, private readonly mixed $data ) {}

	/**
	 * Where the fixture lies, relative to the checkout: `tests/fixtures/rest/wc.v3.shipping.zones.json`.
	 */
	public function file(): string {
		return 'tests/fixtures/rest/' . trim( (string) preg_replace( '/[^A-Za-z0-9_-]+/', '.', $this->path ), '.' ) . '.json';
	}

	/**
	 * The file's content.
	 */
	public function content(): string {
		return wp_json_encode(
			[
				'path' => $this->path,
				'body' => self::settled( $this->data ),
			],
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR
		) . "\n";
	}

	private static function settled( mixed $value ): mixed {
		if ( is_string( $value ) ) {
			return (string) preg_replace( array_keys( self::SETTLED ), array_values( self::SETTLED ), $value );
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$longest = array_is_list( $value ) ? self::MAX_LIST_LENGTH : self::MAX_MAP_LENGTH;
		if ( count( $value ) > $longest ) {
			$value = array_slice( $value, 0, self::KEPT, true );
		}
		return array_map( self::settled( ... ), $value );
	}
}
