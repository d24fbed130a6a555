<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

use Storewright\Screens\Settings\PageLinks;

/**
 * Which part of the rates is shown: what is searched for, and the number of the page.
 */
final class RatePlace {

	public const SEARCH = 'rate_search';

	public function __construct( public readonly int $page = 1, public readonly string $search = '' ) {}

	/**
	 * The part that the address asks for.
	 */
	public static function asked(): self {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		$search = isset( $_GET[ self::SEARCH ] ) && is_string( $_GET[ self::SEARCH ] )
			? sanitize_text_field( wp_unslash( $_GET[ self::SEARCH ] ) )
			: '';
		// phpcs:enable
		return new self( PageLinks::asked(), mb_substr( $search, 0, 200 ) );
	}

	/**
	 * The same, or the last of so many pages.
	 */
	public function at_most( int $pages ): self {
		return new self( min( $this->page, $pages ), $this->search );
	}

	/**
	 * What an address says of it.
	 *
	 * @return array<string, string>
	 */
	public function query(): array {
		return array_filter(
			[
				self::SEARCH        => $this->search,
				PageLinks::ARGUMENT => $this->page > 1 ? (string) $this->page : '',
			],
			static fn( string $value ) => '' !== $value
		);
	}
}
