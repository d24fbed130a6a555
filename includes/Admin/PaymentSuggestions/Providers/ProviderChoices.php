<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Providers;

use Storewright\Kernel\Context;

/**
 * What was done with suggested providers: installed from the list, hidden from it, and incentives that users dismissed.
 */
final class ProviderChoices {

	/**
	 * Suggestions whose plugins were installed from the list: id => true.
	 */
	public const ATTACHED = 'storewright_attached_payment_suggestions';

	/**
	 * Suggestions that are not recommended any more: id => true.
	 */
	public const HIDDEN = 'storewright_hidden_payment_suggestions';

	/**
	 * A user's dismissed incentives: id => context => time.
	 */
	public const DISMISSED = 'storewright_dismissed_payment_incentives';

	/**
	 * Where an incentive is dismissed that is dismissed everywhere.
	 */
	private const EVERYWHERE = 'all';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Whether the suggestion's plugins were installed from the list.
	 *
	 * @param string $id The suggestion's.
	 */
	public function is_attached( string $id ): bool {
		return isset( $this->context->options->array( self::ATTACHED )[ $id ] );
	}

	/**
	 * Whether the suggestion is not recommended any more.
	 *
	 * @param string $id The suggestion's.
	 */
	public function is_hidden( string $id ): bool {
		return isset( $this->context->options->array( self::HIDDEN )[ $id ] );
	}

	/**
	 * Notes that a suggestion's plugins were installed.
	 *
	 * @param string $id The suggestion's.
	 */
	public function attach( string $id ): void {
		$this->add( self::ATTACHED, $id );
	}

	/**
	 * Recommends a suggestion no longer.
	 *
	 * @param string $id The suggestion's.
	 */
	public function hide( string $id ): void {
		$this->add( self::HIDDEN, $id );
	}

	/**
	 * Where the current user dismissed an incentive.
	 *
	 * @param string $incentive The incentive's id.
	 * @return list<array{context: string, timestamp: int}>
	 */
	public function dismissals( string $incentive ): array {
		$dismissals = [];
		foreach ( $this->dismissed()[ $incentive ] ?? [] as $context => $time ) {
			$dismissals[] = [
				'context'   => (string) $context,
				'timestamp' => $time,
			];
		}
		return $dismissals;
	}

	/**
	 * Shows an incentive to the current user no longer.
	 *
	 * @param string $incentive The incentive's id.
	 * @param string $context   Where; '' for everywhere.
	 */
	public function dismiss( string $incentive, string $context ): void {
		$dismissed = $this->dismissed();

		$dismissed[ $incentive ][ '' === $context ? self::EVERYWHERE : $context ] = $this->context->clock->now()->getTimestamp();
		update_user_meta( get_current_user_id(), self::DISMISSED, $dismissed );
	}

	/**
	 * Removes all of it.
	 */
	public function forget(): void {
		$this->context->options->delete( self::ATTACHED );
		$this->context->options->delete( self::HIDDEN );
		delete_metadata( 'user', 0, self::DISMISSED, '', true );
	}

	private function add( string $option, string $id ): void {
		$this->context->options->change( $option, static fn( array $ids ): array => [ $id => true ] + $ids );
	}

	/**
	 * @return array<string, array<string, int>>
	 */
	private function dismissed(): array {
		$stored    = get_user_meta( get_current_user_id(), self::DISMISSED, true );
		$dismissed = [];
		foreach ( is_array( $stored ) ? $stored : [] as $incentive => $times ) {
			foreach ( is_array( $times ) ? $times : [] as $context => $time ) {
				if ( is_numeric( $time ) ) {
					$dismissed[ (string) $incentive ][ (string) $context ] = (int) $time;
				}
			}
		}
		return $dismissed;
	}
}
