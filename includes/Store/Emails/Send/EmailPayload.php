<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

/**
 * What the outbox knows of an email.
 */
final class EmailPayload {

	/**
	 * @param array<mixed> $values
	 */
	public function __construct( private readonly array $values ) {}

	/**
	 * A text, '' where there is none.
	 */
	public function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * A number, 0 where there is none.
	 */
	public function number( string $name ): int {
		$value = $this->values[ $name ] ?? 0;
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
