<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint;

/**
 * Keeps secrets out of a file that is passed on: by the name of what holds them, and by their look.
 *
 * What a setting declares as a secret never comes here (see Export); this is for what plugins store without saying so.
 */
final class Secrets {

	/**
	 * Parts of names that hold secrets.
	 */
	private const NAMES = '/secret|passw|passphrase|token|api[_-]?key|private[_-]?key|share[_-]?key|access[_-]?key|license|credential|signature|auth[_-]|oauth|webhook|client[_-]?id|account[_-]?number|iban|store_email/i';

	/**
	 * How keys of well-known services, certificates and addresses with a password look.
	 */
	private const LOOKS = '~
		\b(?:sk|rk|pk)_(?:live|test)_\w+ | \bwhsec_\w+ | \b[cs]k_[0-9a-f]{32,} | \bcs_[0-9a-f]{32,}
		| -----BEGIN | \b(?:AKIA|ASIA)[0-9A-Z]{16}\b | \bAIza[\w-]{30,} | \beyJ[\w-]+\.[\w-]+ | \bxox[abprs]-\w+
		| \bgh[pousr]_\w{20,} | \bgithub_pat_\w+ | \bSG\.[\w-]{16,} | \bkey-[0-9a-f]{32}\b | \bEAA[A-Za-z0-9]{30,}
		| ://[^/\s:@]+:[^/\s@]+@ | \bBearer\s+\S+ | \b[0-9a-f]{40,}\b | \b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}\b
	~x';

	/**
	 * @var array<string, true> Paths of what was left out.
	 */
	private array $left_out = [];

	/**
	 * A value without secrets; null where all of it is one.
	 *
	 * @param string $path  Where it stands, such as `woocommerce_bacs_settings/title`: each part is a name.
	 * @param mixed  $value Text, number, truth value or an array of these; an object is left out.
	 */
	public function without( string $path, mixed $value ): mixed {
		$name  = (string) strrchr( "/$path", '/' );
		$text  = is_scalar( $value ) ? (string) $value : '';
		$named = [] !== $value && '' !== $value && 1 === preg_match( self::NAMES, $name );
		if ( $named || is_object( $value ) || 1 === preg_match( self::LOOKS, $text ) ) {
			$this->leave_out( $path );
			return null;
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$kept = [];
		foreach ( $value as $key => $part ) {
			$clean = $this->without( "$path/$key", $part );
			if ( null !== $clean ) {
				$kept[ $key ] = $clean;
			}
		}
		return array_is_list( $value ) ? array_values( $kept ) : $kept;
	}

	/**
	 * Notes what is not in the file.
	 */
	public function leave_out( string $path ): void {
		$this->left_out[ $path ] = true;
	}

	/**
	 * Paths of what was left out.
	 *
	 * @return list<string>
	 */
	public function left_out(): array {
		return array_keys( $this->left_out );
	}
}
