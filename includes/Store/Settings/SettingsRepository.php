<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\SettingConflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Events;
use Storewright\Kernel\SecretMask;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\Validation\InvalidValue;
use Storewright\Store\Settings\Validation\ValueSanitizer;

/**
 * Writes settings. Checking and writing are one step under a lock: of two requests that expect the same value, one gets it.
 * Each change is recorded in the same transaction.
 */
final class SettingsRepository {

	/**
	 * Lock that every writer of settings holds.
	 */
	public const LOCK = 'settings';

	public function __construct(
		private readonly Context $context,
		private readonly SettingsRegistry $registry,
		private readonly AuditLog $audit
	) {}

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
						$made       = [ ...$made, ...$this->write( [ $this->check( $change, $this->stored( [ $change ] ) ) ] ) ];
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
	 *                      Where the changes are of settings of several groups that have the same id, it is `group/id` in both.
	 */
	public function save_all( array $changes ): void {
		$made = $this->context->database->lock( self::LOCK, fn() => $this->write( $this->check_all( $changes ) ) );
		$this->announce( $made );
	}

	/**
	 * Checks changes as save_all() does before it writes, and answers what they would be. Nothing is written.
	 *
	 * @param list<SettingChange> $changes
	 * @return list<ValidatedChange>
	 * @throws InvalidInput As save_all().
	 * @throws Conflict     Likewise.
	 */
	public function check_all( array $changes ): array {
		$stored    = $this->stored( $changes );
		$names     = self::names( $changes );
		$checked   = [];
		$bad       = [];
		$conflicts = [];
		foreach ( $changes as $index => $change ) {
			$name = $names[ $index ];
			if ( isset( $checked[ $name ] ) ) {
				$bad[ $name ] = __( 'It is listed twice.', 'storewright' );
				continue;
			}
			try {
				$checked[ $name ] = $this->check( $change, $stored );
			} catch ( Conflict $conflict ) {
				$conflicts[ $name ] = $conflict->data['current'] ?? null;
			} catch ( InvalidInput $failure ) {
				$bad[ $name ] = $failure->params[ $change->id ] ?? $failure->getMessage();
			} catch ( DomainError $failure ) {
				$bad[ $name ] = $failure->getMessage();
			}
		}
		if ( [] !== $bad ) {
			throw new InvalidInput(
				'storewright_rest_batch_refused',
				/* translators: %s: ids of settings, separated by commas. */
				sprintf( __( 'Nothing was saved. Invalid value: %s', 'storewright' ), implode( ', ', array_keys( $bad ) ) ),
				$bad,
				[] === $conflicts ? [] : [ 'conflicts' => $conflicts ]
			);
		}
		if ( [] !== $conflicts ) {
			throw SettingConflict::of( $conflicts );
		}
		return array_values( $checked );
	}

	/**
	 * Returns a name for each change in errors: its id, which the groups of e-mails have in common.
	 *
	 * @param list<SettingChange> $changes
	 * @return list<string>
	 */
	private static function names( array $changes ): array {
		$groups = [];
		foreach ( $changes as $change ) {
			$groups[ $change->id ][ $change->group_id ] = true;
		}
		return array_map(
			static fn( SettingChange $change ) => 1 === count( $groups[ $change->id ] ) ? $change->id : "{$change->group_id}/{$change->id}",
			$changes
		);
	}

	/**
	 * Where the setting holds the wished value already there is no conflict: a request that is repeated comes to the same end.
	 *
	 * @param array<string, mixed> $stored What options hold now, by name.
	 */
	private function check( SettingChange $change, array $stored ): ValidatedChange {
		$setting = $this->registry->setting( $change->group_id, $change->id );
		$current = $setting->value_in( $stored );
		$is_kept = $setting->is_secret() && SecretMask::is_mask( $change->value );
		try {
			$new = $is_kept ? $current : ValueSanitizer::sanitize( $setting, $change->value );
		} catch ( InvalidValue $reason ) {
			throw new InvalidInput(
				'rest_setting_value_invalid',
				/* translators: 1: id of a setting, 2: what is wrong, a sentence. */
				sprintf( __( '%1$s: %2$s', 'storewright' ), $change->id, $reason->getMessage() ),
				[ $change->id => $reason->getMessage() ]
			);
		}
		$is_expected = $setting->read( $change->expected ) === $current
			|| ( $setting->is_secret() && $setting->answered( $current ) === $change->expected );

		if ( $change->has_expected && $new !== $current && ! $is_expected ) {
			throw new Conflict(
				'storewright_rest_setting_conflict',
				/* translators: %s: name of a setting. */
				sprintf( __( 'Someone else changed “%s” in the meantime.', 'storewright' ), $setting->label ),
				[ 'current' => $setting->answered( $current ) ]
			);
		}
		return new ValidatedChange( $setting, $current, $new );
	}

	/**
	 * Reads the stored values from the database, past every cache.
	 *
	 * @param list<SettingChange> $changes
	 * @return array<string, mixed> By name of the option; what is not stored is left out, and so is what is no setting.
	 */
	private function stored( array $changes ): array {
		$options = [];
		foreach ( $changes as $change ) {
			try {
				$options[] = $this->registry->setting( $change->group_id, $change->id )->option();
			} catch ( DomainError ) {
				continue;
			}
		}
		return $this->context->options->fresh( array_values( array_unique( $options ) ) );
	}

	/**
	 * Writes changes and records them, as a whole or not at all. Of an option that holds several settings, the rest stays.
	 *
	 * @param list<ValidatedChange> $changes
	 * @return list<ValidatedChange> The same.
	 */
	private function write( array $changes ): array {
		$this->context->database->transaction(
			function () use ( $changes ): void {
				$shared = [];
				foreach ( $changes as $change ) {
					$setting = $change->setting;
					if ( $setting->is_shared() ) {
						$shared[ $setting->option() ][ $setting->id ] = $change->new;
					} else {
						$this->context->options->set( $setting->id, $setting->stored_form( $change->new ), $setting->autoload );
					}
					$this->audit->record( $setting->group_id, $setting->id, $change->old, $change->new, $setting->is_secret() );
				}
				foreach ( $shared as $option => $values ) {
					$this->context->options->change( $option, static fn( array $stored ): array => $values + $stored );
				}
			}
		);
		return $changes;
	}

	/**
	 * Tells of what really changed, once it is kept and the lock is free.
	 *
	 * @param list<ValidatedChange> $made
	 */
	private function announce( array $made ): void {
		$received = [];
		foreach ( $made as $change ) {
			if ( ! $change->is_real() ) {
				continue;
			}
			$received[] = [
				'group_id' => $change->setting->group_id,
				'id'       => $change->setting->id,
				'old'      => $change->old,
				'new'      => $change->new,
			];
			/**
			 * Fires when a setting holds another value than before.
			 *
			 * @param string              $id       The setting.
			 * @param string|list<string> $old      The value that held, be it stored or the default.
			 * @param string|list<string> $new      The value that holds now.
			 * @param string              $group_id The group of the setting: those of e-mails share their ids.
			 */
			Events::dispatch( 'storewright_setting_changed', $change->setting->id, $change->old, $change->new, $change->setting->group_id );
		}
		if ( [] !== $received ) {
			/**
			 * Fires once after each request that changed settings, for what is to be done once however many they are.
			 *
			 * @param list<array{group_id: string, id: string, old: string|list<string>, new: string|list<string>}> $changes What
			 *   really changed.
			 */
			Events::dispatch( 'storewright_settings_changed', $received );
		}
	}
}
