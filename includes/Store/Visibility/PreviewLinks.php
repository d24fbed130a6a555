<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;

/**
 * The preview links that there are. They are kept in one option, which is read only while the site waits to be opened.
 */
final class PreviewLinks {

	public const OPTION = 'storewright_preview_links';

	/**
	 * How many there can be: each page view of a guest reads all.
	 */
	public const MOST = 50;

	/**
	 * Longest name, in characters.
	 */
	public const MAX_NAME_LENGTH = 100;

	/**
	 * Days after which a link can expire; 0 for never.
	 */
	public const DAYS = [ 7, 1, 30, 90, 0 ];

	/**
	 * How exact the last use is known, in seconds: not every page view is to write.
	 */
	private const EXACT = 10 * MINUTE_IN_SECONDS;

	public function __construct( private readonly Context $context ) {}

	/**
	 * All, the newest first, those that have expired included.
	 *
	 * @return list<PreviewLink>
	 */
	public function all(): array {
		return array_reverse( self::read( $this->context->options->array( self::OPTION ) ) );
	}

	/**
	 * Makes a link.
	 *
	 * @param string $name Who it is for.
	 * @param int    $days After how many days it expires, one of DAYS.
	 * @return string Its key, which can't be found out again.
	 * @throws InvalidInput If the name or the days are none, or there are too many links.
	 */
	public function create( string $name, int $days ): string {
		$name = trim( $name );
		if ( '' === $name || mb_strlen( $name ) > self::MAX_NAME_LENGTH ) {
			/* translators: %d: number of characters. */
			throw self::refusal( 'name', sprintf( __( 'Enter a name of up to %d characters.', 'storewright' ), self::MAX_NAME_LENGTH ) );
		}
		if ( ! in_array( $days, self::DAYS, true ) ) {
			/* translators: %d: number of days. */
			throw self::refusal( 'days', sprintf( __( 'A link can’t expire after %d days. Choose one of the times.', 'storewright' ), $days ) );
		}
		$key = wp_generate_password( 40, false );
		$now = $this->context->clock->now();
		$row = [
			'name'    => $name,
			'hash'    => self::hash( $key ),
			'created' => $now->format( 'Y-m-d H:i:s' ),
			'expires' => 0 === $days ? '' : $now->modify( "+$days days" )->format( 'Y-m-d H:i:s' ),
			'used'    => '',
		];
		$this->context->options->change(
			self::OPTION,
			static function ( array $rows ) use ( $row ): array {
				if ( count( $rows ) >= self::MOST ) {
					throw self::refusal(
						'name',
						/* translators: %d: number of links. */
						sprintf( __( 'There are %d links already. Revoke one that is no longer needed.', 'storewright' ), self::MOST )
					);
				}
				return $rows + [ wp_generate_password( 12, false ) => $row ];
			}
		);
		return $key;
	}

	/**
	 * Ends a link at once.
	 *
	 * @param string $id
	 * @return PreviewLink What it was.
	 * @throws NotFound If there is no such link.
	 */
	public function revoke( string $id ): PreviewLink {
		$gone = null;
		$this->context->options->change(
			self::OPTION,
			static function ( array $rows ) use ( $id, &$gone ): array {
				$gone = array_values( array_filter( self::read( $rows ), static fn( PreviewLink $link ) => $link->id === $id ) )[0] ?? null;
				unset( $rows[ $id ] );
				return $rows;
			}
		);
		return $gone ?? throw new NotFound(
			'storewright_preview_link_missing',
			/* translators: %s: id of a link. */
			sprintf( __( 'There is no preview link “%s”. It may have been revoked already.', 'storewright' ), $id )
		);
	}

	/**
	 * Keeps when a link was last used, to about ten minutes.
	 */
	public function used( PreviewLink $link ): void {
		$now = $this->context->clock->now();
		if ( null !== $link->last_use && $now->getTimestamp() - $link->last_use->getTimestamp() < self::EXACT ) {
			return;
		}
		$this->context->options->change(
			self::OPTION,
			static function ( array $rows ) use ( $link, $now ): array {
				if ( is_array( $rows[ $link->id ] ?? null ) ) {
					$rows[ $link->id ]['used'] = $now->format( 'Y-m-d H:i:s' );
				}
				return $rows;
			}
		);
	}

	/**
	 * What is kept of a key.
	 */
	public static function hash( string $key ): string {
		return hash( 'sha256', $key );
	}

	/**
	 * The links that an option's value holds; what can't be read as one lets nobody in.
	 *
	 * @param mixed $stored
	 * @return list<PreviewLink> The oldest first.
	 */
	public static function read( mixed $stored ): array {
		$links = [];
		foreach ( is_array( $stored ) ? $stored : [] as $id => $row ) {
			$text    = static fn( string $field ): string => is_array( $row ) && is_string( $row[ $field ] ?? null ) ? $row[ $field ] : '';
			$created = self::date( $text( 'created' ) );
			$expires = self::date( $text( 'expires' ) );
			if ( null !== $created && '' !== $text( 'hash' ) && ( null !== $expires || '' === $text( 'expires' ) ) ) {
				$links[] = new PreviewLink( (string) $id, $text( 'name' ), $text( 'hash' ), $created, $expires, self::date( $text( 'used' ) ) );
			}
		}
		return $links;
	}

	private static function date( string $text ): ?DateTimeImmutable {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', $text, new DateTimeZone( 'UTC' ) );
		return false === $date ? null : $date;
	}

	private static function refusal( string $field, string $reason ): InvalidInput {
		return new InvalidInput( 'rest_invalid_param', $reason, [ $field => $reason ] );
	}
}
