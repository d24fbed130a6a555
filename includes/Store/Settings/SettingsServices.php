<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use Storewright\Kernel\Context;
use Storewright\Store\Settings\Audit\AuditLog;

/**
 * Builds the services of settings.
 */
final class SettingsServices {

	public function __construct( private readonly Context $context ) {}

	public function query(): SettingsQuery {
		return new SettingsQuery( $this->context );
	}

	public function repository( SettingsRegistry $registry ): SettingsRepository {
		return new SettingsRepository( $this->context, $registry, new AuditLog( $this->context ) );
	}
}
