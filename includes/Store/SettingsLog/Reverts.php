<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;
use Storewright\Kernel\SecretMask;
use Storewright\Shop\BankAccounts;
use Storewright\Store\Payments\GatewayOrder;
use Storewright\Store\Payments\GatewayQuery;
use Storewright\Store\Settings\Audit\AccountNumbers;
use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Audit\AuditFilter;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\Audit\AuditQuery;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingChange;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRepository;
use Storewright\Store\Settings\SettingsServices;
use Storewright\Store\Shipping\ShippingRecords;
use Storewright\Store\Tax\RateBatch;
use Storewright\Store\Tax\TaxClassRepository;
use Storewright\Store\Tax\TaxRateRepository;
use Storewright\Store\Tax\TaxServices;

/**
 * Takes recorded changes back. Where a value has been changed since, it is left alone and the owner is told.
 */
final class Reverts {

	/**
	 * Most changes that are taken back at once.
	 */
	public const MOST = 60;

	private readonly ChangedSettings $settings;

	private readonly EntryText $texts;

	public function __construct( private readonly Context $context ) {
		$this->settings = new ChangedSettings( $context );
		$this->texts    = new EntryText( $this->settings );
	}

	/**
	 * Whether a change can be taken back, as far as its record says: what is masked is not kept.
	 */
	public function is_possible( AuditEntry $entry ): bool {
		if ( str_contains( $entry->old . $entry->new, SecretMask::DOTS ) ) {
			return false;
		}
		[ $old, $new ] = $entry->kept();
		return match ( true ) {
			TaxRateRepository::AUDIT_GROUP === $entry->group_id  => RateBatch::SETTING !== $entry->setting
				|| TaxBatchRecords::is_whole( self::record( $old ), self::record( $new ) ),
			TaxClassRepository::AUDIT_GROUP === $entry->group_id => TaxClassRecords::is_whole( self::record( $old ) ),
			// Those of older versions are masked in the record itself.
			self::is_bank( $entry )                              => ! AccountNumbers::is_masked( $old . $new ),
			ShippingRecords::AUDIT_GROUP === $entry->group_id,
			GatewayOrder::AUDIT_GROUP === $entry->group_id       => true,
			default                                              => null !== $this->settings->of( $entry ),
		};
	}

	/**
	 * Takes changes back: all of them or none, the newest first.
	 *
	 * @param list<int> $ids Of records.
	 * @return int How many.
	 * @throws NotFound     If one is not recorded.
	 * @throws InvalidInput If one can't be taken back.
	 * @throws Conflict     If something has been changed since.
	 */
	public function revert( array $ids ): int {
		$ids     = array_values( array_unique( $ids ) );
		$entries = count( $ids ) > self::MOST
			? []
			: ( new AuditQuery( $this->context ) )->newest( self::MOST, 0, new AuditFilter( ids: $ids ) );
		if ( [] === $ids || count( $entries ) !== count( $ids ) ) {
			throw new NotFound( 'storewright_change_missing', __( 'This change is not in the log any more.', 'storewright' ) );
		}
		foreach ( $entries as $entry ) {
			if ( ! $this->is_possible( $entry ) ) {
				/* translators: %s: label of a setting. */
				throw new InvalidInput( 'storewright_change_final', sprintf( __( '“%s” can’t be reverted: its old value is not kept.', 'storewright' ), $this->texts->label( $entry ) ) );
			}
		}
		$work = fn() => $this->context->database->transaction(
			fn() => array_walk( $entries, fn( AuditEntry $entry ) => $this->revert_one( $entry ) )
		);
		foreach ( [ GatewayQuery::ORDER, BankAccounts::OPTION, TaxRateRepository::LOCK, 'shipping', SettingsRepository::LOCK ] as $lock ) {
			$inner = $work;
			$work  = fn() => $this->context->database->lock( $lock, $inner );
		}
		try {
			$work();
		} finally {
			if ( in_array( TaxClassRepository::AUDIT_GROUP, array_column( $entries, 'group_id' ), true ) ) {
				// Its copy was made in the transaction.
				( new TaxServices( $this->context ) )->classes()->refresh();
			}
		}
		foreach ( $entries as $entry ) {
			$gateway = $this->settings->gateway( $entry->group_id );
			if ( null !== $gateway ) {
				/** This action is documented in includes/Store/Payments/GatewayRepository.php */
				Events::dispatch( 'storewright_payment_gateway_saved', $gateway->id() );
			}
		}
		return count( $entries );
	}

	private function revert_one( AuditEntry $entry ): void {
		$label   = $this->texts->label( $entry );
		$setting = $this->settings->of( $entry );
		if ( null !== $setting ) {
			$this->revert_setting( $entry, $setting );
			return;
		}
		[ $old, $new ] = $entry->kept();
		$records       = $this->records( $entry );
		if ( AuditLog::text( $records->held( $entry->setting ) ) !== $new ) {
			throw self::changed( $label, '' );
		}
		$records->restore( $entry->setting, self::record( $old ) );
	}

	private function records( AuditEntry $entry ): Records {
		return match ( true ) {
			self::is_bank( $entry )                              => new BankRecords( $this->context ),
			GatewayOrder::AUDIT_GROUP === $entry->group_id       => new PaymentOrderRecords( $this->context ),
			TaxRateRepository::AUDIT_GROUP === $entry->group_id  => RateBatch::SETTING === $entry->setting
				? new TaxBatchRecords( $this->context, self::record( $entry->kept()[1] ) )
				: new TaxRecords( $this->context ),
			TaxClassRepository::AUDIT_GROUP === $entry->group_id => new TaxClassRecords( $this->context ),
			default                                              => new ZoneRecords( $this->context ),
		};
	}

	private static function is_bank( AuditEntry $entry ): bool {
		return BankAccounts::OPTION === $entry->setting;
	}

	/**
	 * @return array<mixed>|null null where there was nothing.
	 */
	private static function record( string $text ): ?array {
		$record = json_decode( $text, true );
		return is_array( $record ) ? $record : null;
	}

	private function revert_setting( AuditEntry $entry, Setting $setting ): void {
		$registry = $this->settings->registry_of( $entry->group_id );
		$held     = ( new SettingsQuery( $this->context, $registry ) )->values_of( [ $setting ] )[0];
		if ( AuditLog::text( $held ) !== $entry->new ) {
			throw self::changed( $setting->label, $setting->value_text( $held ) );
		}
		( new SettingsServices( $this->context ) )->repository( $registry )->save(
			new SettingChange(
				$entry->group_id,
				$setting->id,
				ChangedSettings::value( $setting, $entry->old ),
				true,
				ChangedSettings::value( $setting, $entry->new )
			)
		);
	}

	private static function changed( string $label, string $held ): Conflict {
		return new Conflict(
			'storewright_change_outdated',
			'' === $held
				/* translators: %s: label of a setting. */
				? sprintf( __( '“%s” has been changed since, so nothing was reverted.', 'storewright' ), $label )
				/* translators: 1: label of a setting, 2: what it holds. */
				: sprintf( __( '“%1$s” has been changed since, to “%2$s”, so nothing was reverted.', 'storewright' ), $label, $held )
		);
	}
}
