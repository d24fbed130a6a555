<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

/**
 * Permission of a consumer key, within that of its user.
 */
enum KeyPermission: string {

	case Read = 'read';

	case Write = 'write';

	case ReadWrite = 'read_write';

	/**
	 * Whether requests of an HTTP method are within the permission.
	 *
	 * @param string $method Such as `GET`, in any case.
	 */
	public function allows( string $method ): bool {
		return match ( strtoupper( $method ) ) {
			'OPTIONS'     => true,
			'GET', 'HEAD' => self::Write !== $this,
			default       => self::Read !== $this,
		};
	}

	/**
	 * The permission's translated name.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Read      => __( 'Read', 'storewright' ),
			self::Write     => __( 'Write', 'storewright' ),
			self::ReadWrite => __( 'Read and write', 'storewright' ),
		};
	}
}
