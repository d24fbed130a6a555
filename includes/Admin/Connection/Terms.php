<?php
declare(strict_types=1);

namespace Storewright\Admin\Connection;

use Storewright\Kernel\Options;

/**
 * Whether the owner has agreed to the account service's terms: by connecting here, or with a plugin of the service.
 */
final class Terms {

	/**
	 * '1' once the owner went to connect the store.
	 */
	public const OPTED_IN = 'woocommerce_setup_jetpack_opted_in';

	/**
	 * The option of the service's plugins, with `tos_accepted`.
	 */
	private const OF_PLUGINS = 'wc_connect_options';

	/**
	 * The options that are read.
	 */
	public const OPTIONS = [ self::OPTED_IN, self::OF_PLUGINS ];

	public function __construct( private readonly Options $options ) {}

	/**
	 * Whether the owner has.
	 */
	public function are_accepted(): bool {
		$this->options->several( self::OPTIONS );
		return in_array(
			$this->options->string( self::OPTED_IN ),
			[ '1', 'yes' ],
			true
		) || true === (bool) ( $this->options->array( self::OF_PLUGINS )['tos_accepted'] ?? false );
	}

	/**
	 * Notes that the owner has.
	 */
	public function accept(): void {
		if ( ! $this->are_accepted() ) {
			$this->options->set( self::OPTED_IN, '1' );
		}
	}

	/**
	 * Forgets it; what plugins keep is theirs.
	 */
	public function forget(): void {
		$this->options->delete( self::OPTED_IN );
	}
}
