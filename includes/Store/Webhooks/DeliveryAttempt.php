<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use WP_Error;

/**
 * Request and response of one attempt to deliver.
 */
final class DeliveryAttempt {

	/**
	 * How much of an answer is kept, in bytes: enough to see what was wrong.
	 */
	private const KEPT = 2000;

	/**
	 * @param string                $url
	 * @param array<string, string> $headers
	 * @param string                $body
	 * @param int                   $milliseconds
	 * @param mixed                 $response     As wp_remote_post() answers it: an array or a WP_Error.
	 */
	public function __construct(
		private readonly string $url,
		private readonly array $headers,
		private readonly string $body,
		public readonly int $milliseconds,
		private readonly mixed $response
	) {}

	/**
	 * An attempt that ended before anything was sent.
	 *
	 * @param string $url
	 * @param string $reason Translated.
	 */
	public static function nothing_sent( string $url, string $reason ): self {
		return new self( $url, [], '', 0, new WP_Error( 'storewright_not_sent', $reason ) );
	}

	/**
	 * Whether the other side took it: it answered with a status from 200 to 299.
	 */
	public function succeeded(): bool {
		$code = $this->code();
		return $code >= 200 && $code <= 299;
	}

	/**
	 * Columns of the log.
	 *
	 * @return array<string, string|int>
	 */
	public function columns(): array {
		$response = $this->response;
		$headers  = $response instanceof WP_Error ? [] : wp_remote_retrieve_headers( is_array( $response ) ? $response : [] );
		return [
			'duration_ms'      => $this->milliseconds,
			'request_url'      => $this->url,
			'request_headers'  => (string) wp_json_encode( $this->headers ),
			'request_body'     => $this->body,
			'response_code'    => $this->code(),
			'response_message' => self::start(
				$response instanceof WP_Error ? $response->get_error_message() : wp_remote_retrieve_response_message(
					is_array( $response ) ? $response : []
				),
				200
			),
			'response_headers' => self::start(
				(string) wp_json_encode( is_array( $headers ) ? $headers : $headers->getAll() ),
				self::KEPT
			),
			'response_body'    => self::start(
				$response instanceof WP_Error ? '' : wp_remote_retrieve_body( is_array( $response ) ? $response : [] ),
				self::KEPT
			),
		];
	}

	private function code(): int {
		return is_array( $this->response ) ? (int) wp_remote_retrieve_response_code( $this->response ) : 0;
	}

	/**
	 * The start of a text that somebody else wrote, as far as a column can hold it.
	 */
	private static function start( string $text, int $length ): string {
		return mb_substr( str_replace( "\0", '', mb_scrub( $text, 'UTF-8' ) ), 0, $length, 'UTF-8' );
	}
}
