<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Index;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

/**
 * Whether the words of every product are there to be searched; until then searches read the products themselves.
 *
 * @internal
 */
final class SearchReadiness {

	/**
	 * The option that says in which form the words are complete; autoloaded.
	 */
	public const OPTION = 'storewright_products_searchable';

	private const FORM = '1';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Whether searches can rely on the words.
	 */
	public function is_ready(): bool {
		return self::FORM === $this->context->options->string( self::OPTION );
	}

	/**
	 * Says that they can, unless the words are to be made anew by now.
	 */
	public function ready(): void {
		$this->context->options->set( self::OPTION, self::FORM, true );
		// In this order: whoever has them made anew asks for that first and takes this back then.
		if ( Queue::is_to_restart( $this->context->options, IndexProducts::name() ) ) {
			$this->context->options->delete( self::OPTION );
		}
	}

	/**
	 * Has the words made in the background where they are missing; a shop without products has them.
	 */
	public function ensure(): void {
		if ( ! $this->is_ready() ) {
			$this->make_anew();
		}
	}

	/**
	 * Has them made in the background from the first product on, since others may have written.
	 */
	public function make_anew(): void {
		if ( null === $this->context->database->value(
			"SELECT ID FROM {$this->context->database->table( 'posts' )} WHERE post_type = 'product' LIMIT 1"
		) ) {
			$this->ready();
			return;
		}
		Queue::restart( $this->context->options, IndexProducts::name() );
		$this->context->options->delete( self::OPTION );
	}
}
