<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Emails\EmailTexts;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Settings\SettingsQuery;

/**
 * What the owner chose for one kind of email.
 */
final class EmailOptions {

	/**
	 * Settings of an email that this class obeys.
	 */
	public const OBEYED = [
		'enabled',
		'recipient',
		'subject',
		'heading',
		'subject_full',
		'subject_partial',
		'heading_full',
		'heading_partial',
		'subject_paid',
		'heading_paid',
		'additional_content',
		'email_type',
		'cc',
		'bcc',
	];

	/**
	 * @param array<string, string> $values
	 */
	private function __construct( private readonly array $values ) {}

	/**
	 * What holds, with what is tried out in its place. An email without settings of its own has none chosen.
	 *
	 * @param EmailType             $type
	 * @param SettingsQuery         $settings In the language of the moment: made after that was switched.
	 * @param array<string, string> $drafts   `woocommerce_{email}_{setting}` => text.
	 */
	public static function of( EmailType $type, SettingsQuery $settings, array $drafts = [] ): self {
		try {
			$values = array_filter( $settings->group( "email_{$type->id}" ), is_string( ... ) );
		} catch ( NotFound ) {
			$values = [];
		}
		foreach ( self::OBEYED as $setting ) {
			$draft = $drafts[ "woocommerce_{$type->id}_{$setting}" ] ?? null;
			if ( null !== $draft ) {
				$values[ $setting ] = $draft;
			}
		}
		return new self( $values );
	}

	/**
	 * Whether it is sent by itself. One without such a setting is.
	 */
	public function is_enabled(): bool {
		return 'no' !== ( $this->values['enabled'] ?? 'yes' );
	}

	/**
	 * To whom it goes where it goes to the store: addresses. Nobody chosen: the site's administrator.
	 *
	 * @return list<string>
	 */
	public function recipients(): array {
		$chosen = self::addresses( $this->values['recipient'] ?? '' );
		return [] === $chosen ? self::addresses( get_bloginfo( 'admin_email' ) ) : $chosen;
	}

	/**
	 * The subject, with placeholders.
	 */
	public function subject( EmailTexts $texts ): string {
		return $this->chosen( 'subject', $texts->variant, $texts->subject );
	}

	/**
	 * The heading, with placeholders.
	 */
	public function heading( EmailTexts $texts ): string {
		return $this->chosen( 'heading', $texts->variant, $texts->heading );
	}

	/**
	 * What stands below the content: simple HTML with placeholders.
	 */
	public function additional_content(): string {
		return $this->values['additional_content'] ?? '';
	}

	/**
	 * `html`, `plain` or `multipart`.
	 */
	public function format(): string {
		$format = $this->values['email_type'] ?? 'html';
		return in_array( $format, [ 'plain', 'multipart' ], true ) ? $format : 'html';
	}

	/**
	 * Further recipients, as headers.
	 *
	 * @return list<string>
	 */
	public function copies(): array {
		$cc  = self::addresses( $this->values['cc'] ?? '' );
		$bcc = self::addresses( $this->values['bcc'] ?? '' );
		return [
			...( [] === $cc ? [] : [ 'Cc: ' . implode( ', ', $cc ) ] ),
			...( [] === $bcc ? [] : [ 'Bcc: ' . implode( ', ', $bcc ) ] ),
		];
	}

	/**
	 * The valid addresses of a list with commas.
	 *
	 * @return list<string>
	 */
	public static function addresses( string $text ): array {
		return array_values(
			array_unique(
				array_filter( array_map( trim( ... ), explode( ',', $text ) ), static fn( string $one ) => false !== is_email( $one ) )
			)
		);
	}

	private function chosen( string $setting, string $variant, string $default ): string {
		$chosen = trim( $this->values[ '' === $variant ? $setting : "{$setting}_{$variant}" ] ?? '' );
		return '' === $chosen ? $default : $chosen;
	}
}
