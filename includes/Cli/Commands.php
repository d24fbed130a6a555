<?php
declare(strict_types=1);

namespace Storewright\Cli;

use Storewright\Kernel\Errors\DomainError;
use WP_CLI;

/**
 * Makes commands known to WP-CLI.
 */
final class Commands {

	/**
	 * Adds the commands below `wp storewright`.
	 *
	 * @param list<Command> $commands
	 */
	public static function add( array $commands ): void {
		foreach ( $commands as $command ) {
			WP_CLI::add_command(
				'storewright ' . $command->name,
				static function ( array $positional, array $named ) use ( $command ): void {
					self::run( $command, $positional, $named );
				},
				[
					'shortdesc' => $command->summary,
					'synopsis'  => array_map( static fn( Parameter $parameter ) => $parameter->synopsis, $command->parameters ),
				]
			);
		}
	}

	/**
	 * Runs a command; a failure that users are told of becomes its last line and the exit status 1.
	 *
	 * @param array<mixed> $positional
	 * @param array<mixed> $named
	 */
	private static function run( Command $command, array $positional, array $named ): void {
		$arguments = new Arguments( array_values( array_filter( $positional, 'is_string' ) ), self::named( $named ) );
		try {
			( $command->run )( $arguments, new WpCliTerminal() );
		} catch ( DomainError $error ) {
			WP_CLI::error( $error->getMessage() );
		}
	}

	/**
	 * @param array<mixed> $input
	 * @return array<string, string|bool>
	 */
	private static function named( array $input ): array {
		$named = [];
		foreach ( $input as $name => $value ) {
			if ( is_string( $value ) || is_bool( $value ) ) {
				$named[ (string) $name ] = $value;
			}
		}
		return $named;
	}
}
