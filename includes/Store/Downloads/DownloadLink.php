<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

/**
 * What a link to a download says: WooCommerce's own, with the e-mail address in it or its hash.
 */
final class DownloadLink {

	private function __construct(
		public readonly int $product_id,
		public readonly string $order_key,
		public readonly string $download_id,
		private readonly string $email,
		private readonly string $email_hash
	) {}

	/**
	 * Reads the fields of an address; null where it is no such link.
	 *
	 * @param array<mixed> $query Without slashes.
	 */
	public static function of( array $query ): ?self {
		$text = static fn( string $name ): string => is_string( $query[ $name ] ?? null ) ? trim( $query[ $name ] ) : '';
		$link = new self( (int) $text( 'download_file' ), $text( 'order' ), $text( 'key' ), $text( 'email' ), $text( 'uid' ) );
		return $link->product_id < 1 || '' === $link->order_key || '' === $link->download_id || '' === $link->email . $link->email_hash
			? null
			: $link;
	}

	/**
	 * The address of a permission's file.
	 *
	 * @param Permission $permission
	 */
	public static function url( Permission $permission ): string {
		return add_query_arg(
			[
				'download_file' => $permission->product_id,
				'order'         => rawurlencode( $permission->order_key ),
				'uid'           => hash( 'sha256', $permission->email ),
				'key'           => rawurlencode( $permission->download_id ),
			],
			home_url( '/' )
		);
	}

	/**
	 * Whether it is the link of a permission.
	 *
	 * @param Permission $permission
	 */
	public function is_of( Permission $permission ): bool {
		$hash = '' === $this->email_hash ? hash( 'sha256', strtolower( $this->email ) ) : $this->email_hash;
		$own  = hash( 'sha256', '' === $this->email_hash ? strtolower( $permission->email ) : $permission->email );
		return '' !== $permission->email
			&& hash_equals( $own, $hash )
			&& hash_equals( $permission->order_key, $this->order_key )
			&& hash_equals( $permission->download_id, $this->download_id );
	}
}
