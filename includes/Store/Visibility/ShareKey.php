<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use Storewright\Kernel\Context;

/**
 * The key of the private link. It is made when the link is first shown, and kept once the owner wants the link.
 */
final class ShareKey {

	/**
	 * Letters and digits of a key that is made here.
	 */
	private const LENGTH = 32;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The key that is kept; else a new one, which holds nothing open until keep() is called with it.
	 */
	public function offered(): string {
		$kept = $this->context->options->string( Visibility::KEY );
		return '' === $kept ? wp_generate_password( self::LENGTH, false ) : $kept;
	}

	/**
	 * Keeps a key, unless there is one: of two owners who save at once both get the same.
	 *
	 * @param mixed $offered What the form brought along; where it is no key, another one is made.
	 */
	public function keep( mixed $offered ): void {
		$is_key = is_string( $offered ) && 1 === preg_match( '/^[A-Za-z0-9]{' . self::LENGTH . '}$/D', $offered );
		$key    = $is_key ? $offered : wp_generate_password( self::LENGTH, false );
		$this->context->database->lock(
			'share_key',
			function () use ( $key ): void {
				if ( '' === ( $this->context->options->fresh( [ Visibility::KEY ] )[ Visibility::KEY ] ?? '' ) ) {
					$this->context->options->set( Visibility::KEY, $key );
				}
			}
		);
	}
}
