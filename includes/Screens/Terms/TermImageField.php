<?php
declare(strict_types=1);

namespace Storewright\Screens\Terms;

use Storewright\Kernel\Context;
use Storewright\Store\Images\ImageSet;
use Storewright\Store\Terms\TaxonomyConfig;
use Storewright\Store\Terms\TermChanges;
use Storewright\Store\Terms\TermQuery;
use Storewright\Store\Terms\TermRepository;
use Storewright\Store\Terms\TermSwatch;
use WP_Term;

/**
 * The picture of a category or brand, `image` over REST, or of a term by which customers choose. It is named by its id or address; the
 * page's script adds a button that opens the media library.
 */
final class TermImageField extends TermField {

	public const NAME = 'storewright_term_image';

	/**
	 * @param Context        $context
	 * @param TaxonomyConfig $config
	 * @param bool           $is_swatch Whether it is the picture that customers choose by.
	 */
	public function __construct( Context $context, TaxonomyConfig $config, private readonly bool $is_swatch = false ) {
		parent::__construct( $context, $config );
	}

	/**
	 * The field's name.
	 */
	public function name(): string {
		return self::NAME;
	}

	protected function label(): string {
		return __( 'Image', 'storewright' );
	}

	protected function help(): string {
		return $this->is_swatch
			? __( 'The ID or address of an image in the media library, shown in place of the color.', 'storewright' )
			: __( 'The ID or address of an image in the media library.', 'storewright' );
	}

	protected function value( WP_Term $term ): string {
		$id = $this->is_swatch ? TermSwatch::of( $term->term_id )->image_id : TermQuery::number( $term->term_id, 'thumbnail_id' );
		return 0 < $id ? (string) $id : '';
	}

	protected function refusal( string $typed ): string {
		if ( 0 < self::found( $typed ) ) {
			return '';
		}
		/* translators: %s: what was typed. */
		return sprintf( __( 'Image: “%s” is not the ID or address of an image in the media library. Nothing was saved.', 'storewright' ), $typed );
	}

	protected function write( int $id, string $typed ): void {
		$image_id = self::found( $typed );
		if ( $this->is_swatch ) {
			( new TermSwatch( TermSwatch::of( $id )->color, $image_id ) )->save( $id );
			return;
		}
		( new TermRepository( $this->context ) )->update( $this->config, $id, new TermChanges( image_id: $image_id ), new ImageSet( [] ) );
	}

	protected function attributes( string $value ): array {
		return [
			'type'                     => 'text',
			'autocomplete'             => 'off',
			'spellcheck'               => 'false',
			'data-storewright-picture' => '' === $value ? '' : (string) wp_get_attachment_image_url( (int) $value, 'medium' ),
		];
	}

	/**
	 * The image of the media library that is meant, 0 for none.
	 */
	private static function found( string $typed ): int {
		if ( '' === $typed ) {
			return 0;
		}
		$id = ctype_digit( $typed ) ? (int) $typed : attachment_url_to_postid( $typed );
		return 0 < $id && wp_attachment_is_image( $id ) ? $id : 0;
	}
}
