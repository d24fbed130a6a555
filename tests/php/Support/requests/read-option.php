<?php
/**
 * Reads an option. Arguments: `name`. Returns its value.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $input ): string {
	/** @var array{name: string} $input */
	return $context->options->string( $input['name'] );
};
