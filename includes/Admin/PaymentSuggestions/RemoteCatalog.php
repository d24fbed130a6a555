<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

use Storewright\Kernel\Context;

/**
 * A catalog on another server in place of the one that comes with the plugin. There is none unless a plugin names one, and it
 * is not asked unless the owner allowed that.
 */
final class RemoteCatalog {

	private const CACHE = 'storewright_payment_suggestions';

	private const OPT_IN = 'woocommerce_allow_tracking';

	/**
	 * For how long an answer, or that there is none, is good, in seconds.
	 */
	private const GOOD_FOR = DAY_IN_SECONDS;

	private const BAD_FOR = HOUR_IN_SECONDS;

	/**
	 * After how many seconds the server counts as silent.
	 */
	private const TIMEOUT = 3;

	private const MAX_BYTES = 500_000;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The entries of that catalog; null where there is none, or it can't be had.
	 *
	 * @return list<mixed>|null
	 */
	public function entries(): ?array {
		if ( ! $this->context->options->bool_yes( self::OPT_IN ) ) {
			return null;
		}
		/**
		 * Filters where suggestions of ways to pay are read from, once the owner has allowed it.
		 *
		 * @param string $url An https address of a JSON list; '' for none.
		 */
		$url = apply_filters( 'storewright_payment_suggestions_source', '' );
		if ( ! is_string( $url ) || ! str_starts_with( $url, 'https://' ) ) {
			return null;
		}
		$cached = get_transient( self::CACHE );
		if ( is_array( $cached ) && ( $cached['url'] ?? '' ) === $url ) {
			return is_array( $cached['entries'] ?? null ) ? array_values( $cached['entries'] ) : null;
		}
		$entries = $this->ask( $url );
		set_transient(
			self::CACHE,
			[
				'url'     => $url,
				'entries' => $entries,
			],
			null === $entries ? self::BAD_FOR : self::GOOD_FOR
		);
		return $entries;
	}

	/**
	 * @return list<mixed>|null
	 */
	private function ask( string $url ): ?array {
		$response = wp_safe_remote_get(
			$url,
			[
				'timeout'             => self::TIMEOUT,
				'limit_response_size' => self::MAX_BYTES,
			]
		);
		$entries  = 200 === wp_remote_retrieve_response_code( $response ) ? json_decode(
			wp_remote_retrieve_body( $response ),
			true
		) : null;
		if ( ! is_array( $entries ) || [] === $entries ) {
			$this->context->log->error(
				'The suggestions of ways to pay could not be read; those that come with the plugin are shown.',
				[ 'url' => $url ]
			);
			return null;
		}
		return array_values( $entries );
	}
}
