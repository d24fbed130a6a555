<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

use Storewright\Kernel\Context;

/**
 * Builds the services of notes.
 */
final class NoteServices {

	public function __construct( private readonly Context $context ) {}

	public function tables(): Tables {
		return new Tables( $this->context->mode );
	}

	public function query(): NoteQuery {
		return new NoteQuery( $this->context, $this->tables() );
	}

	public function repository(): NoteRepository {
		return new NoteRepository( $this->context, $this->query(), $this->tables() );
	}
}
