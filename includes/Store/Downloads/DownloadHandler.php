<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

use Storewright\Kernel\Context;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Products\ProductServices;

/**
 * Decides on a request of a download: who may have it, whether it counts, and how it is sent.
 */
final class DownloadHandler {

	/**
	 * What a browser may show instead of saving it. Pages and pictures with scripts in them are never shown on the shop's own origin.
	 */
	private const SHOWN = '~^(application/pdf|text/plain|(audio|video)/[a-z0-9.+-]+|image/(jpeg|png|gif|webp|avif))$~D';

	private readonly PermissionStore $store;

	public function __construct( private readonly Context $context ) {
		$this->store = new PermissionStore( $context );
	}

	/**
	 * The answer to a request. A download is counted where it is allowed and its file is there.
	 *
	 * @param array<mixed> $query  Fields of the address, without slashes.
	 * @param array<mixed> $server As `$_SERVER`, without slashes.
	 * @throws DownloadRefused If it may not be downloaded.
	 */
	public function answer( array $query, array $server ): Delivery {
		$link       = DownloadLink::of( $query );
		$permission = null === $link ? null : $this->store->of_link( $link );
		if ( null === $permission ) {
			throw new DownloadRefused( 404, __( 'This download link is not valid. Check that it is complete, or ask the store for a new one.', 'storewright' ) );
		}
		$this->check_order( $permission );
		$this->check_user( $permission, $server );
		if ( $permission->is_expired( $this->context->clock->now() ) ) {
			throw new DownloadRefused( 410, __( 'This download has expired. Ask the store if you still need the file.', 'storewright' ) );
		}
		$location = $this->file( $permission );

		$text   = static fn( string $name ): string => is_string( $server[ $name ] ?? null ) ? $server[ $name ] : '';
		$method = $this->method( $location, $text( 'SERVER_SOFTWARE' ) );
		$size   = '' === $location->path ? 0 : (int) filesize( $location->path );
		$tag    = '' === $location->path ? '' : self::tag( $location->path, $size );
		$header = 'force' === $method && in_array( $text( 'HTTP_IF_RANGE' ), [ '', $tag ], true ) ? $text( 'HTTP_RANGE' ) : '';
		$range  = ByteRange::of( $header, $size );
		if ( null === $range ) {
			throw new DownloadRefused(
				416,
				__( 'The file has no such part. Start the download again.', 'storewright' ),
				headers: [ 'Content-Range' => "bytes */$size" ]
			);
		}
		$is_head = 'HEAD' === $text( 'REQUEST_METHOD' );
		$this->count( $permission, $range->start > 0, $is_head, $text( 'REMOTE_ADDR' ) );
		if ( 'redirect' === $method ) {
			return new Delivery( 302, [ 'Location' => $location->url ] );
		}
		$headers = $this->headers( $location->path ) + [ 'ETag' => $tag ];
		if ( 'force' !== $method ) {
			return new Delivery( 200, $headers + [ $method => self::sent_by_server( $method, $location->path ) ] );
		}
		$headers += [
			'Accept-Ranges'  => 'bytes',
			'Content-Length' => (string) $range->length,
		];
		if ( $range->is_partial ) {
			$headers['Content-Range'] = sprintf( 'bytes %d-%d/%d', $range->start, $range->start + $range->length - 1, $size );
		}
		return new Delivery( $range->is_partial ? 206 : 200, $headers, $is_head ? '' : $location->path, $range->start, $range->length );
	}

	private function check_order( Permission $permission ): void {
		$order = ( new OrderServices( $this->context ) )->query()->find( $permission->order_id );
		if ( null === $order || ! in_array( $order->status, $this->store->statuses(), true ) ) {
			throw new DownloadRefused( 403, __( 'The order of this download is not paid, or was canceled or refunded.', 'storewright' ) );
		}
	}

	/**
	 * @param Permission   $permission
	 * @param array<mixed> $server
	 */
	private function check_user( Permission $permission, array $server ): void {
		if ( 0 === $permission->user_id || 'yes' !== $this->context->options->string( 'woocommerce_downloads_require_login', 'no' ) ) {
			return;
		}
		if ( ! is_user_logged_in() ) {
			$path = is_string( $server['QUERY_STRING'] ?? null ) ? home_url( '/?' . $server['QUERY_STRING'] ) : home_url( '/' );
			throw new DownloadRefused( 403, __( 'Log in to download this file.', 'storewright' ), wp_login_url( $path ) );
		}
		if ( get_current_user_id() !== $permission->user_id ) {
			throw new DownloadRefused( 403, __( 'This download belongs to another account.', 'storewright' ) );
		}
	}

	/**
	 * @param Permission $permission
	 * @return FileLocation Where it is.
	 */
	private function file( Permission $permission ): FileLocation {
		$product = ( new ProductServices( $this->context ) )->query()->find( $permission->product_id );
		foreach ( $product->downloads ?? [] as $file ) {
			$location = $file->id === $permission->download_id ? FileLocation::of( $file->file ) : null;
			if ( null !== $location ) {
				return $location;
			}
		}
		throw new DownloadRefused( 404, __( 'This file is not there any more. Ask the store for it.', 'storewright' ) );
	}

	/**
	 * @return string `force`, `redirect`, or the header by which the web server sends the file.
	 */
	private function method( FileLocation $location, string $software ): string {
		$method = $this->context->options->string( 'woocommerce_file_download_method', 'force' );
		if ( '' === $location->path ) {
			// Never fetched by this server, which would reach what visitors can't.
			if ( 'redirect' === $method || 'yes' === $this->context->options->string( 'woocommerce_downloads_redirect_fallback_allowed', 'no' ) ) {
				return 'redirect';
			}
			throw new DownloadRefused( 404, __( 'This file is on another site, and this store does not send customers there. Ask the store for it.', 'storewright' ) );
		}
		if ( 'redirect' === $method && '' !== $location->url ) {
			return 'redirect';
		}
		if ( 'xsendfile' !== $method ) {
			return 'force';
		}
		return match ( true ) {
			str_contains( strtolower( $software ), 'nginx' )     => 'X-Accel-Redirect',
			str_contains( strtolower( $software ), 'lighttpd' )  => 'X-Sendfile',
			function_exists( 'apache_get_modules' ) && in_array( 'mod_xsendfile', apache_get_modules(), true ) => 'X-Sendfile',
			default                                              => 'force',
		};
	}

	private function count( Permission $permission, bool $goes_on, bool $is_head, string $address ): void {
		$user = get_current_user_id();
		if ( $goes_on && $this->store->may_resume( $permission, $user, $address ) ) {
			return;
		}
		if ( $is_head ? 0 === $permission->remaining : ! $this->store->count( $permission, $user, $address ) ) {
			throw new DownloadRefused( 403, __( 'You have downloaded this file as often as the store allows. Ask the store if you need it again.', 'storewright' ) );
		}
	}

	/**
	 * @return array<string, string>
	 */
	private function headers( string $path ): array {
		$name   = sanitize_file_name( wp_basename( $path ) );
		$type   = wp_check_filetype( $name )['type'];
		$type   = is_string( $type ) ? $type : 'application/octet-stream';
		$inline = 'yes' === $this->context->options->string( 'woocommerce_downloads_deliver_inline', 'no' ) && 1 === preg_match( self::SHOWN, $type );
		return [
			'Content-Type'           => $type,
			'Content-Disposition'    => ( $inline ? 'inline' : 'attachment' )
				. '; filename="' . (string) preg_replace( '/[^\x20-\x7e]|["\\\\]/', '_', $name ) . "\"; filename*=UTF-8''" . rawurlencode( $name ),
			'X-Content-Type-Options' => 'nosniff',
		];
	}

	private static function tag( string $path, int $size ): string {
		return '"' . substr( hash( 'sha256', $path . '|' . $size . '|' . (int) filemtime( $path ) ), 0, 32 ) . '"';
	}

	private static function sent_by_server( string $header, string $path ): string {
		if ( 'X-Accel-Redirect' !== $header ) {
			return $path;
		}
		$below = substr( wp_normalize_path( $path ), strlen( trailingslashit( wp_normalize_path( (string) realpath( ABSPATH ) ) ) ) );
		return '/' . implode( '/', array_map( rawurlencode( ... ), explode( '/', $below ) ) );
	}
}
