<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions;

use Storewright\Kernel\Context;
use UnexpectedValueException;

/**
 * The extensions that come with the plugin. Each feature brings those that it suggests itself: there is no list of its own here.
 */
final class Catalog {

	/**
	 * @var list<Extension>|null
	 */
	private ?array $all = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * All extensions, also those that can't be set up on this shop.
	 *
	 * @return list<Extension>
	 */
	public function all(): array {
		return $this->all ??= $this->read();
	}

	/**
	 * Those that can be set up on this shop.
	 *
	 * @return list<Extension>
	 */
	public function usable(): array {
		return array_values( array_filter( $this->all(), $this->runs_here( ... ) ) );
	}

	/**
	 * Whether an extension can be set up on this shop.
	 */
	public function runs_here( Extension $extension ): bool {
		return ! $extension->needs_woocommerce || $this->context->suggests_woocommerce_extensions();
	}

	/**
	 * The extension of a slug.
	 *
	 * @param string $slug
	 */
	public function find( string $slug ): ?Extension {
		foreach ( $this->all() as $extension ) {
			if ( $slug === $extension->slug ) {
				return $extension;
			}
		}
		return null;
	}

	/**
	 * @return list<Extension>
	 */
	private function read(): array {
		/**
		 * Filters the extensions that the Extensions page knows.
		 *
		 * @param list<array<string, mixed>> $entries As Extensions\Extension::of() takes them; of two of a slug the first one is shown.
		 */
		$entries = apply_filters( 'storewright_extensions', [] );
		$sound   = [];
		foreach ( is_array( $entries ) ? $entries : [] as $entry ) {
			try {
				$one                   = Extension::of( $entry );
				$sound[ $one->slug ] ??= $one;
			} catch ( UnexpectedValueException $error ) {
				$this->context->log->error( 'An extension was left out: ' . $error->getMessage(), [ 'entry' => $entry ] );
			}
		}
		return array_values( $sound );
	}
}
