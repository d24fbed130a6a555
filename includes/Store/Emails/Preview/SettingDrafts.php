<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Preview;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Render\EmailOptions;
use Storewright\Store\Emails\Render\Look;

/**
 * Settings of emails that a user tries out and has not saved: they are seen in that user's previews alone, for an hour.
 */
final class SettingDrafts {

	private const MAX_LENGTH = 5000;

	public function __construct( private readonly Context $context ) {}

	/**
	 * What the user tries out: name of an option, or `woocommerce_{email}_{setting}` => text.
	 *
	 * @return array<string, string>
	 */
	public function all(): array {
		$stored = get_transient( $this->name() );
		$drafts = [];
		foreach ( is_array( $stored ) ? $stored : [] as $key => $value ) {
			if ( is_string( $value ) ) {
				$drafts[ (string) $key ] = $value;
			}
		}
		return $drafts;
	}

	/**
	 * Keeps a value.
	 *
	 * @throws InvalidInput If that is no setting of emails, or the value is too long.
	 */
	public function keep( string $key, string $value ): void {
		if ( ! in_array( $key, $this->keys(), true ) ) {
			/* translators: %s: name of a setting. */
			$reason = sprintf( __( '“%s” is not a setting of emails.', 'storewright' ), $key );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'key' => $reason ] );
		}
		if ( mb_strlen( $value ) > self::MAX_LENGTH ) {
			/* translators: %s: a number. */
			$reason = sprintf( __( 'Use at most %s characters.', 'storewright' ), number_format_i18n( self::MAX_LENGTH ) );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'value' => $reason ] );
		}
		// Two fields that change at once keep both values.
		$this->context->database->lock(
			$this->name(),
			fn() => set_transient( $this->name(), [ $key => $value ] + $this->all(), HOUR_IN_SECONDS )
		);
	}

	/**
	 * Forgets them, where a form shows what is saved again.
	 */
	public function forget(): void {
		if ( [] !== $this->all() ) {
			delete_transient( $this->name() );
		}
	}

	/**
	 * @return list<string>
	 */
	private function keys(): array {
		$keys = Look::names();
		foreach ( array_keys( EmailTypes::all() ) as $id ) {
			foreach ( EmailOptions::OBEYED as $setting ) {
				$keys[] = "woocommerce_{$id}_{$setting}";
			}
		}
		return $keys;
	}

	private function name(): string {
		return 'storewright_email_drafts_' . get_current_user_id();
	}
}
