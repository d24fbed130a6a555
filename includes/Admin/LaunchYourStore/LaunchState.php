<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore;

use Storewright\Kernel\Context;

/**
 * Whether the store is open, and whether its owner was asked how launching went.
 */
final class LaunchState {

	/**
	 * 'yes' while the store waits to be launched, 'no' once it is open.
	 */
	public const COMING_SOON = 'woocommerce_coming_soon';

	/**
	 * Whether waiting holds back the pages of the store alone, and what lets guests in all the same.
	 */
	public const DETAILS = [
		'woocommerce_store_pages_only' => 'no',
		'woocommerce_private_link'     => 'no',
	];

	/**
	 * The word in the link that lets guests in.
	 */
	public const SHARE_KEY = 'woocommerce_share_key';

	/**
	 * 'yes' once the owner answered.
	 */
	public const SURVEY = 'woocommerce_admin_launch_your_store_survey_completed';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Marks a store as waiting, unless that was decided before: nothing that is stored is changed. Where the site was in use
	 * before the store came, it stays open, and the store's own pages alone wait. What waits is kept before that it does: a
	 * request that breaks off in between hides nothing.
	 */
	public function initialize(): void {
		$details = [
			'woocommerce_store_pages_only' => '1' === $this->context->options->string( 'fresh_site' ) ? 'no' : 'yes',
		] + self::DETAILS;
		foreach ( $details + [ self::COMING_SOON => 'yes' ] as $name => $value ) {
			add_option( $name, $value );
		}
		if ( '' === $this->context->options->string( self::SHARE_KEY ) ) {
			update_option( self::SHARE_KEY, wp_generate_password( 32, false ), false );
		}
	}

	/**
	 * 'yes' while the store waits, 'no' once it is open, '' where that was not decided.
	 */
	public function coming_soon(): string {
		return $this->context->options->string( self::COMING_SOON );
	}

	/**
	 * Whether the owner was asked.
	 */
	public function has_answered(): bool {
		return $this->context->options->bool_yes( self::SURVEY );
	}

	/**
	 * Keeps whether the owner was asked.
	 */
	public function set_answered( bool $answered ): void {
		$this->context->options->set( self::SURVEY, $answered ? 'yes' : 'no' );
	}

	/**
	 * Forgets all of it.
	 */
	public function clear(): void {
		foreach ( [ self::COMING_SOON, self::SURVEY, self::SHARE_KEY, ...array_keys( self::DETAILS ) ] as $name ) {
			$this->context->options->delete( $name );
		}
	}
}
