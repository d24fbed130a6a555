<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

use Storewright\Screens\Settings\PostedSettings;

/**
 * The lines of a submitted table of rates.
 */
final class PostedRates {

	/**
	 * The field that holds the lines: by the id of the rate, or `new0`, `new1`… for new ones.
	 */
	public const FIELD = 'rates';

	/**
	 * More lines than the form ever has.
	 */
	private const MOST = 500;

	/**
	 * @param array<mixed> $posted The form's fields.
	 */
	public function __construct( private readonly array $posted ) {}

	/**
	 * Whether the form has arrived as a whole. PHP cuts off what is beyond `max_input_vars`.
	 */
	public function is_complete(): bool {
		return isset( $this->posted[ PostedSettings::END ] );
	}

	/**
	 * The lines in the order of the form.
	 *
	 * @return list<RateRow>
	 */
	public function rows(): array {
		$posted = $this->posted[ self::FIELD ] ?? [];
		$rows   = [];
		foreach ( is_array( $posted ) ? array_slice( $posted, 0, self::MOST, true ) : [] as $key => $fields ) {
			if ( is_array( $fields ) && 1 === preg_match( '/^(new)?\d{1,18}$/D', (string) $key ) ) {
				$rows[] = self::row( is_int( $key ) ? $key : 0, $fields );
			}
		}
		return $rows;
	}

	/**
	 * @param int          $id
	 * @param array<mixed> $fields
	 */
	private static function row( int $id, array $fields ): RateRow {
		$typed = [];
		foreach ( RateRow::TEXTS as $name ) {
			$typed[ $name ] = is_string( $fields[ $name ] ?? null ) ? RateTexts::plain( $fields[ $name ] ) : '';
		}
		foreach ( RateRow::FLAGS as $name ) {
			$typed[ $name ] = isset( $fields[ $name ] ) ? '1' : '';
		}
		$shown = is_string( $fields['shown'] ?? null ) ? json_decode( $fields['shown'], true ) : null;
		$shown = array_filter( is_array( $shown ) ? $shown : [], is_string( ... ) );
		return new RateRow(
			$id,
			$typed,
			0 === $id ? RateRow::BLANK : array_replace( $typed, array_intersect_key( $shown, $typed ) ),
			isset( $fields['selected'] )
		);
	}
}
