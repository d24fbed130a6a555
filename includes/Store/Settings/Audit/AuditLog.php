<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Audit;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Context;
use Storewright\Kernel\SecretMask;
use Storewright\Shop\BankAccounts;

/**
 * Records who changed which setting, when, by which way, from what to what. Kept for DAYS days.
 *
 * To be called in the transaction of the change, so that there is no change without a record and no record without a change.
 */
final class AuditLog {

	/**
	 * For how many days a record is kept.
	 */
	public const DAYS = 365;

	/**
	 * Where statuses of orders that assistants have changed are found.
	 */
	public const ASSISTANT_ORDERS = 'assistant_orders';

	/**
	 * Where products that assistants have changed are found.
	 */
	public const ASSISTANT_PRODUCTS = 'assistant_products';

	/**
	 * Where setup tasks that assistants took off the list or put back are found. See Admin\Abilities\SetupChange.
	 */
	public const ASSISTANT_SETUP = 'assistant_setup';

	/**
	 * Replaces a secret that is set.
	 */
	public const MASK = SecretMask::DOTS;

	/**
	 * @var list<int>
	 */
	private static array $recorded = [];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Records a change made by the current user; where old and new are the same there is nothing to record.
	 *
	 * @param string $group  Where the setting is found, such as `general` or `payment_gateway_bacs`.
	 * @param string $id     The setting.
	 * @param mixed  $old    The value before: text, number, truth value, null for none, or an array.
	 * @param mixed  $new    The value after, likewise.
	 * @param bool   $secret Whether the values are for nobody's eyes: then only is recorded whether there was one.
	 */
	public function record( string $group, string $id, mixed $old, mixed $new, bool $secret = false ): void {
		if ( $old === $new ) {
			return;
		}
		self::$recorded[] = $this->context->database->insert(
			AuditTable::NAME,
			[
				'group_id'  => mb_substr( mb_scrub( $group ), 0, AuditTable::NAME_LENGTH ),
				'setting'   => mb_substr( mb_scrub( $id ), 0, AuditTable::NAME_LENGTH ),
				'user_id'   => get_current_user_id(),
				'date_gmt'  => $this->context->clock->now()->format( 'Y-m-d H:i:s' ),
				'cause'     => ChangeOrigin::way(),
				'old_value' => self::text( self::kept( $id, $old ), $secret ),
				'new_value' => self::text( self::kept( $id, $new ), $secret ),
			]
		);
		Queue::enqueue( PruneAudit::name(), DAY_IN_SECONDS );
	}

	/**
	 * What is recorded of a value: account numbers only where a change can be taken back with them. Whoever reads the record gets
	 * them masked, see AuditEntry.
	 */
	private static function kept( string $id, mixed $value ): mixed {
		return is_array( $value ) && BankAccounts::OPTION !== $id ? AccountNumbers::masked( $value ) : $value;
	}

	/**
	 * Ids of what this request has recorded, in its order. What a transaction has undone since is among them.
	 *
	 * @return list<int>
	 */
	public static function recorded(): array {
		return self::$recorded;
	}

	/**
	 * A value as it is recorded.
	 *
	 * @param mixed $value
	 * @param bool  $secret Whether it is for nobody's eyes.
	 */
	public static function text( mixed $value, bool $secret = false ): string {
		$text = match ( true ) {
			null === $value     => '',
			is_bool( $value )   => $value ? 'yes' : 'no',
			is_scalar( $value ) => mb_scrub( (string) $value ),
			[] === $value       => '',
			default             => (string) wp_json_encode(
				$value,
				JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
			),
		};
		return $secret && '' !== $text ? self::MASK : $text;
	}
}
