<?php
declare(strict_types=1);

namespace Storewright\Screens\Keys;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Keys\IssuedKey;
use Storewright\Store\Keys\Key;
use Storewright\Store\Keys\KeyAccess;
use Storewright\Store\Keys\KeyRepository;
use Storewright\Store\Settings\SettingsSection;
use WP_User;

/**
 * Consumer keys on the settings page: seen, made, and revoked after a question.
 */
final class KeysSection implements SettingsSection {

	public const TAB = 'advanced';

	public const ID = 'keys';

	/**
	 * Query argument with the id of the key whose revocation is to be confirmed.
	 */
	public const REVOKE = 'revoke';

	/**
	 * The key that was just made: this is the only time it is shown.
	 */
	private ?IssuedKey $issued = null;

	private ?Key $revoked = null;

	/**
	 * @var array<string, string> What is wrong, by field; '' for the whole.
	 */
	private array $errors = [];

	/**
	 * @var array<string, string> What was typed, by field.
	 */
	private array $typed = [];

	public function __construct( private readonly Context $context, private readonly KeyRepository $keys ) {}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return self::ID;
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return self::TAB;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'REST API keys', 'storewright' );
	}

	/**
	 * Makes a key or revokes one. There is always something to show afterwards.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		try {
			if ( isset( $posted['key_revoke_now'] ) ) {
				$this->revoked = $this->keys->revoke( $this->manageable( $posted['key_revoke_now'] )->id );
			} else {
				$this->issued = $this->create( $posted );
				$this->typed  = [];
			}
		} catch ( InvalidInput $refusal ) {
			$this->errors = [] === $refusal->params ? [ '' => $refusal->getMessage() ] : $refusal->params;
		} catch ( DomainError $refusal ) {
			$this->errors = [ '' => $refusal->getMessage() ];
		}
		return false;
	}

	/**
	 * Prints what just happened, the keys that there are, and the form for a new one.
	 */
	public function render(): void {
		printf(
			'<p>%s</p>',
			esc_html__(
				'Keys let other apps, such as a point of sale or a storefront, access your store over the REST API on behalf of a user.',
				'storewright'
			)
		);
		$doomed = $this->asked();
		if ( null !== $doomed ) {
			KeyNotices::question( $doomed );
			return;
		}
		if ( null !== $this->issued ) {
			KeyNotices::issued( $this->issued );
		}
		if ( null !== $this->revoked ) {
			KeyNotices::revoked( $this->revoked );
		}
		if ( [] !== $this->errors ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( implode( ' ', $this->errors ) ) );
		}
		( new KeyTable( $this->context, $this->keys ) )->render();
		( new KeyForm( $this->typed, $this->errors ) )->render();
	}

	/**
	 * @param array<mixed> $posted
	 */
	private function create( array $posted ): IssuedKey {
		foreach ( [ 'key_description', 'key_user', 'key_permissions' ] as $field ) {
			$this->typed[ $field ] = is_string( $posted[ $field ] ?? null ) ? trim( $posted[ $field ] ) : '';
		}
		$user = get_user_by( 'login', $this->typed['key_user'] );
		$user = false === $user ? get_user_by( 'email', $this->typed['key_user'] ) : $user;
		if ( ! $user instanceof WP_User || ! KeyAccess::may_manage( $user->ID ) ) {
			throw new InvalidInput(
				'rest_invalid_param',
				'',
				[ 'user_id' => __( 'This user does not exist, or you can’t create keys for them.', 'storewright' ) ]
			);
		}
		return $this->keys->create( $user->ID, $this->typed['key_description'], $this->typed['key_permissions'] );
	}

	/**
	 * The key that the address names, where the page is to ask whether to revoke it.
	 */
	private function asked(): ?Key {
		try {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Says what is shown, changes nothing.
			return isset( $_GET[ self::REVOKE ] ) && [] === $this->errors ? $this->manageable( wp_unslash( $_GET[ self::REVOKE ] ) ) : null;
		} catch ( DomainError $refusal ) {
			$this->errors = [ '' => $refusal->getMessage() ];
			return null;
		}
	}

	/**
	 * @throws NotFound  If there is no such key.
	 * @throws Forbidden If it is of a user on whom the current one has no say.
	 */
	private function manageable( mixed $id ): Key {
		$key = is_string( $id ) && 1 === preg_match( '/^\d{1,18}$/D', $id ) ? $this->keys->find( (int) $id ) : null;
		if ( null === $key ) {
			throw KeyRepository::missing();
		}
		if ( ! KeyAccess::may_manage( $key->user_id ) ) {
			throw new Forbidden( 'storewright_api_key_of_another', __( 'You can’t revoke this user’s keys.', 'storewright' ) );
		}
		return $key;
	}
}
