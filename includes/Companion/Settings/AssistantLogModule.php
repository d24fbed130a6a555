<?php
declare(strict_types=1);

namespace Storewright\Companion\Settings;

use Storewright\Kernel\BackOfficeModule;

/**
 * What assistants change beside WooCommerce is in WooCommerce's log (Status → Logs, `storewright-assistants`): the change log is of the
 * shop that Storewright runs.
 */
final class AssistantLogModule extends BackOfficeModule {

	public const SOURCE = 'storewright-assistants';

	/**
	 * Listens to what assistants have changed.
	 */
	public function register(): void {
		add_action( 'storewright_assistant_changed', self::record( ... ), 10, 2 );
	}

	/**
	 * @param mixed $what    Such as `settings`.
	 * @param mixed $changes Each with `id`, `before` and `after`.
	 */
	private static function record( mixed $what, mixed $changes ): void {
		$user = wp_get_current_user();
		foreach ( is_string( $what ) && is_array( $changes ) ? $changes : [] as $change ) {
			if ( is_string( $what ) && is_array( $change ) && is_string( $change['id'] ?? null ) ) {
				wc_get_logger()->info(
					sprintf(
						'%s (user %d), by an assistant: %s %s, from %s to %s',
						$user->user_login,
						$user->ID,
						$what,
						$change['id'],
						self::text( $change['before'] ?? '' ),
						self::text( $change['after'] ?? '' )
					),
					[ 'source' => self::SOURCE ]
				);
			}
		}
	}

	private static function text( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE );
	}
}
