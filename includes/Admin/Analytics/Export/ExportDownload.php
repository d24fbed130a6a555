<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\PrivateFolder;

/**
 * Hands an exported report to the user who asked for it, and to nobody else.
 */
final class ExportDownload {

	/**
	 * The action of admin-post.php.
	 */
	public const ACTION = 'storewright_report_export';

	private const NONCE = '_wpnonce';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The address of an export's file. It asks before the file comes, as e-mails can't hold a nonce.
	 */
	public static function url( ReportExport $export ): string {
		return add_query_arg(
			[
				'action' => self::ACTION,
				'export' => $export->id,
			],
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * The address at which the present user has the file at once, for as long as the login lasts.
	 */
	public static function url_with_nonce( ReportExport $export ): string {
		return add_query_arg( self::NONCE, wp_create_nonce( self::nonce_of( $export ) ), self::url( $export ) );
	}

	/**
	 * An export that the present user may download; null where there is none.
	 *
	 * @param string $id Of the export.
	 */
	public function find( string $id ): ?ReportExport {
		$export = ( new ExportStore( $this->context ) )->find( $id );
		$is_own = null !== $export && get_current_user_id() === $export->user && current_user_can( Capabilities::VIEW_REPORTS );
		return $is_own && $export->is_done && is_file( PrivateFolder::file( $export->file ) ) ? $export : null;
	}

	/**
	 * Whether a nonce is the present user's for an export.
	 */
	public static function is_valid( string $nonce, ReportExport $export ): bool {
		return false !== wp_verify_nonce( $nonce, self::nonce_of( $export ) );
	}

	/**
	 * Answers admin-post.php: with the file, a question, or that there is no such file.
	 */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- It is verified below.
		$id    = isset( $_GET['export'] ) && is_string( $_GET['export'] ) ? sanitize_key( $_GET['export'] ) : '';
		$nonce = isset( $_GET[ self::NONCE ] ) && is_string( $_GET[ self::NONCE ] ) ? sanitize_key( $_GET[ self::NONCE ] ) : '';
		// phpcs:enable
		$export = $this->find( $id );
		if ( null === $export ) {
			wp_die(
				esc_html__( 'This file is not there any more, or it is somebody else’s. Files are kept for a day.', 'storewright' ),
				esc_html__( 'Report not found', 'storewright' ),
				[
					'response'  => 404,
					'link_url'  => esc_url( $this->context->app_url( [ 'path' => '/analytics/overview' ] ) ),
					'link_text' => esc_html__( 'Go to Analytics', 'storewright' ),
				]
			);
		}
		if ( ! self::is_valid( $nonce, $export ) ) {
			wp_die(
				esc_html( $export->download_name() ),
				esc_html__( 'Download report', 'storewright' ),
				[
					'response'  => 200,
					'link_url'  => esc_url( self::url_with_nonce( $export ) ),
					'link_text' => esc_html__( 'Download report', 'storewright' ),
				]
			);
		}
		self::send( $export );
	}

	/**
	 * Sends the file, a buffer at a time.
	 */
	private static function send( ReportExport $export ): never {
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		$path = PrivateFolder::file( $export->file );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"{$export->download_name()}\"" );
		header( 'Content-Length: ' . (int) filesize( $path ) );
		header( 'X-Content-Type-Options: nosniff' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_readfile -- It is not kept in memory as a whole.
		readfile( $path );
		exit;
	}

	private static function nonce_of( ReportExport $export ): string {
		return self::ACTION . '_' . $export->id;
	}
}
