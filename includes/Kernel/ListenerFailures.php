<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Closure;
use ReflectionFunction;
use ReflectionMethod;
use Throwable;

/**
 * The listeners that failed when they were told of a change: written to the log, and kept for a notice until somebody dismisses it.
 */
final class ListenerFailures extends BackOfficeModule implements ConditionalModule, Uninstalls {

	/**
	 * The option that holds the latest failures, by listener; autoloaded, and not there as long as nothing failed.
	 */
	public const OPTION = 'storewright_listener_failures';

	private const ACTION = 'storewright_dismiss_listener_failures';

	private const CAPABILITY = 'manage_woocommerce';

	private const MAX_KEPT = 10;

	private const MAX_LENGTH = 200;

	/**
	 * Needed wherever somebody may read the notice.
	 */
	public static function is_needed( Context $context ): bool {
		return is_admin();
	}

	/**
	 * Adds the notice and the answer to its dismissal.
	 */
	public function register(): void {
		add_action( 'admin_notices', [ $this, 'print_notice' ] );
		add_action( 'admin_post_' . self::ACTION, [ $this, 'dismiss' ] );
	}

	/**
	 * Forgets the failures.
	 */
	public function uninstall(): void {
		$this->context->options->delete( self::OPTION );
	}

	/**
	 * Notes a failure. Never fails itself: the change that was told of is stored.
	 *
	 * @param string    $hook
	 * @param mixed     $listener What failed, null if unknown.
	 * @param Throwable $error
	 */
	public static function report( string $hook, mixed $listener, Throwable $error ): void {
		[ $name, $plugin ] = self::describe( $listener );

		$log = new Log();
		$log->error(
			"A listener of $hook failed: {$error->getMessage()}",
			[
				'listener'  => $name,
				'plugin'    => $plugin,
				'exception' => $error::class,
				'at'        => $error->getFile() . ':' . $error->getLine(),
			]
		);
		try {
			self::keep( $hook, $name, $plugin );
		} catch ( Throwable $other ) {
			$log->error( "The failure of a listener could not be kept for the notice: {$other->getMessage()}" );
		}
	}

	/**
	 * Names the listeners that failed to those who look after the shop.
	 */
	public function print_notice(): void {
		// An option that is not there would cost a query if it were asked for.
		if ( ! isset( wp_load_alloptions()[ self::OPTION ] ) || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		$lines = '';
		foreach ( array_filter( $this->context->options->array( self::OPTION ), is_array( ... ) ) as $failure ) {
			[ $hook, $listener, $plugin, $time ] = array_map(
				static fn( string $key ) => is_scalar( $failure[ $key ] ?? null ) ? (string) $failure[ $key ] : '',
				[ 'hook', 'listener', 'plugin', 'time' ]
			);
			$lines                              .= sprintf(
				'<li>%s</li>',
				sprintf(
					/* translators: 1: name of a plugin's folder, 2: name of a function, 3: name of a hook, 4: date and time. */
					esc_html__( '%1$s: %2$s on %3$s, last on %4$s', 'storewright' ),
					'<strong>' . esc_html( '' === $plugin ? __( 'Unknown plugin', 'storewright' ) : $plugin ) . '</strong>',
					'<code>' . esc_html( $listener ) . '</code>',
					'<code>' . esc_html( $hook ) . '</code>',
					esc_html( (string) wp_date( 'Y-m-d H:i', (int) $time ) )
				)
			);
		}
		printf(
			'<div class="notice notice-warning"><p>%s</p><ul>%s</ul><p><a class="button" href="%s">%s</a></p></div>',
			esc_html__(
				'A plugin failed while handling a change in your store. The change was saved. Details are in the site’s error log.',
				'storewright'
			),
			$lines, // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
			esc_html__( 'Dismiss', 'storewright' )
		);
	}

	/**
	 * Forgets the failures and goes back to where the notice stood.
	 */
	public function dismiss(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		$this->context->options->delete( self::OPTION );
		$back = wp_get_referer();
		wp_safe_redirect( false === $back ? admin_url() : $back );
		exit;
	}

	private static function keep( string $hook, string $listener, string $plugin ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$failure = [
			'hook'     => mb_substr( $hook, 0, self::MAX_LENGTH ),
			'listener' => mb_substr( $listener, 0, self::MAX_LENGTH ),
			'plugin'   => mb_substr( $plugin, 0, self::MAX_LENGTH ),
			'time'     => time(),
		];
		$key     = md5( "$hook $listener" );
		( new Options( new \Storewright\Database\Connection( $wpdb, new Log() ) ) )->change(
			self::OPTION,
			static function ( array $kept ) use ( $key, $failure ): array {
				$last = is_array( $kept[ $key ] ?? null ) && is_int( $kept[ $key ]['time'] ?? null ) ? $kept[ $key ]['time'] : 0;
				if ( $failure['time'] - $last < MINUTE_IN_SECONDS ) {
					// One that fails at every order of an import must not write an autoloaded option each time.
					return $kept;
				}
				unset( $kept[ $key ] );
				return array_slice( [ $key => $failure ] + $kept, 0, self::MAX_KEPT, true );
			},
			true
		);
	}

	/**
	 * @return array{string, string} What the listener is called, and the folder of its plugin ('' if unknown).
	 */
	private static function describe( mixed $listener ): array {
		if ( is_string( $listener ) && str_contains( $listener, '::' ) ) {
			$listener = explode( '::', $listener, 2 );
		}
		$object = is_object( $listener ) && ! $listener instanceof Closure ? [ $listener, '__invoke' ] : $listener;
		if (
			is_array( $object )
			&& isset( $object[0], $object[1] )
			&& is_string( $object[1] )
			&& ( is_object( $object[0] ) || is_string( $object[0] ) ) ) {

			$class = is_object( $object[0] ) ? $object[0]::class : $object[0];
			$file  = method_exists( $object[0], $object[1] ) ? ( new ReflectionMethod( $object[0], $object[1] ) )->getFileName() : false;
			return [ "$class::{$object[1]}()", self::plugin_of( $file ) ];
		}
		if ( ! $object instanceof Closure && ! ( is_string( $object ) && function_exists( $object ) ) ) {
			return [ is_string( $object ) ? "$object()" : __( 'unknown', 'storewright' ), '' ];
		}
		$function = new ReflectionFunction( $object );
		$file     = $function->getFileName();
		$name     = $object instanceof Closure ? plugin_basename( (string) $file ) . ':' . $function->getStartLine() : "$object()";
		return [ $name, self::plugin_of( $file ) ];
	}

	private static function plugin_of( string|false $file ): string {
		$path = false === $file ? '' : plugin_basename( $file );
		// What lies in no folder of plugins keeps its whole path.
		return false === $file || ltrim( wp_normalize_path( $file ), '/' ) === $path ? '' : explode( '/', $path )[0];
	}
}
