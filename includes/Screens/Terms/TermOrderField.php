<?php
declare(strict_types=1);

namespace Storewright\Screens\Terms;

use Storewright\Store\Images\ImageSet;
use Storewright\Store\Terms\TermChanges;
use Storewright\Store\Terms\TermQuery;
use Storewright\Store\Terms\TermRepository;
use WP_Term;

/**
 * The field “Order” in WordPress's forms of a term of a taxonomy whose terms have an order of their own: `menu_order` over REST.
 */
final class TermOrderField extends TermField {

	/**
	 * Name of the field.
	 */
	public const NAME = 'storewright_term_order';

	/**
	 * The field's name.
	 */
	public function name(): string {
		return self::NAME;
	}

	protected function label(): string {
		return __( 'Order', 'storewright' );
	}

	protected function help(): string {
		return __( 'A whole number. Terms with smaller numbers come first; empty counts as 0.', 'storewright' );
	}

	protected function value( WP_Term $term ): string {
		return (string) TermQuery::number( $term->term_id, 'order' );
	}

	protected function refusal( string $typed ): string {
		if ( false !== filter_var( $typed, FILTER_VALIDATE_INT ) ) {
			return '';
		}
		/* translators: %s: what was typed. */
		return sprintf( __( 'Order: “%s” is not a whole number. Nothing was saved.', 'storewright' ), $typed );
	}

	protected function write( int $id, string $typed ): void {
		$changes = new TermChanges( menu_order: (int) $typed );
		( new TermRepository( $this->context ) )->update( $this->config, $id, $changes, new ImageSet( [] ) );
	}

	protected function attributes( string $value ): array {
		return [
			'type' => 'number',
			'step' => '1',
		];
	}
}
