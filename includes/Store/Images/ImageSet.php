<?php
declare(strict_types=1);

namespace Storewright\Store\Images;

use Throwable;

/**
 * Images that a request asked for, all there, not yet used: describe() and whatever uses their ids belong into one
 * transaction; if that fails, the files that were fetched for it have to go again.
 */
final class ImageSet {

	/**
	 * @param list<int>                                        $ids     Attachment ids in the order of the request.
	 * @param list<int>                                        $fetched Those that were made for this request.
	 * @param array<int, array{name: string|null, alt: string|null}> $texts Id => texts to set; null leaves one as it is.
	 */
	public function __construct(
		public readonly array $ids,
		private readonly array $fetched = [],
		private readonly array $texts = []
	) {}

	/**
	 * Does the work that uses the images. If it throws, fetched files are removed.
	 *
	 * A lock or a transaction goes into the work, not around this: files are no part of the database.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Throwable What the work threw.
	 */
	public function kept_by( callable $work ): mixed {
		try {
			return $work();
		} catch ( Throwable $error ) {
			$this->discard();
			throw $error;
		}
	}

	/**
	 * Gives the images the titles and alternative texts of the request.
	 */
	public function describe(): void {
		foreach ( $this->texts as $id => $texts ) {
			if ( null !== $texts['name'] && get_post( $id )?->post_title !== $texts['name'] ) {
				wp_update_post(
					[
						'ID'         => $id,
						'post_title' => wp_slash( $texts['name'] ),
					]
				);
			}
			if ( null !== $texts['alt'] ) {
				update_post_meta( $id, ImageField::ALT, wp_slash( $texts['alt'] ) );
			}
		}
	}

	/**
	 * Removes the files that were fetched.
	 */
	public function discard(): void {
		foreach ( $this->fetched as $id ) {
			wp_delete_attachment( $id, true );
		}
	}
}
