<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

/**
 * An email as it is sent.
 */
final class RenderedEmail {

	/**
	 * @param string       $subject Plain text in one line.
	 * @param string       $html    A whole document.
	 * @param string       $plain   The same as plain text.
	 * @param string       $format  `html`, `plain` or `multipart`.
	 * @param list<string> $headers Lines such as `Reply-To: …`.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly string $html,
		public readonly string $plain,
		public readonly string $format,
		public readonly array $headers
	) {}

	/**
	 * The same without further recipients.
	 */
	public function without_copies(): self {
		$headers = array_filter( $this->headers, static fn( string $header ) => 1 !== preg_match( '/^b?cc:/i', $header ) );
		return new self( $this->subject, $this->html, $this->plain, $this->format, array_values( $headers ) );
	}
}
