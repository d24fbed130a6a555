<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Validation;

use UnexpectedValueException;

/**
 * A value that a setting can't take. The message is the translated reason, a sentence.
 */
final class InvalidValue extends UnexpectedValueException {}
