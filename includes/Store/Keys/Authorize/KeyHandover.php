<?php
declare(strict_types=1);

namespace Storewright\Store\Keys\Authorize;

use Storewright\Kernel\Context;
use Storewright\Kernel\Http\PinnedAddress;
use Storewright\Store\Keys\IssuedKey;
use Storewright\Store\Keys\KeyRepository;

/**
 * Makes the key that somebody approved and sends it to the app. Nobody else sees it, and where the app does not take it, it is gone.
 */
final class KeyHandover {

	private const TIMEOUT = 10;

	/**
	 * How long the outcome of an approval is kept, in seconds: as long as WordPress takes the form, so that sending it again, by a
	 * second click or by going back, makes no second key.
	 */
	private const REMEMBERED = DAY_IN_SECONDS;

	private const GRANTED = 'granted';

	public function __construct( private readonly Context $context, private readonly KeyRepository $keys ) {}

	/**
	 * Hands a key of the current user over, once per form that was shown, however often and at once it is sent.
	 *
	 * @param AuthorizationRequest $request
	 * @param string               $form    What tells this form from others.
	 * @return bool Whether the app has its key.
	 */
	public function approve( AuthorizationRequest $request, string $form ): bool {
		$name = 'storewright_authorize_' . md5( get_current_user_id() . "\n$form\n" . $request->fingerprint() );
		return $this->context->database->lock(
			$name,
			function () use ( $request, $name ): bool {
				$outcome = $this->context->options->fresh( [ "_transient_$name" ] )[ "_transient_$name" ] ?? get_transient( $name );
				if ( ! is_string( $outcome ) || '' === $outcome ) {
					$outcome = $this->handed_over( $request ) ? self::GRANTED : 'failed';
					set_transient( $name, $outcome, self::REMEMBERED );
				}
				return self::GRANTED === $outcome;
			},
			2 * self::TIMEOUT
		);
	}

	private function handed_over( AuthorizationRequest $request ): bool {
		$addresses = $request->addresses();
		if ( null === $addresses ) {
			return false;
		}
		$name = mb_substr(
			/* translators: 1: name of an app, 2: date. */
			sprintf( __( '%1$s, approved on %2$s', 'storewright' ), $request->app_name, wp_date( 'Y-m-d' ) ),
			0,
			KeyRepository::MAX_DESCRIPTION_LENGTH
		);
		$issued = $this->keys->create( get_current_user_id(), $name, $request->scope->value );
		$taken  = false;
		try {
			$taken = $this->is_taken( $request, $issued, $addresses );
		} finally {
			if ( ! $taken ) {
				$this->keys->revoke( $issued->key->id );
			}
		}
		return $taken;
	}

	/**
	 * @param AuthorizationRequest $request
	 * @param IssuedKey            $issued
	 * @param list<string>         $addresses
	 */
	private function is_taken( AuthorizationRequest $request, IssuedKey $issued, array $addresses ): bool {
		$body     = (string) wp_json_encode(
			[
				'key_id'          => $issued->key->id,
				'user_id'         => $request->user_id,
				'consumer_key'    => $issued->consumer_key,
				'consumer_secret' => $issued->consumer_secret,
				'key_permissions' => $request->scope->value,
			]
		);
		$response = PinnedAddress::during(
			$request->callback_url,
			$addresses,
			fn() => wp_remote_post(
				$request->callback_url,
				[
					'timeout'             => self::TIMEOUT,
					'redirection'         => 0,
					'user-agent'          => "Storewright/{$this->context->version} authorization",
					'headers'             => [ 'Content-Type' => 'application/json' ],
					'body'                => $body,
					'limit_response_size' => 1000,
				]
			)
		);
		$status   = (int) wp_remote_retrieve_response_code( $response );
		return $status >= 200 && $status <= 299;
	}
}
