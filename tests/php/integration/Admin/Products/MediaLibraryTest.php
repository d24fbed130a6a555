<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Products;

use RuntimeException;
use Storewright\Admin\Products\MediaLibrary;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The media library is fetched when it is needed, by who may upload.
 */
final class MediaLibraryTest extends IntegrationTestCase {

	public function test_all_that_the_library_needs_is_told(): void {
		$this->as_shop_manager();

		$markup = MediaLibrary::markup();

		foreach ( [ 'id="media-editor-js"', 'id="media-views-css"', 'id="tmpl-attachment"', 'id="wp-util-js"' ] as $part ) {
			self::assertStringContainsString( $part, str_replace( "'", '"', $markup ) );
		}
		self::assertStringNotContainsString( 'load-scripts.php', $markup );
	}

	public function test_who_may_not_upload_is_told_nothing(): void {
		$this->as_subscriber();
		self::assertNotFalse( has_action( 'wp_ajax_' . MediaLibrary::ACTION ) );
		add_filter( 'wp_die_handler', static fn() => static fn() => throw new RuntimeException( 'refused' ) );

		$this->expectExceptionMessage( 'refused' );
		do_action( 'wp_ajax_' . MediaLibrary::ACTION ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- WordPress's.
	}
}
