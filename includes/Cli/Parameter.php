<?php
declare(strict_types=1);

namespace Storewright\Cli;

/**
 * A parameter of a command: `<file>`, `--name=<value>` or `--name`.
 */
final class Parameter {

	/**
	 * @param array<string, mixed> $synopsis As WP-CLI describes it.
	 */
	private function __construct( public readonly array $synopsis ) {}

	/**
	 * One that is told by its place, such as a file.
	 *
	 * @param string $name        How it is called in the help.
	 * @param string $description One sentence.
	 * @param bool   $optional    Whether it may be left out.
	 */
	public static function positional( string $name, string $description, bool $optional = false ): self {
		return new self(
			[
				'type'        => 'positional',
				'name'        => $name,
				'description' => $description,
				'optional'    => $optional,
			]
		);
	}

	/**
	 * `--name=<value>`.
	 *
	 * @param string       $name        Without dashes.
	 * @param string       $description One sentence.
	 * @param string|null  $default     What holds where it is left out; null where it has to be given.
	 * @param list<string> $choices     What it may be; empty where anything goes.
	 */
	public static function option( string $name, string $description, ?string $default = null, array $choices = [] ): self {
		$synopsis = [
			'type'        => 'assoc',
			'name'        => $name,
			'description' => $description,
			'optional'    => null !== $default,
		];
		if ( null !== $default && '' !== $default ) {
			$synopsis['default'] = $default;
		}
		if ( [] !== $choices ) {
			$synopsis['options'] = $choices;
		}
		return new self( $synopsis );
	}

	/**
	 * `--name`.
	 *
	 * @param string $name        Without dashes.
	 * @param string $description One sentence.
	 */
	public static function flag( string $name, string $description ): self {
		return new self(
			[
				'type'        => 'flag',
				'name'        => $name,
				'description' => $description,
				'optional'    => true,
			]
		);
	}
}
