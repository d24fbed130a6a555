<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

use DomainException;

/**
 * A value that a setting cannot take; the message is a translated reason.
 */
final class InvalidSettingValue extends DomainException {}
