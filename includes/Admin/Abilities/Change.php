<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Kernel\Errors\DomainError;

/**
 * What assistants change in two steps: TwoSteps has them see the plan first, and makes it only while it still holds.
 *
 * @internal
 *
 * @phpstan-type Difference array{id: string, name: string, before: string|list<string>, after: string|list<string>}
 */
interface Change {

	/**
	 * What the names of both abilities end with.
	 *
	 * @return lowercase-string&non-falsy-string
	 */
	public function name(): string;

	/**
	 * Translated texts of both abilities.
	 *
	 * @return array{preview: array{string, string}, confirm: array{string, string}} Label and description of each.
	 */
	public function texts(): array;

	/**
	 * What is asked for, as properties of a JSON schema.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function properties(): array;

	/**
	 * What would change, from what is so at this moment. Changes nothing.
	 *
	 * @param array<mixed> $request What is asked for, as the schema says.
	 * @return list<Difference> None where all of it is so already.
	 * @throws DomainError If it can't be: the message quotes why.
	 */
	public function plan( array $request ): array;

	/**
	 * Makes the changes as they were planned, or none of them.
	 *
	 * @param array<mixed>     $request
	 * @param list<Difference> $differences
	 * @throws DomainError If somebody has changed something of it meanwhile, or it can't be written.
	 */
	public function make( array $request, array $differences ): void;
}
