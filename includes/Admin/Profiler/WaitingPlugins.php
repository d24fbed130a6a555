<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler;

use Storewright\Kernel\Context;
use Storewright\Kernel\SitePlugins;

/**
 * The plugins that the owner confirmed and that are still to be installed: a page that is loaded again goes on with them.
 *
 * An option of its own: what is stored there will be installed without being asked for again, so that no route writes it but by these
 * methods, and no blueprint carries it to another store.
 */
final class WaitingPlugins {

	/**
	 * The option: a list of slugs.
	 */
	public const OPTION = 'storewright_setup_plugins';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Slugs of those that wait, in their order.
	 *
	 * @return list<string>
	 */
	public function all(): array {
		return SitePlugins::inactive( self::slugs( $this->context->options->array( self::OPTION ) ) );
	}

	/**
	 * Adds plugins to those that wait. Those that are active are set up already.
	 *
	 * @param list<string> $slugs
	 */
	public function add( array $slugs ): void {
		$missing = SitePlugins::inactive( $slugs );
		if ( [] !== $missing ) {
			$this->context->options->change(
				self::OPTION,
				static fn( array $stored ): array => array_values( array_unique( [ ...self::slugs( $stored ), ...$missing ] ) )
			);
		}
	}

	/**
	 * Takes plugins off the list: they are set up, or left out.
	 *
	 * @param list<string> $slugs
	 */
	public function remove( array $slugs ): void {
		// Another request may have stored the list since this one began.
		$stored = $this->context->options->fresh( [ self::OPTION ] )[ self::OPTION ] ?? [];
		if ( is_array( $stored ) && [] !== array_intersect( self::slugs( $stored ), $slugs ) ) {
			$this->context->options->change(
				self::OPTION,
				static fn( array $stored ): array => array_values( array_diff( self::slugs( $stored ), $slugs ) )
			);
		}
	}

	/**
	 * @param array<mixed> $stored
	 * @return list<string>
	 */
	private static function slugs( array $stored ): array {
		return array_values( array_filter( $stored, is_string( ... ) ) );
	}
}
