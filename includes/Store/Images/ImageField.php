<?php
declare(strict_types=1);

namespace Storewright\Store\Images;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Rest\Dates;
use Storewright\Rest\Field;
use WP_Post;

/**
 * An image of the media library in the answers of products, variations and categories.
 */
final class ImageField {

	/**
	 * Meta key of an attachment's alternative text.
	 */
	public const ALT = '_wp_attachment_image_alt';

	/**
	 * The properties of an image. Clients name one by `id`, or have it fetched from `src`.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'                => Field::integer( __( 'Id of the image in the media library.', 'storewright' ) ),
			'date_created'      => Field::date( __( 'When the image was uploaded, in the site’s time.', 'storewright' ), readonly: true ),
			'date_created_gmt'  => Field::date( __( 'When the image was uploaded, in UTC.', 'storewright' ), readonly: true ),
			'date_modified'     => Field::date(
				__( 'When the image was last changed, in the site’s time.', 'storewright' ),
				readonly: true
			),
			'date_modified_gmt' => Field::date( __( 'When the image was last changed, in UTC.', 'storewright' ), readonly: true ),
			'src'               => Field::url(
				__( 'Address of the image. Without an id, the image is fetched from there.', 'storewright' )
			),
			'name'              => Field::text( __( 'Title of the image.', 'storewright' ) ),
			'alt'               => Field::text( __( 'Text that stands for the image where it can’t be seen.', 'storewright' ) ),
		];
	}

	/**
	 * An image as it is answered.
	 *
	 * @param int $attachment_id Id of the attachment.
	 * @return array{id: int, date_created: string|null, date_created_gmt: string|null, date_modified: string|null,
	 *   date_modified_gmt: string|null, src: string, name: string, alt: string}|null
	 *         Null where there is no such file in the media library.
	 */
	public static function item( int $attachment_id ): ?array {
		$post = $attachment_id > 0 ? get_post( $attachment_id ) : null;
		$src  = $post instanceof WP_Post && 'attachment' === $post->post_type ? wp_get_attachment_url( $post->ID ) : false;
		if ( ! $post instanceof WP_Post || false === $src ) {
			return null;
		}
		$created  = self::time( $post->post_date_gmt );
		$modified = self::time( $post->post_modified_gmt );
		$alt      = get_post_meta( $post->ID, self::ALT, true );
		return [
			'id'                => $post->ID,
			'date_created'      => Dates::site( $created ),
			'date_created_gmt'  => Dates::gmt( $created ),
			'date_modified'     => Dates::site( $modified ),
			'date_modified_gmt' => Dates::gmt( $modified ),
			'src'               => $src,
			'name'              => $post->post_title,
			'alt'               => is_string( $alt ) ? $alt : '',
		];
	}

	/**
	 * Several images as they are answered, in their order. Those that are not there any more are left out.
	 *
	 * @param list<int> $attachment_ids Ids of attachments.
	 * @return list<array<string, mixed>>
	 */
	public static function items( array $attachment_ids ): array {
		self::prime( $attachment_ids );
		return array_values( array_filter( array_map( self::item( ... ), $attachment_ids ), static fn( ?array $item ) => null !== $item ) );
	}

	/**
	 * Reads what item() needs of several images in two queries at most.
	 *
	 * @param list<int> $attachment_ids Ids of attachments, in any order; 0 is passed over.
	 */
	public static function prime( array $attachment_ids ): void {
		_prime_post_caches( array_values( array_unique( array_filter( $attachment_ids, static fn( int $id ) => $id > 0 ) ) ), false, true );
	}

	private static function time( string $gmt ): ?DateTimeImmutable {
		$time = str_starts_with( $gmt, '0000' ) ? false : DateTimeImmutable::createFromFormat(
			'Y-m-d H:i:s',
			$gmt,
			new DateTimeZone( 'UTC' )
		);
		return false === $time ? null : $time;
	}
}
