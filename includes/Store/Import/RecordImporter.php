<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

use Storewright\Kernel\Errors\DomainError;

/**
 * A kind of objects that can be imported, each as a whole or not at all.
 */
interface RecordImporter {

	/**
	 * Such as `products`; the file is called so, too, with `.json` at the end.
	 */
	public function name(): string;

	/**
	 * The object here that is the same one, 0 if there is none: it is there already, or the import was interrupted before it could
	 * note it.
	 *
	 * @param Record $record What the other shop says.
	 * @param int    $parent Id, in the other shop, of what the object belongs to; 0 if nothing.
	 */
	public function find( Record $record, int $parent ): int;

	/**
	 * Adds it, under its id if that is free.
	 *
	 * @param Record   $record What the other shop says.
	 * @param int      $parent Id, in the other shop, of what the object belongs to; 0 if nothing.
	 * @param ImportNotes $notice Takes what could not be taken over.
	 * @return int Its id here.
	 * @throws DomainError If it can't be.
	 */
	public function add( Record $record, int $parent, ImportNotes $notice ): int;

	/**
	 * Notes what belongs to an object that was found or added.
	 *
	 * @param Record $record What the other shop says.
	 * @param int    $local  Its id here.
	 */
	public function settle( Record $record, int $local ): void;
}
