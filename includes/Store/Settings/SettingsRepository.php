<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Settings\Validation\Rejected;
use Storewright\Store\Settings\Validation\ValueSanitizer;

/**
 * Writes settings. Checking and writing are one step under a lock: of two requests that expect the same value, one gets it.
 */
final class SettingsRepository {

	private const LOCK = 'settings';

	public function __construct( private readonly Context $context, private readonly SettingsRegistry $registry ) {}

	/**
	 * Changes one setting.
	 *
	 * @throws DomainError If the setting does not exist, can't take the value or holds another one than expected.
	 */
	public function save( SettingChange $change ): void {
		$failure = $this->save_each( [ $change ] )[0] ?? null;
		if ( null !== $failure ) {
			throw $failure;
		}
	}

	/**
	 * Changes settings one by one: one that fails does not stop the others.
	 *
	 * @param list<SettingChange> $changes
	 * @return list<DomainError|null> For each change why it was not made, null where it was.
	 */
	public function save_each( array $changes ): array {
		$failures = [];
		$made     = [];
		$this->context->database->lock(
			self::LOCK,
			function () use ( $changes, &$failures, &$made ): void {
				foreach ( $changes as $change ) {
					try {
						$made[]     = $this->write( $this->check( $change, $this->stored( [ $change ] ) ) );
						$failures[] = null;
					} catch ( DomainError $failure ) {
						$failures[] = $failure;
					}
				}
			}
		);
		$this->announce( $made );
		return $failures;
	}

	/**
	 * Makes all changes or none.
	 *
	 * @param list<SettingChange> $changes
	 * @throws InvalidInput If a setting is missing, named twice or can't take its value: `params` tells why, by id.
	 * @throws Conflict     If nothing but that is wrong that settings hold other values than expected: `conflicts` holds these, by id.
	 */
	public function save_all( array $changes ): void {
		$made = $this->context->database->lock(
			self::LOCK,
			function () use ( $changes ): array {
				$checked = $this->check_all( $changes );
				return $this->context->database->transaction( fn() => array_map( $this->write( ... ), $checked ) );
			}
		);
		$this->announce( $made );
	}

	/**
	 * @param list<SettingChange> $changes
	 * @return list<CheckedChange>
	 */
	private function check_all( array $changes ): array {
		$stored    = $this->stored( $changes );
		$checked   = [];
		$bad       = [];
		$conflicts = [];
		foreach ( $changes as $change ) {
			if ( isset( $checked[ $change->id ] ) ) {
				$bad[ $change->id ] = __( 'It is named twice.', 'storewright' );
				continue;
			}
			try {
				$checked[ $change->id ] = $this->check( $change, $stored );
			} catch ( Conflict $conflict ) {
				$conflicts[ $change->id ] = $conflict->data['current'] ?? null;
			} catch ( InvalidInput $failure ) {
				$bad[ $change->id ] = $failure->params[ $change->id ] ?? $failure->getMessage();
			} catch ( DomainError $failure ) {
				$bad[ $change->id ] = $failure->getMessage();
			}
		}
		if ( [] !== $bad ) {
			throw new InvalidInput(
				'storewright_rest_batch_refused',
				/* translators: %s: ids of settings, separated by commas. */
				sprintf( __( 'Nothing was saved. Not right: %s', 'storewright' ), implode( ', ', array_keys( $bad ) ) ),
				$bad,
				[] === $conflicts ? [] : [ 'conflicts' => $conflicts ]
			);
		}
		if ( [] !== $conflicts ) {
			throw new Conflict(
				'storewright_rest_setting_conflict',
				/* translators: %s: ids of settings, separated by commas. */
				sprintf( __( 'Nothing was saved. Somebody else changed in the meantime: %s', 'storewright' ), implode( ', ', array_keys( $conflicts ) ) ),
				[ 'conflicts' => $conflicts ]
			);
		}
		return array_values( $checked );
	}

	/**
	 * Where the setting holds the wished value already there is no conflict: a request that is repeated comes to the same end.
	 *
	 * @param array<string, mixed> $stored What is stored now, by id.
	 */
	private function check( SettingChange $change, array $stored ): CheckedChange {
		$setting = $this->registry->setting( $change->group_id, $change->id );
		$current = $setting->effective( $stored[ $change->id ] ?? null );
		try {
			$new = ValueSanitizer::sanitize( $setting, $change->value );
		} catch ( Rejected $reason ) {
			throw new InvalidInput(
				'rest_setting_value_invalid',
				/* translators: 1: id of a setting, 2: what is wrong, a sentence. */
				sprintf( __( '%1$s: %2$s', 'storewright' ), $change->id, $reason->getMessage() ),
				[ $change->id => $reason->getMessage() ]
			);
		}
		if ( $change->has_expected && $new !== $current && $setting->read( $change->expected ) !== $current ) {
			throw new Conflict(
				'storewright_rest_setting_conflict',
				/* translators: %s: name of a setting. */
				sprintf( __( '“%s” was changed by somebody else in the meantime.', 'storewright' ), $setting->label ),
				[ 'current' => $current ]
			);
		}
		return new CheckedChange( $setting, $current, $new );
	}

	/**
	 * What the database holds at this moment, past every cache.
	 *
	 * @param list<SettingChange> $changes
	 * @return array<string, mixed> By id; what is not stored is left out.
	 */
	private function stored( array $changes ): array {
		return $this->context->options->fresh( array_map( static fn( SettingChange $change ) => $change->id, $changes ) );
	}

	private function write( CheckedChange $change ): CheckedChange {
		$this->context->options->set( $change->setting->id, $change->new, $change->setting->autoload );
		return $change;
	}

	/**
	 * Tells of what really changed, once it is kept and the lock is free.
	 *
	 * @param list<CheckedChange> $made
	 */
	private function announce( array $made ): void {
		foreach ( $made as $change ) {
			if ( $change->old !== $change->new ) {
				/**
				 * Fires when a setting holds another value than before.
				 *
				 * @param string              $id  The setting.
				 * @param string|list<string> $old The value that held, be it stored or the default.
				 * @param string|list<string> $new The value that holds now.
				 */
				do_action( 'storewright_setting_changed', $change->setting->id, $change->old, $change->new );
			}
		}
	}
}
