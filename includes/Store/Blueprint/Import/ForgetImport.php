<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * Removes what was kept of the last import, once it can't be taken back any more.
 */
final class ForgetImport implements Job {

	/**
	 * Name under which it is queued.
	 */
	public static function name(): string {
		return 'blueprint_forget_import';
	}

	/**
	 * Removes it where it is too old.
	 *
	 * @param Context     $context The site.
	 * @param string|null $cursor  Not needed.
	 * @param float       $until   Not needed: it is one option.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$last = new LastImport( $context );
		if ( null === $last->about() ) {
			$last->forget();
		}
		return null;
	}
}
